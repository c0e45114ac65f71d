import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/*
 * A clause that accepts a finished text, known by consisting of such words only: "sip yg ini udah", "ya udah no hp aku benerin
 * sendiri aja", "gpp segitu".
 */

const accepting = new Set(
  `sip sipp siip ok oke okee okey okay siap mantap mantul udah udh sudah sdh dah wis wes mpun sampun pas cocok bagus apik sae alus jos
  keren lengkap beres kelar rampung selesai rebes cukup aman fix gpp gapapa gppa rapopo bener benar betul kepake kepakai iyo iya iyah
  nggih njih makasih mksh suwun nuhun thanks thx yaudah yowis yowes yawes yauda bolehlah mending lumayan done`.split(
    /\s+/,
  ),
);
const beside = new Set(
  `yg yang sing nu ini itu iki iku eta tu tuh nih td tadi ya yah y deh dong lah la mah atuh euy mi ji to toh ta so su kok kak kakak mas
  mbak mba bang min bu pak bro sis teh kang aja aj saja sj wae ae bae doang segitu segini gitu gini begitu semua semuanya terima kasih matur
  banget bgt pol pisan bana tenan dulu dl dlu nanti ntar buat aku ku saya sy gw gue menurutku ga gak ora apa2 apa masalah suratnya surat
  pesannya pesan naskahnya textnya teksnya tulisannya yg2 eh oh nah hm hmm wah alhamdulillah emang memang jadi jd sdah kayaknya kyknya
  rasanya itungannya hitungannya drafnya draftnya hasilnya`.split(/\s+/),
);

const self = "(?:aku|saya|sy|gw|gue|tak|ku|awak|ambo|biar aku|biar saya)";
const doing =
  "(?:isi|ngisi|bener|benerin|betul|betulin|lengkap|edit|ganti|ubah|tambah|tulis|urus|atur|rapi|cek|kerja)\\p{L}*";
const alone =
  "(?:sendiri|sndiri|dewe|dewek|dhewe|sorangan|surang|nanti|ntar|belakangan|menyusul|mengko|engke)";
/** "No hp aku benerin sendiri aja": what is still missing is the member's own to do. */
const bySelf = new RegExp(
  `^(?:\\p{L}+ ){0,6}?(?:${self} ${doing} ${alone}|(?:nanti|ntar|mengko|engke) ${self} ${doing}|${self}${doing} ${alone})(?: (?:aja|saja|wae|ae|bae|deh|ya|lah|gpp|dulu|kak|mas|mbak|min))*$`,
  "u",
);
/** "Tak simpen": what is kept is accepted. */
const keeping =
  /^(?:(?:ini|itu|iki|kuwi|yang|yg|tak|aku|saya|sy|gw|gue|ku|sa|mau|langsung|udah|sudah|wis) ){0,3}(?:di|ku|tak)?(?:simpen|simpan|save|screenshot)(?: (?:dulu|disik|ya|yo|aja|sik|kak|mas|mbak|min|dl))*$/u;
const doubting = /\b(?:belum|blm|kurang|salah|keliru|bukan|tapi|tp|kok|masih|msh|ganti|hapus|tambah)\b/;

/** Whether a clause says that the text is accepted, or that what it lacks is the member's own to do. */
export function acceptsText(clause: string): boolean {
  const said = plain(clause);
  if (said === "") return false;
  if (bySelf.test(said) || keeping.test(said)) return true;
  const words = said.split(" ");
  return (
    !doubting.test(said) &&
    words.some((word) => accepting.has(word)) &&
    words.every((word) => accepting.has(word) || beside.has(word))
  );
}
