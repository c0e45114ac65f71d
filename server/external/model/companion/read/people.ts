import { type PersonKind, people } from "../tables/people.ts";
import { isPart } from "./lexicon.ts";
import type { Clause, Message, Token } from "./token.ts";

export type Person = { kind: PersonKind; root: string /** As said back: bosmu. */; phrase: string };

const kinds = new Map(
  people.flatMap((row) => row.words.split(" ").map((word): [string, PersonKind] => [word, row.kind])),
);

export function personKind(token: Token): PersonKind | undefined {
  return kinds.get(token.root);
}

/** "anak kos" and "anak magang" are no one's child. */
const notChildren = new Set([
  "kos",
  "muda",
  "magang",
  "sma",
  "smp",
  "kuliah",
  "it",
  "rantau",
  "baru",
  "zaman",
  "jaman",
  "emas",
  "kecil",
]);

function isOwn(token: Token, next: Token | undefined): boolean {
  return token.owner === "self" || (next !== undefined && isPart("self", next.word));
}

function isChild(clause: Clause, at: number): boolean {
  const token = clause.tokens[at];
  const next = clause.tokens[at + 1];
  if (token === undefined || (next !== undefined && notChildren.has(next.word))) return false;
  return (
    isOwn(token, next) ||
    token.word === "anak-anak" ||
    token.owner === "other" ||
    /^(?:pertama|kedua|bungsu|umur|usia)$/.test(next?.word ?? "")
  );
}

/** The bare word with "-mu": bosnya -> bosmu, orang_tua -> orang tuamu. */
function addressed(token: Token): string {
  const bare = token.word.replaceAll("_", " ").replace(token.owner === "none" ? /$^/ : /(?:ku|mu|nya)$/, "");
  return `${bare}mu`;
}

/** People spoken of, most lately named first. */
export function findPeople(message: Message): Person[] {
  const found = new Map<string, Person>();
  for (const clause of message.clauses) {
    clause.tokens.forEach((token, at) => {
      const kind = personKind(token);
      if (kind === undefined || (kind === "child" && !isChild(clause, at))) return;
      // "pacarku ... teman kantornya": the second belongs to the first, not to the member.
      if (
        token.owner === "other" &&
        clause.tokens.slice(0, at).some((before) => personKind(before) !== undefined)
      )
        return;
      found.delete(token.root);
      found.set(token.root, { kind, root: token.root, phrase: addressed(token) });
    });
  }
  return [...found.values()].reverse();
}
