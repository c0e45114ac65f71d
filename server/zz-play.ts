import { readFileSync } from "node:fs";
import { noRisk } from "#rules/safety/danger-kinds.ts";
import { lead } from "#server/external/model/guide/lead.ts";
import { emptyState, guideStateSchema } from "#server/external/model/guide/state.ts";
const talks = readFileSync(process.argv[2]!, "utf8").split(/\n---\n/);
for (const talk of talks) {
  let state = emptyState;
  const lines = talk.trim().split("\n");
  const field = lines.shift()! as never;
  console.log("\n=====", field);
  for (const text of lines) {
    const led = lead(state, { text: text.replaceAll("\\n", "\n"), field, riskLevel: 0, risk: noRisk, isClosing: false } as never);
    state = guideStateSchema.parse(JSON.parse(JSON.stringify(led.state)));
    console.log(`> ${text}\n${led.text}\n  [${led.choices.map((c) => c.label).join("] [")}]\n`);
  }
}
