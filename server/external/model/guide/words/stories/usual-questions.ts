import { allLostIn } from "#server/external/model/guide/values/bereavement.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { asksToJudge, isBareJudging } from "./judged.ts";
import { longsToFollow, mourningIn, tellsOfDeath } from "./mourning.ts";

/*
 * "Apa ini wajar" behind a death, a separation, a child who has left home, an accident or too much work: what people feel
 * then is known, so the question has a plain answer, and one for when somebody should look at it.
 */

export type Upheaval = "grief" | "parted" | "child" | "accident" | "worn";

const no = `(?:${noWords})`;
const child = "(?:anak\\p{L}*|si (?:bungsu|sulung|tengah|kecil|kakak|adek)|putr[ai]\\p{L}*|cucu\\p{L}*)";
const leaving =
  "(?:merantau|marantau|kuliah|mondok|pesantren|ngekos|nge ?kos|asrama|pindah|nikah|menikah|berangkat|pergi|jauh|luar (?:kota|negeri|pulau)|kerja (?:di|ke)|sekolah (?:di|ke))";

/** What happened; a death is told of in many more words (mourning.ts). */
const happened: Readonly<Record<Exclude<Upheaval, "grief">, RegExp>> = {
  parted:
    /\b(?:di)?(?:putus(?:in|kan)?|cerai\p{L}*|bercerai|talak|pisah|ditinggal(?:in)? (?:nikah|kawin|pacar|cowok|cewek|tunangan|dia|selingkuh)|ghosting|dighosting|mantan\p{L}*|patah hati|diselingkuhi\p{L}*|batal nikah)\b(?!\s(?:asa|sekolah|kuliah|sambungan|koneksi|harapan|kontrak))/u,
  child: new RegExp(
    `\\b${child}\\b(?: \\S+){0,4} ${leaving}\\b|\\b${leaving}(?: \\S+){0,3} ${child}\\b|\\brumah(?: \\S+){0,4} (?:anak2|anak anak)(?: \\S+){0,3} (?:pergi|keluar|nikah|merantau)\\b`,
    "u",
  ),
  accident:
    /\b(?:kecelakaan|kecelakaannya|laka|tabrakan|ketabrak|ditabrak|nabrak|menabrak|tertabrak|keserempet|terserempet|(?:jatuh|jatoh|ceblok|kecengklak) (?:dari |dr |pas )?(?:naik |bawa )?(?:motor|sepeda|mobil|tangga)\p{L}*|kebakaran|gempa|banjir bandang|dibegal|kebegal|dirampok|kerampokan|dijambret|kejambret)\b/u,
  worn: /\b(?:lembur\p{L}*|s(?:h)?if(?:t)? malam|dua pekerjaan|kerja(?:an)? (?:numpuk|banyak|terus)|ngurus(?:in)? (?:anak|bayi|rumah|orang ?tua|ibu|bapak)|begadang\p{L}*|bayi\p{L}*|capek\p{L}*|cape|lelah|kecapekan|kelelahan|burn ?out|remuk|kewalahan|keteteran)\b/u,
};

const harm =
  /\b(?:dosa|haram|halal|hukum\p{L}*|syariat|(?:di|me|ng|m|n)?(?:pukul|mukul|tampar|nampar|cekik|gebuk|hajar|banting|ancam|bentak|paksa|larang)\p{L}*|selingkuh|denger suara|dengar suara|bisikan|halusinasi|lihat sosok|minum (?:obat|alkohol)|mabuk|mabok|nyilet|silet|sayat|racun)\b/u;

/** A feeling about what somebody else does is answered by itself. */
const aboutOthers =
  /\b(?:sedih|kesel|kesal|marah|kecewa|iri|cemburu|takut|capek|males|malas|sakit hati|bete)(?: \p{L}+)? (?:karena |krn |gara2 |gara gara |kalau |kalo |klo |sama |ama |liat )?(?:dia|mereka|orang|te?men\p{L}*|bos\p{L}*|atasan\p{L}*|suami\p{L}*|istri\p{L}*|mertua\p{L}*|adi[kn]\p{L}*|kakak\p{L}*|ibu\p{L}*|mama\p{L}*) \p{L}+/u;
/** The words of the question itself. */
const usual = /\b(?:wajar|normal|lumrah)(?:kah)?\b/u;
const wornSigns =
  /\b(?:capek\p{L}*|cape|lelah|lemas|lemes|males|malas|tidur|mager|semangat|fokus|konsen\p{L}*|linglung|lupa|pelupa|nangis\p{L}*|remuk)\b/u;

