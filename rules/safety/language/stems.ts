/**
 * Voice of a verb form: the subject does it, suffers it, or it happens by accident. Empty if the form does not tell.
 */
export type Voice = "active" | "passive" | "accident" | "";

export type Form = { stem: string; voice: Voice; mine: boolean; byMe: boolean };

const particles = ["lah", "kah", "pun", "deh"];
const clitics = ["ku", "mu", "nya", "ny", "nye", "ne", "na"];
const endings = ["kan", "keun", "ake", "in", "an", "i"];
const vowel = /^[aeiou]/;
const shortestStem = 3;

type Opening = { prefix: string; voice: Voice; byMe?: boolean; nasal?: string[] };

/** Roughly longest first; `nasal` lists the letters that a nasal prefix may have swallowed (`nusuk` from `tusuk`). */
const openings: Opening[] = [
  { prefix: "meng", voice: "active", nasal: ["", "k"] },
  { prefix: "meny", voice: "active", nasal: ["s", "c"] },
  { prefix: "menge", voice: "active", nasal: [""] },
  { prefix: "mem", voice: "active", nasal: ["p"] },
  { prefix: "men", voice: "active", nasal: ["t"] },
  { prefix: "nge", voice: "active" },
  { prefix: "ng", voice: "active", nasal: ["", "k"] },
  { prefix: "ny", voice: "active", nasal: ["s", "c"] },
  { prefix: "me", voice: "active" },
  { prefix: "n", voice: "active", nasal: ["t"] },
  { prefix: "m", voice: "active", nasal: ["p"] },
  { prefix: "di", voice: "passive" },
  { prefix: "ku", voice: "active", byMe: true },
  { prefix: "tak", voice: "active", byMe: true },
  { prefix: "ter", voice: "accident" },
  { prefix: "ke", voice: "accident" },
  { prefix: "ka", voice: "accident" },
  { prefix: "ber", voice: "" },
  { prefix: "be", voice: "" },
  { prefix: "se", voice: "" },
];

/** Yields what a word may be derived from, nearest first: without particle, clitic, ending and prefix. */
export function* formsOf(word: string): Generator<Form> {
  for (const { stem, mine } of withoutEndings(word)) {
    yield { stem, voice: "", mine, byMe: false };
    for (const opening of openings) {
      if (!stem.startsWith(opening.prefix)) continue;
      const rest = stem.slice(opening.prefix.length);
      for (const root of rootsOf(rest, opening)) {
        if (root.length < shortestStem) continue;
        yield { stem: root, voice: opening.voice, mine, byMe: opening.byMe === true };
      }
    }
  }
}

function rootsOf(rest: string, { nasal }: Opening): string[] {
  if (nasal === undefined) return [rest];
  if (!vowel.test(rest)) return [rest];
  return nasal.map((swallowed) => swallowed + rest);
}

function withoutEndings(word: string): { stem: string; mine: boolean }[] {
  const found = [{ stem: word, mine: false }];
  const add = (from: string, ending: string, mine: boolean) => {
    const stem = from.slice(0, -ending.length);
    if (from.endsWith(ending) && stem.length >= shortestStem) found.push({ stem, mine });
  };
  for (const particle of particles) add(word, particle, false);
  for (const { stem } of [...found]) for (const clitic of clitics) add(stem, clitic, clitic === "ku");
  for (const { stem, mine } of [...found]) for (const ending of endings) add(stem, ending, mine);
  return found;
}
