import { wordsOf } from "#rules/classifier/features.ts";
import { readConcepts } from "#rules/safety/signs.ts";
import { vocabulary } from "#server/external/model/guide/find/find-flows.ts";
import { spellings } from "#server/external/model/guide/words/wish-synonyms.ts";

/* The words by which questions are compared: in one spelling and without their affixes, so that people who type differently ask the same. */

/** The first words tell what is asked, and a long message must not block the server. */
const wordsMax = 60;

/** Particles and forms of address, which say nothing of what is asked. */
const empty = new Set(
  `ya yah yaa iya yo sih seh dong donk deh dah nih tuh lah lho loh kok kah toh to ta mah teh atuh euy e eh ih ah oh uh hm hmm
  kak kakak min admin mbak mba mas bang abang bro sis gan pak bu om tante kang nak bun bos alma halo hai hei hey permisi maaf punten
  tolong mohon btw oke ok nah terus lalu jadi tu nda mi ji ki pi je rek wkwk hehe haha please plis sebenarnya sebenernya kira2 kira`.split(
    /\s+/,
  ),
);

/** Words that ask or join in the same way, beyond the spellings that the reader knows. */
const sameWords: ReadonlyMap<string, string> = new Map(
  [
    "gimana bagaimana gmana cara caranya carane piye kepiye pripun kumaha cemana",
    "apa apakah naon opo apaan",
    "boleh bolehkah oleh",
    "harus wajib mesti kudu perlu haruskah perlukah",
    "wajar normal wajarkah",
    "kenapa mengapa ngapa naha ngopo",
    "emang emg emangnya memang memangnya",
    "bilang ngomong omong bicara katakan sampaikan ucap ujar",
    "jawab dijawab jawaban jawabnya",
    "kasih beri ngasih memberi",
    "pas waktu ketika saat",
    "sebaiknya baiknya enaknya mending mendingan bagusnya",
  ].flatMap((line) => {
    const [first = "", ...others] = line.split(" ");
    return others.map((word): [string, string] => [word, first]);
  }),
);

const canonical = (word: string): string => {
  const known = spellings.get(word) ?? word;
  return sameWords.get(known) ?? known;
};

/** The words of a question in one spelling, in their order. */
export function wordsAsked(text: string): string[] {
  const words = wordsOf(text).slice(0, wordsMax);
  return readConcepts(words.join(" "))
    .words.map(({ word, stem }) => {
      const one = canonical(word);
      return vocabulary().stem(one === word ? canonical(stem) : one);
    })
    .filter((word) => !empty.has(word));
}
