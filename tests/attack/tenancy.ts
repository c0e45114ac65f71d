import { type CallName, calls } from "#contract/calls.ts";
import { schemas } from "#contract/schemas.ts";
import type { CallSchema } from "#contract/shape.ts";
import { exampleOf, type Input, namesOwned, nobodyLike, type Person } from "#server/test/examples.ts";
import type { Case, Field } from "./field.ts";
import type { Sent } from "./send.ts";
import type { World } from "./world.ts";

const names = Object.keys(calls) as CallName[];
const signedIn = names.filter((name) => calls[name].auth === "bearer");

const sending =
  (name: CallName, sent: (world: World) => Sent, ...allowed: number[]) =>
  async (world: World) => {
    const { status } = await world.send(name, sent(world));
    if (!allowed.includes(status)) world.breach(`${name} answered ${status}`);
  };

/** Whose token and whose client: for each call that needs a member. */
const foreignTokens = (name: CallName): Case[] => {
  const input = ({ caller }: World) => exampleOf(name, caller);
  return [
    { says: `${name} without a token`, attack: sending(name, (w) => ({ input: input(w) }), 401) },
    {
      says: `${name} with a token of another client's member`,
      attack: sending(
        name,
        (w) => ({
          input: input(w),
          token: w.stranger.member.token,
          headers: { "x-client": "netwerk" },
        }),
        401,
      ),
    },
    {
      says: `${name} at another client`,
      attack: sending(
        name,
        (w) => ({
          input: exampleOf(name, w.stranger),
          token: w.caller.member.token,
          headers: { "x-client": "akasia" },
        }),
        401,
      ),
    },
  ];
};

const strangeClients = ["tidak-ada", "../netwerk", "netwerk, akasia", "2", "x".repeat(300)];

/** For every call: clients that there are not. What answers from code does not look for one. */
const unknownClients = (name: CallName): Case[] => {
  const schema: CallSchema = schemas[name];
  if (schema.fromCode) return [];
  return strangeClients.map((slug) => ({
    says: `${name} at the client ${slug.slice(0, 20)}`,
    attack: sending(
      name,
      ({ caller }) => ({
        input: exampleOf(name, caller),
        headers: { "x-client": slug },
        ...(calls[name].auth === "none" ? {} : { token: caller.member.token }),
      }),
      404,
      // A form is read only after its sender is known, and by its type before that.
      ...(schema.form ? [415] : []),
    ),
  }));
};

/** The ids of others have to look like those of nobody. */
const foreignIds = (name: CallName, inputOf: (person: Person & { invoice: string }) => Input): Case => ({
  says: `${name} with ids of others`,
  attack: async (world) => {
    const { other, stranger, caller } = world;
    const nobody = { ...nobodyLike(other), invoice: "INV-NETWER-20200101-000000" };
    const token = caller.member.token;
    const { status, text } = await world.send(name, { input: inputOf(nobody), token });
    if (status !== 404) world.breach(`${name} answered ${status} for ids of nobody`);
    for (const owner of [other, stranger]) {
      const got = await world.send(name, { input: inputOf(owner), token });
      if (got.status !== status || got.text !== text)
        world.breach(`${name} answered ${got.status} for ids of another member`);
    }
  },
});

const byInvoice: readonly CallName[] = ["getTransaction", "cancelTransaction", "getReceipt"];

/** Ids of others beside an id of one's own. */
const besideOwn: [CallName, (own: Person, owner: Person) => Input][] = [
  ...(["continue_of", "regenerate_of", "edit_of"] as const).map((field): (typeof besideOwn)[number] => [
    "sendQuestion",
    ({ code }, { answerId }) => ({
      body: {
        thread_id: code,
        [field]: answerId,
        ...(field === "edit_of" ? { question: "Diam-diam." } : {}),
      },
    }),
  ]),
  ["getDocument", ({ code }, { answerId }) => ({ params: { id: code, answer_id: String(answerId) } })],
  ["listOwnProducts", (_, { member }) => ({ params: { id: member.id }, query: {} })],
  [
    "deleteConversations",
    (_, { code }) => ({ params: { ids: code }, body: { deleted_at: "2026-11-21T00:00:00Z" } }),
  ],
];

const mixedIds: Case[] = besideOwn.map(([name, inputOf], n) => ({
  says: `${name} with an id of another beside one's own (${n})`,
  attack: async (world) => {
    for (const owner of [world.other, world.stranger]) {
      const input = inputOf(world.caller, owner);
      const { status } = await world.send(name, { input, token: world.caller.member.token });
      if (status < 400) world.breach(`${name} accepted an id of another member`);
    }
  },
}));

const keyOfAnother: Case = {
  says: "the idempotency key of another member",
  attack: async (world) => {
    const headers = { "idempotency-key": "kunci-bersama-12345" };
    const input = { body: { expert_id: 1 } };
    const [theirs, mine] = [
      await world.send("createConversation", { input, headers, token: world.other.member.token }),
      await world.send("createConversation", { input, headers, token: world.caller.member.token }),
    ];
    if (mine.body.data === theirs.body.data) world.breach("a key returned another member's conversation");
  },
};

/** What changes without an attack, or by the calls with their own tokens. */
const alive = ["sessions", "conversations", "idempotency_keys", "meters"];

/** A fingerprint of the rows of these people in every table that names its owner. */
async function rowsOf({ t }: World, people: Person[]): Promise<Map<string, string>> {
  const { pool } = t.database;
  const { rows } = await pool.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where column_name = 'user_id' and table_schema = 'public' and table_name <> all ($1)`,
    [alive],
  );
  const ids = people.map(({ member }) => member.id);
  const prints = new Map<string, string>();
  for (const { name } of rows) {
    const found = await pool.query<{ print: string }>(
      `select md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as print
       from ${name} row where user_id = any ($1)`,
      [ids],
    );
    prints.set(name, found.rows[0]?.print ?? "");
  }
  return prints;
}

export const tenancy: Field = {
  name: "tenancy",
  breach: "an answer to someone else, a word of another member, a change to what is theirs",
  begin: async (world) => {
    const people = [world.other, world.stranger];
    const before = await rowsOf(world, people);
    return async () => {
      const after = await rowsOf(world, people);
      for (const [table, print] of after)
        if (before.get(table) !== print) world.breach(`rows of other members in ${table} changed`);
    };
  },
  cases: ({ caller }) => [
    ...signedIn.flatMap(foreignTokens),
    ...names.flatMap(unknownClients),
    ...signedIn
      .filter((name) => namesOwned(name, caller) || name === "linkProduct")
      .map((name) => foreignIds(name, (person) => exampleOf(name, person))),
    ...byInvoice.map((name) => foreignIds(name, ({ invoice }) => ({ params: { no_invoice: invoice } }))),
    ...mixedIds,
    keyOfAnother,
  ],
};
