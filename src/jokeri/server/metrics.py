"""What is counted, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAN_OUT = (0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5)


class Metrics:
    """One server's figures, in a registry of its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry(auto_describe=True)
        registry = self._registry
        self.moves = Counter("jokeri_moves", "Moves by result.", ["result"], registry=registry)
        self.acts = Counter(
            "jokeri_acts", "Acts of people by result.", ["result"], registry=registry
        )
        self.conflicts = Counter("jokeri_conflicts", "Commits that came second.", registry=registry)
        self.fan_out = Histogram(
            "jokeri_fan_out_seconds",
            "From the commit of an entry until every listener's news is queued.",
            buckets=FAN_OUT,
            registry=registry,
        )
        self.sockets = Gauge("jokeri_sockets", "Open sockets.", registry=registry)
        self.tables = Gauge("jokeri_live_tables", "Tables in memory.", registry=registry)
        self.resumes = Counter(
            "jokeri_resumes", "Sockets of guests who came back.", registry=registry
        )
        self.timeouts = Counter(
            "jokeri_timeouts", "Moves made because time ran out.", registry=registry
        )
        self.swept = Counter(
            "jokeri_swept_sockets", "Sockets closed for silence.", registry=registry
        )
        self.limited = Counter(
            "jokeri_limited", "Refusals by a limit.", ["limit"], registry=registry
        )
        self.without_deadline = Gauge(
            "jokeri_tables_without_deadline",
            "Open tables that are not frozen and have no deadline to come.",
            registry=registry,
        )

    def text(self) -> bytes:
        """Return all figures as Prometheus reads them."""
        return generate_latest(self._registry)

    def figures(self) -> dict[str, float]:
        """Return all figures by name and labels."""
        return {
            sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
            for metric in self._registry.collect()
            for sample in metric.samples
            if not sample.name.endswith(("_bucket", "_created"))
        }
