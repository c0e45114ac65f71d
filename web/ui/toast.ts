/** What the member can still do about a toast, such as undo. */
export type Action = { label: string; run: () => void };

type More = {
  action?: Action;
  /** How long a success stays, in milliseconds. */
  forMs?: number;
  /** Called when the toast went without its action: by itself, closed, or pushed out by newer ones. */
  onGone?: () => void;
};

/** A toast as it was requested. */
export type Asked = { kind: "success" | "error"; text: string } & More;

let waiting: Asked[] = [];
let show: ((asked: Asked) => void) | undefined;
let wake: (() => void) | undefined;

/** Shows a toast at the top right. The first one triggers fetching the toaster; until it has loaded, toasts wait. */
export function showToast(kind: Asked["kind"], text: string, more: More = {}): void {
  const asked = { kind, text, ...more };
  if (show) {
    show(asked);
    return;
  }
  waiting.push(asked);
  wake?.();
}

/** Calls `listener` once there is a toast to show. Returns a function that stops this. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = undefined;
  };
}

/** Sends all toasts to `taker` from now on, starting with the waiting ones. */
export function takeToasts(taker: (asked: Asked) => void): void {
  show = taker;
  const early = waiting;
  waiting = [];
  for (const asked of early) taker(asked);
}
