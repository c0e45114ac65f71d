import type { Flow } from "#server/external/model/guide/flow.ts";
import { flows } from "#server/external/model/guide/flows.ts";
import { wantsToTell } from "#server/external/model/guide/words/stories/telling.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { asksAboutOffers } from "#server/external/model/guide/words/to-guide/offer-words.ts";
import { isAstonished } from "#server/external/model/guide/words/yes-no/astonishment.ts";
import { noWords } from "#server/external/model/guide/words/yes-no/no-words.ts";
import { findFlows, vocabulary } from "./find-flows.ts";
import { tellsOnly } from "./requests.ts";

/*
 * Which of the offered flows a message takes up in its own words: by a yes to the only one, by its place, or by the
 * words of its button. Whatever else the message says is kept for the flow.
 */

/** `rest`: what the message says beside taking it up. `isNamed`: by its place or its words, and not by a yes. */
export type Accepted = { flow: Flow; rest: string; isNamed: boolean };

const adversative = "(?:tapi|tp|tetapi|ning|nanging|bukan|bkn|bukang|dudu|sanes)";
const clausesOf = (text: string): string[] =>
  text
    .split(new RegExp(`(?<=[,.;:!?])\\s+|\\n+|\\s+(?=${adversative}\\s)`, "i"))
    .map((one) => one.trim())
    .filter((one) => plain(one) !== "");

const wordsIn = (words: string): Set<string> => new Set(words.trim().split(/\s+/));

const yesWords = wordsIn(
  `iya iyaa iyah ya yaa y iyo io iye yoi yup yap oke ok okey okay okeh okelah sip siap boleh bole buleh betul botul batul bener benar bnr
  bnar njih nggih inggih enggih muhun sumuhun leres gas ayo yuk hayu lanjut mulai setuju cocok tepat persis mau itu coba hooh heeh he gaskeun gass olo pisan yaudah yauda yowis
  yowes yawis`,
);
/** Words around a choice, which choose nothing by themselves. */
const around = wordsIn(
  `itu ini iku niku tu aja aj saja sj wae ae bae mawon ji mi ki nah lah deh dah dong dulu dolo dl e to jo sa kak ka kakak min admin bang mas mbak
  mba bu pak teh kang bro kk sih kok ya yah iya eh oh hm hmm sudah udah udh sdh su so wis wes yang yg sing nu kan tadi td tadie nya kalau
  kalo klo gitu begitu baik baiklah boleh mau pilih milih ambil coba pakai pake minta tolong tlg aku saya sy gw gue beta ulun inyong kulo
  ambo awak abdi kita juga jg benar betul kayaknya kyknya keknya kayanya sepertinya maunya maksudku lha lah loh lho hah makasih terima kasih`,
);
const ownWord = /^(?:aku|saya|sy|gw|gue|beta|ulun|inyong|kulo|ambo|awak|abdi|kita)$/;
const isBareYes = (word: string): boolean => /^(?:ya+|y|iya+h?|iyo|io|sudah|udah|itu)$/.test(word);

const ordinals: Readonly<Record<string, number>> = {
  ...{ pertama: 0, satu: 0, siji: 0, kapisan: 0, awal: 0, atas: 0, kedua: 1, dua: 1, loro: 1, kaduo: 1 },
  ...{ kadua: 1, tengah: 1, ketiga: 2, tiga: 2, telu: 2, katilu: 2, terakhir: -1, bawah: -1 },
};
const nth =
  /\b(?:yang|yg|sing|nu|nan|nomor|nomer|nmr|no|pilihan|opsi|ambil|pilih)(?: (?:nomor|nomer|no|paling|ke|di))* (pertama|satu|siji|kapisan|awal|atas|kedua|dua|loro|kaduo|kadua|tengah|ketiga|tiga|telu|katilu|terakhir|bawah|[1-3])(?! (?:kali|kalinya|tahun|bulan|minggu|hari|jam|orang|anak|ribu|juta|jt|rb))\b/;
