import { formalWords } from "#server/external/model/guide/lexicon/formal-words.ts";
import { active, politeVerb } from "./chat-verbs.ts";
import { askingWords, days, sameAfter, sameBefore, withVerbs } from "./people-words.ts";
import { isSomebody } from "./spelled-out.ts";
import { casedLike, pairsOf, type WordAt, withWords } from "./words-apart.ts";

/* A text among friends as a polite or formal one: "nggak" is "tidak", and "gantian sama Tegar" is "gantian dengan Tegar". */

const words = pairsOf(formalWords);

/** Particles that a letter does without. */
const particles = new Set("sih dong deh nih tuh kok lah mah kan toh".split(" "));
/** Who makes something, and whether, stands before the verb "buat". */
const beforeMaking = new Set(
  "saya aku kami kita dia mereka mau akan bisa harus sudah belum tidak yang tolong mohon di kamu anda ingin sedang".split(
    " ",
  ),
);
const purposes = new Set(
  "acara biaya keperluan bayar membayar beli membeli apa kegiatan modal makan sekolah kuliah usaha jaga hari minggu bulan ini itu yang".split(
    " ",
  ),
);

/** Words whose meaning depends on their neighbours. */
const inContext: Readonly<Record<string, (at: WordAt, earlier: string) => string | undefined>> = {
  sama: sameIn,
  buat: ({ before, next, after }) =>
    !beforeMaking.has(before) && (isSomebody(next, after) || purposes.has(after)) ? "untuk" : undefined,
  kasih: ({ before }) =>
    /^(?:terima|saling|kekasih|penuh)$/.test(before)
      ? undefined
      : askingWords.has(before) || before === ""
        ? "beri"
        : "memberi",
  terus: ({ isFirst, ahead }) => (isFirst || /,\s*$/.test(ahead) ? "lalu" : undefined),
  pas: ({ after, before }) =>
    /^(?:saya|aku|dia|kami|itu|lagi|sedang|ada|mau|ujian|rapat|hari)$/.test(after) && !/\d$/.test(before)
      ? "saat"
      : undefined,
  bilang: ({ after, before }) =>
    after === "" || askingWords.has(before) ? undefined : after === "kalau" ? "mengatakan" : undefined,
  ok: ({ after }) => (after === "" ? "baik" : undefined),
  oke: ({ after }) => (after === "" ? "baik" : undefined),
  sip: ({ after }) => (after === "" ? "baik" : undefined),
  // "Make up" is no verb.
  make: ({ after }) => (after === "up" ? undefined : "memakai"),
  biar: ({ after }) => (/^(?:aja|saja)$/.test(after) ? undefined : "agar"),
};

const commaAhead = /,\s*$/;

/** "Sama" joins two things, or names with whom something is done. */
function sameIn({ before, prior, after, next }: WordAt): string | undefined {
  if (before === "" || after === "" || sameBefore.has(before) || sameAfter.has(after)) return undefined;
  if (days.has(before) && days.has(after)) return "dan";
  if (withVerbs.has(before)) return "dengan";
  // "Bu Ani sama Bu Sri": two who are named.
  if (/^\p{Lu}\p{Ll}/u.test(prior)) return "dan";
  return isSomebody(next, after) ? "dengan" : "dan";
}

function liftedWord(at: WordAt, earlier: string): string | undefined {
  const { word, low, isFirst, ahead, behind } = at;
  // A capital within a sentence begins a name.
  if (word !== low && !isFirst) return undefined;
  if (ahead.endsWith("-") || behind.startsWith("-")) return undefined;
  if (particles.has(low) && !isFirst && !commaAhead.test(ahead)) return "";
  if (Object.hasOwn(inContext, low)) {
    const found = inContext[low]?.(at, earlier);
    return found === undefined ? undefined : casedLike(word, found);
  }
  const [told, asked] = (words.get(low) ?? "").split("/");
  if (told) return casedLike(word, asked !== undefined && isAskedFor(at, earlier) ? asked : told);
  const verb = politeVerb(at, earlier);
  return verb === undefined ? undefined : casedLike(word, verb);
}

const isAskedFor = ({ before, after }: WordAt, earlier: string): boolean =>
  /^(?:aja|saja)$/.test(after) ||
  before === "" ||
  askingWords.has(before) ||
  (/^(?:saya|aku)$/.test(before) && earlier === "yang");

const counts = "satu dua tiga empat lima enam tujuh delapan sembilan sepuluh".split(" ");
/** "2x4" and "12 x 5.000" are measures and products. */
const times = /(?<![\p{L}\d.,/x-])(10|[1-9]) ?x(?=\s+\p{Ll}|[.,;!?]|\s*$)/gimu;

/** "Pengennya satu kali saja." */
const wished = /(?<=^|^- |^\d+\. |[.!?] )(?:pengen|pengin|pgn|pingin|mau)nya(?= )/gim;

/** "Minta Ibu izinkan kami tukar": a request to the reader as one writes it. */
const requested =
  /(?<=^|^- |^\d+\. |[.!?] )minta (ibu|bapak|bu \p{L}+|pak \p{L}+) (?:untuk )?(\p{Ll}{3,})(kan|i) (saya|kami)(?! \p{L}+kan)( tukar)?(?! tempat)/gimu;

function requestOf(
  found: string,
  title: string,
  stem: string,
  end: string,
  who: string,
  behind = "",
): string {
  const verb = /^me/i.test(stem) ? stem : active(stem);
  const asked = `mohon ${title.charAt(0).toUpperCase()}${title.slice(1)} ${verb}${end} ${who}`;
  return casedLike(found, asked) + (behind === "" ? "" : " bertukar");
}

/** The text as it is written to somebody who is not a friend. */
export function lifted(text: string): string {
  let before = "";
  let earlier = "";
  return withWords(text, (at) => {
    earlier = at.before === "" ? "" : before === at.before ? earlier : "";
    const made = liftedWord(at, earlier);
    earlier = at.before;
    before = at.low;
    return made;
  })
    .replace(/ +(?=[ .,;!?”]|$)/gm, "")
    .replace(requested, requestOf)
    .replace(wished, (found) => casedLike(found, "harapan saya"))
    .replace(times, (_, count: string) => `${counts[Number(count) - 1]} kali`);
}
