import { existsSync, readFileSync, statSync } from "node:fs";
import { isDanger, readMessages, riskOf } from "../../../training/danger/read-messages.ts";

/** A labelled message, from either source format. */
export type Labelled = {
  id: string;
  text: string;
  risk: string;
  isCrisis: boolean;
  about: "self" | "other";
  surface: "explicit" | "oblique" | undefined;
};

/**
 * Reads the messages of a folder of authors (training/danger/guideline.md), or of a JSONL file with the tags file
 * beside it.
 */
export const readLabelled = (path: string): Labelled[] =>
  statSync(path).isDirectory() ? fromFolder(path) : fromLines(path);

const fromFolder = (folder: string): Labelled[] =>
  readMessages(folder).map((message) => ({
    id: message.id,
    text: message.text,
    risk: riskOf[message.class] ?? "none",
    isCrisis: isDanger(message),
    about: message.about === "self" ? "self" : "other",
    surface: message.surface === "x" ? "explicit" : message.surface === "o" ? "oblique" : undefined,
  }));

type Line = { id: string; text: string; risk: string; about: string; surface?: string | null };

const linesOf = <T>(path: string): T[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));

function fromLines(path: string): Labelled[] {
  const tagsPath = path.replace(/\.jsonl$/, ".tags.jsonl");
  const tags = existsSync(tagsPath) ? linesOf<{ id: string; surface: string }>(tagsPath) : [];
  const surfaces = new Map(tags.map((tag) => [tag.id, tag.surface]));
  return linesOf<Line>(path).map(({ id, text, risk, about, surface }) => ({
    id,
    text,
    risk,
    isCrisis: risk !== "none" && risk !== "distress",
    about: about === "self" ? "self" : "other",
    surface: surfaceOf(surfaces.get(id) ?? surface),
  }));
}

function surfaceOf(tag: string | null | undefined): Labelled["surface"] {
  if (tag === "explicit") return "explicit";
  return tag === "indirect" || tag === "oblique" ? "oblique" : undefined;
}
