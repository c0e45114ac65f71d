import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { brands, gallery, picturesOf, screens } from "../scripts/screens.ts";

const folder = join(import.meta.dirname, "..", "docs", "screens");
const files = readdirSync(folder);

/** The gallery may grow, but not the time that a clone takes. */
const mostBytes = 4_800_000;

describe("the gallery of screens", () => {
  test("shows each picture of the folder once, and nothing that is not there", () => {
    const text = readFileSync(join(folder, "README.md"), "utf8");
    expect(text).toBe(gallery(files));
    const shown = [...text.matchAll(/\]\(([\w-]+\.webp)\)/g)].map(([, file]) => file);
    expect(shown.toSorted()).toEqual(files.filter((file) => file.endsWith(".webp")).toSorted());
    for (const { name, title } of screens) expect(text, name).toContain(`## ${title}\n`);
  });

  test("has the main screens in every brand, each on a phone and on a desktop in both themes", () => {
    const whole = screens.flatMap(picturesOf).filter(({ isWhole }) => isWhole);
    expect(whole.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["login-brands", "chat-brands", "payment-brands", "statement-brands"]),
    );
    for (const picture of whole) expect(picture.brands).toEqual(brands);
    const names = screens.flatMap(picturesOf).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test("stays small", () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(mostBytes);
  });
});