const bareNth =
  /^(?:(?:oke|ok|iya|ya|boleh|coba) )*(pertama|kedua|ketiga|terakhir)(?: (?:aja|saja|sj|wae|ae|deh|dulu|kak|ya|itu))*$/;

/** What chooses one of several things, at the beginning or the end of a clause. */
const chooses =
  /^(?:(?:eh|oh|nah|hah|lah|lha|loh|lho|hm+|kak|min|mas|mbak|bang|bu|pak|kalau gitu|kalo gitu) )*(?:(?:yang|yg|sing|nu|nan) |(?:iya|ya (?:itu|yang|yg|sing|boleh|deh)|iyo|oke|ok|okelah|boleh|bole|betul|bener|benar|njih|nggih|muhun|nah|yaudah|yowis|yowes|(?:ya )?(?:sudah|udah|wis|wes))\b|(?:(?:aku|saya|sy|gw|gue|beta|ulun|inyong|kulo|kita|tak) )?(?:pilih|milih|ambil|coba|mau|maunya|minta|pengen|pgn|arep|hoyong|tolong|mending)\b)|\b(?:aja|saja|sj|wae|ae|bae|deh|jo|itu (?:aja|saja|sj|deh|mas|mbak|kak|bu|pak))(?: (?:kak|mas|mbak|min|bang|bu|pak|ya|yah|dulu|e|to|nah))*$/;
/** "Pesan aja ke suami": the thing alone, and for whom. */
const choosesFirst =
  /^(?:\S+ ){1,2}(?:aja|saja|sj|wae|ae|bae)(?= (?:deh|ke|buat|untuk|utk|bt|sama|par|kanggo|dulu|bos|pak|bu|kak|mas|mbak|bang|lewat|via)\b)/;
const saysYes =
  /^(?:(?:eh|oh|nah|lha|kak|min|mas|mbak|bang|bu|pak) )*(?:iya|ya (?:itu|yang|yg|sing|boleh|deh)|iyo|oke|ok|boleh|bole|betul|bener|benar|njih|nggih|muhun|yaudah|yowis|yowes|nah|(?:ya )?(?:sudah|udah|wis|wes))\b/;
/** Whoever tells of somebody chooses nothing: "dia itu sulit diajak ngobrol aja". */
const tellsOfOther =
  /^(?:(?:ya|iya|soalnya|karena|krn|kan) )*(?:dia|mereka|beliau|bos(?:ku)?|suami(?:ku)?|istri(?:ku)?|anak(?:ku)?|ibu(?:ku)?|bapak(?:ku)?|mama|papa|pacar(?:ku)?|orang(?:nya)?)\b/;

const harmless =
  /\b(?:(?:ga|gak|nggak|ngga|tidak|ndak|nda|ora) (?:apa ?apa|apa2|papa|popo|masalah)|gapapa|gpp|apa (?:saja|aja)|siapa (?:tau|tahu|tw)|asal(?:kan)? (?:ga|gak|nggak|tidak|ndak|ora|jangan|jgn) \S+)\b/g;
const ownTak = /\btak (?=pilih|jupuk|ambil|coba|pake|pakai|cobo)/g;
const denies = new RegExp(
  `\\b(?:${noWords}|jangan|jgn|jang|gausah|gamau|ogah|emoh|batal|percuma|takut|ragu|bingung|malas|males)\\b`,
);
const asks =
  /\b(?:apa|apakah|apaan|opo|naon|gimana|gmn|bagaimana|piye|pripun|kumaha|kenapa|knp|kok|berapa|brp|beda\w*|maksud(?:nya|e|na)|siapa|mana|kapan|ngapain|atau|ato|atw)\b/;
const mayAsk = /\b(?:boleh|bisa|mau)\b/;
/** What takes a yes back: "iya sih, tapi nanti dulu". */
const withdraws =
  /\b(?:(?:nanti|ntar|entar) (?:dulu|saja|aja|malam|malem|sore|siang|besok)|(?:besok|bsk|lusa) (?:aja|saja|wae|ae)|lain kali|(?:ga|gak|nggak|tidak|ndak|nda) (?:jadi|yakin|dulu|usah)|belum siap|blm siap|pikir pikir|mikir dulu|pikir dulu|percuma|(?:bukan|bkn|dudu|sanes) (?:itu|yang itu|yg itu|iku|niku))\b/;

