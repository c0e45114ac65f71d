import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { goOn, recalculated, remind, show, summed } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { clausesIn, joinedClauses } from "#server/external/model/guide/values/costs/wanted-profit.ts";
import { ofOthers } from "#server/external/model/guide/words/prices.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { asksProfit, wantedIn } from "./answer-wanted.ts";
import type { CostsTold, CostTurn } from "./cost-turns.ts";
import { notedCosts } from "./noted-costs.ts";
import { totalTold } from "./told-total.ts";

/* A message that says what is to be earned, or asks what was noted, beside whatever else it says. */

/** Whether the flow knows what is to be earned otherwise than in percent. */
function isSettled({ wanted, priced }: Flow, { filled }: ActiveFlow): boolean {
  const names = wanted
    ? [wanted.percent, wanted.each, wanted.all, ...wanted.prices, priced?.own ?? wanted.each]
    : [];
  return names.some((name) => (filled[name] ?? "") !== "");
}

/** Whether the question that waits was answered among the costs. */
function isAnswered({ costs, step, active: before }: CostTurn, active: ActiveFlow): boolean {
  if (!("ask" in step) || ![costs.packing, costs.work, costs.count].includes(step.into)) return false;
  const value = active.filled[step.into] ?? "";
  return value !== "" && value !== before.filled[step.into];
}

/** Goes on where the question has become idle; elsewhere it waits. */
export function onwards(turn: CostTurn, active: ActiveFlow): Outcome {
  const { flow, step, said } = turn;
  if ("ask" in step && isAnswered(turn, active)) return goOn(flow, active, step, said);
  if ("make" in step || !("into" in step) || !asksProfit(flow, step) || !isSettled(flow, active))
    return remind(flow, active, said);
  return goOn(flow, active, step, said, flow.wanted?.to);
}

/** `before`: the flow before the message, which shows whether it answers the question. */
function concluded(turn: CostTurn, before: ActiveFlow): Outcome {
  const { flow, active, step, said } = turn;
  if (active.reading !== undefined) return recalculated(flow, { ...active, reading: undefined }, said);
  const here = summed(flow, { ...active, tries: 0 });
  if (!("make" in step)) return onwards({ ...turn, active: before }, here);
  const next = { ...here, changing: undefined };
  return { ...show(flow, next, step), texts: [], flow: next };
}

const saysMore = /(?<!\p{L})\d|\b(?:lewati|skip|ga usah|gak usah|ga ada)\b/iu;

/** What the message wants to earn or asks of its costs is handled here, and the rest of it by `rest`. */
export function answerEarnings(
  turn: CostTurn,
  others: (turn: CostTurn) => CostsTold | undefined,
): CostsTold | undefined {
  const noted = notedCosts(turn);
  const asked = noted ? { ...turn, active: noted.active, text: noted.rest } : turn;
  const total = asked.text === "" ? undefined : totalTold(asked);
  const counted = total ? { ...asked, active: total.active, text: total.rest.join(" ") } : asked;
  const wanted = counted.text === "" ? undefined : wantedIn(counted);
  if (!noted && !total && !wanted) return inRupiah(turn) ?? others(turn);
  const { rest, lines } = withoutOthers(turn, wanted?.rest ?? counted.text);
  const found = [noted, total, wanted].flatMap((one) => one?.texts ?? []);
  const texts = [...found, ...lines];
  const next = { ...turn, active: wanted?.active ?? counted.active, text: rest };
  const told = next.text === "" ? undefined : others(next);
  if (told) return withTexts(texts, told);
  if (!saysMore.test(next.text))
    return withTexts([...texts, ...questionsLeft(next)], { outcome: concluded(next, turn.active) });
  const active = onTheWay(next);
  return { active, texts, rest: next.text };
}

const quoted = (clause: string): string => clause.replace(/[\s.,;?]+$/, "");

/** "Tetangga jual 17rb" is no price of the member's own. */
function withoutOthers({ said }: CostTurn, text: string): { rest: string; lines: string[] } {
  const clauses = clausesIn(text);
  const isOther = (clause: string) => /\d/.test(clause) && ofOthers(clause) && !/\?\s*$/.test(clause);
  return {
    rest: joinedClauses(clauses.filter((clause) => !isOther(clause))),
    lines: clauses.filter(isOther).map((one) => said.line("price-others", { quote: quoted(one) })),
  };
}

/** What the result tells needs no answer of its own. */
const ofResult =
  /\b(?:jual\w*|dijual\w*|harga\w*|modal\w*|untung\w*|laba\w*|hasil\w*|sisa\w*|total\w*|jadi\w*|jd)\b/;

/** A question beside the figures, which would be lost otherwise. */
const questionsLeft = ({ said, text }: CostTurn): string[] =>
  clausesIn(text)
    .filter((clause) => /\?\s*$/.test(clause) && !ofResult.test(plain(clause)))
    .map((one) => said.line("beside-question", { quote: quoted(one) }));

const noPercent =
  /\b(?:ga|gak|gk|nggak|ngga|enggak|tidak|tdk|ndak|nda|ora|ra|kada|kurang|blm|belum|mboten|teu) (?:\p{L}+ )?(?:ngerti|mengerti|ngarti|paham|faham|mudeng|tau|tahu|bisa|biasa)\b.*\bpersen|\b(?:bingung|pusing|puyeng|mumet)\b.*\bpersen/u;

/** "Ndak ngerti persen2an": what is wanted is asked for in rupiah. */
function inRupiah({ flow, active, step, text, said }: CostTurn): CostsTold | undefined {
  if (!("choose" in step) || step.into === undefined || step.into !== flow.wanted?.percent) return undefined;
  const isLost = noPercent.test(plain(text)) && !/(?<!\p{L})\d/u.test(text);
  if (active.reading !== undefined || !isLost) return undefined;
  const filled = { ...active.filled, [step.into]: "" };
  return { outcome: goOn(flow, { ...active, filled }, step, said) };
}

/** Where the question is idle, the rest of the message is about the values that are read back. */
function onTheWay(turn: CostTurn): ActiveFlow {
  const here = summed(turn.flow, turn.active);
  if (turn.active.reading !== undefined || "make" in turn.step) return here;
  const { flow } = onwards(turn, here);
  return flow?.reading === "?" ? flow : here;
}

const withTexts = (texts: readonly string[], told: CostsTold): CostsTold =>
  "outcome" in told
    ? { outcome: { ...told.outcome, texts: [...texts, ...told.outcome.texts] } }
    : { ...told, texts: [...texts, ...told.texts] };
