import type { Line } from "#server/external/model/guide/lines/lines.ts";

/** What can be done beside a question that the guide cannot answer. */
export const nearFor: Partial<Record<Line, readonly string[]>> = {
  ...{
    "abroad-warned": ["tanya-ahli"],
    abroad: ["tanya-ahli"],
    scam: ["tanya-ahli"],
    "office-number": ["tanya-ahli"],
  },
  ...{ role: ["obrolan-sulit", "umpan-balik"], "role-interview": ["simulasi-wawancara"] },
};
