import { problemsOf, saidTwice } from "#server/external/model/guide/check-flow.ts";
import type { Flow } from "#server/external/model/guide/flow.ts";
import { problemsOfAnswers } from "#server/external/model/guide/vetted-answers/check-answers.ts";
import { readAnswers } from "./read-answers.ts";
import { flowFiles, readFlowFile } from "./read-flows.ts";

/*
 * npm run flows [-- parts of a file name]: prints the problems of the guide's flows, and nothing when all can be played
 * through, and those of its answers. With names it checks those files alone, so that one flow can be written while others
 * are unfinished.
 */

const wanted = process.argv.slice(2);
const files = flowFiles().filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)));
const read: Flow[] = [];
const problems: string[] = [];
for (const file of files) {
  try {
    read.push(readFlowFile(file));
  } catch (error) {
    problems.push(String(error));
  }
}
problems.push(...read.flatMap(problemsOf), ...saidTwice(read));
const answers = wanted.length === 0 ? readAnswers() : [];
problems.push(...problemsOfAnswers(answers, read));
const sound = `${read.length} flows can be led through.${answers.length > 0 ? ` ${answers.length} answers can be said.` : ""}`;
console.log(problems.length > 0 ? problems.join("\n") : sound);
process.exitCode = problems.length > 0 ? 1 : 0;
