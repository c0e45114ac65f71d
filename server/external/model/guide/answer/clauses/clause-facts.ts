import { optionMeant } from "#server/external/model/guide/answer/buttons/options.ts";
import type { Flow, Slot, Step } from "#server/external/model/guide/flow.ts";
import { confessedIn } from "#server/external/model/guide/values/confessions.ts";
import { clausesIn, contactIn, reasonIn } from "#server/external/model/guide/values/facts.ts";
import {
  companyIn,
  dateIn,
  ownNameIn,
  personIn,
  positionBehind,
  roleIn,
} from "#server/external/model/guide/values/names.ts";
import { dueIn } from "#server/external/model/guide/values/told/due-days.ts";
import { appliedIn } from "#server/external/model/guide/values/told/employers.ts";
import { isFormer } from "#server/external/model/guide/values/told/former-work.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import { toldSort } from "#server/external/model/guide/words/told-sorts.ts";
import { alikeLabels, besideDay, relations, sharedLabels, titles } from "./fact-words.ts";
import { isRemark } from "./objections.ts";

/*
 * What one clause of a message tells for the slots of a flow, whatever was asked. Only what its form identifies is read:
 * "posisinya staf admin", "yg gantiin si Yudi", "ini buat ibu mertua".
 */

/**
 * `isNamed`: the clause says itself what it tells, so that it may replace what was told before; `isLabelled`: it begins
 * with the name of what it tells.
 */
type Told = { value: string; isNamed: boolean; isLabelled?: boolean };
export type Fact = Told & { name: string };
type Stated = Told | undefined;

const named = (value: string | undefined): Stated => (value ? { value, isNamed: true } : undefined);
const labelled = (value: string | undefined): Stated =>
  value ? { value, isNamed: true, isLabelled: true } : undefined;
const maybe = (value: string | undefined): Stated => (value ? { value, isNamed: false } : undefined);

const nameTold =
  /(?<!\p{L})(?:[Nn]ama|nm|[Nn]amaku)(?!\p{L})|^(?:perkenalkan |kenalin )?(?:saya|sy|aku|ak|gw|gue) \p{Lu}/u;
/** A name is a signature with the section that stands behind it, where no other slot has the position. */
function selfOf(clause: string, flow: Flow): Stated {
  const name = nameTold.test(clause) ? ownNameIn(clause) : undefined;
  if (name === undefined) return undefined;
  const hasRole = Object.values(flow.slots).some(({ takes }) => takes === "role");
  const position = hasRole ? undefined : positionBehind(clause, name);
  return named(position === undefined ? name : `${name}, ${position}`);
}

const roleTold =
  /\b(?:posisi\p{L}*|jabatan\p{L}*|lowongan\p{L}*|loker\p{L}*|formasi\p{L}*|\p{L}*lamar|sebagai)\b/iu;
const officeTold = /^(?:\p{L}+ )?(?:perusahaan|kantor|pt|toko|tempat kerja)(?:nya|ku|ne)?(?!\p{L})/iu;
export const isSought = ({ label }: Slot): boolean => /\bdi(?:lamar|tuju)\b/.test(label);

const roleOf = (slot: Slot, clause: string): Stated => {
  if (isSought(slot) && isFormer(clause)) return undefined;
  return roleTold.test(clause) ? named(roleIn(clause)) : undefined;
};

/** A clause that tells nothing but a day or days. */
function dayOf(clause: string): Stated {
  const day = dateIn(clause);
  if (day === undefined || /\b(?:bukan|bkn|dudu|sanes|salah)\b/i.test(clause)) return undefined;
  const told = new Set(plain(day).split(" "));
  const others = plain(clause)
    .split(" ")
    .filter((word) => !besideDay.has(word) && !told.has(word));
  return others.length === 0 ? named(day) : undefined;
}

