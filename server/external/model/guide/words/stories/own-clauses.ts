import { isAboutAnswer } from "#server/external/model/guide/words/stories/remarks-on-answers.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { feeling } from "./feelings.ts";
import { isShouted } from "./quotes.ts";
import { storyComplaintIn } from "./story-complaints.ts";

/*
 * What a story tells of the member: what they feel, carry or did. The guide quotes that, and never what somebody else
 * said to them.
 */

const wordsMin = 3;
const factWordsMin = 4;
const wordsMax = 14;

const own =
  /\b(?:aku|ak|saya|sy|gue|gw|gua|ane|kita|beta|awak|ambo|abdi|kulo|ulun|diriku|\p{L}{4,}ku)\b|\bku(?!liah|rang|lkas|mpul|alitas|cing|ning|rban|rsus)\p{L}{4,}/iu;
const subject =
  /^(?:(?:kadang|kadang2|kdg|kadang-kadang|kemarin|kmrn|tadi|td|pagi|siang|sore|malam|malem|semalam|semalem|trus|terus|tiap \p{L}+|sekarang|skrg|besoknya|pas|waktu|kayaknya|kyknya|rasanya|ternyata|akhirnya|akhirnye|pulang2|dulu) )*(?:aku|ak|saya|sy|gue|gw|gua|ane|kita|beta|awak|ambo|abdi|kulo|ulun)\b/iu;
/** What somebody wishes for, without what they would like to break. */
const wishing =
  /\b(?:pengen\w*|pengin\w*|pgn\w*|pingin\w*|kepengen\w*|ingin\w*|berharap|andai\w*|seandainya|semoga|maunya|hoyong\w*)\b/iu;
/** What stands against something else, and what goes on all the same. */
const contrast =
  /\b(?:padahal|pdhl|loh|lho|cuma|cuman|cm|malah|tetep|tetap|masih|msh|baru kali ini|pertama kali|mulu|satu ?pun|siapa ?pun|siapa-siapa|sendiri|sndiri|dewe|doang|aja|terus|trus|lagi|bahkan|sampai|sampe|ga pernah|gak pernah|nggak pernah|dak pernah|tidak pernah|belum pernah)\b/iu;
const count =
  /\b\p{L}*\d[\d.,]*\p{L}*\b|\b(?:dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|setengah|setahun|sebulan|seminggu|sebulanan|berhari\p{L}*|seharian|semalaman|semua|tiap|setiap|berkali\p{L}*|ratusan|puluhan)\b/iu;
/** What the member carries or does, where the sentence leaves "I" out. */
const deed =
  /\b(?:bangun|masak|nyuci|cuci|nyapu|ngepel|ngurus\w*|urus|siapin|nyiapin|berangkat|pulang|kerja|lembur|antar|anter|jemput|jaga|nungguin|nunggu|nahan|bayar|bayarin|ditanggung|nanggung|kirim|belajar|ngerjain|ngajar|narik|dagang|jualan|duduk|diem|diam|tidur|tidurnya|tidurku|makannya|kerjanya|kuliah|begadang|nyuapin|suapin|mandiin|rawat|ngerawat|merawat|makan|gendong|ngalah|berusaha|nyoba|mikir|ngitung|dibagi|buka|tutup)\b/iu;
/** What others did to the member. */
const hurt =
  /\b(?:di)?(?:marahi\p{L}*|bentak\p{L}*|hina\p{L}*|sindir\p{L}*|omel\p{L}*|remeh\p{L}*|bohong(?:i|in)|fitnah|usir|tinggalin|cuekin|diemin|kucilin|permaluk?\p{L}*|komentar\p{L}*|banding\p{L}*|diitung|dihitung|diawasi|dipotong)\b/iu;
/** What somebody did for their dead with their own hands outweighs everything else. */
const burial =
  /\b(?:aku|ak|saya|sy|gue|gw|kami|beta|awak|ambo|ulun|kulo)\b(?: \p{L}+){0,3} (?:kubur|kuburin|kuburkan|ngubur|nguburin|mengubur|menguburkan|makamkan|memakamkan|makamin|kafani|ngafani|gendong|nggendong)\b/iu;
/** What is missing or over now. */
const loss =
  /\b(?:(?:dak|ga|gak|nggak|ngga|tidak|tdk|ndak|nda|ora|teu|sonde|kada|indak|belum|blm) (?:ada|sempat|sempet|bisa|kuat|tahan|tau|berani|pernah|dibantu|ditanya|didenger\w*)|hilang|ilang|putus|pingsan|jatuh|dirawat|opname|kecelakaan|ketabrak|kebakaran|kebanjiran|kemalingan|ditipu|gagal|ditolak|dipecat|diphk|ditinggal\w*|meninggal|mati|pergi|terakhir)\b/iu;

