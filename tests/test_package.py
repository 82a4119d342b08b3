import jokeri


def test_the_installed_package_knows_its_version() -> None:
    assert jokeri.__version__ != "0+source"
