import { z } from "zod";
import type { DocumentPart, ModelFacts, ToolTotals } from "./model.ts";
import { StringFields } from "./string-fields.ts";
import { type CallResult, documentTool, readCall } from "./tools.ts";

/** Limits of one answer; what a model calls beyond them is ignored. */
const callsMax = 8;
const argumentsMax = 40_000;

const ofString = z.string().nullish().catch(undefined);
const position = z.int().nullish().catch(undefined);

/** A piece of a call. Endpoints differ in what they leave out, and some send the arguments as an object. */
const deltaSchema = z.object({
  index: position,
  id: ofString,
  function: z
    .object({
      name: ofString,
      arguments: z
        .union([z.string(), z.looseObject({}).transform((args) => JSON.stringify(args))])
        .nullish()
        .catch(undefined),
    })
    .nullish()
    .catch(undefined),
});
export const deltasSchema = z.array(deltaSchema).nullish().catch(undefined);
export type CallDelta = z.output<typeof deltaSchema>;

type Call = {
  id: string;
  index: number;
  name: string;
  args: string;
  /** Set for a document, whose text is shown while it arrives. */
  document?: { fields: StringFields; title: string; isOpen: boolean } | undefined;
};

/** A call as it arrived, and what it came to. */
export type CallOutcome = CallResult & { id: string; name: string; args: string };

const isGiven = (text: string | null | undefined): text is string => typeof text === "string" && text !== "";

/** Gathers the calls of one answer from the pieces in which they arrive. */
export class ToolCalls {
  readonly #calls: Call[] = [];
  /** Calls beyond `callsMax`. */
  #left = 0;

  /** Takes pieces of calls, and returns what they add to a document. */
  take(deltas: readonly CallDelta[]): DocumentPart[] {
    return deltas.flatMap((delta) => this.#takeOne(delta));
  }

  /** Ends a document whose arguments ended too early. */
  end(): DocumentPart[] {
    return this.#calls.flatMap((call) => this.#endDocument(call));
  }

  /** Returns what the calls came to, in their order, and counts it. */
  outcomes(facts: ModelFacts, totals: ToolTotals): CallOutcome[] {
    totals.unknown += this.#left;
    return this.#calls.map(({ id, name, args }) => {
      const result = readCall(name, args, facts);
      totals[result.fault ?? "taken"] += 1;
      return { ...result, id, name, args };
    });
  }

  #takeOne(delta: CallDelta): DocumentPart[] {
    const last = this.#calls.at(-1);
    const { call, ended } = this.#callOf(delta, last);
    if (!call) return ended;
    const { name, arguments: args } = delta.function ?? {};
    if (isGiven(name) && call.name === "") call.name = name;
    if (!isGiven(args) || call.args.length + args.length > argumentsMax) return ended;
    call.args += args;
    return call.name === documentTool ? [...ended, ...this.#readDocument(call, args)] : ended;
  }

  /** Returns the call that a piece belongs to. A new id begins a new call, also where the index stays the same. */
  #callOf(
    { index, id, function: said }: CallDelta,
    last: Call | undefined,
  ): { call: Call | undefined; ended: DocumentPart[] } {
    const at = index ?? last?.index ?? 0;
    const known = this.#calls.findLast((call) => call.index === at);
    const isOther = isGiven(id) ? known?.id !== id : index == null && isGiven(said?.name);
    if (known && !isOther) return { call: known, ended: [] };
    const ended = last ? this.#endDocument(last) : [];
    if (this.#calls.length === callsMax) {
      this.#left += 1;
      return { call: undefined, ended };
    }
    const call: Call = {
      id: isGiven(id) ? id : `alat${String(this.#calls.length + 1).padStart(5, "0")}`,
      index: at,
      name: "",
      args: "",
    };
    this.#calls.push(call);
    return { call, ended };
  }

  #readDocument(call: Call, args: string): DocumentPart[] {
    call.document ??= { fields: new StringFields(), title: "", isOpen: false };
    const { document } = call;
    const parts: DocumentPart[] = [];
    for (const { name, text } of document.fields.push(args)) {
      if (name === "judul") document.title += text;
      if (name !== "isi" || text === "") continue;
      parts.push({ text, ...(document.isOpen ? {} : { title: document.title }) });
      document.isOpen = true;
    }
    return document.fields.isDone ? [...parts, ...this.#endDocument(call)] : parts;
  }

  #endDocument({ document }: Call): DocumentPart[] {
    if (!document?.isOpen) return [];
    document.isOpen = false;
    return [{ text: "", title: document.title, isEnd: true }];
  }
}

export const noTools = (): ToolTotals => ({ taken: 0, unknown: 0, invalid: 0, not_offered: 0 });
