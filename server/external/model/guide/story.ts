import { isWish } from "#server/external/model/guide/find/requests.ts";
import { isRequest } from "#server/external/model/guide/words/stories/telling.ts";
import { commandWithin } from "#server/external/model/guide/words/to-guide/commands.ts";
import type { Document } from "./outcome.ts";

/** The flow that prepares for a talk with somebody of whom a story tells. */
export const conversationFlow = "obrolan-sulit";
/** Somebody close, or at work. */
export const people =
  /\b(?:suami|istri|bini|pacar|cowok|cewek|cowo|cewe|doi|mama|mamah|ibu|bapak|ayah|papa|ortu|mertua|kakak|adik|adek|temen|teman|sahabat|bos|atasan)\w{0,3}\b/;

/** Fewer words beside a question to the guide are no story. */
const storyWordsMin = 4;

/** What of a message belongs to the story; what was said to the guide itself does not. */
export function storyIn(text: string): string {
  const within = commandWithin(text);
  if (!within) return text;
  return within.rest.split(/\s+/).length < storyWordsMin ? "" : within.rest;
}

/** Turns the story, word for word, into a note or a letter. */
export function storyDocument(kind: "note" | "letter", told: readonly string[]): Document {
  if (kind === "letter")
    return {
      title: "Surat yang belum tentu dikirim",
      text: `Untuk (isi nama),\n\n${told.join("\n\n")}\n\nDari aku, (isi namamu)`,
    };
  const lines = told.map((one) => `- ${one.replaceAll("\n", " ")}`).join("\n");
  return {
    title: "Catatanku",
    text: `Yang aku tulis:\n\n${lines}\n\nYang mau kulakukan lebih dulu: (isi satu hal)\n\nYang bisa kuajak bicara: (isi satu nama)`,
  };
}

/** The request before what a text is about: "tolong buatin surat ijin sekolah" before "anak aku ga masuk kamis". */
const requestBefore =
  /^.*?\b(?:bikin|buat|tulis|susun|rangkai|draf)(?:in|kan|no|ke|kn)?(?: (?:aja|dong|aku|saya|gue|gw))? (?:surat|pesan|chat|wa|e?mail|teks|kata ?kata|kata2|ucapan|pengumuman|balasan)(?:nya)?\b(?: (?:wa|resmi|singkat|pendek|buat|untuk|utk|ke))*\s*/i;
const clauseWordsMin = 4;
const restWordsMin = 5;
const toldMax = 3;

const countOf = (clause: string): number => clause.split(/\s+/).filter(Boolean).length;

/** What was told before a text was asked for, word for word and one clause a line, without the request itself. */
export function toldClauses(told: readonly string[]): string {
  const clauses = told.slice(-toldMax).flatMap((text) => text.split(/(?<=[.!?;])\s+|,\s+|\n+/));
  const usable = clauses.flatMap((clause) => {
    const rest = clause.replace(requestBefore, "").trim();
    if (rest !== clause.trim()) return countOf(rest) >= restWordsMin ? [rest] : [];
    return countOf(rest) < clauseWordsMin || isRequest(rest) || isWish(rest) ? [] : [rest];
  });
  return [...new Set(usable)].join("\n");
}
