import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that run longer than their size suggests, because they wait for time-outs or for a server to start. */
const slow = ["trouble", "srq-look", "srq-safety", "offline", "no-strangers", "google"];

/** Starts slow files first, then faults and large files: no worker is left alone with a long one at the end. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => slow.some((name) => moduleId.includes(`/${name}`));
    const bySize = await super.sort(files);
    return [...bySize.filter(isSlow), ...bySize.filter((file) => !isSlow(file))];
  }
}
