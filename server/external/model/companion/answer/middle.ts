import { introductions, shortIntroductions, twoGistLeads } from "../tables/leads.ts";
import { countWords } from "../write/tidy.ts";
import type { Lead, LeadKind } from "./lead.ts";
import {
  aloneLine,
  answerLine,
  callbackLine,
  changeLine,
  effortLine,
  elsewhereLine,
  feelingLine,
  insightLine,
  type Maker,
  personLine,
  restLine,
  situationLine,
  timeLine,
} from "./lines.ts";
import type { Scene } from "./scene.ts";

export function introduction(scene: Scene): string {
  if (!scene.isFirst) return "";
  const isShort = scene.facts.riskLevel > 0;
  return scene.picker.pick(isShort ? shortIntroductions : introductions, scene.slots);
}

/** Of a long story more than one thing is said back. */
const storyLine: Maker = (scene) =>
  (scene.news.length > 1 ? scene.picker.pick(twoGistLeads, scene.slots) : "") || situationLine(scene);

function middleMakers(scene: Scene, kind: LeadKind): Maker[] {
  const feeling: Maker[] = kind === "feeling" ? [] : [feelingLine];
  const heart: Maker[] =
    scene.chance("heart", 2) === 0 ? [...feeling, insightLine] : [insightLine, ...feeling];
  const links: Maker[] = scene.chance("links", 3) === 0 ? [personLine] : [callbackLine];
  const story: Maker[] = kind === "story" ? [] : [kind === "long" ? storyLine : situationLine];
  const answered: Maker[] = scene.chance("answered", 2) === 0 ? [answerLine] : [];
  const time: Maker[] = kind === "time" ? [] : [timeLine];
  return [
    elsewhereLine,
    aloneLine,
    ...story,
    changeLine,
    ...links,
    ...time,
    effortLine,
    ...answered,
    ...heart,
    restLine,
  ];
}

/** Fills up to about so many words, with at most three sentences. */
export function middleOf(scene: Scene, lead: Lead, words: number): string[] {
  const middle: string[] = [];
  let count = countWords(lead.text);
  for (const make of middleMakers(scene, lead.kind)) {
    if (count >= words || middle.length >= 3) break;
    const line = make(scene);
    if (line === "") continue;
    middle.push(line);
    count += countWords(line);
  }
  return middle;
}
