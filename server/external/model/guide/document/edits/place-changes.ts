import type { WordEdit } from "#server/external/model/guide/state.ts";
import { common } from "#server/external/model/guide/words/wish-synonyms.ts";
import { bareValue } from "./part-changes.ts";
import { tokensOf } from "./word-places.ts";

/*
 * Open places in brackets that are no answers of the flow: "(isi jumlah) itu 1 juta", "yg ga berubah: gaji pokok". They are
 * named by what the brackets ask for, or by the words before them.
 */

/** `heading`: the line above a place that has a line of its own; `section`: the first line of its paragraph. */
type Place = { text: string; asked: string; before: string; heading: string; section: string };

const bracket = /\(isi(?: ([^()\n]{1,60}))?\)/g;

/** The open places of a document, each with the words before it in its sentence. */
const placesIn = (shown: string): Place[] =>
  [...shown.matchAll(bracket)].map(({ 0: text, 1: asked = "", index }) => {
    const start = shown.lastIndexOf("\n", index) + 1;
    const line = shown.slice(start, index);
    const above =
      shown
        .slice(0, Math.max(0, start - 1))
        .split("\n")
        .at(-1) ?? "";
    const heading = line.trim() === "" && above.endsWith(":") ? above : "";
    const sentence = line.split(/(?<=[.!?])\s+/).at(-1) ?? line;
    const paragraph = shown.slice(shown.lastIndexOf("\n\n", index) + 1, index).trim();
    const [section = ""] = paragraph.includes("\n") ? paragraph.split("\n") : [];
    return { text, asked, before: sentence.replace(/^[\s\-“"\d.]+/, ""), heading, section };
  });

const explicit =
  /^\(?\s*(?:yg |yang )?\(isi(?: ([^()\n]{1,60}))?\)\s*(?:nya |itu |adalah |diisi |isi |jadi |jd |ganti |[:=] ?|-> ?)*(\S.*)$/is;
const labelled = /^((?:[\p{L}]+ ){0,5}[\p{L}]+)\s*[:=]\s*(\S.*)$/isu;
const suffixed = /^((?:\p{L}+ ){0,2}\p{L}{3,}) ?nya (?:itu |jadi |jd |cuma |cukup |sekitar )*(\S.*)$/iu;
/** "Nomor hp saya 0812 ...": a telephone number says what it is for. */
const numbered = /^((?:\p{L}+ ){0,3}\p{L}+) (?:itu |ya |: ?)?(\+?\d[\d -]{7,})$/iu;
const leading =
  /^(?:(?:dan|trus|terus|trs|sama|sm|eh|kak|mas|mbak|tolong|isi|yg|yang|sy|aku|saya|gw|gue|bagian)\b[ ,]*)+(?=\S)/i;
/** "Jumat, kan udah tak bilang": a reminder behind the value is no part of it. */
const saidBefore =
  /[ ,]+(?:kan|wong|lha) (?:(?:tadi|td|aku|saya|sy|tak|wis) )*(?:udah|sudah|udh|sdh|su|wis) .{0,20}(?:bilang|tulis|sebut|jawab|kasih tau)\p{L}*.{0,15}$/iu;
/** "Perihalnya tolong diisi Permohonan Cuti": the words of asking are no part of the value. */
const askingFor =
  /^(?:(?:tolong|mohon|minta|coba|harap|(?:di)?(?:isi|tulis|ganti)(?:kan|in)?(?: (?:dengan|dgn|jadi|jd))?) )+(?=\S)/iu;
const valueMax = 300;

const wordsOf = (text: string): string[] =>
  tokensOf(text)
    .map(({ word }) =>
      word === "gak" ? "tidak" : word.replace(/(?<=\p{L}{4})(?:nya|ku|mu)$|(?<=\p{L}{6})e$/u, ""),
    )
    .filter((word) => word !== "yang");
const hasAll = (own: readonly string[], sought: readonly string[]): boolean =>
  sought.length > 0 && sought.every((word) => own.includes(word));

/** Whether these words name the place: what it asks for, or the last words before it. */
function isNamed({ asked, before }: Place, words: readonly string[]): boolean {
  const isTelling = words.some((word) => !common.has(word) || word.length > 4);
  const near = wordsOf(before).slice(-Math.max(words.length + 1, 2));
  return isTelling && (hasAll(wordsOf(asked), words) || hasAll(near, words));
}

/** "Yang nggak berubah gaji pokok": the words before a place, and what should stand in it. */
function behindWords(places: readonly Place[], part: string): { place: Place; value: string } | undefined {
  const said = tokensOf(part);
  for (const place of places) {
    const before = wordsOf(place.before);
    const end = said.findIndex((_, at) => {
      const own = wordsOf(part.slice(0, said[at]?.to));
      return own.length >= 2 && own.length === before.length && hasAll(own, before);
    });
    const value = end < 0 ? "" : part.slice(said[end]?.to).replace(/^[\s:=,]+/, "");
    if (value !== "") return { place, value };
  }
  return undefined;
}

/** "Yg berat pilihan 2 harus ngutang": words before a place, with those of the part in which it stands. */
function inSection(places: readonly Place[], part: string): { place: Place; value: string } | undefined {
  const said = tokensOf(part);
  const found = places.map((place) => {
    const before = wordsOf(place.before === "" ? place.heading : place.before);
    const section = wordsOf(place.section.split(":")[0] ?? "");
    const own = said.map(({ from, to }) => wordsOf(part.slice(from, to))[0]);
    const stop = own.findIndex((word) => word !== undefined && ![...before, ...section].includes(word));
    const end = stop < 0 ? own.length : stop;
    const named = own.slice(0, end);
    const isNamed = [before, section].every((words) =>
      named.some((word) => word !== undefined && words.includes(word) && !common.has(word)),
    );
    const isWhole = section.every((word) => named.includes(word));
    const value = part.slice(said[end]?.from ?? part.length).replace(/^[\s:=,]+/, "");
    return { place, value, isMeant: isNamed && isWhole && value !== "" };
  });
  const [only, ...others] = found.filter(({ isMeant }) => isMeant);
  return only && others.length === 0 ? only : undefined;
}

/** What belongs into an open place of the document; undefined if the part names none, or more than one. */
export function placeFilled(shown: string, part: string): WordEdit | undefined {
  const places = placesIn(shown);
  const [, exact, given = ""] = explicit.exec(part.trim()) ?? [];
  if (given !== "") {
    const same = places.filter(({ asked }) => asked === (exact ?? ""));
    return edit(shown, same, given, exact !== undefined);
  }
  const own = part.trim().replace(leading, "");
  const [, name = "", value = ""] = labelled.exec(own) ?? suffixed.exec(own) ?? [];
  const words = wordsOf(name);
  const number = numbered.exec(own);
  if (number) {
    const said = wordsOf(number[1] ?? "");
    const asking = places.filter(({ asked }) => hasAll(said, wordsOf(asked)));
    return edit(shown, asking, number[2] ?? "", true);
  }
  const named = value === "" ? [] : places.filter((place) => isNamed(place, words));
  if (named.length > 0) return edit(shown, named, value, true);
  const behind = behindWords(places, own) ?? inSection(places, own);
  return behind && edit(shown, [behind.place], behind.value, true);
}

/** `isAsked`: places that ask for the same thing all get it. */
function edit(
  shown: string,
  places: readonly Place[],
  written: string,
  isAsked: boolean,
): WordEdit | undefined {
  const [place, ...others] = places;
  const value = bareValue(written.replace(askingFor, "").replace(saidBefore, "")).slice(0, valueMax);
  if (!place || value === "" || value.includes("?")) return undefined;
  if (others.some((one) => one.text !== place.text) || (others.length > 0 && !isAsked)) return undefined;
  const isOnly = shown.split(place.text).length - 1 === places.length;
  const from = isOnly ? place.text : `${place.before}${place.text}`;
  const [within = ""] = place.section.split(":");
  const isTwice = others.length === 0 && within !== "" && shown.split(from).length > 2;
  const to = from.replace(place.text, () => value);
  return isTwice ? { from, to, within } : { from, to };
}
