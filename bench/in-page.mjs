// Runs in the measured page: injected before each document loads, and called by name.

/** Milliseconds from the next press until the newest message is painted in the viewport. */
let opening = Promise.resolve(Number.NaN);

/** Runs `task` as a task of its own, ahead of other queued tasks. */
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
      // The current frame paints the message; the next task runs after it.
      next(() => resolve(performance.now() - begin));
    };
    addEventListener("click", ({ timeStamp }) => look(timeStamp), { once: true, capture: true });
  });
}

/** Each input event, its target, and the milliseconds until the page painted its response. */
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

/** The element above the message log has no text once all messages are loaded. */
const isAllThere = () => document.querySelector("[data-log]").previousElementSibling.textContent === "";

/** Scrolls up until the first message is loaded, for at most `mostMs`; returns whether it was reached. */
async function loadAll(mostMs) {
  const begin = performance.now();
  while (!isAllThere() && performance.now() - begin < mostMs) {
    scrollToTop();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return isAllThere();
}

/**
 * On the next press of the button, shows a conversation's messages as plain paragraphs and records how long that took,
 * in ms.
 */
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

/**
 * As in the app: the interval between two steps of showing an answer, and the letters per step when they arrive
 * quickly.
 */
const stepMs = 45;
const stepLetters = 16;

/** The address and headers of the call that stops the streaming answer. */
let bareStop;

/**
 * Asks a question and appends the streamed answer below the messages as plain paragraphs, at the same interval as the
 * app.
 */
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

/** Calls `onData` with the data of each event of a stream. */
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