/** What somebody close does no more: it is told for what the member misses. */
const missing =
  /\b(?:jarang|(?:(?:udah|udh|sudah|sdh) )?(?:ga|gak|nggak|ngga|tidak|tdk|dak|ndak) (?:pernah|lagi|sempat|sempet)) (?:\p{L}+ )?(?:nelpon\p{L}*|nelfon|telpon\p{L}*|telepon|nanya\p{L}*|nanyain|ngabar\p{L}*|kabar\p{L}*|chat|ngechat|ngobrol|pulang|main|dateng|datang|nengok\p{L}*|jenguk\p{L}*|njenguk|ngajak\p{L}*|ngumpul|ketemu)\b/iu;
/** How somebody left the member, which is told for what it did to them. */
const leaving =
  /\b(?:mutusin|putusin|memutuskan aku|(?:nge)?ghosting|ninggalin|ninggali|meninggalkan|ngeblok|blokir|ngeblokir|nyelingkuhin)\b/iu;

/** Whether a clause tells how somebody left the member. */
export const tellsOfLeaving = (clause: string): boolean => ofOther.test(clause) && leaving.test(clause);

/** What the member did to somebody: alone it would stand there as an accusation. */
const harsh =
  /\b(?:aku|ak|saya|sy|gue|gw|gua|ane|kita|beta|awak|ambo|abdi|kulo|ulun)\b(?: (?!di)\p{L}+){0,3} (?:nge|mem|m)?(?:bentak\p{L}*|marahi\p{L}*|omeli\p{L}*|omelin|teriaki\p{L}*|maki\p{L}*|kasari\p{L}*|usir|diemin|cuekin|nyalahin|nyakitin|nyindir)\b(?! (?:aku|saya|gue|gw)\b)/iu;

/** Somebody else, as the one of whom a clause tells. */
const other =
  "(?:dia|doi|mereka|beliau|suami\\p{L}*|istri\\p{L}*|bini\\p{L}*|pacar\\p{L}*|mantan\\p{L}*|mama\\p{L}*|mamah|papa\\p{L}*|ibu\\p{L}*|bapak\\p{L}*|ayah\\p{L}*|bunda|ortu\\p{L}*|orang \\p{L}+|orang2?|kakak\\p{L}*|adik\\p{L}*|adek\\p{L}*|ade\\p{L}*|bos\\p{L}*|atasan\\p{L}*|supervisor\\p{L}*|spv|senior\\p{L}*|kepala \\p{L}+|guru\\p{L}*|dosen\\p{L}*|dospem\\p{L}*|wali \\p{L}+|temen\\p{L}*|teman\\p{L}*|sahabat\\p{L}*|mertua\\p{L}*|rekan\\p{L}*|tetangga\\p{L}*|hrd|keluarga\\p{L}*|ipar\\p{L}*|pelanggan|customer)";
const speech =
  "(?:bilang\\p{L}*|blg|ngomong\\p{L}*|kata|katanya|jawab\\p{L}*|nanya\\p{L}*|tanya|bales\\p{L}*|balas|teriak\\p{L}*|nyuruh|suruh|komen\\p{L}*|nyindir|ketawa|nyebut|ngatain|chat|ngechat)";
const speaking = new RegExp(
  `["“”]|^(?:${other}) (?:\\p{L}+ ){0,3}${speech}(?!\\p{L})|(?<!\\p{L})(?:katanya|kata (?:${other})|(?:di)?bilang(?:in|nya)? )(?!\\p{L}*ku)|^(?:di)?bilang`,
  "iu",
);
const ofOther = new RegExp(`^(?:(?:tadi|td|kemarin|kmrn|trus|terus|si) )*${other}(?!\\p{L})`, "iu");

const address =
  /^(?:(?:jadi gini|jd gini|gini|jadi|jd|kak|kakak|bang|min|mbak|mba|mas|nak|bu|pak|teh|kang|eh|oh|ya|iya|yaa|hm+|nah|halo|hai|jujur|sumpah|wkwk\w*|haha\w*|ya sudahlah|ya sudah|yaudah|yaudahlah|ya udah|assalamualaikum)(?![\p{L}])[ ,]*)+/iu;
const leading =
  /^(?:(?:dan|tapi|tp|terus|trus|trs|lalu|soalnya|makanya|eh|oh|ya|iya|hm+|nah|padahal|pdhl)(?![\p{L}])[ ,]*)+/iu;
/** What needs another clause, and what is still open at its end. */
const dependent =
  /^(?:biar|supaya|agar|kalau|kalo|klo|karena|krn|karna|buat|untuk|sejak|ketika|atau|daripada|meski\p{L}*|walau\p{L}*|itu|ini|nya)(?!\p{L})|^(?:yang|yg) (?!bikin|paling|lebih|sakit|berat)|(?<!\p{L})(?:yang|yg|dan|tapi|tp|karena|krn|soalnya|sama|di|ke|dari|buat|untuk|biar|kalau|kalo|atau|padahal)$/iu;