const pointing =
  "(?:ini|iki|itu|kan|tuh|pesan(?:nya)?|surat(?:nya)?|kata2(?:nya)?|kata-kata(?:nya)?|teks(?:nya)?|maaf(?:nya)?|minta maaf(?:nya)?|ditujukan|dikirim|kirim|yg|yang|kasih|dikasih|kukasih|serahin|diserahin|mau(?:nya)?|aku|saya|sy|ngomong(?:nya)?|bilang(?:nya)?|emang|memang|dong|sih|kok|eh|lho|loh)";
const towards = new RegExp(
  `^((?:${pointing}[ ,]+)*)(?:buat|untuk|utk|bwt|kanggo|ke|ka|kepada|kpd|sama|sm|dgn|dengan|karo) (?:si )?((?:\\p{L}|2)+(?: \\p{L}+){0,3})$`,
  "iu",
);
/** "Kan udah tak bilang ibu mertua". */
const recalled =
  /^(?:(?:kan|lah|lho|loh|ya) )*(?:(?:td|tadi|udah|udh|sudah|sdh|wes|wis|dari) )+(?:(?:tak|ku|aku|sy|saya|gw|gue) ?)?(?:bilang|blg|tulis|sebut|omong|kandani)(?: (?:ke|buat|untuk|utk))? /i;
const afterWho = /(?: (?:ya|kak|mas|mbak|min|bang|kok|sih|lho|loh|aja|saja|dong|lah))+$/i;

/** Whom a clause says the text is for: "ini buat ibu mertua", "ke kang Dimas". */
function recipientOf(clause: string): { who: string; isNamed: boolean } | undefined {
  const said = clause.replace(afterWho, "");
  const [, lead = "", who] = towards.exec(said) ?? [];
  if (who !== undefined) return { who, isNamed: lead !== "" };
  const again = recalled.test(said) ? said.replace(recalled, "") : "";
  return again !== "" && again.split(" ").length <= whoWordsMax ? { who: again, isNamed: true } : undefined;
}

const whoWordsMax = 4;

const titled = new RegExp(`^(?:${titles}) \\p{L}{3,}(?: \\p{Lu}\\p{Ll}+)?$`, "iu");
const bareName = /^\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?$/u;
const isRelated = new RegExp(`(?<!\\p{L})(?:${relations})(?:ku|nya)?(?!\\p{L})`, "iu");
const theirName =
  /^nama(?:nya|ne| dia| orangnya| karyawannya| stafnya) ((?:(?:pak|bu|mas|mbak|kang|kak|bang) )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)$/u;

function personOf(clause: string): Stated {
  const said = theirName.exec(clause)?.[1];
  if (said !== undefined) return labelled(said);
  const found = recipientOf(clause);
  if (!found) return undefined;
  const { who, isNamed } = found;
  const isName =
    bareName.test(who) || (titled.test(who) && plain(personIn(`ke ${who}`) ?? "") === plain(who));
  return isName ? { value: who.charAt(0).toUpperCase() + who.slice(1), isNamed } : undefined;
}

type Choosing = Extract<Step, { choose: string }>;
const storedFor = ({ label, value = label }: Choosing["options"][number]): string => value;

/** A choice that says who somebody is and leads nowhere else, so that it can be put right later. */
function relationOf(flow: Flow, name: string, clause: string): Stated {
  const found = recipientOf(clause);
  const step = flow.steps.find((one) => "choose" in one && one.into === name);
  if (!found || !step || !("choose" in step) || !isRelated.test(found.who)) return undefined;
  const open = step.options.filter(({ to, words }) => to === undefined && words !== undefined);
  const option = optionMeant(open, found.who, "words");
  return option && { value: storedFor(option), isNamed: found.isNamed };
}

const reasonTold =
  /^(?:alasan|alesan|sebab|keperluan)(?:nya|ne|e|ku)?(?: (?:itu|ya|karena|krn|soalnya))*[ :]+(?=\S)/i;
const eventTold =
  /^(acara|nikah|akad|resepsi|wisuda|operasi|kontrol|sidang|lahiran|sunatan|khitanan|lamaran|pemakaman|hajatan)(?:an)?(?:nya|ne|e|ku)? (?:di|ke|ning|nang) (?=\S)/i;

