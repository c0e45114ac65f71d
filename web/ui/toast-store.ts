import { type Action, takeToasts } from "./toast.ts";

/** One short message. A success disappears by itself, an error stays until it is closed. */
export type Toast = { id: number; kind: "success" | "error"; text: string; action?: Action };

/** B-040, B-441: how long a success stays in milliseconds, and how many toasts show at once. */
const successMs = 3000;
const atMost = 3;

/** The remaining display time of a toast; it pauses while someone reads it. */
type Clock = { leftMs: number; since: number; timer: ReturnType<typeof setTimeout> | undefined };

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const clocks = new Map<number, Clock>();
const gone = new Map<number, () => void>();

function change(next: readonly Toast[]): void {
  const shown = next.slice(-atMost);
  const left = toasts.filter((toast) => !shown.includes(toast));
  toasts = shown;
  for (const { id } of left) forget(id);
  for (const listener of listeners) listener();
}

function forget(id: number): void {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
  const tell = gone.get(id);
  gone.delete(id);
  tell?.();
}

export const currentToasts = () => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function closeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Runs the action of a toast, which works once, and closes the toast. */
export function takeAction({ id, action }: Toast): void {
  gone.delete(id);
  closeToast(id);
  action?.run();
}

/** Pauses the timer while the pointer or the focus is on the toast, so that reading and aiming are not timed. */
export function pauseToast(id: number): void {
  const clock = clocks.get(id);
  if (clock?.timer === undefined) return;
  clearTimeout(clock.timer);
  clocks.set(id, { ...clock, leftMs: clock.leftMs - (Date.now() - clock.since), timer: undefined });
}

export function releaseToast(id: number): void {
  const clock = clocks.get(id);
  if (clock && clock.timer === undefined) run(id, clock.leftMs);
}

function run(id: number, leftMs: number): void {
  clocks.set(id, { leftMs, since: Date.now(), timer: setTimeout(() => closeToast(id), leftMs) });
}

/** Replaces a toast with the same text, unless one of the two has an action. */
takeToasts(({ kind, text, action, forMs, onGone }) => {
  const id = nextId++;
  const others = action ? toasts : toasts.filter((toast) => toast.text !== text || toast.action);
  if (onGone) gone.set(id, onGone);
  change([...others, { id, kind, text, ...(action ? { action } : {}) }]);
  if (kind === "success") run(id, forMs ?? successMs);
});
