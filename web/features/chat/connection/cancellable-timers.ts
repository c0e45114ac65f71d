/** Pending waits, which can all be ended early at once. */
export class CancellableTimers {
  readonly #ends = new Set<() => void>();

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#ends.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#ends.add(end);
    });
  }

  end(): void {
    for (const end of this.#ends) end();
  }
}