function reasonOf(clause: string): Stated {
  if (reasonTold.test(clause)) return labelled(clause.replace(reasonTold, ""));
  if (eventTold.test(clause)) return maybe(clause.replace(eventTold, "$1 di "));
  return maybe(reasonIn(clause));
}

const toDeed =
  /^(?:(?:terus|trus|tapi|tp|dan|jadi|soalnya|soale|krn|karena|kan|itu|padahal|justru|malah|sebenernya|sebenarnya|aslinya|(?:ke)?salah(?:an)?(?:ku|nya|e|ne| saya| aku)|dosaku|(?:yg|yang|sing) (?:tak|ku|aku|saya|sy)? ?(?:lakuin|lakukan|perbuat)|(?:yg|yang) salah)(?: (?:itu|adalah|tuh|krn|karena|bahwa))*[ ,:]+)+/i;

/** What the member says to have done, without what leads to it. */
export const deedOf = (clause: string): string | undefined =>
  clause.endsWith("?") ? undefined : confessedIn(clause.replace(toDeed, ""));

const forWish = /\b(?:permintaan\w*|minta|harap\w*)\b/;
const wishNamed = /^(?:(?:terus|trus|dan) )*(?:minta|permintaan|harapan)(?:nya|ku|ne)\b/i;
const limit =
  /^(?:(?:aku|saya|sy|gw|gue|pokoknya|intinya|terus|trus) )*(?:jgn|jangan|ojo|ulah|(?:ga|gak|nggak|tidak|tdk|ndak) (?:boleh|mau|bisa)|gaboleh|gamau|gabisa|stop|berhenti) (?!(?:di)?(?:tulis|sebut|bilang|catat|masukin|masukkan|pakai|pake|lupa|gitu|formal|kaku|kepanjangan))/i;
const limitWordsMin = 4;
/** "Kalau stok minus lapor aku dulu". */
const askFirst =
  /\b(?:lapor|tanya|nanya|nanyain|izin|ijin|konfirmasi|kabari|kabarin|hubungi|bilang|ngomong)(?:in|kan)?(?: (?:ke|sama))? (?:aku|saya|sy|gw|gue)(?: (?:dulu|dl|dlu))(?!\p{L})/iu;

/** Wishes and limits go to the slot whose question asks for one. */
function askedOf(flow: Flow, name: string, slot: Slot, clause: string): Stated {
  const step = flow.steps.find((one) => "ask" in one && one.into === name);
  const asked = plain(`${step && "ask" in step ? step.ask : ""} ${slot.label}`);
  // "Jam batasnya" is no sentence.
  const isOfLimit = slot.kind === "text" && /\bbatas(?:mu|nya)?\b/.test(plain(slot.label));
  if (forWish.test(asked) && toldSort(clause) === "wish")
    return wishNamed.test(clause)
      ? labelled(clause.replace(wishNamed, "").replace(/^[\s:,]+/, ""))
      : maybe(clause.replace(/^(?:(?:terus|trus|dan|tapi|tp) )+/i, ""));
  if (isOfLimit && /^kecuali /i.test(clause)) return maybe(clause);
  if (isOfLimit && askFirst.test(clause)) return labelled(clause);
  const isLimit = isOfLimit && limit.test(clause);
  return isLimit && clause.split(/\s+/).length >= limitWordsMin ? maybe(clause) : undefined;
}

const dated = /\d|\b(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu|besok|lusa|awal|akhir)\b/i;
/** "Tanggalnya mepet" tells no date. */
const isOfSort = (takes: Slot["takes"], value: string): boolean =>
  takes === "date" ? dateIn(value) !== undefined || dated.test(value) : takes !== "contact";

