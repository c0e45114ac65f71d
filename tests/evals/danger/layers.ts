/**
 * `npm run safety:layers -- FILE [FILE...]`: judges whole conversations about danger (talks/README.md) without a server,
 * with all layers and with each of them switched off in turn, and prints what is lost. The persona's answers are not
 * played, only the message of the last card counts as what was said before. A verdict of a configured model is no part.
 */
import { assess } from "#rules/safety/assess.ts";
import { earlierMax } from "#rules/safety/classifier-opinion.ts";
import type { Assessment, EarlierText, RiskContext, RiskState } from "#rules/safety/types.ts";
import { opinionsOn } from "#server/features/safety/opinions.ts";
import { noticeOf, riskOf } from "#server/features/safety/safety.ts";
import { type Conversation, isEnd, isRise, readConversations } from "./talk-file.ts";

const layers = ["rules", "classifier", "earlier messages", "memory of the danger"] as const;
type Layer = (typeof layers)[number];

type Judged = {
  conversation: Conversation;
  at: number;
  turn: Conversation["turns"][number];
  level: number;
  hasCard: boolean;
  isAsked: boolean;
};

const turnMs = 60_000;

function assessWithout(off: Layer | undefined, text: string, known: RiskContext): Assessment {
  const context = {
    ...known,
    before: off === "earlier messages" ? [] : (known.before ?? []),
    state: off === "memory of the danger" ? undefined : known.state,
  };
  // An empty text matches no rule.
  const forRules = off === "rules" ? "" : text;
  const opinions = off === "classifier" ? {} : opinionsOn(text, context);
  return assess(forRules, { ...context, ...opinions });
}

function judgeConversation(conversation: Conversation, off: Layer | undefined): Judged[] {
  let state: RiskState | undefined;
  let answers: string | undefined;
  const said: EarlierText[] = [];
  return conversation.turns.map((turn, at) => {
    const atMs = (at + 1) * turnMs;
    const assessment = assessWithout(off, turn.says, {
      state,
      atMs,
      answers,
      before: said.slice(-earlierMax),
    });
    const shown = riskOf({
      assessment,
      holdUntil: null,
      holdBegins: false,
      isRepeat: false,
      wasDenied: false,
    });
    state = assessment.next;
    answers = shown ? noticeOf(shown).message : undefined;
    said.push({ text: turn.says, atMs });
    return {
      conversation,
      at,
      turn,
      level: assessment.level,
      hasCard: shown !== null,
      isAsked: assessment.isDoubtful,
    };
  });
}

const share = (of: readonly Judged[], isHit: (one: Judged) => boolean): string =>
  of.length === 0 ? "-" : (of.filter(isHit).length / of.length).toFixed(2);

function figuresOf(judged: readonly Judged[]): string[] {
  return [
    share(
      judged.filter(({ turn }) => turn.card === true),
      ({ hasCard }) => hasCard,
    ),
    share(
      judged.filter(({ turn }) => turn.card === false),
      ({ hasCard }) => hasCard,
    ),
    share(judged.filter(isRise), ({ level }) => level === 3),
    share(judged.filter(isEnd), ({ level, hasCard }) => level < 2 && !hasCard),
    share(
      judged.filter(({ turn }) => turn.asked === true),
      ({ hasCard, isAsked }) => hasCard || isAsked,
    ),
    share(
      judged.filter(({ turn }) => turn.asked === false),
      ({ hasCard, isAsked }) => hasCard || isAsked,
    ),
  ];
}

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("usage: npm run safety:layers -- FILE [FILE...]");
  process.exit(2);
}
const conversations = files.flatMap(readConversations);
console.log(
  "| without | a card where one is required | a card where none is allowed | danger now as level 3 | false alarms resolved | a question or a card where one is required | where none is allowed |\n|---|---|---|---|---|---|---|",
);
for (const off of [undefined, ...layers]) {
  const figures = figuresOf(conversations.flatMap((conversation) => judgeConversation(conversation, off)));
  console.log(`| ${[off ?? "nothing", ...figures].join(" | ")} |`);
}
