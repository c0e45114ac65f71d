/* What came of what somebody did, told along with it: "line 4 jd nunggu krn dia pegang mesin obras". */

const labelled =
  /(?<!\p{L})(?:akibat(?:nya|e)|dampak(?:nya|e)|efek(?:nya|e)|imbas(?:nya|e)|gara-?gara itu|gara2 itu|sehingga|shg)[ :,]+((?!apa|gimana|gmn|ke |buat |untuk |itu apa)[^.!?;\n]{6,120})/iu;
const suffered =
  "(?:nunggu\\p{L}*|menunggu|keteteran|telat|terlambat|mandek|macet|berhenti|stop|lembur|(?:me?)?ngulang|komplain|complain|protes|kewalahan|kacau|berantakan|molor|mundur|ketunda|tertunda|numpuk|kosong|marah|kecewa|pergi|kabur|batal\\p{L}*|rugi|dobel|double|kerja (?:dua kali|2x|2 kali|dobel)|terbengkalai|terganggu|keganggu|ga (?:kelar|selesai|jalan)|gak (?:kelar|selesai|jalan)|tidak (?:selesai|jalan))";
/** Whoever is spoken of, or tells, is none of those who had to bear it. */
const bearer =
  "(?!(?:dia|aku|saya|sy|gw|gue|beliau|kamu|sampe|sampai|smpe|akhirnya|terus|trus|dan|kalau|kalo|klo|biar|supaya|takut)(?!\\p{L}))\\p{L}";
const inClause = new RegExp(
  `(?:^|[,.;!?\\n]\\s*|(?<!\\p{L})(?:sampe|sampai|smpe|akhirnya|terus|trus|dan) )(${bearer}[^,.;!?\\n]{1,40}? (?:jd|jadi|jadinya|terpaksa|pada|ikut|harus|kudu)(?: (?:jadi|jd|ikut|terpaksa|pada|harus|kudu))? ${suffered}(?!\\p{L})[^,.;!?\\n]{0,60})`,
  "iu",
);
/** What is wanted next is no part of it. */
const wish = /\s+(?:gimana|gmn|(?:aku|saya|sy|gw) (?:mau|pgn|pengen|ingin)|tolong|bantu)(?!\p{L}).*$/iu;

/** Why, where it speaks of the one who will hear it: what they did is the event. */
const theirDoing =
  /\s+(?:krn|karena|karna|soalnya|gara-gara|gara2) [^.;!?\n]*(?<!\p{L})(?:dia|beliau)(?!\p{L}).*$/iu;

export function effectIn(text: string): string | undefined {
  const found = labelled.exec(text)?.[1] ?? inClause.exec(text)?.[1];
  return found?.replace(wish, "").replace(theirDoing, "").trim() || undefined;
}
