import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { objectionIn } from "#server/external/model/guide/words/yes-no/objections.ts";
import { plain } from "./commands.ts";
import { asksSomething } from "./questions.ts";

/*
 * What a member says to the guide where a part of a document is to be chosen, or its new words are to be written: "eh
 * gausah deh", "pusing saya min", "gimana ya enaknya?". The new words may be any words, so a message counts only if all
 * of its words belong to such talk.
 */

/**
 * `cancel`: the part stays as it is. `tired`: the member is tired or at a loss. `again`: the wish to change it is only
 * stated once more. `wait`: the words are still to come.
 */
export type EditAside = "cancel" | "tired" | "complaint" | "question" | "again" | "wait";

const particles = new Set(
  `lah la loh lho lha eh ih ah oh uh hah heh hm hmm dih yah ya iya yo yow aduh duh waduh hadeh hadeuh yaelah yailah
  astaga ampun buset anjir njir kok kog kan sih seh dong donk deh dah nih tuh tu mah atuh to toh lek rek jeh je euy
  bah weh woi woy hey hei halo please plis tolong maaf sori sorry hehe haha wkwk wkwkwk ki pun jo jg juga kak kakak
  bang abang min mimin admin mbak mba mas sis bro gan bu pak nak teh kang cak alma aku ak saya sy gue gw gua ane awak
  kita beta sa kulo abdi ulun aja aj saja sj ae wae bae doang dulu dl dlu sek sik lagi lg terus trus banget bgt amat
  kali pisan tenan bener beneran jadi jd jadinya malah kayaknya kayanya sepertinya mending mendingan kalau kalo klo
  gitu begitu gini begini ngono ngene itu ini iki iku yang yg sing ke di udah udh sudah sdh dah wis wes mpun geus
  masih mau jujur emang memang`.split(/\s+/),
);

const cancelWords = new Set(
  `gausah gausa gosah gosa usah usa sido sida gajadi gakjadi gajd kagajadi jd perlu batal batalin batalkan dibatalin
  dibatalkan cancel biarin biarkan biar dibiarin dibiarkan gapapa gpp rapopo papa apa2 udahlah udahan yaudah yauda
  yaudahlah sudahlah lupain lupakan tetap tetep sama seperti kayak kaya tadi td tdi kyk kek spt lama awal semula
  sebelumnya asli aslinya balik kembali balikin kembaliin kembalikan males malas malesin nyerah skip lewati lewatin
  cukup segitu bagian semua diganti ganti diubah ubah jadi nanti ntar mundur keluar sekarang seadanya`.split(
    /\s+/,
  ),
);
const cancel = new RegExp(
  [
    `\\b(?:${noWords}|jangan|jgn) (?:(?:di|mau|jadi) )?(?:usah|usa|jadi|jd|sido|sida|perlu|diganti|ganti|diubah|ubah|papa)\\b`,
    "\\b(?:gausah?|gosah?|gajadi|gakjadi|gajd|kagajadi|batal\\w*|dibatal\\w+|cancel|di?biar(?:in|kan)|biar(?:in|kan)|lupa(?:in|kan)|gapapa|gpp|rapopo|nyerah|skip|mundur|udahan)\\b",
    "\\bbiar (?:be)?(?:gitu|aja|saja|ae|ngono)\\b",
    "\\b(?:yang|yg|sing|kayak|kaya|kyk|kek|spt|seperti|balik|kembali) (?:ke )?(?:yang |yg )?(?:tadi|td|tdi|lama|awal|semula|sebelumnya|asli)\\b",
    "\\b(?:balikin|kembaliin|kembalikan)\\b|^(?:\\S+ ){0,2}(?:balik|kembali|tetap|tetep|sama)(?: (?:aja|saja|ae|wae|deh|dulu|gitu|itu))*$",
    "^(?:\\S+ ){0,2}(?:yaudah|yauda|yaudahlah|udahlah|sudahlah|males|malas|malesin|cukup)(?: \\S+){0,2}$",
  ].join("|"),
);

/** Being tired, or at a loss. */
const feelings =
  "pusing|puyeng|mumet|ngelu|lieur|pening|bingung|bingungin|binun|capek|cape|cpk|capai|lelah|letih|lemes|lemas|stres|stress|penat|pegel|ngantuk|blank|ngeblank|buntu|mentok|kesel|linglung|oleng|error|judek|mumetnya|pusingnya";
const feeling = new RegExp(`^(?:${feelings})$`);
const tiredWords = new Set(
  "rasanya kepala pala ndas endas sirah otak nulis mikir mikirnya sendiri lama2 sumpah parah asli".split(" "),
);
/** A whole clause about oneself may be what will be said: "aku pusing banget kak". */
const ofSelf = /^(?:(?:maaf|jujur|eh|duh|aduh|ya) )*(?:aku|ak|saya|sy|gue|gw|gua|kulo|abdi|beta) /;
/** Only the guide is called so. */
const onlyGuide = /\b(?:min|mimin|admin|alma)\b/;

const complaintWords = new Set(
  `ribet repot rempong susah sulit angel rumit jelimet njelimet lama bertele tele muter muter2 berbelit belit aneh
  ngaco ngawur disuruh suruh nyuruh nulis ngetik tulis ketik nanya ditanya ngisi diisi mikir ganti diganti harus
  banyak panjang sendiri semua`.split(/\s+/),
);
const complaint =
  /\b(?:ribet|repot|rempong|susah|sulit|angel|rumit|n?jelimet|bertele|muter2?|berbelit|ngaco|ngawur|aneh)\b|\b(?:kok|malah)\b.*\b(?:disuruh|nyuruh|nanya|ditanya|lama|banyak)\b/;

