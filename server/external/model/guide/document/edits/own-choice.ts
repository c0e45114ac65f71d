import { isOfSentences } from "#server/external/model/guide/answer/buttons/kept-back.ts";
import { optionMeant } from "#server/external/model/guide/answer/buttons/options.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import { isOpenChoice } from "#server/external/model/guide/run-flow.ts";
import { sentenceOf } from "#server/external/model/guide/values/sentence.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/** From this many words on, a member says something of their own, even with a word of a button in it. */
const besideButton = 8;
/** Where no button is meant, fewer words do. */
const withoutButton = 4;
/** Words about the choice are none for the text. */
const isAbout =
  /\?\s*$|(?<!\p{L})(?:bukan|bkn|salah|keliru|pilih|tombol|gatau|ga tau|tidak tahu|terserah)(?!\p{L})/iu;

/** What a member writes themselves for a choice, where no way through the flow depends on it; undefined if a button is meant. */
export function ownChoice(flow: Flow, name: string, text: string, former = ""): string | undefined {
  const step = flow.steps.find((one) => "choose" in one && one.into === name);
  const slot = flow.slots[name];
  if (!step || !("choose" in step) || !isOpenChoice(step)) return undefined;
  if (slot?.kind !== "choice" || isAbout.test(text)) return undefined;
  // Who writes new words does not mean the button that stands there already.
  const meant = optionMeant(step.options, text);
  const isFormer = meant !== undefined && former !== "" && (meant.value ?? meant.label) === former;
  if (isFormer || namesSomebody(step.options, text)) return inOwnWords(flow, name, text);
  if (slot.takes === "option") return undefined;
  const said = ` ${plain(text)} `;
  const isNamed = step.options.some(({ label }) => said.includes(` ${plain(label)} `));
  const wordsMin = meant ? besideButton : withoutButton;
  if (isNamed || text.trim().split(/\s+/).length < wordsMin) return undefined;
  return isOfSentences(step) ? sentenceOf(text.trim()) : text.trim().replace(/[.;,]+$/, "");
}

/** "Liburan sekolah Dafa": a name that stands on no button makes the words the member's own. */
const namesSomebody = (options: readonly { label: string }[], text: string): boolean =>
  [...text.matchAll(/(?<=\p{L} )\p{Lu}\p{Ll}{2,}/gu)].some(([name]) =>
    options.every(({ label }) => !plain(label).split(" ").includes(plain(name))),
  );

const ownMin = 2;

/** Words of a member's own in place of a button's, as they stand in the text; undefined if they are a button's label. */
export function inOwnWords(flow: Flow, name: string, text: string): string | undefined {
  const step = flow.steps.find((one) => "choose" in one && one.into === name);
  if (!step || !("choose" in step) || !isOpenChoice(step) || isAbout.test(text)) return undefined;
  const isLabel = step.options.some(({ label }) => plain(label) === plain(text));
  if (isLabel || plain(text).split(" ").length < ownMin) return undefined;
  return isOfSentences(step) ? sentenceOf(text.trim()) : text.trim().replace(/[.;,]+$/, "");
}
