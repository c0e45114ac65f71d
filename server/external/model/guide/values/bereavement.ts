import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* Deaths that a member writes of. */

const died =
  "(?:meninggal(?: dunia)?|wafat|berpulang|tiada|seda|sedo|tilar|ngantunkeun|mate|maninggal|mangkat|ninggal dunia|tutup usia)";
const kin =
  "(?:mama\\w*|mamak\\w*|mak|ibu\\w*|ibuk\\w*|emak\\w*|bunda\\w*|bapak\\w*|bapa|papa\\w*|ayah\\w*|abah|suami\\w*|istri\\w*|laki ku|anakku|anak (?:saya|aku|kami|pertama|kedua|bungsu)|nenek\\w*|kakek\\w*|mbah\\w*|simbah|simbok|kakak\\w*|adik\\w*|adek\\w*|sahabat\\w*|temanku|temenku|tante\\w*|om|paman\\w*|mertua\\w*|paitua|maitua)";
const behind = new RegExp(`\\b(${kin})(?: \\p{L}+){0,3} ${died}\\b`, "u");
const before = new RegExp(
  `\\b(?:kehilangan|ditinggal(?: pergi)?(?: selamanya)?(?: oleh)?|almarhum|almarhumah|alm|almh) (${kin})`,
  "u",
);
/** "Mamaknya udah gak ada"; what belonged to them may be gone as well. */
const leftUs = new RegExp(
  `^(?:(?:tapi|tp|soalnya|karena|krn|sejak|dan|kan) )*(${kin}) (?:\\p{L}+ )?(?:udah|sudah|udh|sdh|telah) (?:gak|ga|nggak|ngga|tidak|nda|ndak|tdk) ada(?: lagi)?$`,
  "u",
);
/** Somebody who nearly died, or might. */
const notDead =
  /\b(?:hampir|nyaris|takut|kalau|kalo|klo|jangan sampai|belum|untung (?:ga|gak|nggak|tidak))\b/;

/** Who has died, as it was written; undefined if a message tells of no death. */
export function lostIn(text: string): string | undefined {
  const said = plain(text);
  const gone = text.split(/[.,;!?\n]+/).map((part) => leftUs.exec(plain(part)));
  const found = behind.exec(said) ?? before.exec(said) ?? gone.find((one) => one !== null) ?? null;
  return found === null || notDead.test(said.slice(0, found.index)) ? undefined : found[1];
}

const named: Readonly<Record<string, string>> = {
  ...{
    mama: "ibumu",
    mamak: "ibumu",
    mak: "ibumu",
    ibu: "ibumu",
    ibuk: "ibumu",
    emak: "ibumu",
    bunda: "ibumu",
    simbok: "ibumu",
  },
  ...{ bapak: "ayahmu", bapa: "ayahmu", papa: "ayahmu", ayah: "ayahmu", abah: "ayahmu" },
  ...{
    suami: "suamimu",
    paitua: "suamimu",
    istri: "istrimu",
    maitua: "istrimu",
    nenek: "nenekmu",
    kakek: "kakekmu",
  },
  ...{ kakak: "kakakmu", adik: "adikmu", adek: "adikmu", sahabat: "sahabatmu", anak: "anakmu" },
};

/** A sentence of condolence. */
export function condolenceFor(kinWord: string): string {
  const word = kinWord.split(" ")[0]?.replace(/(?:ku|nya|mu)$/, "") ?? "";
  // "Mamaknya" is somebody else's mother.
  const who = kinWord.endsWith("nya") ? undefined : named[word];
  return who === undefined ? "Turut berduka cita." : `Turut berduka atas kepergian ${who}.`;
}
