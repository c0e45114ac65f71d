export type BreakerLimits = {
  /** Failures in a row after which an endpoint is left alone, and for how long. */
  failuresMax: number;
  restMs: number;
};

/** What one request showed of the endpoint; `unknown` when its reader left before it could show anything. */
export type Shown = "works" | "fails" | "unknown";

/** Leaves an endpoint alone after failures in a row, then lets one request try it for all others. */
export class Breaker {
  #failures = 0;
  #openUntil = 0;
  #trying = false;
  readonly #limits: BreakerLimits;

  constructor(of: BreakerLimits) {
    this.#limits = of;
  }

  /** How a request that may go to the endpoint tells what it saw, exactly once; undefined when it may not go. */
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