const stemOf = (word: string): string => word.replace(/(?:nya|mu|ku)$/, "");
/** "Dampaknya kiriman telat": the value behind the label of a slot. */
function labelledOf(name: string, { label, takes }: Slot, clause: string): Stated {
  const [, word = "", value = ""] =
    /^(?:(?:terus|trus|kalo|kalau|klo|soal|untuk|dan|oh iya|oiya) )*(\p{L}{4,})(?:nya|ne|ku)(?: (?:itu|adalah|yaitu))?[ :]+((?!bukan|bkn|salah|kok|belum|blm|udah|sudah|mana|apa|itu|ga |gak |tadi|kan )\S.*)$/iu.exec(
      clause,
    ) ?? [];
  if (word === "" || value.endsWith("?")) return undefined;
  const own = plain(`${label} ${name}`)
    .split(" ")
    .map(stemOf)
    .filter((one) => one.length > 3 && !sharedLabels.has(one));
  const all = own.flatMap((one) => [one, ...(alikeLabels[one] ?? [])]);
  return all.includes(plain(word)) && isOfSort(takes, value) ? labelled(value) : undefined;
}

const self = "(?:aku|ak|saya|saye|sy|gw|gue|awak|ambo|beta|abdi|ulun|sa)";
const happened =
  "(?:udah|sudah|udh|keterima|diterima|lolos|hamil|nikah|pindah|resign|dapat|dapet|mutusin|memutuskan|berhenti|keluar|cerai|gagal)";
/** "Saye tu maunya DKV": news of oneself; "udah keterima" goes on with them. */
const newsTold = new RegExp(
  `^(?:(?:terus|trus|jadi|soalnya) )*(?:${self} (?:tu |itu |teh |mah |ki )?(?:(?:mau|pengen|pengin|pgn|ingin)(?:nya)?|${happened})|(?:udah|sudah|udh) (?:keterima|diterima|lolos|dapat|dapet|daftar)) (?!(?:tanya|nanya|minta|bikin|buat|ngomong|bilang|cerita|curhat|bahas|tulis|bantu)(?!\\p{L}))`,
  "iu",
);
const newsWordsMin = 3;
const newsOf = (clause: string, { kind }: Slot): Stated =>
  kind === "text" && newsTold.test(clause) && clause.split(/\s+/).length >= newsWordsMin
    ? maybe(clause.replace(/^(?:(?:terus|trus|jadi|soalnya) )+/i, ""))
    : undefined;

const dueTold =
  /^(?:(?:terus|trus|dan|harus) )*(?:paling (?:lambat|telat)|plg lambat|deadline|tenggat|batas waktu|sebelum|sblm|maks|setor|kumpul|kirim|lapor|serah|selesai|beres|kelar|mulai|tiap|setiap|saben)/i;
/** A clause that begins with what it tells tells nothing else. */
const atStart = (clause: string, value: string | undefined): Stated =>
  value !== undefined && clause.startsWith(value.slice(0, startMin)) ? named(value) : maybe(value);
const startMin = 6;

type Reader = (clause: string, slot: Slot, flow: Flow) => Stated;
const readers: Partial<Record<NonNullable<Slot["takes"]>, Reader>> = {
  self: (clause, _, flow) => selfOf(clause, flow),
  applied: (clause) => named(appliedIn(clause)),
  company: (clause) => (officeTold.test(clause) ? named(companyIn(clause)) : undefined),
  role: (clause, slot) => roleOf(slot, clause),
  contact: (clause) => named(contactIn(clause)),
  date: dayOf,
  person: personOf,
  reason: reasonOf,
  because: (clause) => named(deedOf(clause)),
  due: (clause) => (dueTold.test(clause) ? named : maybe)(dueIn(clause)),
  news: newsOf,
  clauses: (clause, { cues = [], kind }) =>
    kind === "line" ? atStart(clause, clausesIn(clause, cues)) : undefined,
};

const told: readonly Slot["kind"][] = ["line", "text"];

/** What a clause tells for the slots of a flow. */
export function factsIn(flow: Flow, clause: string): Fact[] {
  return Object.entries(flow.slots).flatMap(([name, slot]) => {
    const stated =
      slot.kind === "choice"
        ? relationOf(flow, name, clause)
        : told.includes(slot.kind)
          ? ((slot.takes && readers[slot.takes]?.(clause, slot, flow)) ??
            labelledOf(name, slot, clause) ??
            askedOf(flow, name, slot, clause))
          : undefined;
    return stated && !isRemark(stated.value) ? [{ name, ...stated }] : [];
  });
}
