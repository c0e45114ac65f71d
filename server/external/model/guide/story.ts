import { commandWithin } from "./commands.ts";
import type { Document } from "./run-flow.ts";

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