const readable = (clause: string): string =>
  plain(clause).replace(harmless, " ").replace(ownTak, "").replace(/ {2,}/g, " ").trim();

/** Whether a clause says no, doubts or asks, so that it takes nothing up. */
function isOpenTo(clause: string): boolean {
  const said = readable(clause);
  if (denies.test(said) || isAstonished(clause)) return false;
  return !(asks.test(said) || (clause.includes("?") && !mayAsk.test(said)));
}

/** Words of buttons that stand on too many of them to tell one from another. */
const onMany = wordsIn("yang untuk atau satu dari saja sesudah siap siapkan susun buat atur seminggu");

let known: ReadonlySet<string> | undefined;
/** The words of all buttons; some of them, such as "surat", are too common for the search. */
const onButtons = (): ReadonlySet<string> =>
  (known ??= new Set(
    flows
      .flatMap(({ offer }) => plain(offer).split(" "))
      .filter((word) => word.length > 3 && !onMany.has(word)),
  ));

const keysOf = (text: string): string[] => {
  const said = plain(text);
  const words = said.split(" ").filter((word) => onButtons().has(word));
  const stems = vocabulary().stems(said);
  return [...new Set([...stems, ...words.filter((word) => vocabulary().stems(word).length === 0)])];
};

const stemsOf = (flow: Flow): Set<string> => new Set(keysOf(`${flow.offer} ${flow.title}`));

const contentOf = (clause: string): string[] =>
  keysOf(
    readable(clause)
      .split(" ")
      .filter((word) => !around.has(word) && !yesWords.has(word))
      .join(" "),
  );

/** What one clause takes up; `isAll`: it says nothing else. */
type Taken = { flow: Flow; isAll: boolean; isNamed: boolean; hits: readonly string[] };

function byYes(said: string, offered: readonly Flow[]): Taken | undefined {
  const [flow] = offered;
  const words = said.split(" ");
  if (!flow || offered.length > 1 || !words.some((word) => yesWords.has(word))) return undefined;
  const own = stemsOf(flow);
  const isOf = (word: string) =>
    yesWords.has(word) || around.has(word) || keysOf(word).some((stem) => own.has(stem));
  // "Ya utang saya" begins to tell.
  const isOwn =
    words.some((word) => ownWord.test(word)) &&
    words.some((word) => !yesWords.has(word) && !around.has(word));
  return words.every(isOf) && !isOwn && !/^(?:mau|lanjut|mulai|ayo|yuk) (?:cerita|curhat)/.test(said)
    ? { flow, isAll: true, isNamed: false, hits: [] }
    : undefined;
}

function byPlace(clause: string, offered: readonly Flow[]): Taken | undefined {
  const said = readable(clause);
  const word = nth.exec(said)?.[1] ?? bareNth.exec(said)?.[1];
  if (word === undefined) return undefined;
  const place = ordinals[word] ?? Number(word) - 1;
  const flow = offered.at(place);
  if (!flow || place >= offered.length) return undefined;
  const own = stemsOf(flow);
  const others = contentOf(said.replace(nth, " ").replace(bareNth, " ")).filter((stem) => !own.has(stem));
  // "Yang pertama bikin aku kesal ..." tells something.
  return others.length === 0 ? { flow, isAll: true, isNamed: true, hits: [] } : undefined;
}

/** The one offered flow that has most of these words; of several the general one, if only what all share is said. */
function mostNamed(
  stems: readonly string[],
  offered: readonly Flow[],
): { flow: Flow; hits: string[] } | undefined {
  const named = offered.map((flow) => {
    const own = stemsOf(flow);
    return { flow, hits: [...new Set(stems)].filter((stem) => own.has(stem)) };
  });
  const best = Math.max(0, ...named.map(({ hits }) => hits.length));
  const top = named.filter(({ hits }) => hits.length === best);
  const general = top.filter(({ flow }) => flow.net !== undefined);
  const [only] = top.length === 1 ? top : general.length === 1 ? general : [];
  return best > 0 ? only : undefined;
}

