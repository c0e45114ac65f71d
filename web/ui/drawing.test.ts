import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "..", "art");
const read = (name: string) => readFileSync(join(folder, name), "utf8");

/** The shapes in a part of a drawing. */
const shapesOf = (text: string) => text.match(/<(circle|path) [^>]+>/g) ?? [];

test("the clouds of every small drawing are those that take the client's hue", () => {
  const clouds = shapesOf(read("clouds.svg"));
  expect(clouds).toHaveLength(8);
  const blue = readdirSync(folder).filter((name) => /fill="#8fa3da"/.test(read(name)));
  expect(blue.length).toBeGreaterThan(10);
  for (const name of blue) {
    expect(read(name), name).toContain('viewBox="0 0 240 180"');
    expect(shapesOf(read(name).match(/<defs>.*<\/svg>/s)?.[0] ?? ""), name).toEqual(clouds);
  }
});
