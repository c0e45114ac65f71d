import type { GuideState } from "#server/external/model/guide/state.ts";
import { type Line, lines } from "./lines.ts";

/**
 * Tracks what the guide has said and returns the next line of a kind, so that no sentence repeats in a conversation.
 */
export class Said {
  readonly #used: Record<string, number>;
  readonly #ahead: number;
  readonly #begun = new Set<string>();

  /** `ahead`: the number of earlier versions of this answer, whose lines are skipped. */
  constructor(used: GuideState["used"], ahead = 0) {
    this.#used = { ...used };
    this.#ahead = ahead;
  }

  /**
   * Returns the next line of its list with its placeholders filled in, or the last line again when all were used. Skips
   * lines with a quote if there is nothing to quote.
   */
  line(name: Line, filled: Record<string, string> = {}): string {
    const list: readonly string[] = lines[name];
    let text = this.next(name, list);
    while (text.includes("{quote}") && filled.quote === undefined && !this.isSpent(name, list))
      text = this.next(name, list);
    return text.replace(/\{(\w+)\}/g, (_, key: string) => filled[key] ?? "");
  }

  /** Returns the next line of any list. */
  next(name: string, list: readonly string[]): string {
    const at = (this.#used[name] ?? 0) + (this.#begun.has(name) ? 0 : this.#ahead);
    this.#begun.add(name);
    this.#used[name] = at + 1;
    return list[Math.min(at, list.length - 1)] ?? "";
  }

  /** Returns whether this is the first time; earlier versions of the same answer do not count. */
  isFirst(name: string): boolean {
    const times = this.times(name);
    this.#used[name] = times + 1;
    return times === 0;
  }

  /** How many times something with this name was said. */
  times(name: string): number {
    return this.#used[name] ?? 0;
  }

  /** Whether every line of a list was used. */
  isSpent(name: string, list: readonly string[]): boolean {
    return (this.#used[name] ?? 0) >= list.length;
  }

  get used(): GuideState["used"] {
    return this.#used;
  }
}
