import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { withoutQuietShops } from "./felt-kinds.ts";

/*
 * What a painful story is about, by the words that people have for it. It decides which open question fits, and nothing
 * else is concluded from it.
 */

export const storyTopics = [
  "fading",
  "lost",
  "parted",
  "ended",
  "failed",
  "quarrel",
  "seen",
  "care",
  "alone",
  "worn",
] as const;
export type StoryTopic = (typeof storyTopics)[number];

/** Words and phrases; a word stands also with "-ku", "-nya" and the like behind it. */
const words: Readonly<Record<StoryTopic, string>> = {
  fading: `pikun, demensia, alzheimer, lupa namaku, lupa nama saya`,
  lost: `meninggal, wafat, berpulang, disuntik mati, keguguran, mati tadi, mati kemarin,
    mati semalam, mati subuh, dikubur, kukubur, aku kubur, pemakaman`,
  parted: `cerai, bercerai, talak, pisah rumah, pegatan, baru putus, habis putus, putus sama, diputusin, mutusin aku, mutusin gue, mutusin gw, mutusin saya, mutusin lewat, selingkuh, diselingkuhi, rumah lain,
    wanita lain, nikah lagi, ditinggal, ghosting, mantan`,
  ended: `pensiun, phk, dipecat, dirumahkan, kontrak habis, ga diperpanjang, tidak diperpanjang, tutup minggu lalu, tutup bulan lalu, gulung tikar,
    bangkrut, gusur, digusur, resign berdua, resign semua, bubar, turun jabatan, dimutasi, nganggur`,
  failed: `ga lulus, gak lulus, tidak lulus, nda lulus, ga lolos, gak lolos, tidak lolos, gagal, ditolak, remidi, ngulang, ulang dari,
    ga keterima, tidak keterima, ga diterima, tidak diterima`,
  quarrel: `berantem, bertengkar, ribut, cekcok, padu, gelut, didiemin, diem dieman, diblokir, blokir aku, ga mau ngomong, tidak mau bicara, ga tegur sapa`,
  seen: `malu, isin, dipermalukan, dipermaluin, diketawain, ditertawakan, dimarahin, dimarahi, dibentak, dihina, diejek, direndahkan, dikatain,
    badanku, ketauan, ketahuan, kelepasan, dibandingin, disindir, dikomentari, blank`,
  care: `ngerawat, ngrawat, merawat, nyuapin, menyuapi, stroke, kanker, cuci darah, operasi, igd, icu, kemo, opname`,
  alone: `sendiri, sendirian, sorangan, dewekan, sepi, kesepian, ga punya temen, ga punya teman, blm punya tmn, belum punya teman, tidak punya teman,
    ga ada temen, ga diundang, ga diajak, ga ngomong sama siapa, rumah kosong, asing, kayak tamu`,
  worn: `capek, lelah, remuk, shift malam, sif malam, lembur, ga libur, kurang tidur, keteteran, kewalahan, semua kerjaan`,
};

const patternOf = (list: string): RegExp =>
  new RegExp(
    `(?:^| )(?:${list
      .split(",")
      .map((word) => plain(word))
      .join("|")})(?:ku|nya|mu|an|e|ne)?(?= |$)`,
    "u",
  );
const patterns = storyTopics.map((topic) => ({ topic, pattern: patternOf(words[topic]) }));

/** What a message tells of, the heaviest first; undefined if it is none of these. */
export const topicOf = (text: string): StoryTopic | undefined =>
  patterns.find(({ pattern }) => pattern.test(withoutQuietShops(plain(text))))?.topic;

/** Whether the failure of a story is one that somebody came to know by a result: an exam, an application. */
export const tellsResult = (text: string): boolean =>
  /\b(?:hasil\w*|lulus|lolos|ujian\w*|tes|test|seleksi\w*|pengumuman\w*|nilai\w*|skripsi\w*|sidang\w*|proposal\w*|wawancara|interview|cpns|pppk|bumn|sbmptn|snbt|snbp|utbk|un|beasiswa\w*|lamaran\w*|ngelamar|melamar|lomba\w*|olimpiade|audisi|remidi|remed\w*|ngulang|dosbing|dospem|(?:ke|di)terima)\b/.test(
    plain(text),
  );

/** "Ya itu tadi", "tadi sudah saya sampaikan": who was asked for what they had told is asked nothing more. */
export const wasTold = (text: string): boolean =>
  /^(?:(?:ya|iya|lah|lha|kan|yo) )*(?:(?:itu|yang|yg) tadi|(?:kan )?(?:tadi|td) (?:kan )?(?:sudah|udah|udh|sdh|su|so)|ya (?:itu|gitu lah|gitulah|gitu))\b/.test(
    plain(text),
  );
