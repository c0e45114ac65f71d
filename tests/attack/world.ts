import { randomBytes } from "node:crypto";
import type { CallName } from "#contract/calls.ts";
import { chooseModel } from "#server/external/model/choose-model.ts";
import { midtransGateway } from "#server/external/payment/midtrans.ts";
import type { TestDatabase } from "#server/test/database.ts";
import { newPerson, type Person } from "#server/test/examples.ts";
import { MidtransStandIn } from "#server/test/midtrans.ts";
import { type Asked, chunk, playedEndpoint, type Reply, stream } from "#server/test/played-endpoint.ts";
import { pack, shop } from "#server/test/shop.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { faultsOf, type Got, type Sent, sendTo } from "./send.ts";

/** A person with an order, whose every text holds a mark that nobody else may read. */
export type Marked = Person & { mark: string; invoice: string };

export type Tally = { requests: number; worstMs: number; breaches: string[] };

/** A server of our own, those who attack it, and those who must not notice. */
export type World = {
  t: TestApp;
  base: string;
  /** The attacker. */
  caller: Marked;
  /** Another member of the same client. */
  other: Marked;
  /** A member of another client. */
  stranger: Marked;
  gateway: MidtransStandIn;
  shop: ReturnType<typeof shop>;
  /** Makes the endpoint answer in this way from now on, and has it tried anew after what it did before. */
  modelSays: (reply: (asked: Asked) => Reply) => void;
  /** Makes a call over HTTP, counts it, and reports what no answer may do. */
  send: <N extends CallName>(name: N, sent: Sent) => Promise<Got<N>>;
  /** Reports a breach. */
  breach: (says: string) => void;
  tally: Tally;
  close: () => Promise<void>;
};

export const newTally = (): Tally => ({ requests: 0, worstMs: 0, breaches: [] });

/**
 * Starts the server with stand-ins for the gateway and the model's endpoint. The clock stands still, so that nothing
 * changes but by an attack; the rate limits are off, so that each attempt reaches what stands behind them.
 */
export async function startWorld(given: { database?: TestDatabase } = {}): Promise<World> {
  const gateway = await new MidtransStandIn().start();
  let reply: (asked: Asked) => Reply = () => stream(chunk("Aku mendengarkan.", "stop"));
  const endpoint = await playedEndpoint((asked) => reply(asked));
  const llm = { ...endpoint.llm, tools: true };
  const t = await startTestApp({ ...given, payment: midtransGateway(gateway.settings), config: { llm } });
  t.app.limits.take = async () => {};
  t.app.limits.tryTake = async () => true;
  await t.stopClock();
  const base = await t.listen();
  const modelSays = (next: typeof reply) => {
    reply = next;
    t.app.external.model = chooseModel(t.app.config, t.app.log).model;
  };
  modelSays(reply);
  const people = {
    caller: await markedPerson(t, "netwerk"),
    other: await markedPerson(t, "netwerk"),
    stranger: await markedPerson(t, "akasia"),
  };
  const world: World = {
    ...people,
    t,
    base,
    gateway,
    modelSays,
    shop: shop(() => t),
    tally: newTally(),
    send: (name, sent) => counted(world, name, sent),
    breach: (says) => world.tally.breaches.push(says),
    close: async () => {
      await t.close();
      await gateway.close();
      endpoint.close();
    },
  };
  return world;
}

async function counted<N extends CallName>(world: World, name: N, sent: Sent): Promise<Got<N>> {
  const { tally, caller, other, stranger } = world;
  const begin = performance.now();
  tally.requests += 1;
  const got = await sendTo(world.base, name, sent);
  tally.worstMs = Math.max(tally.worstMs, performance.now() - begin);
  const secrets = [caller, other, stranger]
    .filter(({ member }) => member.token !== sent.token)
    .flatMap(({ mark, member }) => [mark, member.email, member.token]);
  for (const fault of faultsOf(name, got, secrets)) world.breach(`${name} ${fault}`);
  return got;
}

/** Creates a person of this client and puts a mark into what only that person may read. */
async function markedPerson(t: TestApp, client: string): Promise<Marked> {
  const person = await newPerson(t, client);
  const { member, code } = person;
  const mark = `tanda${randomBytes(6).toString("hex")}`;
  await t.database.pool.query("update users set name = $2 where id = $1", [member.id, `Rani ${mark}`]);
  const answers = [
    await t.call("editTitle", { params: { id: code }, body: { title: `Judul ${mark}` } }, member),
    await t.call("addToCart", { body: { product_id: 2, notes: `Catatan ${mark}` } }, member),
    await t.call("sendQuestion", { body: { thread_id: code, question: `Aku cerita ${mark}.` } }, member),
    await t.call(
      "saveSafetyPlan",
      { body: { version: 0, parts: { signs: [{ text: `Susah tidur ${mark}` }] } } },
      member,
    ),
  ];
  const { body: order, status } = await t.call("createTransaction", { body: { items: [pack()] } }, member);
  const refused = [...answers, { status, body: order }].find((answer) => answer.status >= 300);
  if (refused) throw new Error(`A person could not be made: ${JSON.stringify(refused.body)}`);
  return { ...person, mark, invoice: order.no_invoice };
}
