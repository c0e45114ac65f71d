/** What can still be done about what a message says, such as taking it back. */
export type Action = { label: string; run: () => void };

type More = {
  action?: Action;
  /** How long a success stays. */
  forMs?: number;
  /** It went without its action: by itself, closed, or pushed out by newer ones. */
  onGone?: () => void;
};

/** A message as it was asked for. */
export type Asked = { kind: "success" | "error"; text: string } & More;

let waiting: Asked[] = [];
let show: ((asked: Asked) => void) | undefined;
let wake: (() => void) | undefined;

/** Shows a message at the top right. What shows it is fetched with the first one: until it is there, they wait. */
export function showToast(kind: Asked["kind"], text: string, more: More = {}): void {
  const asked = { kind, text, ...more };
  if (show) {
    show(asked);
    return;
  }
  waiting.push(asked);
  wake?.();
}

/** Calls once there is something to show; answers how to stop. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = undefined;
  };
}

/** From now on messages go there, those that wait first. */
export function takeToasts(taker: (asked: Asked) => void): void {
  show = taker;
  const early = waiting;
  waiting = [];
  for (const asked of early) taker(asked);
}
