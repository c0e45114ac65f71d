// Runs in the page that is measured: loaded before each document, and called by name.

/** From the next press until the newest message stands painted in sight, in ms. */
let opening = Promise.resolve(Number.NaN);

/** As a task of its own, before others that wait. */
const next = (task) => void scheduler.postTask(task, { priority: "user-blocking" });

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
      next(() => resolve(performance.now() - begin));
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

/** Above the first message nothing says that others come. */
const isAllThere = () => document.querySelector("[data-log]").previousElementSibling.textContent === "";

/** Scrolls up to the first message, or for so long; says whether it got there. */
async function loadAll(mostMs) {
  const begin = performance.now();
  while (!isAllThere() && performance.now() - begin < mostMs) {
    scrollToTop();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return isAllThere();
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
      requestAnimationFrame(() => next(() => resolve(performance.now() - timeStamp)));
    };
    document.querySelector("button").addEventListener("click", (event) => void open(event), { once: true });
  });
}

/** Between two steps of the program's own, and letters that it shows with one where they come so quickly. */
const stepMs = 45;
const stepLetters = 16;

/** How the answer that streams is stopped. */
let bareStop;

/** Asks something; the words of the answer come under the messages as plain paragraphs, as often as the program shows new ones. */
async function streamBare(code, authorization) {
  const headers = {
    authorization,
    accept: "text/event-stream",
    "x-client": "netwerk",
    "content-type": "application/json",
  };
  const body = JSON.stringify({ thread_id: code, question: "Ceritakan panjang lebar, ya." });
  const answer = await fetch("/api/chat", { method: "POST", headers, body });
  let text = "";
  void readBare(answer.body, (event) => {
    if (event.answer_id) bareStop = { address: `/api/chat/${event.answer_id}/stop`, headers };
    text += event.text ?? "";
  });
  let shown = 0;
  let paragraph = document.body.appendChild(document.createElement("p"));
  setInterval(() => {
    const words = text.slice(shown, shown + stepLetters);
    shown += words.length;
    for (const [n, part] of words.split(/\n+/).entries()) {
      if (n > 0) paragraph = document.body.appendChild(document.createElement("p"));
      paragraph.append(part);
    }
    scrollTo(0, document.body.scrollHeight);
  }, stepMs);
}

/** The data of each event of a stream. */
async function readBare(stream, onData) {
  let rest = "";
  for await (const piece of stream.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.startsWith("data:")) onData(JSON.parse(line.slice(5)));
  }
}

window.bench = {
  awaitBareOpening,
  streamBare,
  stopBare: async () => {
    const { address, headers } = bareStop;
    await fetch(address, { method: "POST", headers, body: "{}" });
  },
  awaitOpening,
  opened: () => opening,
  feel,
  felt: () => felt,
  scrollToTop,
  loadAll,
};
