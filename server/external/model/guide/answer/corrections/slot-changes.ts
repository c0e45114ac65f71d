import { vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import type { Filled } from "#server/external/model/guide/slots.ts";
import { plain } from "#server/external/model/guide/words/to-guide/commands.ts";

/* Finds the slot that a message wants to change, and its new value. */

export const changedInto =
  /(?<!\p{L})(?:di)?(?:ubah|ganti|edit|revisi|koreksi|ralat|benerin|betulkan|perbaiki|geser|pindah|majuin|mundurin|majukan|mundurkan)(?:in|kan|nya)?\s+(.+?)\s+(?:jadi|jd|menjadi|ke|dengan|pakai|pake)\s+(.+)$/iu;
/** "Yang perbaikannya diganti: aku mau ...", "diganti kak. namanya Nadia": the part first, or the wish first. */
const changedTo =
  /^(?:yang |yg |bagian )?([\p{L} ]{3,40}?) (?:tolong )?(?:di)?(?:ganti|ubah)(?:in|nya)?(?: jadi| jd| menjadi| ke| dengan)?\s*[:,]?\s+(.+)$|^(?:(?:ini|itu|kok|eh|tolong|loh) )*(?:di)?(?:ganti|ubah|salah)(?:in)?(?: (?:kak|dong|ya|min))*[.,:]? +(\p{L}{3,20}nya) (.+?)(?: (?:aja|saja|ya|kak))*$/isu;
/** "Kota saya salah, harusnya Salatiga", "uang masuknya salah, 4,1": the part, then what it should be. */
const wrongly =
  /^(?:(?:eh|kak|maaf|sori|itu|kok|tapi|bentar|loh|aduh|yang|yg)[ ,]+)*([\p{L} ]{3,30}?)(?:nya|ku| saya| aku)?(?: tadi| itu)? (?:salah|keliru|kebalik|kurang tepat|typo|bukan (?:itu|segitu))(?: (?:tuh|kak|ya|itu|ketik|tulis))*[,.:]? *(?:(?:harusnya|seharusnya|mestinya|yang (?:bener|benar)|yg (?:bener|benar)|maksudnya|maksudku|itu|jadi|tapi)[: ]+)*(\S.*)$/isu;

/** "Eh salah nama, Rina". */
const wrongPart =
  /^(?:(?:eh|kak|maaf|sori|aduh|duh|loh)[ ,]+)*(?:salah|keliru) (?!ketik|tulis|satu)(\p{L}{3,20})(?: (?:tadi|itu|kak|deh))*[,.:]+ *(?:(?:harusnya|yang bener|maksudku|maksudnya) )*(\S.*)$/isu;

/** "Namanya kok Rina doang, harusnya Rina Sari". */
const ratherThan =
  /^(?:(?:eh|kak|maaf|itu|kok|tapi|loh|lah|aduh|yang|yg)[ ,]+)*([\p{L} ]{3,30}?)(?:nya|ku)? (?:kok|masih|malah|kenapa|knp) [^,.;!?\n]{1,40}?[,.;]? (?:harusnya|seharusnya|mestinya|yang (?:bener|benar)|yg (?:bener|benar))[: ]+(?:itu |jadi )?(\S.*)$/iu;

/** "Tgl 15 desember aja. trus dibikin wa ya": what else is wanted beside a short value. */
const besideValue = /[.!?,]?\s+(?:trus|terus|trs|sekalian|tolong|sama tolong|dan tolong)\b.*$/is;
/(?:[.!?]\s+(?=\S)|,?\s+(?=(?:trus|terus|trs|sekalian|tolong|sama tolong|dan tolong)\b)).*$/is;

/** Returns the slot that the text names, if it names exactly one. */
export function slotNamedIn(flow: Flow, names: readonly string[], text: string): string | undefined {
  const stems = vocabulary().stems(text);
  const said = plain(text).split(" ");
  const scored = names.map((name) => {
    const label = flow.slots[name]?.label ?? "";
    const own = vocabulary().stems(label);
    // "Terakhirnya" names "hari terakhir", although such words are too common to identify a wish.
    const isNamed = (word: string) =>
      word.length > 3 &&
      !/^(?:yang|untuk|dari|dengan|atau|kalau|kamu|saya|soal|tentang)$/.test(word) &&
      said.some((one) => one.startsWith(word));
    const score = plain(label).split(" ").filter(isNamed).length;
    return { name, score: score + own.filter((stem) => stems.includes(stem)).length };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const people = names.filter((name) => ["self", "person"].includes(flow.slots[name]?.takes ?? ""));
  if (best === 0 && people.length === 1 && said.some((one) => /^(?:nama|panggilan|sapaan)/.test(one)))
    return people[0];
  const found = scored.filter(({ score }) => score === best).map(({ name }) => name);
  if (best === 0 || found.length === 1) return best === 0 ? undefined : found[0];
  // "Namanya" means a person's name rather than a company's.
  const ofPeople = found.filter((name) => ["self", "person"].includes(flow.slots[name]?.takes ?? ""));
  return ofPeople.length === 1 ? ofPeople[0] : undefined;
}

/** Parses "Ganti tanggalnya jadi 14 Februari" into the slot and its new value. */
export function changeIn(
  flow: Flow,
  names: readonly string[],
  text: string,
): { name: string; value: string } | undefined {
  const [, first, second, third, fourth] =
    ratherThan.exec(text) ??
    wrongly.exec(text) ??
    wrongPart.exec(text) ??
    changedInto.exec(text) ??
    changedTo.exec(text) ??
    [];
  const what = first ?? third ?? "";
  const value = second ?? fourth ?? "";
  const name = value === "" ? undefined : slotNamedIn(flow, names, what);
  if (name === undefined) return undefined;
  const isShort = !["text", "list", "rows"].includes(flow.slots[name]?.kind ?? "text");
  const own = value.split(/,\s+(?=yang|sisanya|lainnya)/)[0] ?? value;
  return { name, value: isShort ? own.replace(besideValue, "") : own };
}

/** The buttons by which a slot is chosen; none if it is written. */
export function optionsOf(flow: Flow, name: string) {
  const step = flow.steps.find((one) => "choose" in one && one.into === name);
  return step && "choose" in step ? step.options : [];
}

/** Drops empty values, so that slots left open count as unfilled. */
export const onlyFilled = (filled: Filled): Filled =>
  Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== ""));
