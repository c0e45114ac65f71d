import { optionMeant } from "#server/external/model/guide/answer/buttons/options.ts";
import { optionsOf } from "#server/external/model/guide/answer/corrections/slot-changes.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import { type Filled, fits } from "#server/external/model/guide/slots.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { ownChoice } from "./own-choice.ts";
import { bareValue, inList, type PartChange } from "./part-changes.ts";
import { fieldNamed } from "./several-corrections.ts";

/*
 * Parts of a document that a message names as the document prints them: by the label before a colon, by a heading, by words
 * that are quoted from the sentence around an answer, or by some words of a button.
 */

type Making = Extract<Step, { make: string }>;
type Fields = { flow: Flow; step: Making; names: readonly string[]; filled: Filled };

const placeholder = /\{(\w+)[^}\n]*\}/g;
const labelled = /^(?:- |\d+[.)] )?([\p{L} /]{3,40}?)\s*:\s*\{(\w+)/u;
const heading = /^(?:\d+[.)] )?([\p{L} /]{3,40})$/u;
const opening = /^(?:- )?\{(\w+)/;

/** The labels and headings that the document prints, with the answers behind them. */
function printed({ step, names }: Fields): { label: string; name: string }[] {
  const lines = step.text.split("\n").filter((line) => line.trim() !== "");
  return lines.flatMap((line, at) => {
    const [, label = "", own = ""] = labelled.exec(line) ?? [];
    const [, head = ""] = label === "" ? (heading.exec(line) ?? []) : [];
    const name = head === "" ? own : (opening.exec(lines[at + 1] ?? "")?.[1] ?? "");
    return names.includes(name) ? [{ label: plain(label || head), name }] : [];
  });
}

const ofLabel = (word: string): string =>
  word.replace(/(?<=\p{L}{4})(?:nya|nyo|ku|mu)$/u, "").replace(/^(?:ku|di)(?=\p{L}{4})/u, "");
const around = /^(?:yang|yg|sing|itu|tu|bagian|soal|isi|di|kamu|aku|saya)$/;
const vague = /^(?:bisa|boleh|mau|masih|harus|perlu|akan|ada|sudah|belum|nanti|tadi|semua|sekarang|orang)$/;
const wordsIn = (label: string): string[] =>
  plain(label)
    .split(" ")
    .filter((word) => word !== "" && !around.test(word))
    .map(ofLabel);

/** The only answer whose label has all these words, one of which tells something. */
function named(fields: Fields, phrase: string): string | undefined {
  const { flow, names } = fields;
  const words = wordsIn(phrase);
  const labels = [
    ...printed(fields),
    ...names.map((name) => ({ name, label: flow.slots[name]?.label ?? "" })),
  ];
  const tells = words.some((word) => word.length > 3 && !vague.test(word));
  if (words.length === 0) return undefined;
  const same = labels.filter(({ label }) => wordsIn(label).join(" ") === words.join(" "));
  const met = labels.filter(({ label }) => tells && words.every((word) => wordsIn(label).includes(word)));
  const found = new Set((same.length > 0 ? same : met).map(({ name }) => name));
  const [only] = found;
  return found.size === 1 ? only : fieldNamed(flow, names, plain(phrase).split(" "));
}

/** The answer in whose printed line these words stand, if it is the only one there. */
function quotedAround({ step, names }: Fields, words: string): string | undefined {
  const sought = plain(words);
  const found = step.text.split("\n").flatMap((line) => {
    const own = [...line.matchAll(placeholder)].map(([, name = ""]) => name);
    const isHere = sought !== "" && ` ${plain(line.replace(placeholder, " "))} `.includes(` ${sought} `);
    return isHere && own.length === 1 && names.includes(own[0] ?? "") ? own : [];
  });
  return new Set(found).size === 1 ? found[0] : undefined;
}

const lead =
  "(?:(?:aduh|duh|waduh|lah|loh|lho|eh+|oh|iya|ya|tolong|coba|minta|terus|trus|trs|dan|sama|samo|sm|lalu|plus|tapi|tp|maaf|min|kak)[ ,]+)*";
const pointing = "(?:(?:itu|tu|tuh|ini|tadi|kok)\\s+)*";
const only = "(?:saja|aja|sj|ae|bae|ji|doang|tok)";
const setting = `(?:(?:di)?(?:tulis|isi|ganti|ubah)(?:in|kan|nya|en)?(?: (?:jadi|jd))?|cukup|jadinya)(?:\\s+${only})?`;
const written = `(?:\\s*[:=]\\s*|\\s+${pointing}(?:${setting}\\s*[:,]?\\s+|${setting}\\s*:\\s*))(\\S.*)`;
const byQuote = new RegExp(
  `^${lead}(?:(?:bagian|yang|yg|kalimat|soal)\\s+)*["“'‘]([^"”'’]{3,80})["”'’](?:nya)?${written}$`,
  "isu",
);
const byLabel = new RegExp(`^${lead}(\\p{L}[\\p{L} /]{2,40}?)${written}$`, "isu");
const notWritten =
  /^(?:sampe|sampai|smpe|hapus|buang|salah|bukan|bkn|apa|gimana|begitu|gitu|itu|ini|yg tadi|yang tadi)(?!\p{L})/iu;
const ending = /[\s,.]+(?:itu|udah|sudah|segitu|cukup) (?:saja|aja|sj|bae|ji|doang|tok|thok)[.!]*$/iu;

const ownWordsMin = 4;
const isSentence = (value: string): boolean => /^\p{Lu}.*[.!?]$/su.test(value);

/** New words as the answer of a slot: those of a button, or the member's own where the text has room for them. */
function answerFor(fields: Fields, name: string, words: string): string | undefined {
  const { flow } = fields;
  const slot = flow.slots[name];
  if (!slot || slot.kind === "scale" || notWritten.test(words)) return undefined;
  const isText = slot.kind === "text" || slot.kind === "list" || slot.kind === "rows";
  const value = isText
    ? words.trim().replace(/[;,\s]+$/, "")
    : bareValue(words.replace(/[ ,]+(?:bukan|bkn|jgn|jangan)(?!\p{L}).*$/isu, ""));
  if (optionsOf(flow, name).length > 0) return choiceFor(fields, name, value);
  // "Nama: Rina, tinggi: 160" names another part, which is not known.
  if ((!isText && /\p{L}\s*:\s/u.test(value)) || !fits(slot, value)) return undefined;
  return slot.kind === "list" ? inList(fields, name, value) : value;
}

function choiceFor({ flow }: Fields, name: string, value: string): string | undefined {
  const own = ownChoice(flow, name, value);
  if (own !== undefined) return own;
  const options = optionsOf(flow, name);
  const option = optionMeant(options, value);
  const isClosed = options.every((one) => isSentence(one.value ?? one.label));
  if (option && (isClosed || value.split(/\s+/).length < ownWordsMin)) return option.value ?? option.label;
  return isClosed || flow.slots[name]?.takes === "option" ? undefined : value;
}

const changeOf = (fields: Fields, name: string, value: string): PartChange => {
  const { label = name } = fields.flow.slots[name] ?? {};
  return { values: { [name]: value }, told: label, isNew: true, isText: true };
};

const settled = /(?<!\p{L})(?:cukup|(?:di)?tulis|isi)/iu;

/** The part that is named, and its new words; a bare "posisinya: ..." has a reader of its own. */
function target(fields: Fields, said: string): { name: string; own: string } | undefined {
  const [, quote = "", behind = ""] = byQuote.exec(said) ?? [];
  if (quote !== "") {
    const name = quotedAround(fields, quote);
    return name === undefined ? undefined : { name, own: behind };
  }
  const [, phrase = "", own = ""] = byLabel.exec(said) ?? [];
  const between = said.slice(said.indexOf(phrase) + phrase.length, said.length - own.length);
  const field = fieldNamed(fields.flow, fields.names, plain(phrase).split(" "));
  // New words for a choice have no other reader.
  const isRead = field !== undefined && optionsOf(fields.flow, field).length === 0;
  if (phrase === "" || (isRead && !settled.test(between))) return undefined;
  const name = named(fields, phrase);
  return name === undefined ? undefined : { name, own };
}

/** "Yang ikut tulis saja: ...", "bagian 'aku sadar' cukup: ...", "yg bisa kubantu cukup ...". */
function set(fields: Fields, part: string): PartChange | undefined {
  const found = target(fields, part.trim().replace(ending, ""));
  const value = found && answerFor(fields, found.name, found.own);
  return found && value !== undefined ? changeOf(fields, found.name, value) : undefined;
}

const rather = new RegExp(
  `^${lead}(\\p{L}[\\p{L} ]{2,40}?),?\\s+(?:itu )?(?:bukan|bkn|dudu)\\s+(.{2,60}?),?\\s+(?:tapi|tp|melainkan|ning)\\s+(\\S.*)$`,
  "isu",
);

/** "Permintaannya, bukan uang tapi waktu": another button, or other words within the answer. */
function insteadOf(fields: Fields, part: string): PartChange | undefined {
  const [, phrase = "", not = "", right = ""] = rather.exec(part.trim()) ?? [];
  const name = phrase === "" ? undefined : named(fields, phrase);
  if (name === undefined) return undefined;
  const options = optionsOf(fields.flow, name);
  const own = fields.filled[name] ?? "";
  const option = optionMeant(options, bareValue(right));
  const value = options.length > 0 ? option && (option.value ?? option.label) : exchangedIn(own, not, right);
  return value === undefined ? undefined : changeOf(fields, name, value);
}

function exchangedIn(own: string, from: string, to: string): string | undefined {
  const [what, by] = [
    bareValue(from)
      .replace(/^(?:yang|yg) /i, "")
      .replace(/ (?:itu|nya)$/i, ""),
    bareValue(to),
  ];
  const at = own.toLowerCase().indexOf(what.toLowerCase());
  const isWhole =
    at >= 0 &&
    !/[\p{L}\p{N}]$/u.test(own.slice(0, at)) &&
    !/^[\p{L}\p{N}]/u.test(own.slice(at + what.length));
  return what !== "" && by !== "" && isWhole
    ? own.slice(0, at) + by + own.slice(at + what.length)
    : undefined;
}

const replacing =
  /^(.{1,80}?),?\s+(?:(?:di)?(?:ganti|ubah)(?:in|kan|nya)?(?:\s+(?:jadi|jd|menjadi|ke|dengan|dgn))?|->|=>|jadi|jd|menjadi)\s+(\S.*)$/isu;
const labelWordsMax = 4;

/** "Perihalnya 1 bulan ganti jadi 6 minggu": within the named part these words for those. */
function within(fields: Fields, part: string): PartChange | undefined {
  const words = part
    .trim()
    .replace(new RegExp(`^${lead}`, "iu"), "")
    .split(/\s+/);
  for (let count = Math.min(labelWordsMax, words.length - 3); count > 0; count -= 1) {
    const phrase = words
      .slice(0, count)
      .join(" ")
      .replace(/^(?:di|pada) /i, "");
    const [, from = "", to = ""] =
      replacing.exec(
        words
          .slice(count)
          .join(" ")
          .replace(/[.!;,]+$/, ""),
      ) ?? [];
    const name = from === "" || optionsOf(fields.flow, phrase).length > 0 ? undefined : named(fields, phrase);
    const value = name === undefined ? undefined : exchangedIn(fields.filled[name] ?? "", from, to);
    if (name !== undefined && value !== undefined)
      return {
        ...changeOf(fields, name, value),
        isText: false,
        told: `“${bareValue(from)}” jadi “${bareValue(to)}”`,
      };
  }
  return undefined;
}

/** What a part of a message changes in a part that it names as the document prints it. */
export const printedChange = (fields: Fields, part: string): PartChange | undefined =>
  within(fields, part) ?? insteadOf(fields, part) ?? set(fields, part);

/** Whether words begin with the name of a part and what should stand there. */
export const namesPrinted = (fields: Fields, words: string): boolean => target(fields, words) !== undefined;