/** Beside the words of a button so many others may stand; behind a yes, more. */
const besideMax = 1;
const besideYesMax = 3;
const plainlyMin = 2;

function byWords(clause: string, offered: readonly Flow[]): Taken | undefined {
  const said = readable(clause);
  const stems = contentOf(clause);
  const found = mostNamed(stems, offered);
  if (!found || tellsOfOther.test(said)) return undefined;
  const { flow, hits } = found;
  const others = stems.filter((stem) => !hits.includes(stem));
  const isMarked = chooses.test(said);
  const isFirst = choosesFirst.test(said);
  const most = saysYes.test(said) || isFirst ? besideYesMax : isMarked ? besideMax : 0;
  const isExact = ` ${said} `.includes(` ${plain(flow.offer)} `);
  // "Anggota tim saya 4 orang" tells something.
  const tells = /\d/.test(said) || said.split(" ").some((word) => ownWord.test(word));
  const isPlain = isMarked || isFirst || (hits.length >= plainlyMin && !tells);
  const isElse = others.length > 0 && !saysYes.test(said) && isOfOther(clause, others, offered);
  if (!isExact && (!isPlain || others.length > most || isElse)) return undefined;
  return { flow, isAll: others.length === 0, isNamed: true, hits };
}

/** Whether a clause asks for a flow that was not offered: "mau tulis surat resign" at a letter of any kind. */
function isOfOther(clause: string, others: readonly string[], offered: readonly Flow[]): boolean {
  const [top] = findFlows(clause, undefined);
  if (top === undefined || offered.includes(top.flow)) return false;
  const own = stemsOf(top.flow);
  return top.isNamed === true || others.some((stem) => own.has(stem));
}

const dataOrBut = new RegExp(`\\d|^(?:${adversative})\\b`, "i");

/** The yes of "iya, dia memang begitu" goes on with a story. */
const isMereYes = (clause: string, rest: string): boolean =>
  isBareYes(plain(clause)) && rest !== "" && tellsOnly(rest) && !dataOrBut.test(rest);

/** Returns the offered flow that a message takes up; undefined if it takes up none, or one of several. */
export function acceptedIn(text: string, offered: readonly Flow[]): Accepted | undefined {
  if (offered.length === 0 || wantsToTell(text) || withdraws.test(readable(text))) return undefined;
  const clauses = clausesOf(text);
  if (clauses.some(asksAboutOffers)) return undefined;
  const read = clauses.map((clause): Taken | undefined =>
    isOpenTo(clause)
      ? (byPlace(clause, offered) ?? byYes(readable(clause), offered) ?? byWords(clause, offered))
      : undefined,
  );
  const rest = clauses.filter((_, at) => read[at]?.isAll !== true).join(" ");
  const taken = read.filter(
    (one, at) => one !== undefined && (one.isNamed || !isMereYes(clauses[at] ?? "", rest)),
  );
  // "Yang pertama tadi, tulis pesan": the words say more surely what is meant than the place.
  const byName = taken.filter((one) => one !== undefined && one.hits.length > 0);
  const meant = [...new Set((byName.length > 0 ? byName : taken).flatMap((one) => (one ? [one.flow] : [])))];
  const [flow] = meant;
  // "Bukan yang menagih" beside it denies the very words.
  const denied = new Set(clauses.filter((one) => denies.test(readable(one))).flatMap(contentOf));
  const hits = taken.flatMap((one) => one?.hits ?? []);
  const isDenied = hits.length > 0 && hits.every((stem) => denied.has(stem));
  if (!flow || meant.length > 1 || isDenied) return undefined;
  return { flow, rest, isNamed: taken.some((one) => one?.isNamed === true) };
}
