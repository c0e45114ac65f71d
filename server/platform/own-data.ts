import type { App, Client, Member } from "./app.ts";

/*
 * Everything that belongs to a member, in chapters: each feature exports one for its data from its `own-data.ts`. A
 * chapter is read piece by piece, so that its length costs no memory.
 */

export type Owner = Pick<Member, "id" | "clientId">;

/** One item of a chapter: `data` for programs, the other fields for people. */
export type Entry = {
  data: Record<string, unknown>;
  heading?: string | undefined;
  facts?: readonly (readonly [label: string, value: string | null | undefined])[];
  /** Text as it was written. */
  body?: string | undefined;
  /** Nested items, such as the messages of a conversation. */
  parts?: { name: string; entries: AsyncIterable<Entry> };
};

export type Asker = { app: App; client: Client; owner: Owner };

export type Chapter = {
  /** Its key in the JSON file. */
  name: string;
  title: string;
  read: (asker: Asker) => AsyncIterable<Entry>;
};

const form = new Intl.DateTimeFormat("id-ID", {
  timeZone: "Asia/Jakarta",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** "21 November 2026 pukul 21.30 WIB" */
export const momentOf = (at: Date | string): string => `${form.format(new Date(at))} WIB`;

const number = new Intl.NumberFormat("id-ID");

/** "Rp50.000" */
export const rupiahOf = (rupiah: number): string => `Rp${number.format(rupiah)}`;
