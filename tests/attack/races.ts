import { orNotFound } from "#server/platform/failure.ts";
import {
  type BuiltMember,
  buildClient,
  buildMember,
  givePaidTime,
  startConversation,
} from "#server/test/factories.ts";
import { answersWith } from "#server/test/screening.ts";
import type { Case, Field } from "./field.ts";
import type { World } from "./world.ts";

const atOnce = <T>(times: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, n) => work(n)));

const calm = "Aku mau cerita soal pekerjaanku.";

async function talking(world: World, client?: Awaited<ReturnType<typeof buildClient>>) {
  const member = await buildMember(world.t, client ? { client } : {});
  return { member, code: await startConversation(world.t, member) };
}

const ask = (world: World, { token }: BuiltMember, code: string, over: object = {}) =>
  world.send("sendQuestion", { token, input: { body: { thread_id: code, question: calm, ...over } } });

const countOf = async ({ shop }: World, sql: string, ...values: unknown[]): Promise<number> =>
  (await shop.query(`select count(*)::int as n from ${sql}`, values)).rows[0]?.n;

const saldoOf = async (world: World, { token }: BuiltMember) =>
  (await world.send("getSaldo", { token })).body.data.total_saldo;

const repeats: Case[] = [
  {
    says: "the same message_id eight times at once, and once with another text",
    attack: async (world) => {
      const { member, code } = await talking(world);
      const message_id = "pesan-yang-sama-1";
      const answers = await atOnce(8, () => ask(world, member, code, { message_id }));
      // An answer has few readers at a time, so some of the repeats are refused.
      const ids = new Set(answers.flatMap(({ status, body }) => (status === 200 ? [body.id] : [])));
      if (ids.size !== 1) world.breach(`one question got ${ids.size} answers`);
      const { status } = await ask(world, member, code, { message_id, question: "Teks yang lain." });
      if (status !== 409) world.breach(`a used message_id with another text answered ${status}`);
      const n = await countOf(world, "messages where user_id = $1 and type = 'question'", member.id);
      if (n !== 1) world.breach(`one question was stored ${n} times`);
    },
  },
  {
    says: "the same idempotency key eight times at once, and once with another body",
    attack: async (world) => {
      const member = await buildMember(world.t);
      const create = (expert_id: number) =>
        world.send("createConversation", {
          token: member.token,
          input: { body: { expert_id } },
          headers: { "idempotency-key": "kunci-yang-sama-1" },
        });
      await atOnce(8, () => create(1));
      const { status } = await create(2);
      if (status !== 409) world.breach(`a used key with another body answered ${status}`);
      const n = await countOf(world, "conversations where user_id = $1", member.id);
      if (n !== 1) world.breach(`one key made ${n} conversations`);
    },
  },
  {
    says: "eight questions at once in one conversation",
    attack: async (world) => {
      const { member, code } = await talking(world);
      const answers = await atOnce(8, (n) => ask(world, member, code, { question: `${calm} ${n}` }));
      const strange = answers.find(({ status }) => ![200, 409, 503].includes(status));
      if (strange) world.breach(`one of eight questions answered ${strange.status}`);
    },
  },
];

const clock: Case[] = [
  {
    says: "two tabs on the clock",
    attack: async (world) => {
      const { member, code } = await talking(world);
      for (const expertId of [1, 2]) await givePaidTime(world.t, member, expertId, 600);
      await ask(world, member, code);
      const before = await saldoOf(world, member);
      await world.t.advance(30);
      await atOnce(8, (n) =>
        world.send("updateBattery", {
          token: member.token,
          input: { body: { expert_id: (n % 2) + 1 } },
        }),
      );
      const spent = before - (await saldoOf(world, member));
      if (spent !== 30) world.breach(`thirty seconds cost ${spent}`);
    },
  },
  {
    says: "reset_battery ten times at once",
    attack: async (world) => {
      const client = await buildClient(world.t, { freeSeconds: 60, poolSeconds: 36_000 });
      const { member, code } = await talking(world, client);
      await ask(world, member, code);
      await world.t.advance(60);
      const { token } = member;
      await world.send("updateBattery", { token, input: { body: { expert_id: 1 } } });
      await atOnce(10, () => world.send("resetBattery", { token, input: { body: { expert_id: 1 } } }));
      const filled = await saldoOf(world, member);
      if (filled > 60) world.breach(`ten fillings at once gave ${filled} seconds`);
    },
  },
  {
    says: "ended, ticked and asked at once",
    attack: async (world) => {
      const { member, code } = await talking(world);
      await ask(world, member, code);
      const before = await saldoOf(world, member);
      await world.t.advance(25);
      const { token } = member;
      await atOnce<unknown>(
        9,
        (n) =>
          [
            () => world.send("endConversation", { token, input: { params: { id: code } } }),
            () => world.send("updateBattery", { token, input: { body: { expert_id: 1 } } }),
            () => ask(world, member, code),
          ][n % 3]?.() ?? Promise.resolve(),
      );
      const spent = before - (await saldoOf(world, member));
      if (spent !== 25) world.breach(`25 seconds cost ${spent}`);
    },
  },
];

