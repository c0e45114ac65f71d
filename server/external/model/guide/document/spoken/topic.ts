import { withoutShorthand } from "#server/external/model/guide/words/shorthand.ts";

/*
 * What a talk is about, as it may be said to the person whom it is about: a short noun phrase that accuses nobody. A topic
 * as a member types it is often a verdict in the third person ("chat sm mantannya yg disembunyiin dr aku").
 */

const wordsMax = 4;

const leading =
  /^(?:(?:soal|tentang|ttg|masalah|perkara|mengenai|obrolannya|bahas|ngomongin|ya|itu|tuh|sih)(?:nya)?\s+)+(?=\S)/iu;
/** Behind these stands what somebody thinks of the thing. */
const behind =
  /\s+(?:yg|yang|krn|karena|karna|soalnya|tapi|tp|kalau|kalo|klo|biar|supaya|sampai|sampe|terus|trus|gara-gara|gara2|padahal|makin|dari aku|dr aku)(?=\s).*$|\s*[,.;!?(].*$/isu;

const people =
  "aku ak saya sy gue gw gua beta ulun awak abdi kulo kamu km kau lo lu elu dia dy doi mereka beliau suami istri bini pacar pasangan cowok cewek";
const negations =
  "ga gak gk nggak ngga enggak engga tidak tdk ndak nda ora teu kada indak tak belum blm jangan jgn bukan bkn tanpa";
const verdicts =
  "sering selalu suka mulu kok kenapa knp udah udh sudah mau pengen pengin pgn ingin minta harus cuma kayak masih tiap terlalu banget bgt";
const outright = new Set([people, negations, verdicts].join(" ").split(" "));
const loaded =
  /(?:bohong|selingkuh|mantan|curiga|cemburu|sembunyi|umpet|boros|pelit|malas|males|ingkar|khianat|kasar|salah|egois|cuek|telat|genit|mabuk|judi|nyebelin|jorok|berantakan|jahat|nuntut|ngatur|marah|bentak|rahasia|tega|bolos|kurang ajar|michat|nipu|tipu|curang|maling)/iu;
const passive = /^di(?!nas$|ri$|et$|nding$|skon$)\p{Ll}{4,}$/u;
/** "Jam pulangnya" is "jam pulang" to the one who comes home. */
const itsOwner = /(?<=\p{L}{3})nya$/iu;
const ownerless = /^(?:punya|tanya|hanya|biasanya|kayaknya|maunya)$/iu;
const recent = /^(?:yang|yg) (?:kemarin|tadi|semalam|tadi malam|minggu lalu)$/iu;

const isUsable = (words: readonly string[]): boolean =>
  words.length > 0 &&
  words.length <= wordsMax &&
  words.every((word) => {
    const bare = word.toLowerCase().replace(/(?<=\p{L}{4})ku$/u, "");
    return !outright.has(bare) && !loaded.test(bare) && !passive.test(bare);
  });

/** The topic as a short noun phrase; undefined where none can be made without a verdict in it. */
export function neutralTopic(told: string): string | undefined {
  const full = withoutShorthand(told.trim()).replace(leading, "");
  if (recent.test(full)) return full.toLowerCase();
  const words = full
    .replace(behind, "")
    .replace(/\s+(?:dia|doi)$/iu, "")
    .split(/\s+/)
    .map((word) => (ownerless.test(word) ? word : word.replace(itsOwner, "")))
    .filter((word) => word !== "");
  return isUsable(words) ? words.join(" ") : undefined;
}

const weekdays = "senin|selasa|rabu|kamis|jumat|sabtu|minggu|ahad";
const onDay = new RegExp(
  `(?<!(?:tiap|setiap|saban) (?:hari )?)\\b(?:hari (${weekdays})|(${weekdays.replace("|minggu", "")}))(?: (kemarin|lalu|ini))?(?!\\p{L})`,
  "iu",
);
const atTime =
  /(?<!\p{L})(?:tadi (?:pagi|siang|sore|malam)|semalam|kemarin(?: (?:pagi|siang|sore|malam))?|minggu lalu|bulan lalu)(?!\p{L})/iu;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Yang hari Minggu kemarin": when it was, where an incident says so. */
function whenItWas(told: string): string | undefined {
  const full = withoutShorthand(told);
  const [whole, named, alone, near] = onDay.exec(full) ?? [];
  if (whole !== undefined)
    return `yang hari ${capital((named ?? alone ?? "").toLowerCase())}${near === undefined ? "" : ` ${near.toLowerCase()}`}`;
  const time = atTime.exec(full)?.[0].toLowerCase();
  return time === undefined ? undefined : `yang ${time}`;
}

/** What a talk is called when asking for it: its topic, or else the day of what happened. */
const calledTopic = (topic: string, deed: string): string | undefined =>
  neutralTopic(topic) ?? whenItWas(deed) ?? whenItWas(topic);

/** How somebody close is asked for a talk. */
export function openingLine(topic: string, deed: string): string {
  const called = calledTopic(topic, deed);
  return `Ada yang mau aku omongin${called === undefined ? "" : `, soal ${called}`}. Kalau nanti malam, bisa?`;
}

/** The same for a sentence that is said politely. */
export const politeTopic = (topic: string, deed: string): string => calledTopic(topic, deed) ?? "satu hal";
