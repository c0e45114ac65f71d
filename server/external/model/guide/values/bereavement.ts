import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* Deaths that a member writes of. */

const died =
  "(?:meninggal(?: dunia)?|wafat|berpulang|tiada|seda|sedo|tilar|ngantunkeun|mate|maninggal|mangkat|ninggal dunia|tutup usia)";
const kin =
  "(?:mama\\w*|mamak\\w*|mak|ibu\\w*|ibuk\\w*|emak\\w*|bunda\\w*|bapak\\w*|bapa|papa\\w*|ayah\\w*|abah|bokap\\w*|nyokap\\w*|suami\\w*|istri\\w*|laki ku|anakku|anak (?:saya|aku|kami|pertama|kedua|bungsu)|nenek\\w*|kakek\\w*|mbah\\w*|simbah|simbok|kakak\\w*|adik\\w*|adek\\w*|sahabat\\w*|temanku|temenku|tante\\w*|om|paman\\w*|mertua\\w*|paitua|maitua)";
const behind = new RegExp(`\\b(${kin})(?: \\p{L}+){0,3} ${died}\\b`, "u");
const before = new RegExp(
  `\\b(?:kehilangan|ditinggal(?: pergi)?(?: selamanya)?(?: oleh)?|almarhum|almarhumah|alm|almh) (${kin})`,
  "u",
);
/** "Mamaknya udah gak ada"; what belonged to them may be gone as well. */
const leftUs = new RegExp(
  `^(?:(?:tapi|tp|soalnya|karena|krn|sejak|dan|kan) )*(${kin}) (?:\\p{L}+ )?(?:udah|sudah|udh|sdh|telah) (?:gak|ga|nggak|ngga|tidak|nda|ndak|tdk) ada(?: lagi)?(?: (?:pak|bu|kak|kakak|bang|mas|mbak|min|kok|juga|lho|ya))*$`,
  "u",
);
/** Somebody who nearly died, or might. */
const notDead =
  /\b(?:(?:hampir|nyaris)(?! (?:se(?:tahun|bulan|minggu|pekan|windu)|\d|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh))|takut|kalau|kalo|klo|jangan sampai|belum|untung (?:ga|gak|nggak|tidak))\b/;

/** "Ibu menyusul tahun lalu", behind another death. */
const followed = new RegExp(
  `\\b(${kin})(?: \\p{L}+){0,2} (?:menyusul|nyusul|nututi|juga (?:pergi|berpulang|sudah pergi|udah pergi))\\b`,
  "gu",
);
const allBehind = new RegExp(`\\b(${kin})(?: \\p{L}+){0,3} ${died}\\b`, "gu");
/** "Ayah dan ibu sudah meninggal", "kedua orang tua saya sudah tidak ada". */
const both =
  /\b(?:kedua|dua) (?:orang ?tua|ortu)\w*\b.{0,24}\b(?:meninggal|wafat|berpulang|tiada|(?:gak|ga|nggak|tidak|nda|ndak) ada)\b|\byatim ?piatu\b|\b(?:ayah|bapak|papa|abah)\w* (?:dan|sama|dg|dengan|jo) (?:ibu|mama|mamak|emak|bunda)\w*(?: \p{L}+){0,3} (?:meninggal|wafat|berpulang|tiada)\b|\b(?:ibu|mama|mamak|emak|bunda)\w* (?:dan|sama|dg|dengan|jo) (?:ayah|bapak|papa|abah)\w*(?: \p{L}+){0,3} (?:meninggal|wafat|berpulang|tiada)\b/u;

const parent =
  "(?:istri\\w*|bini\\w*|aku|ak|saya|sy|gue|gw|kami|kita|beta|awak|ambo|ulun|abdi|kulo|bojo\\w*|maitua)";
const born =
  "(?:bayi\\w*|janin\\w*|kandungan\\w*|calon (?:anak|bayi)\\w*|anak (?:kami|kita|dalam kandungan)|si (?:kecil|adek bayi))";