/** Words of despair and harm are not held up to the member again. */
const dark =
  /\b(?:mati|matiin|bunuh\w*|hidup\w*|nyawa|lenyap|ngilang|menghilang|nyerah|menyerah|beban|ga ?guna|(?:ber)?guna|benci|luka\w*|sakiti\w*|menyakiti\w*|darah|putus asa|percuma|sia-sia|hancur|sampah|jijik|bodoh|tolol|bego|goblok|nonjok|pukul\w*|tampar\w*|gebuk\w*|cekik\w*|perkosa\w*|selamanya|gantung|obat|racun|akhiri\w*|l(?:on|om)cat\w*|terjun|nyilet\w*|silet|(?:ny|s)ayat\w*|menjijikkan|jelek|gendut|gemuk|pecundang|murahan|pembawa sial|ditiduri|telanjang|nge?lempar\w*|diikut\w*|(?:pikiran|niat|kepikiran) (?:itu|gitu|begitu)|takut\b.*\b(?:dia|suami\w*|pacar\w*))\b/iu;

/** Whether a text holds words of despair or harm. */
export const isDark = (text: string): boolean => dark.test(text) || dark.test(plain(text));

/** The parts of a sentence; what the member did to somebody stays with what it did to them. */
function partsOf(sentence: string): string[] {
  const parts = sentence.split(/,\s+/);
  const at = parts.findIndex((one) => harsh.test(one));
  return at < 0 ? parts : [...parts.slice(0, at), parts.slice(at, at + 2).join(", "), ...parts.slice(at + 2)];
}

