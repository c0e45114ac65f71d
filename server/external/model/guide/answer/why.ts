import { namesIn } from "#server/external/model/guide/compute.ts";
import { isCorrection } from "#server/external/model/guide/document/edits/several-corrections.ts";
import { vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import type { Flow, Step } from "#server/external/model/guide/flow.ts";
import type { Said } from "#server/external/model/guide/lines/said.ts";
import type { Outcome } from "#server/external/model/guide/outcome.ts";
import { numbersOf } from "#server/external/model/guide/slots.ts";
import type { ActiveFlow } from "#server/external/model/guide/state.ts";
import { numberText, rupiahText } from "#server/external/model/guide/values/numbers/amounts.ts";
import { quotedLine } from "#server/external/model/guide/words/table-rows.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* Why the guide offers, asks or makes something: by which words it was found, where an answer goes, how a sum was made. */

const asksWhy =
  /^(?:kenapa|knp|kenape|napa|ngapa|kok|mengapa|kenopo|ngopo|naha|kunaon|why|alasan(?:nya|mu)?|dasarnya|buat apa|untuk apa|apa alasan(?:nya|mu)?|dari mana|darimana|dapet dari mana)$/;
const ofTheGuide = new Set(
  `ga gak nggak ngga tidak dijawab jawab milihin dipilihkan kok ini itu yang yg sih ya kak min bang harus mesti perlu butuh kamu km lu lo anda kau milih pilih dipilih memilih
  milihin nawarin ditawarin menawarkan nyaranin disaranin menyarankan saran kasih dikasih ngasih memberi nanya tanya
  ditanya nanyain menanyakan ditanyain begini gini gitu begitu segitu segini sebesar sekecil urutan urutannya harga harganya
  angka angkanya hasil hasilnya total totalnya hitungan hitungannya jumlahnya napas pertanyaan pertanyaannya ditanyakan
  langkah langkahnya cara caranya jam jamnya jadwal jadwalnya bentuk bentuknya susunan susunannya malah jadi cuma bukan
  dulu duluan apa dong deh sama ke ngitungnya dapat dapet dapatnya muncul keluar diminta minta disuruh nyuruh
  tombolnya pilihannya rekomendasi rekomendasinya suratnya isinya bisa nulis ditulis pakai pake napasnya latihannya`.split(
    /\s+/,
  ),
);
const whyWordsMax = 8;

/** Whether a message asks for the reason of what the guide does; a member's own "kenapa aku begini" does not. */
export function isWhy(text: string): boolean {
  const words = plain(text)
    .replace(/^(?:(?:eh|lho|loh|lah|hm+|tapi|tp|emang|emangnya|bentar|btw) )+/, "")
    .split(" ");
  if (words.length > whyWordsMax) return false;
  for (const length of [1, 2, 3]) {
    if (!asksWhy.test(words.slice(0, length).join(" "))) continue;
    const rest = words.slice(length);
    if (rest.length === 0) return text.includes("?") || !/^kok$/.test(words[0] ?? "");
    if (rest.every((word) => ofTheGuide.has(word))) return true;
  }
  return false;
}

/** At buttons, where no story is expected, a short question for a reason is about them, unless it is about somebody. */
export const isWhyHere = (text: string): boolean =>
  /^(?:kenapa|knp|mengapa|napa|kok|ngapain|emang kenapa)\b/.test(plain(text)) &&
  text.includes("?") &&
  plain(text).split(" ").length <= whyWordsMax &&
  !/\b(?:aku|saya|gue|gw|dia|suami\w*|istri\w*|bos\w*|mereka|ibu|bapak|mama|papa)\b/.test(plain(text));

/** "Kok jatah segitu, dari mana?" */
const sumAsked =
  /^(?:(?:lho|loh|lah|eh) )?kok\b.*\b(?:segitu|segini|begitu|gini|gitu|dikit|sedikit|banyak|mahal|murah|besar|kecil|gede)\b|\b(?:dari mana|darimana)\b/;

/** Below a document, any short question for a reason is about it. */
export const isWhyBelow = (text: string): boolean => {
  const said = plain(text);
  if (/\b(?:ga|gak|nggak|ngga|tidak|belum|blm) (?:ada|masuk|disebut)\b/.test(said)) return false;
  // "Alasannya ganti kesehatan aja" changes the reason.
  if (isCorrection(text)) return false;
  return (
    isWhy(text) ||
    (sumAsked.test(said) && said.split(" ").length <= whyWordsMax) ||
    (/^(?:kenapa|knp|mengapa|napa|dari mana|darimana|alasannya|apa alasan\w*|gimana (?:cara )?(?:ngitung|hitung)\w*)\b/.test(
      said,
    ) &&
      said.split(" ").length <= whyWordsMax)
  );
};

const wordsShown = 4;

/** The words of a text that led to a flow, as they were written. */
function wordsFor(flow: Flow, text: string): string[] {
  const own = new Set(
    [...flow.words, ...(flow.near ?? []), flow.title, flow.offer, ...flow.examples].flatMap((one) =>
      vocabulary().stems(one),
    ),
  );
  const found = plain(text)
    .split(" ")
    .filter(
      (word) =>
        word.length > 2 &&
        vocabulary()
          .stems(word)
          .some((stem) => own.has(stem)),
    );
  return [...new Set(found)].slice(0, wordsShown);
}

/** The example that has most words with a text in common. */
function nearestExample(flow: Flow, text: string): string {
  const stems = new Set(vocabulary().stems(text));
  const shared = (example: string) =>
    vocabulary()
      .stems(example)
      .filter((stem) => stems.has(stem)).length;
  return flow.examples.toSorted((one, other) => shared(other) - shared(one))[0] ?? flow.title.toLowerCase();
}

/** By which words the offered flows were found. */
export function whyOffered(flows: readonly Flow[], text: string, said: Said): string[] {
  const reasons = flows.map((flow) => {
    const words = wordsFor(flow, text);
    return words.length > 0
      ? `- ${flow.offer}: ${words.map((word) => `“${word}”`).join(", ")}`
      : `- ${flow.offer}: mirip “${nearestExample(flow, text)}”`;
  });
  const isNew = said.isFirst(`why-offer:${reasons.join()}`);
  return [said.line("why-offer"), ...(isNew ? [reasons.join("\n")] : [])];
}

/** Where the answer to the waiting step goes, or how the document above was made. */
function whyInFlow(flow: Flow, active: ActiveFlow, said: Said): string[] {
  const step = flow.steps[active.at];
  const own = flow.why !== undefined && said.isFirst(`why:${flow.id}`) ? [flow.why] : [];
  if (!step) return own;
  if ("make" in step) return whyMade(flow, active, step, own, said);
  if ("into" in step && step.into !== undefined) return [goesInto(flow, active.at, step.into, said), ...own];
  const made = active.trail.map((at) => flow.steps[at]).findLast((one) => one !== undefined && "make" in one);
  if (made && "make" in made && active.passed.length > 0) return whyMade(flow, active, made, own, said);
  if (own.length > 0) return own;
  return [said.line("choose" in step ? "why-choice" : "why-step", { title: flow.title.toLowerCase() })];
}

const lineMax = 60;

/** The document and its line into which a slot goes, or the sum that it is used for. */
function goesInto(flow: Flow, at: number, name: string, said: Said): string {
  const pattern = new RegExp(`\\{${name}[?|}]`);
  const makes = flow.steps.flatMap((step, place) => ("make" in step && place > at ? [step] : []));
  const made = makes.find(({ text }) => pattern.test(text));
  const line = made?.text.split("\n").find((one) => pattern.test(one));
  if (made && line !== undefined) {
    const shown = quotedLine(line)
      .replace(/\{[^}]*\}/g, "…")
      .trim()
      .slice(0, lineMax);
    return said.line("why-asked", { title: made.make, line: shown });
  }
  const sums = flow.steps.flatMap((step) =>
    "compute" in step
      ? Object.entries(step.compute).filter(([, sum]) =>
          namesIn(sum).some((one) => one.split(".")[0] === name),
        )
      : [],
  );
  const [sum] = sums;
  if (sum) return said.line("why-sum", { sum: sum[0].replaceAll("_", " ") });
  return said.line("why-choice", { title: flow.title.toLowerCase() });
}

