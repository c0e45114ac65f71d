// Runs in the page that is measured: loaded before each document, and called by name.

/** From the next press until the newest message stands painted in sight, in ms. */
let opening = Promise.resolve(Number.NaN);

function awaitOpening(lastWords) {
  opening = new Promise((resolve) => {
    const look = (begin) => {
      const newest = document.querySelector("[data-log]")?.lastElementChild?.lastElementChild;
      const top = newest?.getBoundingClientRect().top ?? -1;
      if (!newest?.textContent.includes(lastWords) || top < 0 || top >= innerHeight) {
        requestAnimationFrame(() => look(begin));
        return;
      }
      // This frame paints it; the next task comes after that.
      setTimeout(() => resolve(performance.now() - begin));
    };
    addEventListener("click", ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
  });
}

/** What was pressed, and how long the page took until it had painted its answer to it. */
const felt = [];

function feel() {
  new PerformanceObserver((list) => {
    for (const { name, duration, interactionId, target } of list.getEntries()) {
      if (!interactionId) continue;
      const on = target?.closest?.("[aria-label]")?.getAttribute("aria-label") ?? target?.tagName ?? "";
      felt.push({ name, duration, on });
    }
  }).observe({ type: "event", durationThreshold: 16 });
}

function scrollToTop() {
  document.querySelector("[data-scroll]").scrollTop = 0;
}

const rowCount = () => document.querySelectorAll("[data-row]").length;

/** Scrolls up until there are so many rows, or for so long; answers how many there are. */
async function loadRows(count, mostMs) {
  const begin = performance.now();
  while (rowCount() < count && performance.now() - begin < mostMs) {
    scrollToTop();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return rowCount();
}

window.bench = { awaitOpening, opened: () => opening, feel, felt: () => felt, scrollToTop, loadRows };