const clausesIn = (text: string): string[] =>
  text
    .replace(/["“][^"“”]*["”]/g, (said) => said.replace(/[.!?;,]/g, " "))
    .split(/(?<=[.!?;])(?:\s|$)|\n+|\.\.+|…|\s+(?=(?:padahal|pdhl)\b)/u)
    .flatMap(partsOf)
    .filter((one) => !one.trim().endsWith("?"))
    .map((one) =>
      one
        .trim()
        .replace(/[.!;,:\s]+$/, "")
        .replace(address, "")
        .replace(leading, "")
        .trim(),
    )
    .filter((one) => one !== "");

const isOf = (clause: string, pattern: RegExp): boolean =>
  pattern.test(clause) || pattern.test(plain(clause));

function weightOf(clause: string): number {
  const mine = isOf(clause, own) ? 1 : 0;
  const weigh = (pattern: RegExp, weight: number) => (isOf(clause, pattern) ? weight : 0);
  return (
    mine +
    weigh(wishing, 3) +
    weigh(missing, 3) +
    (tellsOfLeaving(clause) ? 3 : 0) +
    weigh(feeling, 3) +
    weigh(loss, 2) +
    weigh(hurt, 2) +
    weigh(contrast, 2) +
    weigh(count, 2) +
    weigh(burial, 6) +
    weigh(deed, 1)
  );
}

/** From so many points on, a clause says enough to be quoted: a feeling, or a deed with its count. */
const weightMin = 3;
const shortWeightMin = 4;
const aloneMin = 2;

/** "Pengen nangis" says all in two words. */
const isBareWish = (clause: string, words: number): boolean =>
  words === 2 && isOf(clause, wishing) && isOf(clause, feeling);

const protest =
  /\b(?:salah (?:paham|tangkap|baca|ngerti)|bukan (?:itu|begitu|gitu) (?:maksud\w*|yang)|bukan (?:suruh|nyuruh|disuruh|minta)|maksud(?:ku|nya| saya| sy| aku) bukan|(?:yang|yg) (?:kau|kamu|km|lu|lo|anda|situ) (?:bilang|tanya|tawar\w*|kasih)|(?:tanya|ditanya|nanya) (?:begini|gini|itu|gitu) (?:terus|mulu|lagi)|pilih lagi dari awal|(?:blm|belum) (?:dapat|dapet|dpt) apa ?(?:apa|2))\b|^(?:lho|loh|lah|hah|eh)? ?(?:kok|kenapa|knp) (?:jadi |malah )?(?:bicara|bahas|nanya|tanya|ngomong)/;
/** What is said against the guide's question or answer. */
const isProtest = (clause: string): boolean => protest.test(plain(clause));

/** "Lewat chat" says how something was done. */
const byMeans = /\b(?:lewat|lwt|via|pake|pakai|by) (?:chat|whatsapp|wa|dm|telpon|telepon|sms)\b/giu;
const isSpeech = (clause: string): boolean => speaking.test(clause.replace(byMeans, ""));

/** Whether a clause stands by itself and holds no speech and nothing dark. */
function isClean(clause: string): boolean {
  const words = clause.split(/\s+/).length;
  if (isShouted(clause) || dependent.test(clause) || isSpeech(clause) || dark.test(clause)) return false;
  // What was said about the guide is no part of the story, and a harsh deed is not held up to anybody alone.
  if (isAboutAnswer(clause) || storyComplaintIn(clause) !== undefined || isProtest(clause)) return false;
  if (harsh.test(clause) && !clause.includes(", ")) return false;
  if (isBareWish(clause, words)) return true;
  if (words < wordsMin || words > wordsMax) return false;
  const isFelt = [feeling, loss, hurt].some((one) => isOf(clause, one));
  return words >= factWordsMin || isFelt || weightOf(clause) >= shortWeightMin;
}

/** Whether a clause is about the member. */
function isOwn(clause: string): boolean {
  const isMine = isOf(clause, own);
  // What others did is told for what it did to the member.
  if (isOf(clause, missing) || tellsOfLeaving(clause)) return true;
  if (ofOther.test(clause) && !isMine) return false;
  const isTold = isMine || [feeling, deed, loss, hurt].some((one) => isOf(clause, one));
  return isTold && (weightOf(clause) >= weightMin || subject.test(clause));
}

type Weighed = { clause: string; at: number; weight: number };

const heaviestFirst = (clauses: readonly Weighed[]): string[] =>
  clauses
    .toSorted((one, another) => another.weight - one.weight || another.at - one.at)
    .map(({ clause }) => clause);

/**
 * The clauses of a message that may be quoted, heaviest first; of the same weight the later one. Where nothing is told
 * of the member, what happened may stand for it. `earlier`: messages whose words are not quoted again.
 */
export function ownClauses(text: string, earlier: readonly string[] = []): string[] {
  const before = earlier.map(plain);
  const all = clausesIn(text)
    .map((clause, at) => ({ clause, at, weight: weightOf(clause) }))
    .filter(({ clause }) => isClean(clause) && !before.some((one) => one.includes(plain(clause))));
  const mine = all.filter(({ clause }) => isOwn(clause));
  if (mine.length > 0) return heaviestFirst(mine);
  // A message of one clause says nothing else.
  const isOne = clausesIn(text).length === 1;
  return heaviestFirst(
    all.filter(({ clause, weight }) => weight >= (isOne && !ofOther.test(clause) ? aloneMin : weightMin)),
  );
}

/** So many words tell something, whatever it is about. */
const plainWordsMin = 6;

/** The clauses of a message that nothing forbids to quote, where no weightier one is in it; the member's own first. */
export const plainClauses = (text: string, earlier: readonly string[] = []): string[] => {
  const before = earlier.map(plain);
  const all = clausesIn(text).filter(
    (one) =>
      one.split(/\s+/).length >= plainWordsMin &&
      isClean(one) &&
      !before.some((told) => told.includes(plain(one))),
  );
  return [...all.filter((one) => !ofOther.test(one)), ...all.filter((one) => ofOther.test(one))];
};

/** What somebody carries, rather than what they would like: for a sum-up. */
const loadOf = (clause: string): number => {
  const weigh = (pattern: RegExp, weight: number) => (isOf(clause, pattern) ? weight : 0);
  return (
    weigh(count, 3) +
    weigh(hurt, 3) +
    weigh(missing, 3) +
    weigh(deed, 2) +
    weigh(contrast, 2) +
    weigh(loss, 2) +
    weigh(feeling, 2)
  );
};

/** The clauses of a message that may be quoted, by what the member carries in them. */
export const loadClauses = (text: string): string[] =>
  ownClauses(text).toSorted((one, another) => loadOf(another) - loadOf(one));

/** Whether a message tells how something is for the member, and not only data. */
export const tellsOfSelf = (text: string): boolean =>
  ownClauses(text).some((one) => [feeling, hurt, loss].some((pattern) => isOf(one, pattern)));

/** Of a message the clauses that say most, those that are felt first, in the order in which they were told. */
export function twoClauses(text: string, earlier: readonly string[] = []): readonly string[] {
  const all = ownClauses(text, earlier);
  // What is felt comes before what was only counted or done.
  const felt = all.filter((one) => isOf(one, feeling));
  const two = [...felt.slice(0, 2), ...all.filter((one) => !felt.slice(0, 2).includes(one))].slice(0, 2);
  return two.toSorted((one, another) => text.indexOf(one) - text.indexOf(another));
}

/** Whether a message tells what others said or did when they heard of it. */
export const tellsReaction = (text: string): boolean =>
  text.split(/[.!?;\n]+|,\s+/).some((one) => {
    const clause = one.trim().replace(address, "").replace(leading, "");
    return (
      speaking.test(clause) ||
      (ofOther.test(clause) && /\b(?:cuma|cuman|cm|malah|ketawa|diem|diam|cuek)\b/i.test(clause))
    );
  });
