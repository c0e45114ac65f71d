import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/*
 * What a clause tells the guide to do, known by consisting of nothing else: one of the words for the deed, and words that
 * may stand around it. Anything more is taken for words of the answer.
 */

/**
 * `show`: the present draft; `left`: how much is still to come; `skip`: the question is passed by; `nothing`: thanks, and
 * that this is all.
 */
export type Order = "show" | "left" | "skip" | "nothing";

const wordsIn = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const particles = wordsIn(
  `a ah aja ae ajo atuh awak ayo bae banget bang bgt bisa bs boleh bro bu buat coba cobak dah deh dong donk dulu dl dlu dolo doang dah eh
  gan gitu gmn gimana hehe heula hm ini itu iya iyo jo juga jg ka kak kakak kang kan kayak kek kok lagi lg lah lai lo loh lu
  mah mas mau mba mbak min minta nah nak nian nih no nyo oh ok oke pak pengen pgn pengin pingin pisan pls please plis saja sek sekarang
  sih sik skrg sm sama sampe sampai saya sa sy aku ak gue gw gua ulun ambo teh tu tuh tolong tlg to udah udh sudah sdh wae wes wis ya yah
  yaudah yg yang yo yok yuk mi ji pi`,
);
const texts = wordsIn(
  `surat suratnya surate suratna suratnyo suratku pesan pesannya pesane pesanku teks teksnya tekse tulisan tulisannya draf drafnya draft draftnya
  hasil hasilnya hasile hasilna hasilnyo jadinya jadine isi isinya naskah naskahnya undangan undangannya email emailnya emailku lamaran lamarannya
  dokumen dokumennya bentuk bentuknya versi versinya contoh kalimat kalimatnya chat chatnya rencana rencananya kartu kartunya sementara
  tadi td sejauh`,
);
const seeing = wordsIn(
  `liat lihat liatin lihatin liatkan lihatkan ngeliat ngelihat melihat liato lihato delok ndelok deloken tingali ningali tingal caliak
  maliek lie lia itai tengok nengok tengokin cek ngecek intip ngintip baca bacain`,
);
const showing = wordsIn("tunjukin tunjukkan tunjukno tampilin tampilkan tunjuk perlihatkan");
const asking = wordsIn("mana mn coba cobak cobo cubo endi ndi mano");

const passing = wordsIn(
  "lewati lewatin lewatkan lewat dilewati dilewatin dilewat skip skipin diskip skipen lewatno langkahi loncati lompati",
);
const ofQuestion = wordsIn(
  "pertanyaan pertanyaannya bagian yang yg ini itu nya dulu penting ga gak nggak ngga tidak usah perlu",
);

const counts = wordsIn("berapa brp pira piro sabaraha bara masih banyak akeh lama");
const countable = wordsIn("pertanyaan pertanyaannya pertanyaane langkah tahap soal kali");
const ready = wordsIn("jadi jadinya kelar selesai beres rampung mulai dibikin dibuat");
const linking = wordsIn(
  "ke buat untuk nya sampe sampai kapan kpn trus terus trs tp tapi lalu langsung lgsg lanjut besok besoknya kata kata2",
);

const straight = wordsIn("langsung lgsg lgsung lsg");
const negations = wordsIn("ga gak gk nggak ngga engga kagak kah ndak");

const all = wordsIn("itu gitu begitu segitu segini gini ngono kitu ngunu iku cukup sakitu");
const only = wordsIn("aja ae wae saja doang dulu dl bae weh we cukup jo mawon");
const done = wordsIn(
  "udah udh sudah sdh dah wis wes itu gitu begitu segitu segini gini ngono kitu iku cukup aja ae wae saja doang dulu dl bae weh we jo kak kakak mas mbak min bang bu pak ya sih deh kayaknya kyknya pokoknya dari saya aku mawon sakitu ngunu oke ok sip",
);
const thanks = wordsIn("makasih makasi mksh trims thanks thx tq suwun nuhun nuwun terima kasih terimakasih");
const around = wordsIn(
  "ya yaa nggih njih inggih sanget pisan nian ji jo banyak banget bgt kak kakak mas mbak mba min bang bu pak teh kang sebelumnya oke ok sip matur hatur udah sudah dibantu",
);

