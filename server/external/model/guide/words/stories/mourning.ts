import { allLostIn } from "#server/external/model/guide/values/bereavement.ts";
import { hasNoTears } from "#server/external/model/guide/vetted-answers/opposites.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";

/*
 * By which of its own things a message mourns somebody: the second cup, the empty side of the bed, nobody who calls. What is
 * told of a separation in the same words is no mourning, so a death has to be told of somewhere in the story.
 */

/**
 * `faith` and `remark`: what others say about tears and letting go, with words of faith and without. `second`: something is still made for two. `empty`: a place that is
 * empty. `call`: nobody calls or waits. `thing`: what they left. `date`: a day that counts. `habit`: what they used to do.
 * `hour`: when it is hardest.
 */
const mourningKinds = [
  "faith",
  "remark",
  "second",
  "empty",
  "call",
  "thing",
  "date",
  "habit",
  "hour",
] as const;
type MourningKind = (typeof mourningKinds)[number];

const no = `(?:${noWords}|ra|tanpa)`;
const dead =
  "(?:bapak\\p{L}*|ayah\\p{L}*|papa\\p{L}*|abah|ibu\\p{L}*|mama\\p{L}*|mamak|emak|bunda|suami\\p{L}*|istri\\p{L}*|beliau|almarhum\\p{L}*|mendiang|alm|mas|dia|dheweke|bojo\\p{L}*|nenek\\p{L}*|kakek\\p{L}*|mbah\\p{L}*|simbah|kakak\\p{L}*|adik\\p{L}*|anak\\p{L}*)";
const dish =
  "(?:gelas|cangkir|piring|porsi|bungkus|sendok|mangkok|mangkuk|cawan|kursi|bantal|telur|potong|tiket)";
const place =
  "(?:kasur|kamar|ranjang|kursi|bantal|tempat tidur|dipan|sebelah|sisi|sebelahku|meja|teras|bangku|dapur|jok|sajadah|saf)";
const calling =
  "(?:panggil|manggil|memanggil|nyeluk|celuk|nyapa|nanyain|nanya|nelpon|nelfon|telpon|nungguin|nunggu|ngajak|bangunin|mbangunin|jemput|ngingetin|negur|nyuruh|ngomelin|marahin|nyambut|pamitin|pijitin|ngojo)";
const lettingGo =
  "(?:ikhlas\\p{L}*|iklas\\p{L}*|nangis\\p{L}*|menangis|sedih|air mata|tenang|move on|relakan|merelakan|lupain|lupakan|tabah|kuat|sabar|bangkit|takdir|berlarut\\p{L}*|legowo|lilo)";
const ofFaith =
  "(?:ikhlas\\p{L}*|iklas\\p{L}*|(?:ga|gak|nggak|tidak|tdk|ndak|ora|biar|supaya) tenang|tenang di sana|takdir|arwah\\p{L}*|dosa|disiksa|alam kubur|ridho|rida|surga|lilo|legowo)";
const saying =
  "(?:bilang\\p{L}*|dibilang\\p{L}*|kata|katanya|kate|ngomong|nyuruh|suruh|disuruh|ngandani|dikandani|nasihat\\p{L}*|nasehat\\p{L}*|dinasehatin|ditegur|negur|ngelarang|dilarang|omongan|cecar\\p{L}*|komentar)";

const patterns: Readonly<Record<MourningKind, RegExp>> = {
  faith: new RegExp(`\\b${saying}\\b(?: \\S+){0,10}? ${ofFaith}(?= |$)`, "u"),
  remark: new RegExp(`\\b${saying}\\b(?: \\S+){0,8}? ${lettingGo}\\b`, "u"),
  second: new RegExp(
    `\\b(?:bikin|buat|masak|siapin|nyiapin|menyiapkan|nyeduh|seduh|beli|nata|ambil|ngambil|nyuguhin|gawe|nyawisno|masih)\\b(?: \\S+){0,4}? (?:(?:dua|2|loro|rong) ${dish}|${dish} (?:dua|2|loro))\\b|\\b(?:masih|msh|isih) (?:\\S+ ){0,2}?(?:bikinin|buatin|masakin|masak|siapin|nyiapin|bikin|beliin) (?:\\S+ ){0,3}?(?:buat|untuk|kanggo|kopinya|makannya|sarapannya|bekalnya) ?${dead}?`,
    "u",
  ),
  empty: new RegExp(
    `\\b${place}(?:nya|e|ku)?(?: \\S+){0,3}? (?:kosong|suwung|dingin|kothong)\\b|\\bkosong(?: \\S+){0,2} ${place}\\b|\\b(?:tidur|turu|tidurnya)(?: \\S+){0,3}? (?:depan tv|ruang tamu|ruang tengah|di sofa|kamar anak|di lantai)\\b`,
    "u",
  ),
  call: new RegExp(
    `\\b${no} (?:ada |ono |onok )?(?:lagi |maneh )?(?:yang |yg |sing |nan )?${calling}\\b`,
    "u",
  ),
  thing:
    /\b(?:baju|bajunya|sarung|sarungnya|sandal|sandalnya|kacamata|kacamatanya|sajadah|mukena|peci|kopiah|tongkat|motornya|sepatu|sepatunya|jaket|jaketnya|parfum|handuk|sikat gigi|jam tangan|dompet|dompetnya|radio|cangkulnya|topi|voice ?note|fotonya|nomornya|hapenya|hpnya|lemarinya|baunya|tulisannya)\b/u,
  date: /\b(?:40|empat puluh|patang puluh|100|seratus|1000|seribu|tujuh|7) (?:hari|dino|harinya|harian)\b|\b(?:haul|nyatus|mendak|nyewu|ulang tahun(?:nya| beliau)?|ultah(?:nya)?|lebaran|puasa|natal|hari raya|tahlilan|setahun(?:an)?(?:nya)?)\b/u,
  habit: new RegExp(
    `\\b${dead}\\b(?: \\S+){0,6}? (?:biasa|biasanya|biasane|selalu|slalu|suka|sering|tiap|saben|dulu|rajin|paling suka)\\b|\\b(?:biasanya|biasane|dulu|tiap|saben)\\b(?: \\S+){0,4}? ${dead} \\S+`,
    "u",
  ),
  hour: /\b(?:malam|malem|bengi|subuh|magrib|maghrib|sore|pagi|isuk)\b(?: \S+){0,3}? (?:paling (?:berat|sepi|susah|terasa|kerasa)|berat|sepi|panjang|susah|sunyi|ga enak)\b|\b(?:paling (?:berat|sepi|susah|kerasa|terasa))(?: \S+){0,3}? (?:malam|malem|subuh|magrib|maghrib|sore|pagi)\b/u,
};

