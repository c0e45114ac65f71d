import type { World } from "./world.ts";

/** One attempt: it sends its requests and reports what the server should not have done. */
export type Case = { says: string; attack: (world: World) => Promise<void> };

/** A field of attack: its cases as data, and what would be a breach. */
export type Field = {
  name: string;
  breach: string;
  cases: (world: World) => Case[];
  /** Called before the first case; what it returns is called after the last one. */
  begin?: (world: World) => Promise<() => Promise<void>>;
};
