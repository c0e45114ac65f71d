import { namesChange } from "#server/external/model/guide/document/edits/answer-parts.ts";
import { isAboutFigures } from "#server/external/model/guide/document/edits/figure-changes.ts";
import { notForThem } from "#server/external/model/guide/document/edits/read-word-edits.ts";
import { placesOf, tokensOf } from "#server/external/model/guide/document/edits/word-places.ts";
import { adding, askedFor, type Reply, slotNamed } from "#server/external/model/guide/document/made-parts.ts";
import { objects } from "#server/external/model/guide/document/made-words.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { madeChoices, show } from "#server/external/model/guide/run-flow.ts";
import { choice } from "#server/external/model/guide/state.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { asksDaily, dailyIn } from "./daily-sum.ts";
import { asksMonths, debtMonths } from "./debt-months.ts";
import { decidedBy } from "./decision.ts";
import { answerInDocument, contentOf, lineNaming } from "./line-in-text.ts";

/* Questions below a document that it can answer itself. */

const shownWhere =
  /^(?:(?:eh|lah|loh|lho|kok|terus|trus|lalu|tapi|tp|kak|mas|mbak|bang|min|jadi|jd|nah|hah) )*(?:(?:mana|dimana|di mana) (?:hasil|versi|tulisan|surat|pesan|teks|dokumen|draf|draft|tabel|hitungan|jadwal|naskah|jadi)(?:nya|ku)?(?: (?:baru|barunya|sopannya|resminya|santainya|yang \p{L}+|yg \p{L}+))?|(?:hasil|versi|tulisan|surat|pesan|teks|dokumen|draf|draft|tabel|hitungan|jadwal|naskah)(?:nya|ku)? (?:\p{L}+ )?(?:mana|dimana|di mana))\b(?:$|[ ]+(?:kok|ga|gak|nggak|ngga|tidak|belum|blm|mana|sih|kak|mas|mbak|bang|min|ya|dong|deh|woi|ini|itu|tadi|di|ditampilin|ditampilkan|muncul|keluar|kelihatan|keliatan|ada|ditunjukin)\b)*$/u;

const again =
  /^(?:(?:tolong|coba|bisa|boleh|kak|mas|mbak|bang|min) )*(?:di)?(?:tulis|tampil|kirim|lihat|liat|tunjuk|muncul)(?:in|kan)? (?:lagi|ulang)(?: (?:dong|ya|kak|mas|mbak|bang|min|teksnya|suratnya|pesannya|tulisannya|hasilnya|ga|gak))*$/;

/** "Mana versinya? kok ga ditampilin": the text is shown as it stands. */
function shownAgain({ flow, active, step, text, said }: Reply): Outcome | undefined {
  if (!shownWhere.test(plain(text)) && !again.test(plain(text))) return undefined;
  const here = { ...active, changing: undefined };
  return { ...show(flow, here, step), texts: [said.line("shown-again")], flow: here };
}

/** A line of the text that answers a question about it. */
function fromText({ flow, active, step, text, said }: Reply): Outcome | undefined {
  if (active.changing !== undefined || isAboutFigures(flow, active, text)) return undefined;
  const shown = show(flow, active, step);
  const found = answerInDocument(shown.document?.text ?? "", text);
  if (!found) return undefined;
  return { texts: [said.line("in-document", found)], choices: shown.choices, flow: active };
}

