import { isFromPerson } from "#rules/safety/levels.ts";
import { isRequest } from "#server/external/model/guide/words/stories/telling.ts";
import { besideDenial } from "./answer/take-up.ts";
import { Parting } from "./parting.ts";
import type { GuideState } from "./state.ts";

type Misreading = NonNullable<GuideState["misread"]>;

/** What becomes of a message that a guess took for a danger (decision 45). */
export class Misread extends Parting {
  /** Said before an ordinary answer, where a false alarm ends with a message that wishes for something. */
  protected apology: string[] = [];

  /**
   * A request beside words of danger is handled once the danger is denied, as a guess is. Not where a person does harm, who may
   * hold the phone.
   */
  protected mayBeMisread(): boolean {
    const { risk, riskLevel, text } = this.asked;
    return risk.isGuess || (riskLevel === 2 && !isFromPerson(risk.categories) && isRequest(text));
  }

  protected asGuessed(before: GuideState): Misreading {
    const drafted = this.draftedBefore;
    return { text: this.asked.text, before: drafted === undefined ? before : { ...before, drafted } };
  }

  /** Puts the conversation back to where it was before a guess, whose question is not asked once more. */
  protected beforeGuess({ before }: Misreading): void {
    const { drafted, ...rest } = before;
    const { danger, dangersDone = [] } = this.state;
    this.draftedBefore = drafted;
    this.state = {
      ...rest,
      introduced: true,
      danger: undefined,
      dangersDone: [...dangersDone, ...(danger ? [danger.id] : [])],
    };
  }

  /** A guess was wrong: the message that it misread is handled now, as if nothing had been asked. */
  protected notMeant(misread: Misreading): void {
    this.beforeGuess(misread);
    const beside = besideDenial(this.asked.text);
    // Whoever asks for something beside the denial gets that.
    const isOther = isRequest(beside) && !isRequest(misread.text) && this.state.flow === undefined;
    this.asked = { ...this.asked, text: isOther ? beside : misread.text };
    this.apology = [this.said.line("believed")];
  }
}
