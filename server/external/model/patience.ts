import { ModelError } from "./openai.ts";

export type PatienceLimits = {
  /** The first sign of life must come within this. */
  firstMs: number;
  /** Silence after a sign of life may last this long. */
  silenceMs: number;
  /** Signs of life without a word may go on for this long, before the first words and between words. */
  thinkingMs: number;
};

/** Aborts a stream whose next sign of life, or next word, is overdue. */
export class Patience {
  #silentAt: number;
  #wordlessAt: number;
  /** When the timer looks next; later than due only for as long as nothing made it earlier. */
  #looksAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #hasSpoken = false;
  readonly #limits: PatienceLimits;
  readonly #silence: AbortController;

  /** `begin`: since when the member has been waiting, earlier tries included. */
  constructor(silence: AbortController, within: PatienceLimits, begin: number) {
    this.#silence = silence;
    this.#limits = within;
    this.#silentAt = begin + within.firstMs;
    this.#wordlessAt = begin + Math.max(within.firstMs, within.thinkingMs);
    this.#look();
  }

  /** The model is at work; what it was given for its first sign is never made shorter. */
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

  /** One timer, which is set again when it comes too early: most pieces only move a number. */
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
