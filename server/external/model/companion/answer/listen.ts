import { invitations } from "../tables/leads.ts";
import { countWords } from "../write/tidy.ts";
import { offerQuestion, offerTalk } from "./exercises.ts";
import { ownFeelings } from "./felt.ts";
import { leadOf } from "./lead.ts";
import { introduction, middleOf } from "./middle.ts";
import { easyQuestion, nextQuestion } from "./questions.ts";
import type { Draft, Scene } from "./scene.ts";

function targetWords(scene: Scene): number {
  const isBrief = scene.now.words < 6;
  return (isBrief ? 18 : 30) + scene.chance("length", 14);
}

/** They want to say something and fear it: help with the words comes before more questions. */
function talkOffer(scene: Scene): string {
  const isAfraid = ownFeelings(scene).some((felt) => felt.feeling.isPleasant !== true);
  return isAfraid && scene.now.acts.has("intends") && scene.memory.answers > 1 ? offerTalk(scene) : "";
}

/** For someone who asked to be heard only: mostly no question at all. */
function quietly(scene: Scene): string {
  return scene.memory.isQuiet && scene.memory.answers > 0 && scene.chance("quiet", 3) > 0
    ? scene.picker.pick(invitations)
    : "";
}

/** The default: hear, name what it does, and ask one thing. */
export function listen(scene: Scene): Draft {
  const lead = leadOf(scene);
  const hello = introduction(scene);
  const middle = middleOf(scene, lead, targetWords(scene) - countWords(hello) / 2);
  const isStuck = scene.now.words < 3 && scene.memory.earlier.slice(-1).some((reading) => reading.words < 3);
  const question =
    quietly(scene) ||
    talkOffer(scene) ||
    offerQuestion(scene) ||
    (isStuck ? easyQuestion(scene) : "") ||
    nextQuestion(scene);
  return { lead: lead.text, middle: [hello, ...middle], question, productIds: [] };
}