const edits: Case[] = [
  {
    says: "stopped, edited and written again at once",
    attack: async (world) => {
      const { member, code } = await talking(world);
      const first = await ask(world, member, code);
      const history = await world.send("getConversation", {
        token: member.token,
        input: { params: { id: code } },
      });
      const question = orNotFound(history.body.data.history_chat.find(({ type }) => type === "question")).id;
      const stop = { token: member.token, input: { params: { answer_id: first.body.id } } };
      await atOnce<unknown>(
        9,
        (n) =>
          [
            () => world.send("stopAnswer", stop),
            () => ask(world, member, code, { edit_of: question, question: `${calm} ${n}` }),
            () => ask(world, member, code, { regenerate_of: first.body.id, question: undefined }),
          ][n % 3]?.() ?? Promise.resolve(),
      );
      const n = await countOf(
        world,
        "messages where user_id = $1 and type = 'question' and replaced_at is null",
        member.id,
      );
      if (n !== 1) world.breach(`${n} wordings of one question count`);
    },
  },
  {
    says: "deleted, restored and asked at once",
    attack: async (world) => {
      const { member, code } = await talking(world);
      const { token } = member;
      await atOnce<unknown>(6, (n) =>
        n % 2
          ? world.send("deleteConversations", {
              ...{
                token,
                input: {
                  params: { ids: code },
                  body: { deleted_at: n === 1 ? "2026-11-21T00:00:00Z" : null },
                },
              },
            })
          : ask(world, member, code),
      );
    },
  },
];

/** Calls that must count once, and the table that shows it. */
const onlyOnce: [string, (world: World, member: BuiltMember, code: string) => Promise<unknown>, string][] = [
  [
    "stars",
    (world, { token }, code) =>
      world.send("rateConversation", { token, input: { params: { code }, body: { rating: 5 } } }),
    "conversations where user_id = $1 and star is not null",
  ],
  [
    "a survey",
    (world, { token }) =>
      world.send("submitSurvey", {
        token,
        input: {
          body: {
            answers: [4, "Akses lambat", 5, "Tidak ada kendala"].map((answer, n) => ({ no: n + 1, answer })),
          },
        },
      }),
    "surveys where user_id = $1",
  ],
  [
    "a screening",
    (world, { token }) =>
      world.send("submitSrq", { token, input: { body: { is_depresive: 0, answers: answersWith(2) } } }),
    "srq_results where user_id = $1",
  ],
];

const counted: Case[] = onlyOnce.map(([says, send, rows]) => ({
  says: `${says} eight times at once`,
  attack: async (world) => {
    const { member, code } = await talking(world);
    await atOnce(8, () => send(world, member, code));
    const n = await countOf(world, rows, member.id);
    if (n !== 1) world.breach(`${says} sent eight times counts ${n} times`);
  },
}));

const cart: Case = {
  says: "twenty pieces into the cart at once",
  attack: async (world) => {
    const { token } = await buildMember(world.t);
    await atOnce(20, () => world.send("addToCart", { token, input: { body: { product_id: 1 } } }));
    const { body } = await world.send("getCart", { token });
    const pieces = body.data.flatMap(({ carts }) => carts.map(({ quantity }) => quantity));
    if (pieces.join() !== "20") world.breach(`twenty pieces are ${pieces.join(" and ")}`);
  },
};

export const races: Field = {
  name: "races",
  breach: "what was sent several times counts more than once, or seconds are charged that did not pass",
  cases: () => [...repeats, ...clock, ...edits, ...counted, cart],
};
