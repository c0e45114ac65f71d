import { type Chapter, momentOf } from "#server/platform/own-data.ts";
import { ownDataTexts as says } from "#texts/privacy/own-data.ts";
import { feedbackOf } from "./feedback.ts";

export const feedbackChapter: Chapter = {
  name: "feedback",
  title: says.chapters.feedback,
  async *read({ app, owner }) {
    for (const { message, createdAt } of await feedbackOf(app, owner)) {
      yield { heading: momentOf(createdAt), data: { message, created_at: createdAt }, body: message };
    }
  },
};
