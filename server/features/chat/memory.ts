import { flowPrefix, isOfGuide } from "#server/external/model/guide/state.ts";
import type { Attached } from "#server/external/model/model.ts";

type TextForMember = NonNullable<Attached["document"]>;

/**
 * What is kept of the part of a conversation that a model no longer reads: notes, and the last document word for word.
 */
export type Memory = { notes: string; document?: TextForMember | undefined };

/** A longer document is cut to this length. */
const documentMax = 6000;
const cut = "\n(selebihnya tidak tersimpan)";

const marked = /\n*\[\[naskah: ([^\]\n]*)\]\]\n([\s\S]*)\n\[\[\/naskah\]\]$/;

/** Returns a document between its marks, in the form that a model writes and reads. */
function betweenMarks({ title, text }: TextForMember): string {
  return `[[naskah: ${title.replace(/[[\]\n]+/g, " ").trim()}]]\n${text}\n[[/naskah]]`;
}

/**
 * Returns the memory in the form in which it is sealed and stored, and in which members find it among their own data.
 */
export function writeMemory({ notes, document }: Memory): string {
  if (!document) return notes;
  const { title, text } = document;
  const kept = text.length > documentMax ? text.slice(0, documentMax).toWellFormed() + cut : text;
  return `${notes}\n\n${betweenMarks({ title, text: kept })}`.trimStart();
}

export function readMemory(stored: string): Memory {
  const found = marked.exec(stored);
  if (!found) return { notes: stored };
  const [, title = "", text = ""] = found;
  return { notes: stored.slice(0, found.index), document: { title, text } };
}

/**
 * Returns an answer as the model wrote it: its document between marks, its choices at the end. Without them, a model
 * would learn from its own answers to leave the marks out.
 */
export function asWritten(text: string, { document, choices }: Attached, answeredBy: string | null): string {
  const whole = document ? withDocument(text, document) : text;
  if (isOfGuide(answeredBy) || !choices?.length) return whole;
  const flows = choices.filter(({ id }) => id.startsWith(flowPrefix));
  const labels = choices.filter((choice) => !flows.includes(choice)).map(({ label }) => label);
  return [
    whole,
    ...flows.map(({ id }) => `[[alur: ${id.slice(flowPrefix.length)}]]`),
    ...(labels.length > 0 ? [`[[pilihan: ${labels.join(" | ")}]]`] : []),
  ].join("\n");
}

function withDocument(text: string, document: TextForMember): string {
  const at = text.indexOf(document.text);
  if (at < 0 || document.text === "") return text;
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at + document.text.length).trimStart();
  return [before, betweenMarks(document), after].filter(Boolean).join("\n");
}
