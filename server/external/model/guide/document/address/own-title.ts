import type { Flow } from "#server/external/model/guide/flow.ts";
import { kinTitles } from "./kin-titles.ts";
import { actions, noOwner } from "./register.ts";

/* What parents call themselves to their child: "jangan pakai aku, Mama gitu" is "Mama minta maaf". */

const instead =
  "(?:pakai|pake|pakenya|pakainya|jadi|jadiin|ganti|diganti|sebut|sebutnya|nyebutnya|panggil\\p{L}*|manggil\\p{L}*|dipanggil)";
const after = new RegExp(
  `(?<!\\p{L})${instead} (?:(?:kata|jadi|aja|pakai|pake|dengan|sama|aku|saya|diriku|diri) )*["“]?(${kinTitles})(?!\\p{L})["”]?(?! (?:dia|mertua|kamu|rt|rw|kos|guru)(?!\\p{L}))`,
  "iu",
);
const before = new RegExp(
  `(?:^|[,.;] ?)(?:tapi |harusnya |maunya )?["“]?(${kinTitles})["”]? (?:gitu|aja|saja|dong|lah)(?!\\p{L})`,
  "iu",
);
const called = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1).toLowerCase();

/** By which word the member wants to be named in a text for their child; undefined if none is told. */
export function ownTitleIn(text: string): string | undefined {
  const title = (after.exec(text) ?? before.exec(text))?.[1];
  return title === undefined ? undefined : called(title);
}

const self = /(?<![\p{L}{])(?:aku|saya|gue|gua|gw)(?![\p{L}}])/giu;
const acting = new RegExp(`(?<![\\p{L}{])ku(?=(?:${actions})(?!\\p{L}))`, "giu");
const owned = /(?<![\p{L}{])(\p{L}{3,})ku(?![\p{L}}])/giu;
const anyTitle = new RegExp(`(?<!\\p{L})(?:${kinTitles})(?!\\p{L})`, "giu");

/** More words tell of something else, in which a relative may occur. */
const titleWordsMax = 6;

/** The slot for what its writer is called in a text. */
export const titleSlot = (flow: Flow): string | undefined =>
  Object.keys(flow.slots).find((name) => flow.slots[name]?.takes === "called");

/** The title out of an answer such as "dia manggil saya Mama"; a name alone is that of the child, and no title. */
export function titleIn(told: string): string | undefined {
  const isShort = told.trim().split(/\s+/).length <= titleWordsMax;
  const title = isShort ? [...told.matchAll(anyTitle)].at(-1)?.[0] : undefined;
  return title === undefined ? undefined : called(title);
}

/** A text in which its writer is named by the title that was told; unchanged where none was. */
export function namedByTitle(flow: Flow, filled: Readonly<Record<string, string>>, text: string): string {
  const title = titleIn(filled[titleSlot(flow) ?? ""] ?? "");
  if (title === undefined) return text;
  return text
    .replace(self, title)
    .replace(acting, `${title} `)
    .replace(owned, (whole, thing: string) => (noOwner.test(whole) ? whole : `${thing} ${title}`));
}
