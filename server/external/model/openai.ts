import type { DocumentPart, Model, ModelFacts, ModelPiece, ModelRequest, ToolTotals } from "./model.ts";
import { Parameters, parametersOf } from "./parameters.ts";
import type { Incoming } from "./post.ts";
import { ProductMarks } from "./product-marks.ts";
import { Reader } from "./reader.ts";
import { CutShort, type Endpoint, type Message, ModelError, Refused, send } from "./request.ts";
import { endOfPart, Seam } from "./seam.ts";
import { restOf, type TextFilter, through } from "./text-filter.ts";
import { ThinkingFilter } from "./thinking.ts";
import { type CallDelta, type CallOutcome, noTools, ToolCalls } from "./tool-calls.ts";
import { toolsToSend } from "./tools.ts";
import { noUsage, UsageOfAnswer } from "./usage.ts";

/** What arrives within this time is read and passed on as one; a little longer than the frame of `platform/live.ts`. */
const restMs = 40;

/** Finish reasons of an incomplete answer. */
const cuttingReasons = ["length", "content_filter"];

type Log = { warn: (about: object, message: string) => void };

/**
 * A model at any OpenAI-compatible endpoint (hosted, vLLM, Ollama, llama.cpp), streamed. `abilities` says whether it
 * has tools.
 */
export function openAiModel(endpoint: Endpoint, log?: Log, abilities?: { readonly tools: boolean }): Model {
  const used = noUsage();
  const called = noTools();
  const parameters = new Parameters(parametersOf(endpoint), (parameter) =>
    log?.warn({ parameter }, "the model's endpoint refuses a parameter, which is left out from now on"),
  );
  return {
    name: endpoint.model,
    used,
    called,
    hasTools: () => abilities?.tools === true && parameters.isKnown("tools"),
    async *stream(request, signal) {
      const answer = new Answer(new UsageOfAnswer(endpoint.prices), request.facts, called);
      const ask: Ask = async (messages, more) => {
        const own = request.hasTools ? more : {};
        const charactersIn = sizeOf(messages, own);
        try {
          const body = await send(endpoint, parameters, { stream: true, messages }, signal, own);
          return { body, charactersIn };
        } catch (error) {
          // Who stops an answer before its first word has had it read all the same.
          if (signal.aborted) answer.usage.tell(undefined, charactersIn);
          throw error;
        }
      };
      try {
        yield* inParts(ask, messagesOf(request), answer, parameters);
      } finally {
        answer.usage.addTo(used);
        request.spent?.(answer.usage.costMicroUsd());
      }
      const usage = answer.usage.sum();
      if (usage) yield { usage };
      if (answer.faults > 0) log?.warn({ ...called }, "tool calls of the model were ignored");
      if (isCut(answer.reason)) throw new CutShort(answer.reason);
      yield* answer.offers;
      if (answer.marks.ids.length > 0) yield { productIds: answer.marks.ids };
    },
  };
}

const isCut = (reason: string | undefined): reason is string =>
  reason !== undefined && cuttingReasons.includes(reason);

/** The state of an answer, over all requests that it takes. */
class Answer {
  /** As far as it has come, with documents between marks. */
  text = "";
  /** The endpoint's finish reason for the last part. */
  reason: string | undefined;
  calls = new ToolCalls();
  /** What tools added, to be shown below the words. */
  readonly offers: ModelPiece[] = [];
  /** How many calls were ignored. */
  faults = 0;
  readonly marks = new ProductMarks();
  readonly usage: UsageOfAnswer;
  readonly #facts: ModelFacts;
  readonly #called: ToolTotals;

  constructor(usage: UsageOfAnswer, facts: ModelFacts, called: ToolTotals) {
    this.usage = usage;
    this.#facts = facts;
    this.#called = called;
  }

