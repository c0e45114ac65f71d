import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that run longer than their size suggests, because they wait for timeouts or for a server to start. */
const slow = [
  "backup",
  "bad-input",
  "statement.property",
  "clock.property",
  "export-conversation",
  "embedded-trouble",
  "rehearsal",
  "screens",
  "chat-failures",
  "srq-look",
  "srq-safety",
  "offline",
  "no-strangers",
  "google",
];

/**
 * Starts the slow files first and then the others in the default order, so that no worker ends alone with a long file.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => slow.some((name) => moduleId.includes(`/${name}.`));
    const bySize = await super.sort(files);
    return [...bySize.filter(isSlow), ...bySize.filter((file) => !isSlow(file))];
  }
}
