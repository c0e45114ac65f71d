import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Mail, Mailer } from "#server/external/mail.ts";
import type { Model, ModelPiece, ModelRequest } from "#server/external/model/model.ts";
import type {
  Created,
  GatewayOrder,
  GatewayStatus,
  PaymentGateway,
  PaymentState,
} from "#server/external/payment/gateway.ts";
import type { FileStore } from "#server/external/storage/storage.ts";

/** Keeps mails instead of sending them. */
export function keptMail(): Mailer & { sent: Mail[]; failing: boolean } {
  const kept = {
    sent: [] as Mail[],
    failing: false,
    send: async (mail: Mail) => {
      if (kept.failing) throw new Error("the mail server is away");
      kept.sent.push(mail);
    },
    close: () => {},
  };
  return kept;
}

/** A gateway as a test wants it: takes every order, and says of each what `states` has. */
export function playedGateway() {
  const played = {
    name: "midtrans" as const,
    /** Orders as they were sent, by their number there. */
    orders: new Map<string, GatewayOrder>(),
    /** What `status` answers; without an entry the payer has not begun. */
    states: new Map<string, GatewayStatus>(),
    /** What `create` does next instead of taking the order. */
    next: [] as (Created | Error)[],
    created: 0,
    asked: 0,
    cancelled: [] as string[],
    create: async (order: GatewayOrder): Promise<Created> => {
      played.created += 1;
      const instead = played.next.shift();
      if (instead instanceof Error) throw instead;
      if (instead) return instead;
      played.orders.set(order.gatewayOrderId, order);
      return { kind: "created", url: `https://bayar.test/${order.gatewayOrderId}` };
    },
    status: async (gatewayOrderId: string) => {
      played.asked += 1;
      return played.states.get(gatewayOrderId);
    },
    cancel: async (gatewayOrderId: string) => {
      played.cancelled.push(gatewayOrderId);
      return "cancelled" as const;
    },
    isSigned: ({ signature_key }: { signature_key: string }) => signature_key === "sah",
    /** From now on the gateway says this of an order. */
    say: (
      gatewayOrderId: string,
      state: PaymentState,
      amountRp = played.orders.get(gatewayOrderId)?.amountRp ?? 0,
    ) => {
      const status = { gatewayOrderId, transactionId: `t-${gatewayOrderId}`, state, amountRp };
      played.states.set(gatewayOrderId, { ...status, originalAmountRp: undefined });
    },
  };
  return played satisfies PaymentGateway;
}

/** Keeps files in memory; `failing` plays a store that is away. */
export function keptFiles(): FileStore & { failing: boolean; read: number } {
  const files = new Map<string, Buffer>();
  const kept = {
    failing: false,
    /** How many files were read, whole or in part. */
    read: 0,
    put: async (key: string, bytes: Uint8Array) => {
      files.set(key, Buffer.from(bytes));
    },
    open: async (key: string) => {
      if (kept.failing) throw new Error("the store is away");
      const bytes = files.get(key);
      return (
        bytes && {
          bytes: bytes.length,
          etag: `"${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}"`,
          read: async (first: number, last: number) => {
            kept.read += 1;
            return Readable.from([bytes.subarray(first, last + 1)]);
          },
          close: async () => {},
        }
      );
    },
  };
  return kept;
}

export const silentMail: Mailer = { send: async () => {}, close: () => {} };

/** Answers every question with one fixed sentence. */
export const silentModel: Model = {
  name: "silent",
  async *stream() {
    yield { text: "Aku mendengarkan. Apa yang paling berat hari ini?" };
  },
};

type Step = ModelPiece | Error | "hang" | (() => Promise<unknown>);

/** Plays a script: each question gets the next list of steps, the last one again and again. */
export function scriptedModel(...scripts: Step[][]): Model & { requests: ModelRequest[]; aborted: number } {
  const model = {
    name: "scripted",
    requests: [] as ModelRequest[],
    aborted: 0,
    async *stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelPiece> {
      model.requests.push(request);
      signal.addEventListener("abort", () => {
        model.aborted += 1;
      });
      for (const step of scripts[Math.min(model.requests.length, scripts.length) - 1] ?? []) {
        const piece = await play(step, signal);
        if (signal.aborted) return;
        if (piece) yield piece;
      }
    },
  };
  return model;
}

/** Does one step of a script; answers the piece that it says. */
async function play(step: Step, signal: AbortSignal): Promise<ModelPiece | undefined> {
  if (step instanceof Error) throw step;
  if (step === "hang") return untilAborted(signal);
  if (typeof step !== "function") return step;
  await step();
  return undefined;
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new Error("aborted")), { once: true });
  });
}

/** A gate that a test opens when it wants a script to go on. */
export function gate(): { wait: () => Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { wait: () => promise, open: () => resolve() };
}