/** A child who was lost before or soon after birth; what nearly happened, or happened to others, is none. */
const miscarried = new RegExp(
  `\\b${parent} (?:\\p{L}+ |\\d+ ){0,3}(?:keguguran|dikuret|kuret)\\b|^(?:(?:abis|habis|baru|udah|sudah|kemarin|bulan lalu|minggu lalu) )*keguguran\\b|\\b${born} (?:\\p{L}+ ){0,3}(?:${died}|(?:ga|gak|nggak|ngga|tidak|ndak|nda|tdk|tak) (?:ada|selamat|tertolong|berkembang lagi)|gugur)\\b|\\bkehilangan (?:${born}|anak(?:ku| kami| saya| pertama)?)\\b`,
  "u",
);
const riskOfIt =
  /\b(?:takut|hampir|nyaris|kalau|kalo|klo|jangan sampai|biar|supaya|cegah|mencegah|tanda\w*|risiko|resiko|rawan|belum|blm|tidak|ga|gak|nggak|ndak|bukan)(?: \p{L}+){0,3} $/u;
const notReal =
  /\b(?:takut|hampir|nyaris|kalau|kalo|belum|blm|tidak|ga|gak|nggak|ndak|bukan|pernah takut)\b(?: \p{L}+)? (?:keguguran|dikuret|kuret)\b/u;
const child = "anak yang hilang";

/** Whether somebody has lost a child before or soon after its birth. */
function losesChild(text: string): boolean {
  const said = plain(text);
  const found = miscarried.exec(said);
  return found !== null && !riskOfIt.test(said.slice(0, found.index)) && !notReal.test(found[0]);
}

const childName =
  /\b(?:nama(?:nya)?|kami (?:kasih|beri) nama|diberi nama|dinamai|dikasih nama)(?: (?:sudah|udah|kami|saya|aku|siapkan|disiapkan|itu|kecilnya))*,? (\p{Lu}\p{L}{2,})/u;

/** The name of a child who was lost, as the parents call it. */
const childNamedIn = (text: string): string | undefined => childName.exec(text)?.[1];

/** Everybody who has died, as they were written, in the order of the message. */
export function allLostIn(text: string): string[] {
  const first = lostIn(text);
  const said = plain(text);
  if (both.test(said)) return ["ayah", "ibu"];
  if (losesChild(text)) return [lostChild(text)];
  if (first === undefined) return [];
  const found = [...said.matchAll(allBehind), ...said.matchAll(followed)]
    .filter(({ index }) => !notDead.test(said.slice(Math.max(0, index - 24), index)))
    .toSorted((one, another) => one.index - another.index)
    .map(([, who = ""]) => who);
  return [...new Set([first, ...found].map(plain))];
}

const lostChild = (text: string): string =>
  [child, childNamedIn(text)].filter((one) => one !== undefined).join(" ");

/** Who has died, as it was written; undefined if a message tells of no death. */
export function lostIn(text: string): string | undefined {
  const said = plain(text);
  const gone = text.split(/[.,;!?\n]+/).map((part) => leftUs.exec(plain(part)));
  if (losesChild(text)) return lostChild(text);
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
    nyokap: "ibumu",
  },
  ...{ bapak: "ayahmu", bapa: "ayahmu", papa: "ayahmu", ayah: "ayahmu", abah: "ayahmu", bokap: "ayahmu" },
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

/** Who it is to the member; undefined if that is not sure. */
export function whoseOf(kinWord: string): string | undefined {
  const word = kinWord.split(" ")[0]?.replace(/(?:ku|nya|mu)$/, "") ?? "";
  // "Mamaknya" is somebody else's mother.
  return kinWord.endsWith("nya") ? undefined : named[word];
}

/** A sentence of condolence for one or several who have died. */
export function condolenceFor(...kinWords: readonly string[]): string {
  const [only = ""] = kinWords;
  if (only.startsWith(child)) {
    const name = only.slice(child.length).trim();
    return `Turut berduka atas kehilangan anakmu${name === "" ? "" : `, ${name}`}.`;
  }
  const all = [...new Set(kinWords.map(whoseOf).filter((one) => one !== undefined))];
  const [last] = all.slice(-1);
  if (last === undefined) return "Turut berduka cita.";
  const others = all.slice(0, -1).map((one) => one.replace(/mu$/, ""));
  return `Turut berduka atas kepergian ${others.length > 0 ? `${others.join(", ")} dan ` : ""}${last}.`;
}
