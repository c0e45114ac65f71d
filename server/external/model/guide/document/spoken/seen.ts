import { addressedTo } from "#server/external/model/guide/document/address/addressed.ts";
import { linesOf } from "#server/external/model/guide/values/row-lines.ts";
import { sentenceOf } from "#server/external/model/guide/values/sentence.ts";
import { withoutShorthand } from "#server/external/model/guide/words/shorthand.ts";

/* What somebody saw or heard, said of themselves to the person whom it is about: "aku lihat ...", not "kamu ...". */

const none = /^(?:(?:belum|blm|ga|gak|nggak|ngga|tidak|ndak) (?:ada|lihat|liat)|-)(?!\p{L})/iu;
const own = /(?<!\p{L})(?:aku|ak|saya|sy|gue|gw|gua|beta|ulun|awak)(?!\p{L})/iu;
const heard =
  /(?<!\p{L})(?:bilang|ngomong|teriak|cerita|nelp\p{L}*|nelepon|menelepon|telpon\p{L}*|telepon\p{L}*|suara\p{L}*|katanya)(?!\p{L})/iu;
const firstPerson = /^(?:(?:kemarin|tadi|semalam|waktu|pas|hari)\b.{0,30}\s)?(?:aku|saya|gue|gw)(?!\p{L})/iu;
/** What is somebody's own, so that "-nya" there is theirs; "akhirnya" names no owner. */
const owner =
  /(?<=\b(?:hp|chat|pesan|notif|mantan|temen|teman|story|status|ig|akun|sandi|password|motor|mobil|dompet|layar|galeri|nomor|suara|jaket|baju|tas))nya(?!\p{L})/iu;

/** What happened, as a sentence that is said to the person. Whose friend "temannya" is may be somebody else's. */
export function toldDeed(told: string, called: string): string {
  if (told.trim() === "") return "(isi satu kejadian)";
  return linesOf(withoutShorthand(told))
    .map((line) => line.replace(/[\s;,]+$/u, ""))
    .map((line) =>
      sentenceOf(line.replace(/(?<=(?<!\p{L})mantan)nya(?!\p{L})/giu, called === "" ? " kamu" : "nya")),
    )
    .join(" ");
}

function oneSeen(line: string): string {
  const said = addressedTo(
    withoutShorthand(line).replace(/(?<!\p{L})(?:doi|dy)(?!\p{L})/giu, "dia"),
    "kamu",
  ).replace(/[\s.;,]+$/u, "");
  if (firstPerson.test(said) && own.test(said)) return sentenceOf(said);
  const theirs = /(?<!\p{L})kamu(?!\p{L})/iu.test(said) ? said : said.replace(owner, " kamu");
  return sentenceOf(`aku ${heard.test(said) ? "dengar" : "lihat"} ${theirs}`);
}

/** The first two of the things that were seen, each as a sentence; "" where there is nothing yet. */
export function seenText(told: string): string {
  const lines = linesOf(told).filter((line) => !none.test(line));
  return lines.slice(0, 2).map(oneSeen).join(" ");
}
