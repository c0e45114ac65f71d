export type BreakerLimits = {
  /** After this many failures in a row the endpoint gets no requests for `restMs`. */
  failuresMax: number;
  restMs: number;
};

/** What one request showed about the endpoint; `unknown` if its reader left before it showed anything. */
export type Shown = "works" | "fails" | "unknown";

/** A circuit breaker: stops requests to an endpoint after consecutive failures, then lets a single request test it. */
export class Breaker {
  #failures = 0;
  #openUntil = 0;
  #trying = false;
  readonly #limits: BreakerLimits;

  constructor(of: BreakerLimits) {
    this.#limits = of;
  }

  /**
   * Returns a function by which an admitted request reports its result exactly once; undefined if no request is
   * allowed.
   */
  enter(): ((shown: Shown) => void) | undefined {
    if (this.#failures < this.#limits.failuresMax) return (shown) => this.#note(shown);
    if (this.#trying || performance.now() < this.#openUntil) return undefined;
    this.#trying = true;
    return (shown) => {
      this.#trying = false;
      this.#note(shown);
    };
  }

  #note(shown: Shown): void {
    if (shown === "works") this.#failures = 0;
    if (shown !== "fails") return;
    this.#failures += 1;
    this.#openUntil = performance.now() + this.#limits.restMs;
  }
}
