import { kanRoots } from "../tables/spellings.ts";

const takesKan = new Set(kanRoots.trim().split(" "));

type Stripped = { stem: string; isPassive: boolean; isSpoken: boolean };

/** Prefixes, longest first, with the first letter each may have swallowed. */
const prefixes: readonly { form: string; gives: readonly string[]; isPassive?: true; isSpoken?: true }[] = [
  { form: "meng", gives: ["", "k"] },
  { form: "peng", gives: ["", "k"] },
  { form: "meny", gives: ["s"] },
  { form: "mem", gives: ["", "p"] },
  { form: "men", gives: ["", "t"] },
  { form: "pem", gives: ["", "p"] },
  { form: "pen", gives: ["", "t"] },
  { form: "nge", gives: [""], isSpoken: true },
  { form: "ber", gives: [""] },
  { form: "bel", gives: [""] },
  { form: "ter", gives: [""], isPassive: true },
  { form: "me", gives: [""] },
  { form: "ng", gives: ["", "k"], isSpoken: true },
  { form: "ny", gives: ["s", "c"], isSpoken: true },
  { form: "di", gives: [""], isPassive: true },
  { form: "ke", gives: [""] },
  { form: "se", gives: [""] },
  { form: "pe", gives: [""] },
  { form: "be", gives: [""] },
  { form: "m", gives: ["p"], isSpoken: true },
  { form: "n", gives: ["t"], isSpoken: true },
];

/** Shorter ones are found inside too many words: kas in bekas, dia in media. */
const shortestRoot = 4;

const suffixes = ["", "kan", "in", "an", "i"];

export type Rooted = { root: string; isPassive: boolean; spoken?: { root: string; suffix: string } };

/** Words that only look built from another: bosan has nothing to do with bos. */
const whole = new Set(
  "bekas bekasi benaran berada berangkat berapa berkas bersih berusaha bosan dengan ditemani enakan hargai keadaan kebetulan kejadian kelas keluar keluarga kemarin kepala keputusan ketua masukan media melakukan memarahi menemani mengapa meninggalkan ngakak pasangan pelaku pemerintah pendapat pengaruh perasaan perlakuan petugas psikologi sebanyak sebentar sedia sekolah selagi selesai seorang setengah setuju tawaran terasa ternyata usahakan".split(
    " ",
  ),
);

function strip(word: string, suffix: string, isRoot: (word: string) => boolean): Stripped | undefined {
  const base = word.slice(0, word.length - suffix.length);
  if (suffix !== "" && base.length >= shortestRoot && isRoot(base))
    return { stem: base, isPassive: false, isSpoken: suffix === "in" };
  for (const prefix of prefixes) {
    if (!base.startsWith(prefix.form) || base.length - prefix.form.length < 2) continue;
    const rest = base.slice(prefix.form.length);
    const stem = prefix.gives
      .map((letter) => letter + rest)
      .find((form) => form.length >= shortestRoot && isRoot(form));
    if (stem !== undefined) {
      return {
        stem,
        isPassive: prefix.isPassive === true,
        isSpoken: prefix.isSpoken === true || suffix === "in",
      };
    }
  }
  return undefined;
}

/** The nearest root that the tables know a word by, looking through Indonesian and colloquial prefixes and endings. */
export function findRoot(word: string, isRoot: (word: string) => boolean): Rooted | undefined {
  if (!isRoot(word)) return stripped(word, isRoot);
  return { root: word, isPassive: stripped(word, isRoot)?.isPassive === true };
}

/** The word and its roots, each barer than the one before. */
export function formsOf(word: string, isRoot: (word: string) => boolean): string[] {
  const forms = [word];
  let deeper = stripped(word, isRoot);
  while (deeper !== undefined && !forms.includes(deeper.root)) {
    forms.push(deeper.root);
    deeper = stripped(deeper.root, isRoot);
  }
  return forms;
}

function stripped(word: string, isRoot: (word: string) => boolean): Rooted | undefined {
  if (whole.has(word)) return undefined;
  for (const suffix of suffixes) {
    if (suffix !== "" && (!word.endsWith(suffix) || word.length - suffix.length < 3)) continue;
    const found = strip(word, suffix, isRoot);
    if (found === undefined) continue;
    const rooted = { root: found.stem, isPassive: found.isPassive };
    return found.isSpoken ? { ...rooted, spoken: { root: found.stem, suffix } } : rooted;
  }
  return undefined;
}

/** The standard active form of a root: kerja -> mengerja, tahan -> menahan, banding -> membanding. */
function activeForm(root: string): string {
  const first = root.charAt(0);
  if ("lrmnwy".includes(first)) return `me${root}`;
  if (first === "p") return `mem${root.slice(1)}`;
  if ("bfv".includes(first)) return `mem${root}`;
  if (first === "t") return `men${root.slice(1)}`;
  if ("dcjz".includes(first)) return `men${root}`;
  if (first === "s") return `meny${root.slice(1)}`;
  return first === "k" ? `meng${root.slice(1)}` : `meng${root}`;
}

/** A spoken verb as it is written: ngerjain -> mengerjakan, dibohongin -> dibohongi, nahan -> menahan. */
export function writtenForm(word: string, rooted: Rooted): string {
  if (rooted.spoken === undefined) return word;
  const { root, suffix } = rooted.spoken;
  const ending = suffix === "in" ? (takesKan.has(root) ? "kan" : "i") : suffix;
  if (rooted.isPassive) return `${word.slice(0, word.length - suffix.length)}${ending}`;
  return `${activeForm(root)}${ending}`;
}
