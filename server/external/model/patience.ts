import { ModelError } from "./request.ts";

export type PatienceLimits = {
  /** Maximum wait for the first sign of life. */
  firstMs: number;
  /** Maximum silence after a sign of life. */
  silenceMs: number;
  /** Maximum time with signs of life but no word, before the first words and between words. */
  thinkingMs: number;
};

/** Aborts a stream when its next sign of life or its next word is overdue. */
export class Patience {
  #silentAt: number;
  #wordlessAt: number;
  /** When the timer fires next. It may be earlier than the due time, and then sets itself again. */
  #looksAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #hasSpoken = false;
  readonly #limits: PatienceLimits;
  readonly #silence: AbortController;

  /** `begin`: when the member started to wait, before any earlier attempts. */
  constructor(silence: AbortController, within: PatienceLimits, begin: number) {
    this.#silence = silence;
    this.#limits = within;
    this.#silentAt = begin + within.firstMs;
    this.#wordlessAt = begin + Math.max(within.firstMs, within.thinkingMs);
    this.#look();
  }

  /** Extends the deadline; never shortens the time allowed for the first sign of life. */
  alive(): void {
    this.#silentAt = Math.max(this.#silentAt, performance.now() + this.#limits.silenceMs);
  }

  word(): void {
    const now = performance.now();
    this.#hasSpoken = true;
    this.#silentAt = now + this.#limits.silenceMs;
    this.#wordlessAt = now + Math.max(this.#limits.silenceMs, this.#limits.thinkingMs);
    if (this.#dueAt() < this.#looksAt) this.#look();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #dueAt(): number {
    return Math.min(this.#silentAt, this.#wordlessAt);
  }

  /** Uses one timer that sets itself again if it fires too early, so most pieces only update a number. */
  #look(): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    if (now < this.#dueAt()) {
      this.#looksAt = this.#dueAt();
      this.#timer = setTimeout(() => this.#look(), Math.ceil(this.#looksAt - now));
      return;
    }
    const isSilent = this.#silentAt <= this.#wordlessAt;
    const spoken = this.#hasSpoken ? "model fell silent" : "model stayed silent";
    this.#silence.abort(new ModelError(isSilent ? spoken : "model thought for too long", true));
  }
}
