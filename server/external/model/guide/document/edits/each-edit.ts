import type { Reply } from "#server/external/model/guide/document/made-parts.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { show } from "#server/external/model/guide/run-flow.ts";
import { asksThere } from "./answer-parts.ts";
import { shortly, withOpen } from "./answer-word-edits.ts";
import { editsIn, extraIn } from "./edits.ts";
import { noteIn } from "./note-below.ts";
import { wishing, wordEditsIn } from "./read-word-edits.ts";

const ordered = /(?<!\p{L})(?:di)?(?:ganti|ubah|hapus|apus|buang|coret)(?:in|kan)?(?!\p{L})/iu;

/** "Tambah: saya datang Senin. siang ganti pagi": what exchanges words of the text is none of what is added. */
function apartFrom(shown: string, part: string): string[] {
  const sentences = extraIn(part) === undefined ? [] : part.split(/(?<=[.!?]|\n)\s+/);
  const at = sentences.findIndex(
    (one, nth) => nth > 0 && ordered.test(one) && (wordEditsIn(shown, one)?.edits.length ?? 0) > 0,
  );
  return at < 0 ? [part] : [sentences.slice(0, at).join(" "), ...sentences.slice(at)];
}

const orders = (words: string): boolean =>
  wishing.test(words) || asksThere(words) || /(?<!\p{L})(?:jadi|jd|menjadi)(?!\p{L})/iu.test(words);

const commandsOf = (text: string): string[] => {
  const parts = editsIn(text);
  return parts.length > 0 ? parts : [text];
};

/** The parts of a message below a document of which each changes it. */
export function editsBelow({ flow, active, step, text }: Reply): string[] {
  const shown = show(flow, active, step).document?.text ?? "";
  const note = noteIn(text);
  // A remark ahead of a note is none of its words.
  const before = note && orders(note.before) ? commandsOf(note.before) : undefined;
  if (note) return before ? [...before, text.trim().slice(note.before.length).trim()] : [text];
  return commandsOf(text).flatMap((part) => apartFrom(shown, part));
}

/**
 * "Hapus kalimat terakhir, sama tambahin ...": one after the other. What changed nothing is named; where the last part
 * only lacks its words, they are asked for. `answer`: what a part alone gets.
 */
export function eachEdit(reply: Reply, parts: readonly string[], answer: (reply: Reply) => Outcome): Outcome {
  const { flow, step, said } = reply;
  let { active } = reply;
  const done: { text: string; outcome: Outcome }[] = [];
  let open: Outcome | undefined;
  const undone: string[] = [];
  for (const text of parts) {
    const outcome = answer({ ...reply, active, text });
    const before = show(flow, active, step).document?.text;
    const isChanged = outcome.document !== undefined && outcome.document.text !== before;
    if (isChanged && outcome.flow?.changing === undefined && outcome.flow) {
      active = outcome.flow;
      done.push({ text, outcome });
    } else {
      open = outcome;
      undone.push(text);
    }
  }
  const isAsking = undone.length === 1 && undone[0] === parts.at(-1) && open?.flow?.changing !== undefined;
  if (open && (done.length === 0 || isAsking)) return open;
  const left =
    undone.length === 0 ? [] : [said.line("wishes-left", { list: undone.map(shortly).join("”, “") })];
  const shown = withOpen(show(flow, active, step), left);
  return { ...shown, texts: [...toldOf(done, said), ...left], flow: active };
}

/** One change is told as it was alone; of several each is named in the member's words, with what it left open. */
function toldOf(done: readonly { text: string; outcome: Outcome }[], said: Reply["said"]): string[] {
  const [only, ...others] = done;
  if (others.length === 0) return only?.outcome.texts ?? [];
  // What stands behind the first sentence was done or named on its own.
  const firstOf = (text: string) => text.replace(joining, "").split(/(?<=[.!?]["”']?)\s+/)[0] ?? "";
  const list = done.map(({ text }) => `“${shortly(firstOf(text).replace(joining, ""))}”`).join(", ");
  return [said.line("words-edited", { list }), ...done.flatMap(({ outcome }) => outcome.texts.slice(1))];
}

const joining = /^(?:(?:trs|trus|terus|dan|plus|sama|sm|lalu)[ ,]+)+|[.,;!]+$/giu;
