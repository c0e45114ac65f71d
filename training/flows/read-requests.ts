import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A message and the flow that it asks for; `none` if no flow fits. */
export type Request = { flow: string; text: string };

const folder = join(import.meta.dirname, "requests");

/** Reads the messages of `requests`, of all files or of those named so. Throws at a line that does not match the form. */
export const readRequests = (named = /\.txt$/): Request[] =>
  readdirSync(folder)
    .filter((name) => named.test(name))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"))
    .filter((line) => line !== "")
    .map((line) => {
      const [, flow = "", text = ""] = /^([a-z0-9-]+) \| (.+)$/u.exec(line) ?? [];
      if (text === "") throw new Error(`no request: ${line}`);
      return { flow, text };
    });
