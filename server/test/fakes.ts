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
import type { FileStore } from "#server/external/storage/file-store.ts";

/** Collects mails instead of sending them. */
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

/** A fake gateway: accepts every order, and reports for each the status in `states`. */
export function playedGateway() {
  const played = {
    name: "midtrans" as const,
    /** Orders as received, by their number at the gateway. */
    orders: new Map<string, GatewayOrder>(),
    /** What `status` returns; without an entry the payer has not started. */
    states: new Map<string, GatewayStatus>(),
    /** What `create` does next instead of accepting the order. */
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
    /** Sets the status that the gateway reports for an order. */
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

/** Stores files in memory; `failing` simulates an unavailable store. */
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

/** Follows a script: each question gets the next list of steps, and the last list repeats. */
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

/** Runs one step of a script; returns the piece that it yields. */
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

/** A latch that a test opens to let a script continue. */
export function latch(): { wait: () => Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { wait: () => promise, open: () => resolve() };
}