/** What people feel and do after such a thing. */
const signs = new RegExp(
  [
    "\\b(?:nangis\\p{L}*|menangis|mewek|mbrebes|ceurik|air mata|sedih\\p{L}*|kangen\\p{L}*|rindu\\p{L}*|kehilangan|berduka|keinget\\p{L}*|teringat\\p{L}*|kelingan|inget|kepikiran|kebayang\\p{L}*|terbayang\\p{L}*|mimpi\\p{L}*|mimpiin|nyariin|sepi|kesepian|kosong|hampa|suwung|sunyi|bengong|ngelamun|melamun|linglung|bingung|kebiasaan|takut\\p{L}*|was ?was|cemas\\p{L}*|panik\\p{L}*|kaget\\p{L}*|deg ?deg ?an|deg2an|gemeter\\p{L}*|gemetar\\p{L}*|trauma|parno|capek\\p{L}*|cape|lelah|lemas|lemes|males|malas|pengen tidur|mager|hilang semangat|bersalah|galau|ambyar|nyesek|sesek|down|drop|sensi|mewek)\\b",
    `\\b${no} (?:ada )?(?:semangat|tenang|fokus|konsen\\p{L}*|nafsu|berani|percaya|bisa (?:fokus|tenang|lupa|kerja|mikir)|move on|gairah|pengen ngapa)`,
    "\\b(?:susah|sulit) (?:fokus|lupa|konsen\\p{L}*|move on|tidur|makan|merem)\\b",
  ].join("|"),
  "u",
);

/** How long it has been, what others think of it, and how old one is: no subject of its own. */
const beside = new RegExp(
  [
    `^(?:(?:ini|itu|kan|padahal|pdhl|udah|sudah|udh|sdh|dah|wis|baru|hampir|lewat|masuk|mau|jalan) )*(?:\\d+|se|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|setengah|setaun|berapa|berbulan|bertahun)?[ -]?(?:hari|minggu|bulan|bln|tahun|taun|th|thn|setahun|sebulan|seminggu|sehari|kemarin)(?: \\p{L}+){0,2}$`,
    "\\b(?:ngira|kira|kirain|pikir|mikir|nyangka|bilang|kata|katanya|nyuruh|anggap)\\b.*\\b(?:move on|ikhlas\\p{L}*|kuat|tegar|biasa|sembuh|lupa|selesai|baikan|baik baik|bangkit|sabar|lebay|manja)\\b",
    "^(?:usia|umur)(?: saya| aku| gue)? \\d+(?: (?:tahun|th|thn))?$|^\\d+ (?:tahun|th|thn|taun)$",
  ].join("|"),
  "u",
);

const clausesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?;])\s+|\n+|,\s+|\s+(?=(?:tapi|tp|padahal|soalnya)\s)/i)
    .map((one) => one.trim())
    .filter((one) => /\p{L}/u.test(one));

/** What the question is about: what stands beside it, or in a message that only asks the message before. */
function subjectOf(text: string, told: readonly string[]): string | undefined {
  const isQuestion = (one: string) => asksToJudge(one) || isBareJudging(one);
  const clauses = clausesIn(text);
  if (!clauses.some(asksToJudge)) return undefined;
  const own = clauses.filter(
    (one) => !(isQuestion(one) && isBareJudging(one)) && !beside.test(plain(one)) && !isBareJudging(one),
  );
  return own.length > 0 ? own.join(". ") : told.filter((one) => one !== text).at(-1);
}

/** Of what somebody writes: a death before all else, and what the newest message tells before the older ones. */
export function upheavalIn(text: string, told: readonly string[]): Upheaval | undefined {
  const newest = [text, ...told.toReversed()];
  if (tellsOfDeath(newest) || newest.some((one) => allLostIn(one).length > 0)) return "grief";
  for (const one of newest) {
    const said = plain(one);
    const found = (["parted", "child", "accident"] as const).find((kind) => happened[kind].test(said));
    if (found) return found;
  }
  return newest.some((one) => happened.worn.test(plain(one))) ? "worn" : undefined;
}

/**
 * After what somebody asks if what they feel is usual; undefined if they ask something else, or if more than a feeling is
 * spoken of.
 */
export function usualAfter(text: string, told: readonly string[]): Upheaval | undefined {
  const subject = subjectOf(text, told);
  if (subject === undefined || !usual.test(plain(text)) || aboutOthers.test(plain(subject))) return undefined;
  if (harm.test(plain(`${text} ${subject}`)) || longsToFollow([...told, text])) return undefined;
  if (!signs.test(plain(subject)) && mourningIn(subject) === undefined) return undefined;
  const after = upheavalIn(text, told);
  return after === "worn" && !wornSigns.test(plain(subject)) ? undefined : after;
}

const startled =
  /\b(?:kaget|takut|panik|klakson|dengar|denger|keinget|kebayang|terbayang|teringat|lewat|macet|truk)\b/u;
const ofFear =
  /\b(?:gemet[ae]r\p{L}*|deg ?deg ?an|deg2an|berdebar\p{L}*|(?:keringat|keringet) dingin|lemes|lemas)\b/u;
const pain =
  /\b(?:sakit|nyeri|pusing|mual|muntah|pingsan|sesak|sesek|kebas|kesemutan|bengkak|berdarah|tidur|makan)\b/u;

/** Whether somebody trembles at what brings an accident back, and tells of no other sign of the body. */
export function startlesAfter(text: string, told: readonly string[]): boolean {
  const said = plain(text);
  const isFear = ofFear.test(said) && startled.test(said) && !pain.test(said);
  return isFear && upheavalIn(text, told) === "accident";
}