const quoted = /[“"]([^”"\n]{3,120})[”"]|(?<![\p{L}\p{N}])[‘']([^'’\n]{3,120})[’'](?![\p{L}\p{N}])/u;
/** The wish that the objection itself states is done instead. */
const wanted =
  /\b(?:hapus|apus|buang|ganti|ubah|tambah|tulis|pakai|pake|bikin|ga usah|gak usah|jangan|(?:se)?harusnya|mestinya|jadi(?:in)?)/i;
const missed =
  /\b(?!kata|kira|rasa|biasa|pokok|maksud|harus|seharus|mesti|sebenar|akhir|inti)(\p{L}{4,})nya (?:(?:kok|malah|masih) )*(?:mana|dimana|ga ada|gak ada|nggak ada|tidak ada|belum ada|blm ada|hilang|ilang)(?: (?:ya|sih|kok|dong|kak|mas|mbak|bang|min|deh))*$|\bmana (\p{L}{4,})nya\b/u;
const missedWordsMax = 10;

/** "Capeknya doang, kecewanya mana": what is missed is asked for, if it stands nowhere. */
function missing(reply: Reply): Outcome | undefined {
  const { flow, active, step, said } = reply;
  // What is quoted from the text misses nothing.
  const text = reply.text.replace(new RegExp(quoted, "gu"), " ");
  if (wanted.test(text)) return undefined;
  const clause = text
    .split(/[,.;!?\n]+/)
    .map(plain)
    .find((one) => missed.test(one) && one.split(" ").length <= missedWordsMax);
  const [, behind, ahead] = missed.exec(clause ?? "") ?? [];
  const word = behind ?? ahead;
  if (word === undefined) return undefined;
  const shown = show(flow, active, step).document?.text ?? "";
  const line = lineNaming(shown, word) ?? lineNaming(shown, `${word}nya`);
  if (line !== undefined)
    return { texts: [said.line("in-document", { quote: word, line })], choices: madeChoices, flow: active };
  // What else the message changes is not lost over what it misses.
  if (namesChange(reply)) return undefined;
  const named = slotNamed(reply, word);
  if (named !== undefined) return askedFor(reply, named);
  return {
    texts: [said.line("not-there", { what: word })],
    choices: madeChoices.slice(0, 1),
    flow: { ...active, changing: adding },
  };
}

/** What the member's own points say to the question for a decision. */
function decided({ flow, active, step, text, said }: Reply): Outcome | undefined {
  const here = { ...active, changing: undefined };
  const shown = show(flow, here, step);
  const line = decidedBy(shown.document?.text ?? "", text, said);
  return line === undefined ? undefined : { texts: [line], choices: shown.choices, flow: here };
}

/** How long the debts of the table take. */
function months({ flow, active, step, text, said }: Reply): Outcome | undefined {
  const line = asksMonths(flow, text) ? debtMonths(flow, active, said) : undefined;
  const here = { ...active, changing: undefined };
  return line === undefined
    ? undefined
    : { texts: [line], choices: show(flow, here, step).choices, flow: here };
}

/** "Masa kirim pesan "mau saya sisihkan satu"?": the words may go, or be exchanged. */
function objected(reply: Reply): Outcome | undefined {
  const { flow, active, step, text, said } = reply;
  if (!objects(text) || wanted.test(text.replace(quoted, " ")) || notForThem.test(text)) return undefined;
  if (namesChange(reply)) return undefined;
  const here = { ...active, changing: undefined };
  const shown = show(flow, here, step);
  const [, double, single] = quoted.exec(text) ?? [];
  const words = (double ?? single ?? "").trim();
  if (words === "" || placesOf(tokensOf(shown.document?.text ?? ""), words).length === 0) return undefined;
  const remove = choice("remove", `Hapus “${words}”`);
  return { texts: [said.line("objected", { what: words })], choices: [remove, ...madeChoices], flow: here };
}

const counted =
  /^(?:(?:terus|trus|trs|lalu|kalau|kalo|kok|oh ya|eh) )*(.{3,60}?) (?:itu |tadi |tuh )*(?:belum|blm|udah|sudah) (?:di)?(?:masuk|hitung|itung|termasuk|kehitung|masukin|masukkan)\w*(?: (?:ya|kan|belum|ga|gak|kah|mas|mbak|kak|bang))+$/;

/** "Yang pakai ati ampela itu belum masuk ya": whether a sum counts something that its text does not name. */
function notCounted({ flow, active, step, text, said }: Reply): string | undefined {
  if (!flow.steps.some((one) => "compute" in one)) return undefined;
  const clause = text
    .split(/[,.;!?\n]+/)
    .map(plain)
    .find((one) => counted.test(one));
  const what = counted.exec(clause ?? "")?.[1];
  const shown = plain(show(flow, active, step).document?.text ?? "").split(" ");
  const words = contentOf(what ?? "");
  if (what === undefined || words.length === 0 || words.some((word) => shown.includes(word)))
    return undefined;
  return said.line("not-counted", { what });
}

/** What a sum of the month is for a day, and what else the message asks about it. */
function daily(reply: Reply): Outcome | undefined {
  const { flow, active, step, text, said } = reply;
  const here = { ...active, changing: undefined };
  const shown = show(flow, here, step);
  const found = dailyIn(flow, active, shown.document?.text ?? "", text, said);
  const left = notCounted(reply);
  if (!found && left === undefined) return undefined;
  const texts = [...(left === undefined ? [] : [left]), ...(found ? [found.text] : [])];
  const days = found?.days === undefined ? {} : { days: found.days };
  return { texts, choices: found?.choices ?? shown.choices, flow: { ...here, ...days } };
}

/** Whether a message asks what only the figures of this document can say, also after its flow is over. */
export const asksFigures = (flow: Flow, text: string): boolean => asksMonths(flow, text) || asksDaily(text);

/** What a document says to a question below it; undefined if it says nothing. */
export const answeredBelow = (reply: Reply): Outcome | undefined =>
  shownAgain(reply) ??
  decided(reply) ??
  months(reply) ??
  daily(reply) ??
  objected(reply) ??
  missing(reply) ??
  fromText(reply);
