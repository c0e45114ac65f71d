import { bareWords, plain } from "./language/scan.ts";

/** Words that play a danger down, and those around them; alone they say nothing about what was meant. */
const empty = new Set(
  `gapapa papa napa nanaon nano opo2 ape2 apa2 apa apapa becanda bercanda canda candaan guyon guyonan heureuy becando kidding
  joke prank lebay lebai alay drama dramatis lupain lupakan lupa abaikan anggap salah kirim ketik capek cape capai lelah
  kecapean kecapekan pusing kesel kesal emosi galau sedih bingung stres stress ngantuk mabok mabuk marah sebel baik baik2
  baek sehat waras aman tenang santai selow serius amat banget bgt sekali niat niatan pikiran mikir kepikiran pernah beneran
  bener benar sumpah suer serah percaya jangan janganlah udah udahlah sudah sudahlah udahan ngga nggak enggak engga tidak
  bukan kagak kaga mboten indak tara sonde jadi nggajadi kok kak kakak mas mbak bang bot mesin robot aplikasi panduan bego
  anjir anjay njir cerita ngomong ngomongin bilang maksud maksudnya maksudku maksudnya gitu begitu gini begini kali sih doang
  aja saja tadi lagi terbawa suasana orang siapa siapa2 masalah mungkin kayak kayaknya cuma cuman hanya kepala mulut sendiri
  dikit sedikit biasa banyak kamu kalian lain nanya tanya tenang2 terus terlalu panik emang memang intinya pokoknya soalnya
  habis abis lelucon iseng ngaco ngasal asal halah yaelah elah idih astaga astaghfirullah waduh aduh hahaha wkwk wkwkwk haha
  hehe udahan mana masa masak hidup mati bunuh diri nyawa bahaya berbahaya bohong boong ungkapan kiasan perasaan rasa rasanya
  pengen ingin mau gue saya aku gua beta kulo kami kita dia mereka suami istri anak ibu bapak rumah sini situ sana`
    .split(/\s+/)
    .filter(Boolean),
);
/** "Cuma liat laut", "mabok laut doang": what is made small explains nothing; another clause beside it may. */
const minimised = /\b(?:cuma|cm|cuman|hanya|doang|doank|ngan|ukur|mung|bae|sekadar|sekedar|just)\b/;
const contentLength = 4;

/**
 * Returns whether a denial says what was meant instead ("laptopku yang mati", "itu syuting"). Playing down in the common
 * words ("gapapa kok", "becanda doang", "ga ada niat apa-apa") does not, and people in danger do it as well.
 */
export function explains(text: string): boolean {
  const clauses = plain(text)
    .split(/[,.;:!?\n]+/)
    .map(bareWords)
    .filter((clause) => !minimised.test(clause));
  return clauses.some((clause) =>
    clause.split(" ").some((word) => word.length >= contentLength && !isEmpty(word)),
  );
}

const isEmpty = (word: string): boolean =>
  empty.has(word) ||
  empty.has(word.replace(/(?:nya|ku|mu|lah|kah|in|an)$/, "")) ||
  /^(?:ha|he|hi|wk){2,}/.test(word);
