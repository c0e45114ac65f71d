import { readEvents } from "#server/test/events.ts";
import { type Exchange, findingsOf, type Observed, type Played } from "./measure.ts";
import type { Field, Script, ScriptTurn } from "./script.ts";

/** The Alma that the conversations are played against. */
export type Alma = {
  /** The address where it listens. */
  address: string;
  /** Creates a new member with paid time and returns the token. */
  newMember: (name: string, expertId: number) => Promise<string>;
  /** Returns the rules by which the output gate removed part of an answer. */
  cutsOf: (answerId: number) => Promise<string[]>;
  /** Returns the word runs that all instructions of the model share; empty before the first request. */
  instructions: () => ReadonlySet<string>;
};

/** Ids of the demo experts by field. */
const expertOf: Record<Field, number> = {
  wellbeing: 1,
  relationships: 2,
  career: 3,
  leadership: 4,
  business: 5,
};

const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  "x-client": "netwerk",
  "content-type": "application/json",
});

async function begin({ address }: Alma, token: string, field: Field, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${address}/api/conversations`, {
    method: "POST",
    headers: headersOf(token),
    body: JSON.stringify({ expert_id: expertOf[field] }),
    signal,
  });
  const answer: unknown = await response.json();
  if (response.status !== 201 || typeof answer !== "object" || answer === null || !("data" in answer))
    throw new Error(`no conversation: ${response.status} ${JSON.stringify(answer).slice(0, 200)}`);
  return String(answer.data);
}

const nothing = { content: "", level: 0, isStandIn: false, firstMs: undefined, cuts: [] };

/** Sends one message as the browser does and reads the streamed answer. */
async function ask(
  alma: Alma,
  token: string,
  thread: string,
  question: string,
  signal: AbortSignal,
): Promise<Observed> {
  const from = performance.now();
  const response = await fetch(`${alma.address}/api/chat`, {
    method: "POST",
    headers: { ...headersOf(token), accept: "text/event-stream" },
    body: JSON.stringify({ thread_id: thread, question }),
    signal,
  });
  if (!response.ok) {
    const says = (await response.text()).slice(0, 200);
    return {
      ...nothing,
      content: `(${response.status} ${says})`,
      state: "failed",
      wholeMs: performance.now() - from,
    };
  }
  const heard: Observed = { ...nothing, state: "failed", wholeMs: 0 };
  let shown = "";
  for await (const event of readEvents(response)) {
    if (event.event === "delta") {
      heard.firstMs ??= performance.now() - from;
      shown += event.data.text;
    }
    if (event.event === "safety") heard.level = event.data.level;
    if (event.event === "final") {
      const { id, structured_response: made, state } = event.data;
      heard.content = made.content;
      heard.document = made.document;
      heard.state = state;
      heard.isStandIn = made.is_stand_in ?? false;
      heard.wholeMs = performance.now() - from;
      heard.cuts = await alma.cutsOf(id);
    }
  }
  if (heard.wholeMs === 0) return { ...heard, content: shown, wholeMs: performance.now() - from };
  return heard;
}

type Turn = { turn: ScriptTurn; heard: Observed };

/** Plays one conversation to its end. A failed answer does not end it, because a member would send the next message. */
async function conversation(alma: Alma, script: Script, signal: AbortSignal): Promise<Turn[]> {
  const token = await alma.newMember(script.name, expertOf[script.field]);
  const thread = await begin(alma, token, script.field, signal);
  const turns: Turn[] = [];
  for (const turn of script.turns)
    turns.push({ turn, heard: await ask(alma, token, thread, turn.says, signal) });
  return turns;
}

function found(script: Script, turns: readonly Turn[], instructions: ReadonlySet<string>): Played {
  const exchanges = turns.map(({ turn, heard }, at): Exchange => {
    // The persona may repeat its own earlier words: a number from them is not invented.
    const member = [script.name, ...turns.slice(0, at + 1).map((one) => one.turn.says)].join("\n");
    const isChecked = script.kind === "member" || at === turns.length - 1;
    return { turn, heard, findings: isChecked ? findingsOf(script, turn, heard, member, instructions) : [] };
  });
  return { script, exchanges };
}

/** Plays all conversations, `atOnce` in parallel, and calls `onDone` after each one. */
export async function playAll(
  alma: Alma,
  scripts: readonly Script[],
  { atOnce, signal, onDone }: { atOnce: number; signal: AbortSignal; onDone?: (script: Script) => void },
): Promise<Played[]> {
  const heard = new Map<Script, Turn[]>();
  const waiting = [...scripts];
  const work = async () => {
    for (let script = waiting.shift(); script && !signal.aborted; script = waiting.shift()) {
      heard.set(script, await conversation(alma, script, signal));
      onDone?.(script);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return scripts.flatMap((script) => {
    const turns = heard.get(script);
    return turns ? [found(script, turns, alma.instructions())] : [];
  });
}