const consists = (words: readonly string[], ...lists: readonly ReadonlySet<string>[]): boolean =>
  words.every((word) => lists.some((list) => list.has(word)));
const has = (words: readonly string[], ...lists: readonly ReadonlySet<string>[]): boolean =>
  words.some((word) => lists.some((list) => list.has(word)));

function showsDraft(words: readonly string[]): boolean {
  if (!consists(words, particles, texts, seeing, showing, asking)) return false;
  const isSeen = has(words, seeing);
  if (has(words, asking) || has(words, showing)) return isSeen || has(words, texts);
  return isSeen && has(words, texts);
}

function asksLeft(words: readonly string[], isMarked: boolean): boolean {
  const isOfCount = has(words, counts) && has(words, countable);
  if (isOfCount && consists(words, particles, counts, countable, ready)) return true;
  const isWhen = words.includes("kapan") || words.includes("kpn");
  if (isWhen && (has(words, texts) || has(words, ready) || words.some((word) => /^kata/.test(word))))
    return consists(words, particles, texts, ready, linking) || isMarked;
  const isStraight = has(words, straight) && has(words, texts);
  return isStraight && isMarked && consists(words, particles, texts, ready, linking, negations);
}

const skips = (words: readonly string[]): boolean =>
  has(words, passing) &&
  consists(words, particles, passing, ofQuestion) &&
  // "Lewat" alone may be the way that somebody takes.
  (words.some((word) => passing.has(word) && word !== "lewat") || has(words, only));

const isAll = (words: readonly string[]): boolean =>
  consists(words, done) && has(words, all) && has(words, only);

/** What a clause tells the guide to do; undefined if it may be a part of the answer. `isSpoken`: words to be said are asked for. */
export function orderIn(clause: string, isSpoken: boolean): Order | undefined {
  const words = plain(clause).split(" ");
  if (words[0] === "" || /["“”]/.test(clause)) return undefined;
  if (skips(words)) return "skip";
  if (asksLeft(words, !isSpoken && /\?\s*$/.test(clause.trim()))) return "left";
  if (showsDraft(words)) return "show";
  const isThanks = !isSpoken && has(words, thanks) && consists(words, thanks, around);
  return isAll(words) || isThanks ? "nothing" : undefined;
}

const selves: Readonly<Record<string, "slang" | "casual" | "polite">> = {
  ...{ gue: "slang", gw: "slang", gua: "slang" },
  ...{ aku: "casual", ak: "casual", saya: "polite", sy: "polite" },
};
const ofSelf = Object.keys(selves).join("|");
const rather = new RegExp(
  `\\b(${ofSelf}) (?:aja |saja |ya )*(?:bukan|bkn|jangan|jgn|dudu|ojo) (?:${ofSelf})\\b`,
);
const notThat = new RegExp(
  `\\b(?:jangan|jgn|bukan|bkn|ojo|ga usah|gausah) (?:(?:pake|pakai|pakek|nganggo|kata) )*(?:${ofSelf})(?: (?:kamu|km|lo|lu))? (?:(?:tapi|tp|pake|pakai|ganti|jadi|jd) )*(${ofSelf})\\b`,
);
const using = new RegExp(
  `(?<!\\b(?:jangan|jgn|bukan|bkn|ojo|usah|gausah) )\\b(?:pake|pakai|pakek|nganggo|pakainya|pakenya|nyebutnya) (?:kata )?(${ofSelf})\\b`,
);

/** "Saya pakainya saya bukan aku": the register in which the text shall speak of the member. */
export function selfWanted(clause: string): "slang" | "casual" | "polite" | undefined {
  const said = plain(clause);
  const found = rather.exec(said) ?? notThat.exec(said) ?? using.exec(said);
  return found?.[1] === undefined ? undefined : selves[found[1]];
}
