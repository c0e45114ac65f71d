import { questionsOf, srqVersion } from "#rules/srq.ts";
import type { Handler } from "#server/platform/app.ts";

/** C-43 (B-390, B-398): returns the questions, the same for everyone, without a token. */
export const listSrqQuestions: Handler<"listSrqQuestions"> = async () => ({
  status: "success",
  data: questionsOf(srqVersion),
  version: srqVersion,
});
