import { headOfReader, optionSaid } from "#server/external/model/guide/answer/buttons/options.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { speaksOfHarm } from "#server/external/model/guide/words/yes-no/fear-denied.ts";

/* The buttons that were chosen before they were shown, by what a message tells. */

type Option = Extract<Step, { choose: string }>["options"][number];

const denial = /\bpadahal (?:\p{L}+ )?(?:ga|gak|nggak|ngga|tidak|engga|bukan|kaga)\b/iu;

const preposition = /^(?:ke|sama|dengan) /;

/** The buttons with the words that count in a told message: where some say to whom, only those that stand there as written. */
const optionsIn = (options: readonly Option[], text: string): Option[] =>
  options.map((option) => {
    const { words = [] } = option;
    if (!words.some((word) => preposition.test(word))) return option;
    const said = words.filter(
      (word) => preposition.test(word) && new RegExp(`\\b${word}\\b`, "i").test(text),
    );
    return { ...option, words: said };
  });

const optionsOf = (flow: Flow, name: string): readonly Option[] => {
  const step = flow.steps.find((one) => "choose" in one && one.into === name);
  return step && "choose" in step ? step.options : [];
};

const asksWho = ({ steps }: Flow, name: string): boolean =>
  steps.some((one) => "choose" in one && one.into === name && /\bsiapa\b/i.test(one.choose));

/** Returns the choice that answers the slot's own question, if the text has the words of exactly one. */
export function optionIn(flow: Flow, name: string, text: string): string | undefined {
  const options = optionsOf(flow, name);
  // Where the member says that it is not so, the question is asked.
  if (options.length === 0 || denial.test(text)) return undefined;
  const reader = asksWho(flow, name) ? readerToldIn(flow, name, text) : undefined;
  if (reader !== undefined) return reader;
  const option = optionSaid(optionsIn(options, text), text, "words");
  return option && (option.value ?? option.label);
}

/** What is said or written to somebody, and by which word they are named: "mau minta maaf ke istri". */
const saidTo =
  /(?<!\p{L})(?:maaf|maap|maafan|pesan|wa|whatsapp|chat|surat|email|teks|kata(?:2|-kata| kata)?(?:nya)?|kalimat(?:nya)?|ngomong|ngmg|bicara|bilang|ngobrol|jujur|nyampein|menyampaikan|sampaikan|sampein)(?: (?:\p{L}+nya|aja|saja|dong|yang|yg|pendek|singkat|sopan|baik|bener|tulus|lagi|langsung|pribadi)){0,2} (?:ke|sama|buat|untuk|utk|kepada|kpd|karo|kanggo|nang)\s+([^\s,.;!?]+(?:\s+[^\s,.;!?]+){0,2})/giu;
/** "Ke kakak sama ke ibu" names two. */
const besides = /^\S+(?: \S+)? (?:sama|sm|dan|plus) (?:ke |juga |buat )?(\S+)/iu;
const refused =
  /(?<!\p{L})(?:ga|gak|nggak|ngga|tidak|ndak|bukan|jangan|jgn|males|malas|ogah)\s*(?:(?:mau|usah|perlu|bisa|minta|nulis|kirim|bikin) )*$/iu;

const shouted = /(?<!\p{L})(?:nge|mem|m)?bentak(?:in)?\s+(\p{L}+)/giu;
const them = /^(?:dia|beliau|ia)$/iu;

/** The text without the member's own shouting at this reader, which is what they are sorry for. */
const withoutShoutingAt = (options: readonly Option[], reader: Option, text: string): string =>
  text
    .split(/(?<=[.,;!?\n])/)
    .map((clause) =>
      clause.replace(shouted, (found, whom: string, at: number) => {
        const isReader = them.test(whom) || headOfReader(options, whom) === reader;
        const words = plain(clause.slice(0, at)).split(" ");
        const isTheirs = words.some((word) => them.test(word) || headOfReader([reader], word) !== undefined);
        return isReader && !isTheirs ? " " : found;
      }),
    )
    .join("");

/** The button for the person to whom the member wants to say something; never beside words of harm by them. */
export function readerToldIn(flow: Flow, name: string, text: string): string | undefined {
  const options = optionsOf(flow, name);
  const named = [...text.matchAll(saidTo)].flatMap(({ 0: found, 1: who = "", index }) => {
    const second = besides.exec(text.slice(index + found.length - who.length))?.[1] ?? "";
    const all = [who, second].flatMap((one) => headOfReader(options, one) ?? []);
    return refused.test(text.slice(0, index)) ? [] : all;
  });
  const [only, ...others] = new Set(named);
  if (!only || others.length > 0 || speaksOfHarm(withoutShoutingAt(options, only, text))) return undefined;
  return only.value ?? only.label;
}
