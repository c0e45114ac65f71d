import { surveyQuestions } from "#texts/survey.ts";

export type SurveyQuestion = (typeof surveyQuestions)[number];

/** E-52: a step of a scale, or the words of an option. */
export type SurveyAnswer = { no: number; answer: number | string };

/** Steps of a scale (B-400). */
export const scaleSteps = [1, 2, 3, 4, 5] as const;

/**
 * Returns an answer in its stored form: the step of a scale, or the words of an option, which may also be given by its
 * position. Undefined for anything that the question does not offer.
 */
function surveyAnswer(no: number, given: number | string): number | string | undefined {
  const question = surveyQuestions.find((one) => one.no === no);
  const step = scaleSteps.find((one) => String(one) === String(given).trim());
  if (!question) return undefined;
  if (question.kind === "scale") return step;
  return question.options.find((words) => words === given) ?? (step && question.options[step - 1]);
}

/** Returns the answers in order if every question is answered exactly once, otherwise undefined (B-402). */
export function wholeSurvey(given: readonly SurveyAnswer[]): SurveyAnswer[] | undefined {
  const answers = surveyQuestions.flatMap(({ no }) => {
    const own = given.filter((one) => one.no === no);
    const answer = own.length === 1 && own[0] ? surveyAnswer(no, own[0].answer) : undefined;
    return answer === undefined ? [] : [{ no, answer }];
  });
  const isWhole = answers.length === surveyQuestions.length && given.length === answers.length;
  return isWhole ? answers : undefined;
}
