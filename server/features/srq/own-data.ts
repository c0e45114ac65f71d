import { type Chapter, momentOf } from "#server/platform/own-data.ts";
import { ownDataTexts as says } from "#texts/privacy/own-data.ts";
import { exportOfSrq } from "./srq.ts";

/** Every screening with its answers and the interpretation that was shown. */
export const srqChapter: Chapter = {
  name: "srq",
  title: says.chapters.srq,
  async *read({ app, owner }) {
    for (const { created_at, version, count, interpretation, detail } of await exportOfSrq(app, owner)) {
      yield {
        heading: momentOf(created_at),
        data: { created_at, version, count, interpretation, answers: detail },
        facts: detail.map(({ question, answer }) => [question, says.answers[answer]] as const),
        body: interpretation.join("\n"),
      };
    }
  },
};
