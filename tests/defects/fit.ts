import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Defect, defects } from "./defects.ts";

export type Named = Defect & { id: string };

/** The defects, each with an id made of its area and its number within the area. */
export const named: Named[] = defects.map((defect, n) => {
  const nth = defects.slice(0, n + 1).filter(({ area }) => area === defect.area).length;
  return { ...defect, id: `${defect.area.toLowerCase()}-${nth}` };
});

/** Returns the file's source with the defect in it. Throws unless the snippet occurs exactly once. */
export function spoiled(checkout: string, { id, file, find, replace }: Named): string {
  const source = readFileSync(join(checkout, file), "utf8");
  const times = source.split(find).length - 1;
  if (times !== 1) throw new Error(`${id}: its snippet stands ${times} times in ${file}, not once.`);
  return source.replace(find, () => replace);
}

/** Throws if a filter matches no test file: the defect would look as if no test caught it. */
export function mustHaveTests({ id, tests }: Named, paths: readonly string[]): void {
  const files = paths.filter((path) => /\.(test|journey)\.tsx?$/.test(path));
  const empty = Object.values(tests)
    .flat()
    .filter((part) => !files.some((path) => path.includes(part)));
  if (empty.length > 0) throw new Error(`${id}: no test file has ${empty.join(" or ")} in its path.`);
}