  /** Reads the calls of a part that has ended; returns what each came to. */
  settle(): CallOutcome[] {
    const outcomes = this.calls.outcomes(this.#facts, this.#called);
    this.calls = new ToolCalls();
    this.faults += outcomes.filter(({ fault }) => fault).length;
    this.offers.push(...outcomes.flatMap(({ piece }) => piece ?? []));
    return outcomes;
  }
}

/** A part of an answer that the endpoint has begun, and how many characters it read for that. */
type Begun = { body: Incoming; charactersIn: number };
type Ask = (messages: Message[], more: Record<string, unknown>) => Promise<Begun>;

const mayCall = { tools: toolsToSend };
/** The tools stay in the request, since endpoints refuse a history with calls of tools that they are not told of. */
const mayNotCall = { ...mayCall, tool_choice: "none" };

/**
 * Streams an answer. Where a model only called tools, it is told what came of them and asked for its words; an answer
 * that reaches the length limit is continued. Each happens once, by another request.
 */
async function* inParts(
  ask: Ask,
  begun: Message[],
  answer: Answer,
  parameters: Parameters,
): AsyncGenerator<ModelPiece> {
  yield* readPart(await ask(begun, mayCall), [new ThinkingFilter(), answer.marks], answer);
  const outcomes = answer.settle();
  const isSilent = outcomes.length > 0 && answer.text.trim() === "" && !isCut(answer.reason);
  const messages = isSilent ? withOutcomes(begun, outcomes) : begun;
  if (isSilent) {
    const part = await ask(messages, mayNotCall).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      // Its template knows no results of tools, so a repeat goes without them.
      parameters.refuse("tools");
      throw new ModelError("model refused the results of its tools", true);
    });
    yield* readPart(part, [new ThinkingFilter(), answer.marks], answer);
    answer.settle();
  }
  // Without any text there is nothing to continue: all tokens went into thinking.
  if (answer.reason !== "length" || answer.text.trim() === "") return;
  const part = await ask(goOn(messages, answer.text), mayNotCall).catch((error: unknown) => {
    // If the endpoint refuses the continuation, the answer stays cut.
    if (error instanceof Refused) return undefined;
    throw error;
  });
  if (part) yield* readPart(part, [new ThinkingFilter(), new Seam(answer.text), answer.marks], answer);
  answer.settle();
}

/** How much an endpoint reads for a request, where it does not say so itself. */
const sizeOf = (messages: readonly Message[], { tools = [] }: Record<string, unknown>): number =>
  messages.reduce((sum, message) => sum + message.content.length + sizeOfCalls(message), 0) +
  JSON.stringify(tools).length;

const sizeOfCalls = (message: Message): number =>
  "tool_calls" in message ? JSON.stringify(message.tool_calls).length : 0;

/** Starts with the member, because many endpoints refuse a history that starts with an answer. */
function messagesOf({ system, turns }: ModelRequest): Message[] {
  const from = Math.max(
    0,
    turns.findIndex(({ role }) => role === "member"),
  );
  return [
    { role: "system", content: system },
    ...turns.slice(from).map(
      ({ role, text }): Message => ({
        role: role === "member" ? "user" : "assistant",
        content: text,
      }),
    ),
  ];
}

const told = {
  taken: "Terpasang.",
  unknown: "Tidak ada alat dengan nama itu.",
  invalid: "Tidak terpasang: isinya tidak sesuai.",
  not_offered: "Tidak terpasang: itu tidak ada di daftar yang boleh ditawarkan sekarang.",
} as const;

/** The same messages with the tools that the model called, and what came of each. */
function withOutcomes(messages: Message[], outcomes: readonly CallOutcome[]): Message[] {
  const last = messages.at(-1);
  const isJoined = last?.role === "assistant";
  const calls = outcomes.map(({ id, name, args }) => ({
    id,
    type: "function",
    function: { name, arguments: args },
  }));
  return [
    ...(isJoined ? messages.slice(0, -1) : messages),
    { role: "assistant", content: isJoined ? last.content : "", tool_calls: calls },
    ...outcomes.map(
      ({ id, fault }): Message => ({
        role: "tool",
        tool_call_id: id,
        content: `${told[fault ?? "taken"]} Tulis jawabanmu sekarang, tanpa memanggil alat.`,
      }),
    ),
  ];
}

