import { type Line, lines } from "./lines.ts";
import type { GuideState } from "./state.ts";

/** What the guide has said so far, and the next thing of a kind: no sentence comes twice in a talk. */
export class Said {
  readonly #used: Record<string, number>;
  readonly #ahead: number;
  readonly #begun = new Set<string>();

  /** `ahead`: so many versions of this answer were there already, whose words are passed over. */
  constructor(used: GuideState["used"], ahead = 0) {
    this.#used = { ...used };
    this.#ahead = ahead;
  }

  /**
   * The next line of its list, with what stands in braces; the last one again when all were said. One that quotes is
   * passed over where there is nothing to be quoted.
   */
  line(name: Line, filled: Record<string, string> = {}): string {
    const list: readonly string[] = lines[name];
    let text = this.next(name, list);
    while (text.includes("{quote}") && filled.quote === undefined && !this.isSpent(name, list))
      text = this.next(name, list);
    return text.replace(/\{(\w+)\}/g, (_, key: string) => filled[key] ?? "");
  }

  /** The next of any list. */
  next(name: string, list: readonly string[]): string {
    const at = (this.#used[name] ?? 0) + (this.#begun.has(name) ? 0 : this.#ahead);
    this.#begun.add(name);
    this.#used[name] = at + 1;
    return list[Math.min(at, list.length - 1)] ?? "";
  }

  /** Whether something comes for the first time; another version of an answer says it all the same. */
  isFirst(name: string): boolean {
    const times = this.times(name);
    this.#used[name] = times + 1;
    return times === 0;
  }

  /** How often something of that name was said. */
  times(name: string): number {
    return this.#used[name] ?? 0;
  }

  /** Whether all of a list was said. */
  isSpent(name: string, list: readonly string[]): boolean {
    return (this.#used[name] ?? 0) >= list.length;
  }

  get used(): GuideState["used"] {
    return this.#used;
  }
}
