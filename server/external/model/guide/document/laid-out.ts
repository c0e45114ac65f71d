import { answerLengths } from "#server/external/model/guide/answer/practice/answer-lengths.ts";
import {
  furtherQuestions,
  type Nth,
  occupationOf,
  questionFor,
} from "#server/external/model/guide/answer/practice/occupations/find-occupation.ts";
import type { Slot } from "#server/external/model/guide/flow.ts";
import { daysText } from "#server/external/model/guide/values/days/days.ts";
import { linesOf } from "#server/external/model/guide/values/row-lines.ts";
import { careWeekText } from "./care-week.ts";
import type { DayAnswers } from "./day-plan.ts";
import { elderTitle } from "./elder-title.ts";
import { examPlanText } from "./exam-plan.ts";
import { hardHoursText } from "./hard-hours.ts";
import { netIncomeText } from "./net-income.ts";
import { noticeText } from "./notice.ts";
import { offerSheet } from "./offer-sheet.ts";
import { productPricesText, sumIn } from "./product-prices.ts";
import { rosterText } from "./roster.ts";
import { salesStory } from "./sales-story.ts";
import { separatePoints } from "./separate-points.ts";
import { remediesText, shiftSleepText } from "./shift-sleep.ts";
import { speechText } from "./speech.ts";
import { leaveCover, leaveReason } from "./spoken/leave-words.ts";
import { spokenRequest } from "./spoken/request.ts";
import { seenText, toldDeed } from "./spoken/seen.ts";
import { tellingOrder } from "./spoken/telling-order.ts";
import { openingLine, politeTopic } from "./spoken/topic.ts";
import { stepDaysText } from "./step-days.ts";
import { taskSplitText } from "./task-split.ts";
import { withoutConfession } from "./unconfessed.ts";

/* Slots that nobody is asked for, because they are laid out from other answers, such as a day and a roster. */

type Filled = Readonly<Record<string, string>>;

/** The activities of an answer: lines, or parts between commas and "terus". */
export const activitiesOf = (text: string): string[] =>
  linesOf(text)
    .flatMap((line) => line.split(/,\s+|\s+(?:terus|trus|lalu|habis itu|abis itu|dan|plus)\s+(?=\p{L})/u))
    .map((part) =>
      part
        .replace(/^(?:terus|trus|lalu|dan|plus|sama)\s+/, "")
        .replace(/\.$/, "")
        .trim(),
    )
    .filter((part) => part !== "");

function dayAnswers(names: NonNullable<Slot["day"]>, text: (name: string) => string): DayAnswers {
  const { wake, sleep, fixed, tasks, best } = names;
  return {
    ...{ wake: text(wake), sleep: text(sleep), best: text(best) },
    ...{ fixed: activitiesOf(text(fixed)), tasks: activitiesOf(text(tasks)) },
  };
}

type Laid = NonNullable<Slot["laid"]>;

const nths = ["first", "second", "third", "fourth"] as const satisfies readonly Nth[];
/** The question for a position; the name of the part says which one. */
const questionIn = (part: (name: string) => string) => {
  const nth = nths.find((one) => part(one) !== "");
  return nth === undefined ? undefined : questionFor(part(nth), nth);
};

/** How the one who is spoken to is called; "" for "kamu". */
const calledBy = (part: (name: string) => string): string =>
  part("called") || (part("chosen") === "sepuh" ? elderTitle(part("who")) : "");

/** What is laid out from parts that a flow names. */
const makers: Readonly<Record<Laid["as"], (part: (name: string) => string) => string>> = {
  speech: (part) =>
    speechText({
      ...{ listeners: part("listeners"), occasion: part("occasion"), points: part("points") },
      ...{ length: part("length"), tone: part("tone") },
    }),
  "shift-sleep": (part) =>
    shiftSleepText({ home: part("home"), again: part("again"), errand: part("errand") }),
  remedies: (part) => remediesText(part("told")),
  "task-split": (part) => taskSplitText({ people: part("people"), tasks: part("tasks") }),
  "step-days": (part) => stepDaysText({ steps: part("steps"), until: part("until"), when: part("when") }),
  notice: (part) => noticeText({ last: part("last"), period: part("period") }),
  "net-income": (part) => netIncomeText(part("told")),
  "product-prices": (part) =>
    productPricesText(part("products"), {
      ...{ packing: sumIn(part("packing")), fuel: sumIn(part("fuel")), work: sumIn(part("work")) },
    }),
  "elder-title": (part) => elderTitle(part("who")),
  unconfessed: (part) => withoutConfession(part("told")),
  "opening-line": (part) => openingLine(part("topic"), part("deed")),
  "polite-topic": (part) => politeTopic(part("topic"), part("deed")),
  seen: (part) => seenText(part("told")),
  "told-deed": (part) => toldDeed(part("told"), calledBy(part)),
  "spoken-request": (part) => spokenRequest(part("told"), calledBy(part)),
  "telling-order": (part) => tellingOrder(part("first"), part("mother"), part("father")),
  occupation: (part) => occupationOf(part("role"))?.name ?? "",
  "occupation-question": (part) => questionIn(part)?.ask ?? "",
  "occupation-listens": (part) => questionIn(part)?.listens ?? "",
  "occupation-further": (part) => furtherQuestions(part("role")),
  "answer-lengths": (part) =>
    answerLengths([
      ...[part("one"), part("two"), part("three") || part("third")],
      ...[part("four"), part("five") || part("fifth")],
    ]),
  "leave-reason": (part) => leaveReason(part("told")),
  "leave-cover": (part) => leaveCover(part("told")),
  "hard-hours": (part) => hardHoursText(part("told")),
  "offer-sheet": (part) => offerSheet(part("told")),
  "sales-story": (part) =>
    salesStory({
      ...{ rival: part("rival"), lost: part("lost"), own: part("own") },
      ...{ regular: part("regular"), thing: part("thing") },
    }),
  "separate-points": (part) => separatePoints(part("points")),
  "care-week": (part) => careWeekText(part("people")),
  "exam-plan": (part) =>
    examPlanText({
      ...{ exam: part("exam"), today: part("today"), busy: part("busy"), material: part("material") },
    }),
};

/** The text of such a slot; undefined for any other. */
export function laidOut({ day, roster, laid }: Slot, filled: Filled): string | undefined {
  const text = (name: string) => filled[name] ?? "";
  if (day) return daysText(dayAnswers(day, text), text(day.days));
  if (laid) return makers[laid.as]((part) => text(laid.from[part] ?? ""));
  if (!roster) return undefined;
  const { people, crew, shifts, days, each } = roster;
  return rosterText({
    ...{ people: text(people), crew: text(crew), shifts: text(shifts) },
    ...{ days: text(days), each: text(each) },
  });
}
