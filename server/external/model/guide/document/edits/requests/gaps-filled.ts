import { bareValue } from "#server/external/model/guide/document/edits/part-changes.ts";
import { editedBy, shownText } from "#server/external/model/guide/document/edits/part-done.ts";
import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import { isOfCompany } from "#server/external/model/guide/flow.ts";
import { changeable } from "#server/external/model/guide/run-flow.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";
import type { RequestDone } from "./lines-out.ts";
import { actIn, type Piece, piecesOf, restOf } from "./message-pieces.ts";

/* Open places that free words fill by what they are: a telephone number, an address of mail, and to whom a letter goes. */

type Filled = { active: ActiveFlow; value: string };
type Kind = { value: RegExp; asked: RegExp };
const kinds: readonly Kind[] = [
  {
    value: /(?<![\p{L}\d])(?:\+?62|0)[\s-]?8\d(?:[\s.-]?\d){7,11}(?!\d)/u,
    asked: /(?<!\p{L})(?:telepon|telpon|telp|hp|wa|whatsapp|kontak|nomor)(?!\p{L})/iu,
  },
  { value: /[\w.+-]+@[\w-]+\.[\w.]*\w/u, asked: /(?<!\p{L})(?:e-?mail|surel)(?!\p{L})/iu },
];
const notOfPhone = /(?<!\p{L})(?:rekening|ktp|nik|surat|induk|kk|npwp|polisi|meja|antrean|rumah)(?!\p{L})/iu;
const bracket = /\(isi ([^()\n]{1,80})\)/gu;

/** The words that lead to such a value and say nothing more. */
const leading =
  /^(?:(?:dan|trus|terus|trs|sama|oh iya|oya|eh|ini|itu|yg|yang|no|nomor|nomer|nmr|hp|wa|telp|telepon|telpon|kontak|email|imel|aku|saya|sy|ku|gw|gue|jg|juga|blm|belum|masuk|ada|nya|kok|tulis|isi|dong|ya|kak|tolong|masukin|masukkan|tambahin|aktif|mas|mbak|pak|bu|adalah|:)[\s.,:]*)*$/iu;

const bareOf = (words: string): string => words.replace(/^[\s.,:;!]+|[\s.,:;!]+$/gu, "");

/** The contact that a piece gives, and the places that ask for one of its kind. */
function contactFilled(reply: Reply, piece: Piece): Filled | undefined {
  const shown = shownText(reply, reply.active);
  for (const { value, asked } of kinds) {
    const found = value.exec(piece.text)?.[0];
    const around = found === undefined ? [] : piece.text.split(found);
    if (found === undefined || !around.every((words) => leading.test(bareOf(words)))) continue;
    const slot = contactSlot(reply, asked);
    if (slot !== undefined)
      return {
        active: { ...reply.active, filled: { ...reply.active.filled, [slot]: found.trim() } },
        value: found.trim(),
      };
    const places = [...shown.matchAll(bracket)].filter(
      ([, what = ""]) => asked.test(what) && !notOfPhone.test(what),
    );
    const [place, ...others] = [...new Set(places.map(([all]) => all))];
    if (place === undefined || others.length > 0) continue;
    const done = editedBy(reply, reply.active, [{ from: place, to: found.trim() }]);
    return done && { active: done.active, value: found.trim() };
  }
  return undefined;
}

const contactSlot = ({ flow, step, active }: Reply, asked: RegExp): string | undefined =>
  changeable(flow, step).find(
    (name) =>
      (active.filled[name] ?? "") === "" &&
      flow.slots[name]?.kind === "line" &&
      asked.test(flow.slots[name]?.label ?? ""),
  );

const addressee =
  /^(?:(?:tolong|tulis|ganti|isi|jadi|itu|eh|kok|yth\p{L}*|trus|terus|coba) )*(?:(?:yth\.?|kepada(?: yth\.?)?|ditujukan (?:ke|kepada|buat|untuk)|tujuannya|dikirim ke|alamatkan ke|kirim ke)[\s:]+)(?:bapak\/ibu |bpk\/ibu )?(\S[^,;!?\n]{2,70})$/iu;
const organisation =
  /(?<!\p{L})(?:pt|cv|ud|pd|toko|rs|klinik|bank|hotel|yayasan|kantor|sekolah|universitas|dinas|kelurahan)(?!\p{L})\.?\s+\S.*$/iu;

/** "Tulis Yth. HRD PT Maju Bersama Retail": the company, or the one to whom the letter goes. */
function addresseeFilled(reply: Reply, piece: Piece): Filled | undefined {
  const { flow, step, active } = reply;
  const [, said = ""] = addressee.exec(piece.text.trim().replace(/[.!\s]+$/u, "")) ?? [];
  const value = bareValue(said);
  if (value === "") return undefined;
  const names = changeable(flow, step);
  const company = names.find((name) => isOfCompany(flow.slots[name]));
  const place = organisation.exec(value)?.[0];
  const named = company !== undefined && place !== undefined ? { name: company, value: place } : undefined;
  const person = names.find((name) => flow.slots[name]?.takes === "person");
  const chosen = named ?? (person === undefined ? undefined : { name: person, value });
  if (!chosen || plain(active.filled[chosen.name] ?? "") === plain(chosen.value)) return undefined;
  return {
    active: { ...active, filled: { ...active.filled, [chosen.name]: chosen.value } },
    value: chosen.value,
  };
}

/** Fills an open place with what a piece gives; undefined if no place asks for it. */
export function gapFilled(reply: Reply, pieces: readonly Piece[], at: number): RequestDone | undefined {
  const piece = pieces[at];
  if (!piece || actIn(piece)?.act === "out") return undefined;
  const contact = contactFilled(reply, piece);
  if (contact) return { active: contact.active, told: `“${contact.value}” diisikan`, used: [at] };
  const addressed = addresseeFilled(reply, piece);
  if (!addressed) return undefined;
  const used = /(?<!\p{L})yth/iu.test(pieces[at - 1]?.text ?? "") ? [at - 1, at] : [at];
  return { active: addressed.active, told: `tujuan surat “${addressed.value}”`, used };
}

/** "PT Maju Jaya. no hp 0812...", where the name of the company is awaited: the number goes to its own place. */
export function contactsApart(reply: Reply): Reply {
  const pieces = piecesOf(reply.text);
  const used = new Set<number>();
  let { active } = reply;
  const label = reply.flow.slots[active.changing ?? ""]?.label ?? "";
  if (kinds.some(({ asked }) => asked.test(label))) return reply;
  for (const [at, piece] of pieces.entries()) {
    const next = pieces.length > 1 ? contactFilled({ ...reply, active }, piece) : undefined;
    if (next) {
      ({ active } = next);
      used.add(at);
    }
  }
  const text = restOf(pieces, used, " ").replace(/[\s.,;]+$/u, "");
  return used.size === 0 || text === "" ? reply : { ...reply, active, text };
}
