import { plain } from "./language/scan.ts";
import { names } from "./signs.ts";

/** Concepts of dying, means, places, wounds and blows; words of parting that every letter has are left out. */
const concepts =
  `PERISH DEATH SUICIDE HANG LIVE LIFE VANISH END GRAVE ROPE HANGPLACE PILLS LAIDOUT DRUGS PIECES GIVEUP BURDEN WITHOUTME
  CRASH HEAVEN HIGH JUMP MEANS SWALLOW FAREWELL LAST REAPER CUT BLADE BURNSELF HURT WOUND SHTERM HITS HITW CHOKE HANDS WOUNDED
  ABUSE ASSAULT KILL WEAPON POISONS THREAT FORCE EDGE DROP BURIAL`.split(/\s+/);
/** The same within other words and in regional forms ("racune wes tak omben"), which no concept knows. */
const stems =
  /racun|omben|nginum|minum|mnm|suntik|silet|sayat|pisau|golok|clurit|celurit|parang|gunting|tali\b|tambang|gantung|simpul|ikat|obat|papan|strip|tablet|butir|bensin|bakar|arang|loncat|lompat|terjun|jurang|jemb|jmbt|\brel\b|kereta|kreta|sepur|\batap|rooftop|lantai|gedung|balkon|tebing|pinggir|sungai|laut|\bkali\b|sumur|ombak|kapal|\bmati|modar|bunuh|nyusul|pamit|darah|nyawa|kubur|makam|akhir|ahir|trakh|selesai|slesai|pergi|pigi|brangkat|berangkat|lunga|hilang|ilang|abisin|abiskan|tenang|titip|wasiat|(?:jangan|jgn|usah|ush|gk|ga|gak) (?:di?)? ?cari|kunci|nyerah|surga|malaikat|pukul|gedor|ngamuk|paksa|luka|memar|jatuh|tusuk|cekik/;

/** Whether a text has a word that may belong to a danger. Without one, nothing in the text explains the classifier's alarm. */
export const namesDanger = (text: string): boolean => names(text, concepts) || stems.test(plain(text));