function whyMade(
  flow: Flow,
  active: ActiveFlow,
  step: Extract<Step, { make: string }>,
  own: string[],
  said: Said,
): string[] {
  const sums = calculations(flow, active, step.text);
  const reason = step.why !== undefined && said.isFirst(`why:${flow.id}:${active.at}`) ? [step.why] : [];
  const source =
    flow.source !== undefined && said.isFirst(`source:${flow.id}`)
      ? [`Caranya diambil dari: ${flow.source}.`]
      : [];
  const shown = sums !== "" && said.isFirst(`sums:${sums}`) ? [said.line("why-sums"), sums] : [];
  const all = [...reason, ...own, ...shown, ...source];
  return all.length > 0 ? all : [said.line("why-made", { title: flow.title.toLowerCase() })];
}

const sumsMax = 6;

/** The sums of a document as they were worked out: "modal per buah = Rp400.000 / 30 = Rp13.333". */
function calculations(flow: Flow, active: ActiveFlow, text: string): string {
  const numbers = numbersOf(flow, active.filled, active.sums);
  const isMoney = (name: string): boolean => {
    const [slotName = "", column] = name.split(".");
    const slot = flow.slots[slotName];
    if (slot?.kind === "rupiah") return true;
    if (column !== undefined) return slot?.columns?.find((one) => one.name === column)?.kind === "rupiah";
    return text.includes(`{${name}|rupiah}`);
  };
  const shown = (name: string): string => {
    const value = numbers(name);
    if (value === undefined) return "?";
    return isMoney(name) ? rupiahText(value) : numberText(value);
  };
  const readable = (sum: string): string =>
    sum
      .replace(/thousands\(/g, "dibulatkan ke ribuan(")
      .replace(/whole\(/g, "dibulatkan(")
      .replace(/\b[a-z][a-z0-9_]*(?:\.[a-z_]+)?\b(?!\()/g, (name) =>
        /^(?:dibulatkan|ke|ribuan|min|max)$/.test(name) ? name : shown(name),
      )
      .replaceAll("*", "×")
      .replaceAll("/", ":");
  return active.passed
    .flatMap((at) => {
      const step = flow.steps[at];
      return step && "compute" in step ? Object.entries(step.compute) : [];
    })
    .filter(
      ([name, sum]) =>
        active.sums[name] !== undefined && namesIn(sum).length > 0 && text.includes(`{${name}`),
    )
    .slice(0, sumsMax)
    .map(([name, sum]) => `- ${name.replaceAll("_", " ")} = ${readable(sum)} = ${shown(name)}`)
    .join("\n");
}

/** Leaves the flow where it is and says why. */
export const explainedWhy = (
  flow: Flow,
  active: ActiveFlow,
  shown: Omit<Outcome, "flow" | "texts">,
  said: Said,
): Outcome => ({
  texts: whyInFlow(flow, active, said),
  choices: shown.choices,
  flow: active,
});
