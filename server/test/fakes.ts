import type { Mail, Mailer } from "#server/external/mail.ts";
import type { Model, ModelPiece, ModelRequest } from "#server/external/model/model.ts";

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
