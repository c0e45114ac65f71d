import { optionMeant } from "#server/external/model/guide/answer/buttons/options.ts";
import { withoutParticles } from "#server/external/model/guide/answer/plain-answer.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import { slotOf } from "#server/external/model/guide/run-flow.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* Where an answer begins and ends within a message: behind its label, and before a remark. */

type Answerable = Extract<Step, { ask: string } | { choose: string }>;

/** The answer, and the remark behind it. */
type Ended = { rest: string; behind: string };

const stemOf = (word: string): string =>
  word.replace(/(?:nya|ku|mu|e|ne|an|kan)+$/, "").replace(/^per(?=minta)/, "");
const labelled =
  /(?:^|(?<=[.!?,;\n]\s*))(?:(?:trus|terus|jadi|jd|nah|ok|oke|ya|btw)[ ,]+)*((?:\p{L}+ )?\p{L}{3,})\s*:\s+(?=\S)/iu;
const asksWish = /\b(?:minta|permintaan\w*|harap\w*|diminta)\b/;

/** "Usulku: ...", "terus mintanya: ..." at its own question: the content begins behind it, and what stands before stays. */
export function withoutLabel(flow: Flow, step: Answerable, text: string): string {
  const found = labelled.exec(text);
  if (!found || "choose" in step) return text;
  const word = stemOf(
    plain(found[1] ?? "")
      .split(" ")
      .at(-1) ?? "",
  );
  const asked = plain(`${step.ask} ${slotOf(flow, step)?.label ?? ""}`);
  const isOwn =
    asked.split(" ").some((one) => one.length > 3 && stemOf(one) === word) ||
    (asksWish.test(asked) && /^(?:minta|mau|harap|pinta)$/.test(word));
  if (!isOwn) return text;
  return `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`.trim();
}

const turn =
  /(?<=[^.\s]{2})[.!]\s+(?=(?:tp|tpi|tapi|tetapi|oh iya|oh ya|oiya|oya|o iya|btw|trus|terus|cuma|cuman|jgn lupa|jangan lupa|pokoknya)\b)/i;
const ofName = /^(?:nama|tanda tangan|pengirim)\b/;
const ofPeople = /^siapa saja\b/;

/** "Ahmad Fadli, staf gudang. tp 6 minggunya harus masuk ya": a signature and a list of people end before a remark. */
export function withoutRemark(flow: Flow, step: Answerable, text: string): Ended | undefined {
  const slot = slotOf(flow, step);
  if (!("ask" in step) || slot?.kind === "rows") return undefined;
  const isName = slot?.takes === "self" || ofName.test(plain(slot?.label ?? ""));
  const isOfPeople = ofPeople.test(plain(step.ask));
  if (!isName && !isOfPeople) return undefined;
  const [rest = "", ...behind] = text.split(isOfPeople ? /(?<=\p{L}{3})[.!]\s+(?=\S)/u : turn);
  if (behind.length === 0 || rest.trim() === "") return undefined;
  return { rest: rest.trim(), behind: behind.join(". ").replace(/[\s.!]+$/, "") };
}

const beside = /\?|\b(?:bukan|bkn|salah|eh|ralat|maksud\p{L}*|apa|gimana|kenapa|lho|loh|kok)\b/iu;
const fillers = /^(?:(?:ya|iya|yah|yaudah|ya udah|hm+|oke|ok|ga tau|gatau|entah|jujur|duh|aduh)\b ?)+$/;

/** "Kaget sama kewalahan sih, kan dokternya nelpon": a feeling in few words of one's own, before what it comes from. */
export function feltApart(flow: Flow, step: Answerable, text: string): Ended | undefined {
  if (!("choose" in step) || step.own === undefined) return undefined;
  if (!/\b(?:perasaan|rasa\w*)\b/.test(plain(`${step.choose} ${slotOf(flow, step)?.label ?? ""}`)))
    return undefined;
  const [first = "", ...others] = text.split(/[,.;!]\s+/);
  const rest = withoutParticles(first);
  const isShort = rest.split(/\s+/).length <= step.own && rest.length > 3;
  if (!isShort || others.length === 0 || beside.test(rest) || fillers.test(plain(rest))) return undefined;
  // A button that is meant anywhere in it is pressed as ever.
  if (optionMeant(step.options, text) || others.some((one) => optionMeant(step.options, one)))
    return undefined;
  return { rest, behind: others.join(", ").replace(/[\s.!]+$/, "") };
}

/** Questions for what somebody else said or wants. */
const ofOther =
  /\b(?:alasan|keluhan|keberatan|permintaan|kata|jawaban|omongan) (?:dia|beliau|mereka|pelanggan\w*|pembeli\w*|klien\w*|atasan\w*)\b/;
const own = "(?:saya|aku|ak|sy|gw|gue|kulo|kula|abdi|awak|kami)";
const feeling =
  "(?:(?:ga|gak|nggak|ngga|ndak|tidak|ra|ora|mboten|teu) (?:enak|penak|sekeca|tega|nyaman)|malu|isin|kesel|kesal|sedih|kaget|bingung|takut|nyesel|menyesal|panik|pusing|sungkan|kepikiran|stres|stress|deg2an|merasa bersalah|ngerasa bersalah)";
const ownFeeling = new RegExp(
  `^(?:(?:tapi|tp|dan|jujur|sebenernya|sebenarnya|jane|terus|trus|ya|kalau|kalo) )*${own}(?: (?:sendiri|pribadi|juga|jg|jane|sih|ya|yo|memang|emang|sebenarnya|sebenernya|jadi|sampai|sampe|agak|rada|lumayan|sangat|merasa|ngerasa))* ${feeling}(?: |$)`,
);

/** "..., katanya malu di depan tamu. Saya sendiri ndak enak": one's own feeling is no part of what somebody else said. */
export function ownFeelingApart(flow: Flow, step: Answerable, text: string): Ended | undefined {
  if (!("ask" in step) || !ofOther.test(plain(`${step.ask} ${slotOf(flow, step)?.label ?? ""}`)))
    return undefined;
  const sentences = text.split(/(?<=[^.\s]{2}[.!])\s+|\n+/);
  const at = sentences.findIndex((one) => ownFeeling.test(plain(one)));
  if (at < 1) return undefined;
  const rest = sentences.filter((_, nth) => nth !== at).join(" ");
  return { rest: rest.replace(/[\s.]+$/, ""), behind: (sentences[at] ?? "").replace(/[\s.!]+$/, "") };
}
