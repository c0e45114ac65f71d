import type { Slot } from "#server/external/model/guide/flow.ts";
import { isOfLoans } from "#server/external/model/guide/slots.ts";
import { withoutTotal } from "#server/external/model/guide/values/costs/stated-total.ts";
import { withoutResults } from "#server/external/model/guide/values/costs/worked-out.ts";
import { withoutYears } from "#server/external/model/guide/values/numbers/amounts.ts";
import { workedFor } from "#server/external/model/guide/values/numbers/figures.ts";
import { withCountInFigures } from "#server/external/model/guide/values/numbers/number-words.ts";

/**
 * An answer to a question for numbers, without years where another number is left, with the result that a list names
 * itself, and with "tiga orang" as a figure.
 */
export function figuresIn(slot: Slot | undefined, text: string): string {
  if (slot?.kind === "rows") return isOfLoans(slot) ? text : withoutTotal("rows", withoutResults(text));
  if (slot?.kind !== "rupiah" && slot?.kind !== "number") return text;
  const rest = withoutYears(text);
  const figures = /\d/.test(rest) ? rest : text;
  if (slot.kind === "number") return withCountInFigures(figures);
  // A result beside its working is weighed with it, so that the guide can say so.
  return workedFor(slot, figures) ? figures : withoutTotal("rupiah", figures);
}
