import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { isQuestion } from "#server/external/model/guide/document/made-words.ts";
import { changeable } from "#server/external/model/guide/run-flow.ts";
import { itemsIn } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { gap } from "./letter-head.ts";
import { shownText } from "./part-done.ts";

/* Facts that a message names for a document beside other wishes: who sends it, what they are, and who does what. */

type Named = { active: ActiveFlow; told: string[]; rest: string };

const capital = "\\p{Lu}[\\p{L}.'’]*";
const end = "(?=\\s*(?:$|[.,;!?\\n\uE001])|\\s+(?:sama|trus|terus|trs|dan|ya|aja|dong|kok)(?!\\p{L}))";
const begin = "(?:^|[.,;!?\\n\uE001]\\s*|\\s(?:sama|dan|trus|terus|trs)\\s)";
const office = `(?:, (?:Kepala|Ketua|Wakil|Guru|Manajer|Direktur|Staf|Bendahara|Sekretaris|Owner|Pemilik|Admin|Dosen|Dokter)(?: ${capital})*)?`;
const nameWords = `(${capital}(?: ${capital}){0,3}${office})`;
/** Without "saya", the name has to be a clause of its own. */
const ownNames: readonly RegExp[] = [
  new RegExp(
    `${begin}(?:(?:[Ss]ama|[Dd]an|[Tt]rus|[Tt]erus|[Tt]rs) )?[Nn]ama(?:ku| (?:saya|sy|aku|gw|gue)| ?pengirim(?:nya)?)(?: itu| adalah)? ${nameWords}${end}`,
    "u",
  ),
  new RegExp(`(?:^|[.,;!?\\n\uE001]\\s*)[Nn]ama(?:nya)? ${nameWords}(?=\\s*(?:$|[.,;!?\\n\uE001]))`, "u"),
];
/** What stands behind an open name stays there. */
const openName = /^\(isi [^)]*\)/u;
const title = /^(?:Pak|Bu|Bapak|Ibu|Mas|Mbak|Kak|Bang|Yth)\.?$/u;

/** The only place for the name of whoever sends the text. */
function senderOf({ flow, step }: Reply): string | undefined {
  const [name, ...others] = changeable(flow, step).filter((one) => flow.slots[one]?.takes === "self");
  return others.length === 0 ? name : undefined;
}

/** "..., nama Heru Prasetyo": beside other wishes, a name in capitals is the sender's. */
export function senderNamed(reply: Reply): Named | undefined {
  const { flow, active, text } = reply;
  const name = senderOf(reply);
  const [said = "", words = ""] = ownNames.map((one) => one.exec(text)).find((one) => one !== null) ?? [];
  const value = words.replace(/\.+$/, "");
  const isOther = title.test(value.split(" ")[0] ?? "") || active.filled[name ?? ""] === value;
  if (name === undefined || said === "" || isOther) return undefined;
  const told = `${flow.slots[name]?.label ?? name} “${value}”`;
  const former = active.filled[name] ?? "";
  const written = openName.test(former) && !value.includes(",") ? former.replace(openName, value) : value;
  return {
    active: { ...active, filled: { ...active.filled, [name]: written } },
    told: [told],
    rest: text.replace(said, gap),
  };
}

const missedOffice = new RegExp(
  `${begin}(?:(?:sama|dan|trus|terus|trs) )?jabatan(?:ku|nya)? ?(?:saya|sy|aku|gw)? (\\p{L}[^.,;!?\\n]{3,60}?) (?:(?:kok|jg|juga|masih|malah) )*(?:hilang|ilang|(?:ga|gak|nggak|tidak|belum|blm) (?:ada|masuk|ditulis|ketulis))(?!\\p{L})`,
  "iu",
);

/** "Jabatan saya Kepala Sekolah kok hilang": it stands behind the sender's name, where no place of its own is. */
export function officeMissed(reply: Reply): Named | undefined {
  const { flow, step, active, text } = reply;
  const [said = "", value = ""] = missedOffice.exec(text) ?? [];
  const role = changeable(flow, step).find((one) => flow.slots[one]?.takes === "role");
  const sender = senderOf(reply);
  const name = role ?? sender;
  if (said === "" || name === undefined || shownText(reply, active).includes(value)) return undefined;
  const before = active.filled[name] ?? "";
  const label = flow.slots[name]?.label ?? name;
  const open = before === "" ? `(isi ${label})` : before;
  const filled = { ...active.filled, [name]: role === undefined ? `${open}, ${value}` : value };
  return { active: { ...active, filled }, told: [`jabatan “${value}”`], rest: text.replace(said, gap) };
}

const unlisted =
  /(?:^|[.!?\n]\s*)(?:(?:lho|loh|lah|eh|kok|itu|ini) )*(?:nama|orang|anggota|tugas|bagian|pembagian)(?:-?namanya|nya)? (?:(?:kok|masih|jg|juga|tugasnya|orangnya) )*(?:blm|belum|ga|gak|nggak|tidak|kurang) ?(?:pada |di)?(?:masuk|ada|lengkap|ketulis|tertulis)?(?: (?:semua|semuanya|kak|tuh|lho|loh))*[.!?:]+\s+(\S.*)$/isu;
const person = /^((?:(?:Pak|Bu|Mas|Mbak|Kak|Bang|Mbah|Cak) )?\p{Lu}\p{L}+)[ :]+(\S.{2,80})$/u;
const peopleMin = 2;

/** "Namanya blm masuk semua. Pak Darmo izin RT, Bu Yanti konsumsi": each with what they do, in the list of it. */
export function peopleMissed(reply: Reply): Named | undefined {
  const { flow, step, active, text } = reply;
  const [said = "", words = ""] = unlisted.exec(text) ?? [];
  const [name, ...others] = changeable(flow, step).filter(
    (one) => flow.slots[one]?.kind === "list" && flow.slots[one]?.takes === "listed",
  );
  const slot = name === undefined ? undefined : flow.slots[name];
  const people = words
    .replace(/[.!\s]+$/, "")
    .split(/,\s+(?:dan )?|;\s*|\n+|\.\s+/)
    .map((one) => person.exec(one.trim()));
  if (name === undefined || !slot || others.length > 0 || people.length < peopleMin || isQuestion(words))
    return undefined;
  const items = people.flatMap((one) => (one ? [{ who: one[1] ?? "", line: `${one[1]}: ${one[2]}` }] : []));
  if (items.length < people.length) return undefined;
  const isAnew = (item: string) => items.some(({ who }) => item.toLowerCase().startsWith(who.toLowerCase()));
  const kept = itemsIn(slot, active.filled[name] ?? "", false).filter((item) => !isAnew(item));
  const value = [...kept, ...items.map(({ line }) => line)].join("\n");
  const told = `${slot.label}: ${items.map(({ who }) => who).join(", ")}`;
  return {
    active: { ...active, filled: { ...active.filled, [name]: value } },
    told: [told],
    rest: text.replace(said, gap),
  };
}
