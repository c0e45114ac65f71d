import { inFull } from "#server/external/model/guide/words/shorthand.ts";

/*
 * The words by which a message below a document says what should be done there, in the forms of several regions: what
 * is done, to which piece of the text, and where.
 */

/** What a request does to the text. */
export type Act = "out" | "split" | "add" | "set";

const roots: Readonly<Record<Act, string>> = {
  out: "hapus apus hps buang coret hilang ilang ngilang cabut delete busek guang icul pupus",
  split: "pisah misah pecah mecah urai jejer pencar sigar",
  add: "tambah nambah selip nyelip sisip nyisip imbuh wuwuh masuk",
  set: "ganti ubah rubah robah ganteni gentos salin",
};
const endings = "(?:in|kan|ken|keun|ke|en|an|no|na|nye|akeun|akan|lah|i|o|nya|bae|ko)*";
const acts: readonly (readonly [Act, RegExp])[] = (["out", "split", "add", "set"] as const).map((act) => [
  act,
  new RegExp(
    `^(?:di|nge|ng|me|mem|men|meng|ter|ke)?(?:${roots[act].split(" ").join("|")})${endings}(?:2|nya)?$`,
    "u",
  ),
]);
/** Words that only look like a form of such a verb. */
const noAct = new Set(
  "hilang ilang kehilangan masuk termasuk masuknya ketambahan pecahan tambahan tambahannya pisahan gantian gantinya berpisah hapusan buangan sisipan".split(
    " ",
  ),
);

/** What a word of a message asks to be done; undefined if it asks for nothing. */
export const actOf = (word: string): Act | undefined =>
  noAct.has(word) ? undefined : acts.find(([, form]) => form.test(word))?.[0];

/** A piece of a text that goes as a whole, whichever of its words are named. */
export const lineNoun = /^(?:baris|larik|line|poin|point|butir|item|strip|bullet|garis)(?:e|nya|ne|an|2)?$/u;
export const sentenceNoun = /^(?:kalimat|kalimah|ukara)(?:e|nya|ne|2)?$/u;

/** The places of a text that are named without its words. */
export type Place = "start" | "end";
const places: Readonly<Record<Place, RegExp>> = {
  start:
    /^(?:pembuka|pembukaan|pembukane|awal|awalan|awale|bukaan|permulaan|intro|kawitan|depan|ngarep)(?:nya|ne|e|an)?$/u,
  end: /^(?:penutup|penutupan|akhir|akhire|akhiran|ujung|buntut|pungkasan|ending)(?:nya|ne|e|an)?$/u,
};
export const placeOf = (word: string): Place | undefined =>
  places.start.test(word) ? "start" : places.end.test(word) ? "end" : undefined;

const ordinals: Readonly<Record<string, number>> = {
  ...{
    pertama: 0,
    awal: 0,
    satu: 0,
    kedua: 1,
    dua: 1,
    ketiga: 2,
    tiga: 2,
    keempat: 3,
    empat: 3,
    kelima: 4,
    lima: 4,
  },
  ...{ terakhir: -1, akhir: -1, bawah: -1, buncit: -1, pungkasan: -1, atas: 0 },
};
/** The place of a line that is named by its number; -1 is the last one. */
export function ordinalOf(words: readonly string[]): number | undefined {
  const [word, ...others] = words.filter((one) => !/^(?:paling|ke|nomor|nomer|no|sing|di)$/.test(one));
  if (word === undefined || others.length > 0) return undefined;
  const nth = /^(?:ke)?(\d{1,2})$/.exec(word)?.[1];
  return nth === undefined ? ordinals[word] : Number(nth) - 1;
}

/** Words of a request that say nothing about which piece of the text is meant. */
const fillers = new Set(
  `tolong tlg tulung tulungin coba cobi minta mohon bisa boleh bs iso biso tiasa bantu kak kakak kk mas mbak mba bang bg min pak bu bro
  sis teh kang gan cak uda uni pace mace kaka dong donk dongs ya yaa iya y deh sih lah la kok nih tu tuh itu ini iki tu kae kuwi kui iku ieu eta
  tadi td aja saja sj wae ae bae doang mi ji to toh ta pi su sa eh oh ah aduh waduh duh lah loh lho trus terus trs lalu dan sama sm
  plus juga jg lagi lg yang yg sing nu ne e nya ny bagian soal tentang ttg isi isinya tulisan teks kata kata2 kato surat suratnya
  pesan pesannya mau pengen pgn aku saya sy gw gue awak kulo abdi ada masih msh semua semuanya dulu dl dlu langsung sekalian
  please pls maaf oke ok sip udah sudah udh sdh di ke dari dr pada jadi jd dadi menjadi supaya biar ben sendiri sndiri dewek dewe
  dhewe sorangan sendirian tersendiri lain beda per masing masing2 ga gak gk nggak ngga usah perlu gausah gitu begitu kayak kaya seperti rapi`.split(
    /\s+/,
  ),
);
export const isFiller = (word: string): boolean =>
  fillers.has(word) || lineNoun.test(word) || sentenceNoun.test(word);

/** The word without shorthand and without what owns or points: "maafnya", "stoknyo". */
export const bareWord = (word: string): string => {
  const full = inFull[word] ?? word;
  return full.length > 5 ? full.replace(/(?:nya|nyo|na|ne)$/u, "") : full;
};
