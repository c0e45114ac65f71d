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

/** The next press on the button puts the messages of a talk down as plain paragraphs; says how long that took, in ms. */
function awaitBareOpening(address, authorization) {
  opening = new Promise((resolve) => {
    const open = async ({ timeStamp }) => {
      const answer = await fetch(address, { headers: { authorization } });
      const { data } = await answer.json();
      const rows = data.history_chat.map(({ content }) => {
        const row = document.createElement("p");
        row.textContent = content;
        return row;
      });
      document.body.replaceChildren(...rows);
      scrollTo(0, document.body.scrollHeight);
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
    };
    document.querySelector("button").addEventListener("click", (event) => void open(event), { once: true });
  });
}

/** From now on words come to the last paragraph, as often as the program shows new ones. */
function appendWords() {
  setInterval(() => {
    document.body.lastElementChild.append("kata yang pelan ");
    scrollTo(0, document.body.scrollHeight);
  }, 45);
}

window.bench = {
  awaitBareOpening,
  appendWords,
  awaitOpening,
  opened: () => opening,
  feel,
  felt: () => felt,
  scrollToTop,
  loadRows,
};