/** The same messages with the partial answer, and the instruction to continue it. */
function goOn(messages: Message[], part: string): Message[] {
  const last = messages.at(-1);
  // Joins the part to an answer that was already being continued, because many endpoints refuse two turns of one role
  // in a row.
  const isJoined = last?.role === "assistant";
  const content = isJoined ? last.content + part : part;
  const end = endOfPart(part);
  const lines = [
    "[Blok server] Jawabanmu terpotong karena terlalu panjang. Lanjutkan persis dari kata terakhir, tanpa mengulang bagian sebelumnya dan tanpa pembuka.",
    ...(end === "" ? [] : [`Mulai dengan menyalin ujung jawabanmu ini, lalu langsung teruskan:\n${end}`]),
  ];
  return [
    ...(isJoined ? messages.slice(0, -1) : messages),
    { role: "assistant", content },
    { role: "user", content: lines.join("\n") },
  ];
}

/** Streams the text of one request through the filters, and records its outcome in the answer. */
async function* readPart(
  { body, charactersIn }: Begun,
  filters: readonly TextFilter[],
  answer: Answer,
): AsyncGenerator<ModelPiece> {
  const reader = new Reader();
  answer.usage.ask();
  try {
    // An endpoint that keeps its connection open does not keep the answer open.
    while (!reader.done) {
      // People wait for the first words; the others go on at the pace at which they are sent.
      const text = await body.take(answer.text === "" ? 0 : restMs);
      if (text === undefined) break;
      reader.feed(text);
      const { brought, isAlive } = reader.take();
      const pieces = brought.flatMap((one) => piecesOf(one, filters, answer));
      for (const piece of pieces) yield piece;
      if (pieces.length === 0 && isAlive) yield { alive: true };
    }
  } finally {
    body.close(reader.done);
    answer.usage.tell(reader.usage, charactersIn, reader.characters);
  }
  // A stream that closes without an end marker was cut.
  if (!reader.done && reader.reason === undefined) throw new ModelError("model's line was cut", true);
  answer.reason = reader.reason;
  // The arguments of a document that was cut by its length go on as text.
  if (answer.reason !== "length") yield* documentPieces(answer.calls.end(), answer);
  const rest = restOf(filters);
  answer.text += rest;
  if (rest !== "") yield { text: rest };
}

/** Passes on what a chunk brought: words through the filters, and documents that tools write. */
function piecesOf(
  brought: string | CallDelta[],
  filters: readonly TextFilter[],
  answer: Answer,
): ModelPiece[] {
  if (typeof brought !== "string") return documentPieces(answer.calls.take(brought), answer);
  const text = through(filters, brought);
  answer.text += text;
  return text === "" ? [] : [{ text }];
}

/** Documents pass no filter but that of the product marks, which members must not see. */
function documentPieces(parts: readonly DocumentPart[], answer: Answer): ModelPiece[] {
  return parts.flatMap((part): ModelPiece[] => {
    if (part.isEnd) {
      const text = answer.marks.push(part.text) + answer.marks.end();
      answer.text += `${text}\n[[/naskah]]\n`;
      return [{ document: { ...part, text } }];
    }
    // What is held of the words before a document belongs to them.
    const before = part.title === undefined ? "" : answer.marks.end();
    const text = answer.marks.push(part.text);
    answer.text += `${before}${part.title === undefined ? "" : `\n[[naskah: ${part.title}]]\n`}${text}`;
    return [...(before === "" ? [] : [{ text: before }]), { document: { ...part, text } }];
  });
}