const questionWords = new Set(
  `apa apaan apakah gimana gmn bagaimana bgmn piye pripun kumaha cemana mana kenapa knp napa ngapain harus hrs kudu
  mesti boleh bisa perlu wajib enaknya enake baiknya bagusnya sebaiknya alusna sae apike bagus baik enak cocok
  cocoknya pas bener benar diisi isi isinya isian ngisi ngisinya ditulis nulis nulisnya tulis tulisnya diganti ganti
  gantinya diubah ubah jawab jawabnya contoh contohnya misal misalnya maksud maksudnya maksude naon opo artinya kata
  kata2 katanya kalimat kalimatnya buat untuk panjang pendek bebas berapa brp semua lain ngomong ngomongnya bilang
  bilangnya sebut nyebut nyebutnya caranya cara ga gak nggak ngga tidak ora kah usah`.split(/\s+/),
);

const againWords = new Set(
  "ganti gantiin gantikan diganti ubah ubahin diubah edit diedit benerin betulin perbaiki bagian tadi td yang satu".split(
    " ",
  ),
);
const again = /\b(?:di)?(?:ganti|ubah|edit|bener|betul|perbaiki)(?:in|kan)?\b/;

const unknownWords = new Set(
  "tau tahu tao ngerti ngerteni paham mudeng gatau gtau gatahu inget ingat hafal kepikiran kebayang nemu ketemu nama namanya".split(
    " ",
  ),
);
const unknown = new RegExp(
  `\\b(?:gatau|gtau|gatahu)\\b|\\b(?:${noWords}) (?:tau|tahu|tao|ngerti|ngerteni|paham|mudeng|inget|ingat|hafal|kepikiran|kebayang|nemu|ketemu)\\b`,
);

const wordsMax = 10;
const isNo = new RegExp(`^(?:${noWords}|jangan|jgn)$`);

/** Whether all words of a message are small ones, or of this kind. */
const consistsOf = (words: readonly string[], own: (word: string) => boolean): boolean =>
  words.every((word) => particles.has(word) || own(word));

const bare = (word: string): string => (word.length > 5 ? word.replace(/(?:nya|ku|mu|ne|e)$/, "") : word);
/** Whether a word names the part that is being changed: "jabatannya maksudnya apa". */
const namesPart = (label: string): ((word: string) => boolean) => {
  const own = new Set(plain(label).split(" ").map(bare));
  return (word) => own.has(bare(word));
};

/** Words of any such talk: "males ah ribet" gives up and complains. */
const talkWords: readonly ReadonlySet<string>[] = [
  ...[cancelWords, tiredWords, complaintWords, questionWords, againWords, unknownWords],
];
const isTalkWord = (word: string): boolean =>
  isNo.test(word) ||
  feeling.test(word) ||
  talkWords.some((words) => words.has(word) || words.has(word.replace(/(?:nya|ku|mu|ne|e|na)$/, "")));

/** "Aku pusing banget kak" and "aku gapapa kok" may be what will be said. */
const mayBeSaid = (said: string, words: readonly string[]): boolean =>
  ofSelf.test(said) &&
  !onlyGuide.test(said) &&
  words.some((word) => feeling.test(word) || /^(?:gapapa|gpp|papa|rapopo)$/.test(word));

/**
 * What a message says to the guide in place of the new words of a part. `isFree`: these may be any words, so that a
 * whole sentence about oneself is taken for them; a name or a number is none. `label`: what the part is called.
 */
export function editAsideIn(text: string, isFree: boolean, label = ""): EditAside | undefined {
  const said = plain(text);
  const words = said.split(" ");
  if (said === "" || words.length > wordsMax || /["“”]/.test(text)) return undefined;
  if (objectionIn(text) === "wait") return "wait";
  const isPart = namesPart(label);
  if (!consistsOf(words, (word) => isTalkWord(word) || isPart(word))) return undefined;
  if (isFree && mayBeSaid(said, words)) return undefined;
  const isAsking = /\?\s*$/.test(text);
  // "Alasannya ga usah" says something of the part itself.
  if (cancel.test(said) && !isAsking && !words.some(isPart)) return "cancel";
  if (unknown.test(said) || words.some((word) => feeling.test(word))) return "tired";
  if (complaint.test(said)) return "complaint";
  const isChange = consistsOf(words, (word) => againWords.has(word) || isPart(word));
  if (isChange && again.test(said) && !isAsking) return "again";
  return isAsking || asksSomething(text) ? "question" : undefined;
}

const otherwise =
  /\b(?:salah|bukan|bkn|dudu|sanes|harusnya|mestinya|maksud(?:ku|nya)?|(?:di)?(?:ganti|ubah))\b/;
const otherwiseWords = new Set("salah harusnya mestinya maksudku maksudnya maksud mana bukannya".split(" "));

/** "Eh salah, harusnya nama pengirim yang diganti": the words that may name the part which is meant instead. */
export function partMeantInstead(text: string): string[] {
  const said = plain(text);
  if (!otherwise.test(said)) return [];
  return said
    .split(" ")
    .filter(
      (word) =>
        !particles.has(word) && !againWords.has(word) && !otherwiseWords.has(word) && !isNo.test(word),
    );
}