const told =
  /\b(?:almarhum\p{L}*|almarhumah|mendiang|sepeninggal(?:an)?|tahlil\p{L}*|takziah|melayat|makam(?:nya)?|kuburan(?:nya)?|swargi|ditinggal (?:mati|selamanya|wafat))\b/u;

/** Whether a story tells of a death. */
export const tellsOfDeath = (story: readonly string[]): boolean =>
  story.some((text) => told.test(plain(text)) || allLostIn(text).length > 0);

/** Who wants to follow the dead, or to live no longer, is answered elsewhere. */
const longing =
  /\b(?:nyusul\p{L}*|menyusul|susul|nututi|ikut (?:bapak|ibu|dia|beliau|suami|istri|mati|pergi|almarhum|mama|ayah)|mati|bunuh|bundir|akhiri\p{L}*|racun|(?:capek|cape|lelah|males|malas) hidup|(?:ga|gak|nggak|tidak) (?:mau|pengen|ingin|sanggup|kuat) hidup|(?:buat|untuk) apa (?:lagi )?hidup)\b/u;

/** What of a message mourns, with the clause that does; undefined if nothing does, or more than that is said. */
export function mourningIn(text: string): { kind: MourningKind; clause: string } | undefined {
  if (longing.test(plain(text))) return undefined;
  const clauses = text
    .split(/(?<=[.!?;])\s+|\n+|,\s+|\.\s*(?=\p{L})/u)
    .map((one) => one.trim().replace(/[.!;,]+$/, ""))
    .filter((one) => one !== "");
  for (const kind of mourningKinds) {
    const clause = clauses.find((one) => patterns[kind].test(plain(one)));
    // What somebody says may go over several clauses.
    const isWhole = (kind === "faith" || kind === "remark") && patterns[kind].test(plain(text));
    if (clause !== undefined || isWhole) return { kind, clause: clause ?? text.trim() };
  }
  return undefined;
}

const newest = 5;
/** Whether one of the newest messages of a story says so. */
export const longsToFollow = (texts: readonly string[]): boolean =>
  texts.slice(-newest).some((text) => longing.test(plain(text)));

const usual =
  /\b(?:wajar|normal|lumrah|gapapa|gpp)\b(?: \p{L}+){0,2}? ?(?:ya|yo|ga|gak|nggak|ngga|tidak|ndak|nda|ora|kah|to|toh|kan)\b|\b(?:apa|apakah|opo|emang) (?:itu |ini |saya |aku |iku |yang begitu )*(?:wajar|normal|lumrah)\b|\b(?:wajar|normal|lumrah)kah\b/u;
const odd =
  /\b(?:aneh|lebay|berlebihan|gila|stres)\b(?: \p{L}+){0,2}? ?(?:ya|yo|ga|gak|nggak|ngga|tidak|ndak|nda|ora|kah|to|toh|kan)\b|\b(?:apa|apakah|opo|emang) (?:itu |ini |saya |aku |iku )*(?:aneh|lebay|berlebihan|gila)\b/u;
/** What grief does, beside its own things. */
const grieving =
  /\b(?:nangis\p{L}*|menangis|mewek|air mata|sedih\p{L}*|kangen\p{L}*|rindu\p{L}*|kelingan|keinget|teringat|lupa|ngobrol sendiri|ngomong sendiri|ngomong sama foto\p{L}*|mimpi\p{L}*|nunggu\p{L}*|nyariin|berduka|kehilangan)\b/u;
/** The body, duties of faith and what was done to somebody are a matter for those who know them. */
const notOurs =
  /\b(?:dosa|haram|halal|hukum\p{L}*|syariat|batal|sesak|pingsan|nyeri|(?:ga|gak|nggak|tidak|ora) (?:makan|mandi|bisa bangun|bisa tidur)|denger suara|dengar suara|lihat sosok|halusinasi|obat|marah\p{L}*|benci|mukul\p{L}*|bentak\p{L}*)\b/u;

/**
 * Whether somebody asks if what their grief does is as it should be: "apa itu wajar", or "aneh ga"; "tearless" where
 * they miss the tears that others shed.
 */
export function asksOfGrief(text: string, told: readonly string[]): "usual" | "odd" | "tearless" | undefined {
  const said = plain(text);
  if (notOurs.test(said) || longsToFollow([...told, text]) || !tellsOfDeath([...told, text]))
    return undefined;
  if (mourningIn(text) === undefined && !grieving.test(said)) return undefined;
  const isUsual = usual.test(said);
  if (!isUsual && !odd.test(said)) return undefined;
  if (hasNoTears(text)) return "tearless";
  return isUsual ? "usual" : "odd";
}
