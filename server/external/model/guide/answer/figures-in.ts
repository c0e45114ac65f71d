import type { Slot } from "#server/external/model/guide/flow.ts";
import { isOfLoans } from "#server/external/model/guide/slots.ts";
import { withoutYears } from "#server/external/model/guide/values/amounts.ts";
import { withCountInFigures } from "#server/external/model/guide/values/number-words.ts";
import { withoutTotal } from "#server/external/model/guide/values/stated-total.ts";

/**
 * An answer to a question for numbers, without years where another number is left, with the result that a list names
 * itself, and with "tiga orang" as a figure.
 */
export function figuresIn(slot: Slot | undefined, text: string): string {
  if (slot?.kind === "rows") return isOfLoans(slot) ? text : withoutTotal("rows", text);
  if (slot?.kind !== "rupiah" && slot?.kind !== "number") return text;
  const rest = withoutYears(text);
  const figures = /\d/.test(rest) ? rest : text;
  return slot.kind === "rupiah" ? withoutTotal("rupiah", figures) : withCountInFigures(figures);
}
