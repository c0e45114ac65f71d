import { coreOf } from "#server/external/model/guide/answer/buttons/pressed-button.ts";
import { isWish } from "#server/external/model/guide/find/requests.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* Agreement with an offer, and what changes a document. */

/** What is to be changed in a document that the member has already accepted. */
export const changesDocument =
  /^(?:ubah|ganti(?! (?:topik|topic|tema|bahasan|pembahasan)\b)|edit|revisi|perbaiki|tambah|geser|(?:hapus|buang|coret)(?:in|kan)? (?:yang|yg|nomor|no|bagian|baris|poin)\b)/;

const yes =
  /^(?:iya|ya|y|yoi|iyo|oke|ok|okey|sip|siap|boleh|mau|gas|betul|bener|benar|yup|he eh|njih|nggih|inggih|enggih|muhun|sumuhun|iye|iyo|itu|yang itu|iya itu|ya itu|lanjut|mulai|ayo|yuk)(?: (?:kak|dong|deh|aja|ya|min|bang|mbak|mas|itu|mau|boleh|lanjut|mulai))*$/;

const isYes = (text: string): boolean => yes.test(plain(text)) || yes.test(coreOf(text));

const agreeing = /^(?:iya|ya|yoi|iyo|oke|ok|boleh|betul|bener|benar|njih|nggih|inggih|muhun|iye)\b/;
const agreeingMax = 5;

/** "Iya ke hrd": agreement with a few words beside it, which ask for nothing new. */
const isNearlyYes = (text: string): boolean =>
  agreeing.test(plain(text)) &&
  plain(text).split(" ").length <= agreeingMax &&
  !isWish(text) &&
  !/\?\s*$/.test(text);

/** "Ganti yang terakhir: ...", "ganti tanggalnya jadi ...": of a document, and no other wish. */
export const isChangeOfPart = (text: string): boolean =>
  /^(?:(?:eh|kak|tolong|coba) )*(?:ganti|ubah)(?:in|kan)? (?:(?:yang|yg|bagian|kalimat|poin|nama|tanggal|tgl|jam|kata)\w* ?[^:]{0,30}(?::| jadi | jd )|\S+nya\b)/i.test(
    text.trim(),
  );

/** Whether a message takes up an offer: "iya", "boleh deh", "iya ke hrd". */
export const agrees = (text: string): boolean => isYes(text) || isNearlyYes(text);

/** "Balik ke yang pertama aja": an earlier wish is meant. */
export const returns = /\b(?:balik|kembali) ke (?:yang |yg )?(?:pertama|tadi|awal)\b/i;
