/**
 * `npm run flows:eval`: trains on all messages but every fourth of the later authors (`*-b.txt`, `*-c.txt`, `*-d*.txt`), and reports
 * what the guide offers for those that were left out. The saved weights stay as they are.
 */
import { noRisk } from "#rules/safety/danger-kinds.ts";
import { flowOf } from "#server/external/model/guide/flows.ts";
import { lead } from "#server/external/model/guide/lead.ts";
import { emptyState } from "#server/external/model/guide/state.ts";
import { classifiers } from "#server/platform/classifiers.ts";
import { modelOf, none } from "./model.ts";
import { type Request, readRequests } from "./read-requests.ts";

const second = readRequests(/-(?:[bc]|d\d?)\.txt$/);
const isLeftOut = (_: Request, nth: number): boolean => nth % 4 === 0;
const tested = second.filter(isLeftOut);
const leftOut = new Set(tested.map(({ text }) => text));
classifiers.flows = modelOf(readRequests().filter(({ text }) => !leftOut.has(text)));

/** The flows that are offered for a first message, likeliest first. */
function offeredFor({ flow, text }: Request): string[] {
  const field = flowOf(flow)?.field;
  const led = lead(emptyState, { text, field, riskLevel: 0, risk: noRisk, isClosing: false });
  return led.choices.flatMap(({ id }) => (id.startsWith("flow:") ? [id.slice("flow:".length)] : []));
}

const results = tested.map((request) => ({ flow: request.flow, offered: offeredFor(request) }));
const asked = results.filter(({ flow }) => flow !== none);
const idle = results.filter(({ flow }) => flow === none);
const share = (part: readonly unknown[], whole: readonly unknown[]) =>
  (part.length / whole.length).toFixed(3);

const first = asked.filter(({ flow, offered }) => offered[0] === flow);
const amongThree = asked.filter(({ flow, offered }) => offered.slice(0, 3).includes(flow));
const offeredIdle = idle.filter(({ offered }) => offered.length > 0);

process.stdout.write(`right flow first      ${share(first, asked)}
among the first three ${share(amongThree, asked)}
offer without a wish  ${share(offeredIdle, idle)}
of ${asked.length} requests and ${idle.length} messages that ask for no flow
`);
