import type { Slot } from "#server/external/model/guide/flow.ts";
import { amountOf } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { lastDaysOf } from "#server/external/model/guide/values/told/endings.ts";

type Suggested = NonNullable<ActiveFlow["suggested"]>[string];

const quoteMax = 60;

/** The readings of what was told that may mean something else, each for a button; undefined where it means one thing. */
export function readingsTold(slot: Slot | undefined, value: string): Suggested | undefined {
  const quote = value.slice(0, quoteMax);
  // What is paid for one piece of work may not be all of it.
  if (slot?.takes === "each") {
    const sum = rupiahText(amountOf(value) ?? 0);
    return { quote, figures: [{ label: `${sum} saja`, value: sum }] };
  }
  const days = slot?.takes === "date" ? lastDaysOf(value) : undefined;
  return days && { quote, figures: days.map((day) => ({ label: day, value: day })) };
}
