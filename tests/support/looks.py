"""What eyes, and axe, find wrong with a screen."""

from playwright.sync_api import Page

from support.browsing import SIZES
from support.nodejs import WEB

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text()

# A page that is too wide, plates that lie over one another, texts under 16 pixels, texts that are
# cut at any side, and buttons whose words do not fit. What can be scrolled to is not cut, nor is a
# name that ends in dots.
FAULTS = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();  // what goes by the measured width is drawn by then
  do await frame(); while (document.getAnimations().length > 0);
  const faults = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push("too wide");
  const plates = [...document.querySelectorAll(".plate")].map((one) => one.getBoundingClientRect());
  for (const [at, one] of plates.entries()) for (const other of plates.slice(at + 1)) {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    if (wide > 0.5 && high > 0.5) faults.push(`a plate lies ${high} pixels over plate ${at}`);
  }
  for (const node of document.querySelectorAll("body *")) {
    if (node.closest("svg, .unseen, [role=log]")) continue;
    if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const texts = [...node.childNodes].filter((one) => one.nodeType === 3 && one.data.trim());
    const style = getComputedStyle(node);
    const said = node.textContent.trim().slice(0, 60);
    if (node.matches("button, a") && node.scrollWidth > node.clientWidth + 1 && node.clientWidth)
      faults.push(`does not fit: ${said}`);
    if (texts.length === 0 || style.clipPath !== "none") continue;
    if (parseFloat(style.fontSize) < 16) faults.push(`small: ${said}`);
    if (style.textTransform !== "none") faults.push(`transformed: ${said}`);
    const range = document.createRange();
    range.setStartBefore(texts[0]);
    range.setEndAfter(texts.at(-1));
    const text = range.getBoundingClientRect();
    const outside = (box, dots = false) => text.top < box.top - 3 || text.bottom > box.bottom + 3
      || (!dots && (text.left < box.left - 1 || text.right > box.right + 1));
    let cut = "", scrolls = false, dots = false;
    for (let box = node; box !== null && !scrolls && !cut; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(box);
      dots ||= textOverflow === "ellipsis";
      if (clipPath !== "none" || /auto|scroll/.test(overflowX + overflowY)) scrolls = true;
      else if (overflowX !== "visible" && outside(box.getBoundingClientRect(), dots))
        cut = box.className;
    }
    const root = document.scrollingElement;
    scrolls ||= root.scrollHeight > innerHeight + 1;
    if (cut) faults.push(`cut by ${cut}: ${said}`);
    else if (!scrolls && outside({ left: 0, top: 0, right: innerWidth, bottom: innerHeight }, dots))
      faults.push(`off the screen: ${said}`);
  }
  return faults;
}"""

# What axe finds that is serious or critical, once the page stands still.
SERIOUS = """async () => {
  while (document.getAnimations().length > 0) await new Promise(requestAnimationFrame);
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  const grave = violations.filter(({ impact }) => /serious|critical/.test(impact));
  return grave.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}"""


def faults(page: Page) -> list[tuple[str, str]]:
    """Return what is to be seen at each size that should not be."""
    found = list[tuple[str, str]]()
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        found += [(name, fault) for fault in page.evaluate(FAULTS)]
    return found


def serious(page: Page) -> list[str]:
    """Return what axe finds that is serious or critical."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(SERIOUS)
    return found
