import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const root = join(import.meta.dirname, "..");
/** What the slow files took in a whole run (`npm run times`). */
const times: Record<string, { seconds: number }> = JSON.parse(
  readFileSync(join(root, "tests", "times.json"), "utf8"),
);

/**
 * Starts the slowest files first and the others in the default order, so that no worker ends alone with a long file.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = ({ moduleId }: TestSpecification) => times[relative(root, moduleId)]?.seconds ?? 0;
    const bySize = await super.sort(files);
    return bySize.toSorted((one, other) => seconds(other) - seconds(one));
  }
}
