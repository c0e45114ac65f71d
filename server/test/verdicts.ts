import { openSafetyModel, type SafetyModelLimits } from "#server/external/model/safety-model.ts";
import { type ReadEvent, readEvents } from "./events.ts";
import { type BuiltMember, buildMember, startConversation } from "./factories.ts";
import { playedEndpoint, type Reply } from "./played-endpoint.ts";
import { riskEvents } from "./risk.ts";
import type { TestApp } from "./test-app.ts";

/** A model's verdict; fields that are not given are those of a harmless text. */
export const saysVerdict = (fields: object): string =>
  JSON.stringify({
    why: "",
    level: 0,
    category: "none",
    subject: "self",
    means: "none",
    alone: "unknown",
    with_whom: "",
    aggressor: "none",
    child_at_risk: false,
    figurative: false,
    denied: false,
    sure: "high",
    ...fields,
  });

/** An endpoint's reply with that verdict. */
export const verdictReply = (fields: object, usage?: object): Reply => ({
  text: JSON.stringify({
    choices: [{ message: { role: "assistant", content: saysVerdict(fields) } }],
    ...(usage && { usage }),
  }),
});

type Conversation = { member: BuiltMember; code: string };

/** Conversations whose questions a safety model assesses, over a fake endpoint that `closePlayed` closes. */
export function judgedConversations(app: () => TestApp, base: () => string) {
  const eventsOf = ({ member }: Conversation) => riskEvents(app(), member.id);
  return {
    eventsOf,
    conversation: async (): Promise<Conversation> => {
      const member = await buildMember(app());
      return { member, code: await startConversation(app(), member) };
    },
    /**
     * Sets the endpoint's reply to every text. The first words wait for it however busy the machine is, unless `limits`
     * says otherwise; `{}` stands for those of production.
     */
    judgedBy: async (
      reply: () => Reply | Promise<Reply>,
      limits: SafetyModelLimits = { patienceMs: 60_000 },
    ) => {
      const { llm, asked } = await playedEndpoint(() => reply());
      app().app.external.safetyModel = openSafetyModel(llm, "penjaga", { warn: () => {} }, limits);
      return asked;
    },
    ask: ({ member, code }: Conversation, body: object) =>
      app().call("sendQuestion", { body: { thread_id: code, ...body } }, member),
    stream: async ({ member, code }: Conversation, question: string) =>
      readEvents(
        await fetch(`${base()}/api/chat`, {
          method: "POST",
          headers: {
            authorization: `Bearer ${member.token}`,
            "content-type": "application/json",
            accept: "text/event-stream",
          },
          body: JSON.stringify({ thread_id: code, question }),
        }),
      ),
    history: async ({ member, code }: Conversation) =>
      (await app().call("getConversation", { params: { id: code } }, member)).body.data.history_chat,
    clock: async ({ member }: Conversation) => (await app().call("getSaldo", {}, member)).body.data.state,
    verdictsOf: async (one: Conversation) => (await eventsOf(one)).filter(({ source }) => source === "model"),
  };
}

/** The kinds of events in order, with consecutive deltas merged. */
export const kindsOf = (events: ReadEvent[]) =>
  events.map(({ event }) => event).filter((kind, n, all) => kind !== "delta" || all[n - 1] !== "delta");
