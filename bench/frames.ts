import type { Browser, Page } from "playwright-core";
import { percentile } from "./process.ts";

type Event = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
};

export type Frames = {
  count: number;
  p50: number;
  p99: number;
  longest: number;
  longTasks: number;
  total: number;
};

/**
 * No more than tasks and frames: what the developer tools ask for beside them is work of the page's main thread itself,
 * such as counting every element with every frame, which no member's phone does.
 */
const categories = ["toplevel", "benchmark"];
/** The work of a task, and what promises leave to be done right after it; neither stands within the other. */
const work = new Set(["ThreadControllerImpl::RunTask", "BlinkScheduler_PerformMicrotaskCheckpoint"]);

/**
 * What a page costs its main thread, frame by frame, while something goes on in it; `times` as much as was measured.
 * A browser slows its page down by letting it turn in circles for as long as it was waiting for its turn as well: on a
 * machine that does other things the page then seems to be at fault. So frames are measured at full speed.
 */
export async function traceFrames(
  browser: Browser,
  page: Page,
  during: () => Promise<void>,
  times = 1,
): Promise<Frames> {
  await browser.startTracing(page, { categories });
  await during();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] };
  return framesOf(traceEvents, times);
}

/** What a frame cost: all tasks since the frame before it was handed over. */
function framesOf(events: Event[], times: number): Frames {
  const { pid, tid } = mainThread(events);
  const own = events.filter((event) => event.pid === pid && event.tid === tid).sort((a, b) => a.ts - b.ts);
  const tasks = tasksOf(own).map(({ ts, ms }) => ({ ts, ms: ms * times }));
  const ends = own
    .filter(({ name, ph }) => name === "ProxyMain::BeginMainFrame::commit" && ph === "X")
    .map(({ ts }) => ts);
  const costs = ends.map(() => 0);
  let frame = 0;
  for (const { ts, ms } of tasks) {
    while ((ends[frame] ?? Number.POSITIVE_INFINITY) < ts) frame += 1;
    if (frame < ends.length) costs[frame] = (costs[frame] ?? 0) + ms;
  }
  return {
    count: costs.length,
    p50: percentile(costs, 0.5),
    p99: percentile(costs, 0.99),
    longest: Math.max(0, ...tasks.map(({ ms }) => ms)),
    total: tasks.reduce((sum, { ms }) => sum + ms, 0),
    longTasks: tasks.filter(({ ms }) => ms > 50).length,
  };
}

/** Tasks by the processor time that they took: what else runs on this machine does not count. What is within another counts once. */
function tasksOf(events: Event[]): { ts: number; ms: number }[] {
  const tasks: { ts: number; ms: number }[] = [];
  let until = 0;
  for (const { name, ph, ts, dur = 0, tdur = dur } of events) {
    if (ph !== "X" || !work.has(name) || ts < until) continue;
    until = ts + dur;
    tasks.push({ ts, ms: tdur / 1000 });
  }
  return tasks;
}

/** The main thread of the page: of all that are called so, the one with the most to do. */
function mainThread(events: Event[]): { pid: number; tid: number } {
  const threads = events.filter(
    ({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain",
  );
  const amount = ({ pid, tid }: Event) =>
    events.filter((event) => event.pid === pid && event.tid === tid).length;
  const [busiest] = threads.toSorted((a, b) => amount(b) - amount(a));
  if (!busiest) throw new Error("the trace knows no page");
  return busiest;
}
