import { z } from "zod";
import { wholeSurvey } from "#rules/survey.ts";
import { surveyErrors } from "#texts/survey.ts";
import { call, done } from "./shape.ts";

/** E-52: the four answers of a survey as they are stored: step numbers for scales, words for options. */
export const surveyAnswers = z.array(z.object({ no: z.int(), answer: z.union([z.int(), z.string()]) }));

/** C-55: the survey, once per member. */
export const submitSurvey = call({
  body: z.object({
    answers: z
      .array(z.object({ no: z.int(), answer: z.union([z.int(), z.string().max(100)]) }))
      .max(10)
      .transform((given, context) => {
        const answers = wholeSurvey(given);
        if (answers) return answers;
        context.addIssue({ code: "custom", message: surveyErrors.incomplete });
        return z.NEVER;
      }),
  }),
  answer: done,
  errors: ["unauthenticated", "survey_answered"],
});
