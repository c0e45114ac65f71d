/** One short message; a success goes by itself, an error stays until it is read. */
export type Toast = { id: number; kind: "success" | "error"; text: string };

/** B-040, B-441 */
const successMs = 3000;
const atMost = 3;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next.slice(-atMost);
  for (const listener of listeners) listener();
}

export const currentToasts = () => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function closeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Shows a message at the top right; the same text is not shown twice at once. */
export function showToast(kind: Toast["kind"], text: string): void {
  const id = nextId++;
  change([...toasts.filter((toast) => toast.text !== text), { id, kind, text }]);
  if (kind === "success") setTimeout(() => closeToast(id), successMs);
}
