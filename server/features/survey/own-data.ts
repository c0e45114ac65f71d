import type { Chapter } from "#server/platform/own-data.ts";
import { ownDataTexts as says } from "#texts/privacy/own-data.ts";
import { surveyQuestions } from "#texts/survey.ts";
import { surveyOf } from "./survey.ts";

export const surveyChapter: Chapter = {
  name: "survey",
  title: says.chapters.survey,
  async *read({ app, owner }) {
    const answers = await surveyOf(app, owner);
    if (answers.length === 0) return;
    const questionOf = (no: number) => surveyQuestions.find((one) => one.no === no)?.text ?? String(no);
    yield { data: { answers }, facts: answers.map(({ no, answer }) => [questionOf(no), String(answer)]) };
  },
};
