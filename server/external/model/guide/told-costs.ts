import { answerCosts } from "#server/external/model/guide/answer/figures/answer-costs.ts";
import { withListed } from "#server/external/model/guide/answer/figures/listed-costs.ts";
import { answerOwed } from "#server/external/model/guide/answer/figures/owed-rows.ts";
import { answerProducts } from "#server/external/model/guide/answer/figures/product-rows.ts";
import { severalInstead } from "#server/external/model/guide/find/several-things.ts";
import { isSameText } from "#server/external/model/guide/words/to-guide/commands.ts";
import { AskedQuestions } from "./asked-questions.ts";
import type { Flow } from "./flow.ts";
import { flowOf } from "./flows.ts";
import type { Result } from "./listening.ts";
import type { ActiveFlow } from "./state.ts";

/** Whether a flow keeps what it reckons with row by row. */
const keepsRows = ({ costs, owed, slots }: Flow): boolean =>
  costs !== undefined || owed !== undefined || Object.values(slots).some(({ takes }) => takes === "products");

/** The turns in which a message tells costs that a flow keeps one by one. */
export abstract class ToldCosts extends AskedQuestions {
  /** Takes the costs of a message, and lets `take` handle the rest of it. */
  protected toldCosts(take: () => Result): Result {
    const { flow: active, offered, danger } = this.state;
    const { text, riskLevel } = this.asked;
    const flow = active && flowOf(active.id);
    const isPress = offered.some(({ label }) => isSameText(label, text));
    if (!active || !flow || !keepsRows(flow) || danger || riskLevel > 1) return take();
    const several = isPress ? undefined : severalInstead(flow, [text]);
    if (several) return this.#reckonedApart(several);
    if (isPress) return this.#agreed(flow, active, take());
    const told =
      answerCosts(flow, active, text, this.said) ??
      answerOwed(flow, active, text, this.said) ??
      answerProducts(flow, active, text, this.said);
    if (!told && active.missing) this.state = { ...this.state, flow: { ...active, missing: undefined } };
    if (!told) return this.#agreed(flow, active, take());
    if ("outcome" in told) return this.run(flow, told.outcome);
    this.state = { ...this.state, flow: told.active };
    this.asked = { ...this.asked, text: told.rest };
    const result = take();
    return { ...result, texts: [...told.texts, ...result.texts] };
  }

  /** Several products are told where one is reckoned: each becomes a row, and nothing is added up. */
  #reckonedApart(flow: Flow): Result {
    const { flow: _, paused: __, ...rest } = this.state;
    this.state = rest;
    this.keep(this.asked.text);
    const begun = this.begin(flow);
    return { ...begun, texts: [this.said.line("several-apart"), ...begun.texts] };
  }

  /** The costs behind a sum that the member agrees with are kept one by one, for the result. */
  #agreed(flow: Flow, before: ActiveFlow, result: Result): Result {
    const { flow: active } = this.state;
    if (active?.id === flow.id) this.state = { ...this.state, flow: withListed(flow, before, active) };
    return result;
  }
}
