"""Hypothesis: small and always the same by default, tiny, or large and random, when asked."""

import os

from hypothesis import HealthCheck, settings

COMMON = settings(
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    database=None,
    print_blob=True,
)
settings.register_profile("small", COMMON, max_examples=50, derandomize=True)
settings.register_profile("tiny", COMMON, max_examples=4, derandomize=True)
settings.register_profile("large", COMMON, max_examples=1000)
settings.load_profile(os.environ.get("JOKERI_HYPOTHESIS", "small"))
