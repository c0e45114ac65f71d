import { assess } from "#rules/safety/assess.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { speaksOfHarm } from "#server/external/model/guide/words/yes-no/fear-denied.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/*
 * Whether a question only asks if something may be felt: "emang salah ya aku marah?". What is done or wished for out of
 * a feeling ("salah ya aku marah terus cekik dia") may not be answered by "perasaan tidak perlu izin".
 */

const allowed = new RegExp(
  `^(?:${[
    "ya|yah|yaa|sih|seh|kah|kan|to|toh|dong|deh|kak|kakak|bang|min|mbak|mas|bu|pak|emang|emg|emangnya|memang|jujur|coba|eh|lah|kok|jadi|jd|apa|apakah|tuh|itu|ini|gitu|gini|begini|begitu|beneran|banget|bgt|masih|terlalu|merasa|ngerasa|kalau|kalo|klo|wkwk\\p{L}*|hehe\\p{L}*",
    "aku|ak|saya|sy|gue|gw|gua|ane|kita|beta|awak|ambo|abdi|kulo|ulun",
    noWords,
    "wajar|normal|boleh|salah|dosa|berlebihan|lebay|lebai|alay|egois|pantas|pantes|berhak|baper|baperan|cengeng|manja|drama|sensi|sensitif",
    "marah|kesal|kesel|sebel|jengkel|dongkol|emosi|muak|sakit|hati|tersinggung|ngambek|nesu",
    "sedih|nangis|menangis|kangen|rindu|capek|cape|lelah|takut|kecewa|iri|malu|kepikiran|bingung|kehilangan|bosen|jenuh|stres|stress|galau|nyesel|bersalah",
    "sama|ama|dengan|ke|dia|mereka|suami|suamiku|mertua|mertuaku|bos|bosku|temen|temenku|teman|temanku|keluarga|keluargaku|ibu|ibuku|mama|mamaku|bapak|bapakku|ayah",
  ].join("|")})$`,
  "u",
);

/** Deeds and wishes that no feeling excuses, by their roots; “Surabaya” holds none. */
const deeds =
  /(?:pukul|mukul|tampar|nampar|gampar|gebuk|hajar|cubit|nyubit|jambak|cekik|nyekik|cekek|nyekek|tendang|nendang|banting|guncang|bekap|sabet|siram|siksa|nyiksa|bunuh|perkosa|sentuh|(?<!su)raba|grepe|pegang ?-?2|paksa|maksa|sayat|nyayat|silet|nyilet|racun|baygon|loncat|lompat|terjun|gantung|gps|sita|larang|blokir|ikutin|buntut|datengin|sebar(?: |in)|selingkuh|curi|nyuri|tipu|nipu|bohong|bisik|kunci|kurung|usir|ngancam|ngancem|ancam)/i;

/** How many earlier messages of a story are looked at for harm. */
const earlierMax = 4;

/** A fear of somebody, which is no deed of one's own. */
const fears =
  /\b(?:takut|wedi|sieun|ngeri|serem|seram|khawatir|was was|deg ?degan) (?:banget |bgt |juga |malah )*(?:sama|ama|ke|karo|ka) \p{L}+/giu;

/** What speaks against a plain yes in a text: harm to somebody, or what weighs on the member themselves. */
function harmOf(text: string): "deed" | "weight" | undefined {
  if (deeds.test(text) || speaksOfHarm(text.replace(fears, " "))) return "deed";
  return speaksOfHarm(text) || assess(text, { atMs: 0 }).level > 0 ? "weight" : undefined;
}

/** The same for a message of a story with those before it; harm counts first. */
export function harmIn(text: string, told: readonly string[]): "deed" | "weight" | undefined {
  const found = [text, ...told.slice(-earlierMax)].map(harmOf);
  return found.find((one) => one === "deed") ?? found.find((one) => one !== undefined);
}

/** Missing something is harmless, and of somebody it may be why they are followed. */
const missing = /\b(?:kangen|rindu)\b(?!.*\b(?:dia|mantan|terus|trus|sampai|sampe|padahal)\b)/;

/** Whether a clause asks if something may be felt, and says nothing else. */
export const isBareFeeling = (clause: string): boolean =>
  missing.test(plain(clause)) ||
  plain(clause)
    .split(" ")
    .every((word) => allowed.test(word));

/** Whether a feeling may be answered in a message of a story: neither it nor what came before speaks of harm. */
export const mayBless = (text: string, told: readonly string[]): boolean => harmIn(text, told) === undefined;
