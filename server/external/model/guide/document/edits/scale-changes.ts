import { slotNamedIn } from "#server/external/model/guide/answer/corrections/slot-changes.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import { type Choice, choice } from "#server/external/model/guide/state.ts";
import { scaleIn } from "#server/external/model/guide/values/numbers/scale.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* Points from 0 to 10 below the table that they make: "yg pekerjaan masih 2, harusnya 7". */

const isScale = (flow: Flow, name: string): boolean => flow.slots[name]?.kind === "scale";

/** The buttons for new points; none if the slot holds something else. */
export const scaleChoices = (flow: Flow, name: string): Choice[] =>
  isScale(flow, name) ? Array.from({ length: 11 }, (_, at) => choice(`scale:${at}`, String(at))) : [];

const into =
  /\b(?:jadi|jd|jadiin|menjadi|ke|harusnya|seharusnya|mestinya|ganti|diganti|ubah|diubah|nilainya|angkanya|kasih|maksud\w*|bukan \d+) +(?:angka |nilai |poin |jadi |jd |ke )*(\d{1,2})\b/g;
const changing =
  /\b(?:jadi|jd|jadiin|harusnya|seharusnya|mestinya|ganti\w*|diganti|ubah\w*|diubah|salah|bukan|masih|naik\w*|turun\w*)\b/;

/** The points that a message gives: what stands behind "jadi" or "harusnya", or its only number. */
export function pointsIn(text: string): number | undefined {
  const said = plain(text);
  const behind = [...said.matchAll(into)].map(([, digits]) => Number(digits)).at(-1);
  const points = behind ?? scaleIn(text);
  return points !== undefined && points <= 10 ? points : undefined;
}

/** The points that a message changes; undefined if it names no single slot of them, or gives no number. */
export function scaleChange(
  flow: Flow,
  names: readonly string[],
  text: string,
): { name: string; value: string } | undefined {
  const own = names.filter((name) => isScale(flow, name));
  const points = own.length > 0 && changing.test(plain(text)) ? pointsIn(text) : undefined;
  const name = points === undefined ? undefined : slotNamedIn(flow, own, text);
  return name === undefined || points === undefined ? undefined : { name, value: String(points) };
}
