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
 * Traces tasks and frames only. The other categories that the developer tools record add work to the page's main
 * thread, such as counting every element in every frame, which does not happen on a member's phone.
 */
const categories = ["toplevel", "benchmark"];
/**
 * Trace events that count as work: a task, and the promise callbacks that run right after it. Neither contains the
 * other.
 */
const work = new Set(["ThreadControllerImpl::RunTask", "BlinkScheduler_PerformMicrotaskCheckpoint"]);

/**
 * Measures the cost per frame on the page's main thread while `during` runs, multiplied by `times`. The trace runs at
 * full speed, because Chromium's throttling also busy-waits for the time that the page waited for a processor: on a
 * busy machine the page would then look slow.
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

/** The cost of a frame is the sum of all tasks since the previous frame was committed. */
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

/**
 * Returns the tasks with their processor time, so that other load on this machine does not count. Nested tasks count
 * once.
 */
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

/** Returns the page's main thread: of all threads with that name, the one with the most events. */
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
