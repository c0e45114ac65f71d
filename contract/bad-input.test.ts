import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { Failure, orNotFound } from "#server/platform/failure.ts";
import { parsePart } from "#server/platform/http/envelope.ts";
import { memberOf } from "#server/platform/security/session.ts";
import {
  type Attack,
  attacksOn,
  crossed,
  english,
  innards,
  refusalOf,
  requestOf,
  wordsIn,
} from "#server/test/attacks.ts";
import {
  exampleOf,
  freshToken,
  type Input,
  markedPassword,
  namesOwned,
  newPerson,
  nobodyLike,
  type Person,
} from "#server/test/examples.ts";
import { dice, seed } from "#server/test/seed.ts";
import { startTestApp, type TestApp } from "#server/test/test-app.ts";
import { googleTexts } from "#texts/account/google.ts";
import { type CallName, calls } from "./calls.ts";
import { errors } from "./errors.ts";
import { refusalsOf, schemas } from "./schemas.ts";
import type { CallSchema } from "./shape.ts";

/*
 * Sends random bad input to every call: each must answer as its contract says, never with a server fault, another
 * member's data or a secret. `ALMA_SEED` repeats a run; `ALMA_FUZZ_CALLS` sets the number of requests.
 */

const names = Object.keys(calls) as CallName[];
const amount = Number(process.env.ALMA_FUZZ_CALLS ?? 3000);

let t: TestApp;
/** The caller, another member of the same client, and a member of another client. */
let caller: Person;
let other: Person;
let stranger: Person;

beforeAll(async () => {
  t = await startTestApp();
  caller = await newPerson(t);
  other = await newPerson(t);
  stranger = await newPerson(t, "akasia");
});
afterAll(() => t.close());

type Sent = Pick<Attack, "input" | "raw" | "headers"> & { token?: string | undefined };

let sender = 0;

const userLimits = [
  "resetByUser",
  "questionByUser",
  "conversationByUser",
  "cartByUser",
  "searchByUser",
  "exportByUser",
  "consentByUser",
  "profileByUser",
  "pictureByUser",
  "pictureReadByUser",
  "statementByUser",
  "feedbackByUser",
  "surveyByUser",
  "srqByUser",
  "supportByUser",
  "planByUser",
  "voucherByUser",
  "transactionByUser",
  "statusByUser",
  "fileLinkByUser",
  "fileByUser",
  "productByUser",
  "ownDataByUser",
] as const;

/** Resets the per-member rate limits, which would otherwise answer in place of the calls under test. */
async function forgetLimits(token: string | undefined): Promise<void> {
  const sender = token && (await memberOf(t.app.database, token));
  if (sender) await t.app.limits.forget("confirmBySession", String(sender.sessionId));
  for (const { member } of [caller, other]) {
    for (const limit of userLimits) await t.app.limits.forget(limit, String(member.id));
  }
}

async function send(name: CallName, { token, ...request }: Sent) {
  const { payload, ...sent } = requestOf(name, request);
  sender += 1;
  await forgetLimits(token);
  const answer = await t.server.inject({
    ...sent,
    // Each request comes from a different address, so that per-address rate limits do not answer in place of the call.
    remoteAddress: `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...sent.headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
}

const known = new Map<string, { status: number; message: string }>(Object.entries(errors));

/** Checks that an answer follows the contract: a success that fits the schema, or an error code that the call lists. */
function expectContract(name: CallName, answer: Awaited<ReturnType<typeof send>>, secrets: string[]): void {
  const schema: CallSchema = schemas[name];
  expect(answer.status, answer.text).toBeLessThan(500);
  const isImage = schema.image && answer.status < 400;
  const isShared = schema.shared && answer.status < 400;
  const kept = isShared ? "public, max-age=3600" : "no-store";
  expect(answer.headers["cache-control"]).toBe(isImage ? "private, no-cache" : kept);
  for (const secret of secrets) expect(answer.text).not.toContain(secret);
  if (schema.file && answer.status < 400) {
    expectFile(answer, isShared === true);
    return;
  }
  if (isImage) {
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
    });
    return;
  }
  expect(answer.headers["content-type"]).toMatch(/^application\/json/);
  expect(answer.text).not.toMatch(innards);
  const body: Record<string, unknown> = JSON.parse(answer.text);
  if (answer.status < 400) {
    expect(answer.status).toBe(schema.status ?? 200);
    expect(schema.answer.safeParse(body).error).toBeUndefined();
    return;
  }
  const code = String(body.code);
  expect(refusalsOf(name)).toContain(code);
  // C-52 gives its own refusals the status `failed` instead of `error`.
  if (name !== "joinExpert" || body.status !== "failed") expect(body.status).toBe("error");
  expect(body).toMatchObject({ message: known.get(code)?.message });
  expect(known.get(code)?.status).toBe(answer.status);
  expect(wordsIn(body), answer.text).not.toMatch(english);
  if (answer.status === 429) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
}

/**
 * Checks that a file is sent as an attachment with a known content type and a name that reveals nothing of its content.
 */
function expectFile({ status, headers }: Awaited<ReturnType<typeof send>>, isShared: boolean): void {
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(
    /^(application\/pdf|(text\/plain|text\/html|application\/json); charset=utf-8)$/,
  );
  expect(headers["content-disposition"]).toMatch(
    isShared
      ? /^attachment; filename="[a-z]+-[a-z0-9-]+\.pdf"$/
      : /^attachment; filename="[a-z]+-\d{4}-\d\d-\d\d\.(pdf|txt|html|json)"$/,
  );
  expect(headers["x-content-type-options"]).toBe("nosniff");
}

const tokenFor = async (name: CallName) => {
  if (calls[name].auth === "none") return undefined;
  // These calls would end the caller's session or change the caller's consents, which the other calls depend on.
  if (name === "logout") return freshToken(t, caller.member);
  const spoils: readonly CallName[] = ["agreeTnc", "setConsent", "endOtherSessions"];
  return spoils.includes(name) ? freshToken(t, other.member) : caller.member.token;
};

/** Whether the call itself lists this refusal: the input is well formed, but the call does not accept it. */
function isOwnRefusal(name: CallName, { status, text }: { status: number; text: string }): boolean {
  if (status < 400) return false;
  const schema: CallSchema = schemas[name];
  const code: unknown = JSON.parse(text).code;
  return schema.errors.some((own) => own === code);
}

async function attack(name: CallName, wrong: Attack): Promise<void> {
  const token = await tokenFor(name);
  const answer = await send(name, { ...wrong, token });
  expectContract(name, answer, [markedPassword, token ?? markedPassword]);
  const refusal = refusalOr(name, wrong);
  if (refusal) expect(refusal, answer.text).toContain(answer.status);
  // Only the database knows whether the service exists, who is an adult today and whose address it is, so 422 is
  // allowed.
  else if (name === "joinExpert" || name === "createTransaction" || isOwnRefusal(name, answer))
    expect([400, 415], answer.text).not.toContain(answer.status);
  else expect([400, 415, 422], answer.text).not.toContain(answer.status);
  if (answer.status === 422 && !isOwnRefusal(name, answer))
    expect(Object.keys(JSON.parse(answer.text).error).length).toBeGreaterThan(0);
}

function refusalOr(name: CallName, wrong: Attack): number[] | undefined {
  if (wrong.expected) return wrong.expected;
  const status = refusalOf(name, wrong);
  return status === undefined ? undefined : [status];
}

/** Returns single faults in random order and, once these are used up, combinations of two. */
function chosen(name: CallName, good: Input, share: number): Attack[] {
  const roll = dice(seed + names.indexOf(name));
  const single = attacksOn(name, good)
    .map((one) => ({ one, at: roll(2 ** 30) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
  const mixable = single.filter(({ raw }) => raw === undefined);
  const any = () => orNotFound(mixable[roll(mixable.length)]);
  const more = Math.max(0, share - single.length);
  return [...single.slice(0, share), ...Array.from({ length: more }, () => crossed(any(), any(), roll))];
}

describe(`B-469: bad input gets message and, for fields, their errors (seed ${seed})`, () => {
  for (const name of names) {
    const { id, auth } = calls[name];
    const share = Math.ceil(amount / names.length);

    test(`${id} ${name}: has an example here that it accepts`, async () => {
      const input = exampleOf(name, caller);
      expect(refusalOf(name, { says: "good", input })).toBeUndefined();
    });

    test(`${id} ${name}: what is broken is refused as the contract says (seed ${seed})`, async () => {
      const good = exampleOf(name, caller);
      for (const wrong of chosen(name, good, share)) {
        await attack(name, wrong).catch((error: unknown) => {
          throw new Error(`${name}, ${wrong.says}: ${error}`, { cause: error });
        });
      }
    });

    test(`${id} ${name}: a client that does not exist is 404, a key that is none never a fault`, async () => {
      const input = exampleOf(name, caller);
      const schema: CallSchema = schemas[name];
      for (const slug of ["tidak-ada", "NETWERK", "../netwerk", "netwerk, akasia", "x".repeat(300), "1"]) {
        const answer = await send(name, {
          input,
          token: await tokenFor(name),
          headers: { "x-client": slug },
        });
        expectContract(name, answer, [markedPassword]);
        // What answers from code does not look for the client.
        expect(JSON.parse(answer.text).code, slug).toBe(schema.fromCode ? undefined : "client_not_found");
      }
      const headers = {
        "idempotency-key": "x",
        "last-event-id": "-1:x",
        accept: "*/*;q=nan",
        range: "bytes=9-1",
      };
      expectContract(name, await send(name, { input, token: await tokenFor(name), headers }), [
        markedPassword,
      ]);
    });

    test(`${id} ${name}: no field of a wrong type is refused in a library's words`, () => {
      const said = attacksOn(name, exampleOf(name, caller)).flatMap(({ input }) => sentencesOf(name, input));
      expect([...new Set(said)].filter((sentence) => english.test(sentence))).toEqual([]);
    });

    if (auth === "bearer") {
      test(`${id} ${name}: without a valid token of this client it is 401`, () => expectTokenNeeded(name));
    }
  }
});

/** Returns every sentence that a call says about the fields of this input. */
function sentencesOf(name: CallName, input: Input): string[] {
  const schema: CallSchema = schemas[name];
  const said: string[] = [];
  for (const part of ["params", "query", "body"] as const) {
    try {
      parsePart(schema[part], input[part], (fields) => {
        said.push(...Object.values(fields).flat());
        return new Failure("invalid");
      });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  }
  return said.filter((sentence) => sentence !== googleTexts.credentialInvalid);
}

async function expectTokenNeeded(name: CallName): Promise<void> {
  const input = exampleOf(name, caller);
  const revoked = await freshToken(t, caller.member);
  await t.call("logout", {}, { token: revoked });
  const expired = await freshToken(t, caller.member);
  await t.database.pool.query(
    "update sessions set last_used_at = app_now() - interval '31 days' where id = (select max(id) from sessions)",
  );
  const { token } = caller.member;
  const wrong: Sent[] = [
    { input },
    ...["x", "a".repeat(200), "a".repeat(5000), "'--", revoked, expired, token.slice(1)].map((bad) => ({
      input,
      token: bad,
    })),
    { input, token, headers: { "x-client": "akasia" } },
    { input, token: stranger.member.token, headers: { "x-client": "netwerk" } },
    ...[
      `bearer ${token}`,
      `Basic ${token}`,
      token,
      `Bearer  ${token}`,
      `Bearer ${token}, Bearer ${token}`,
    ].map((authorization) => ({ input, headers: { authorization } })),
    { input: { ...input, query: { ...input.query, token } } },
  ];
  for (const request of wrong) {
    const answer = await send(name, request);
    expectContract(name, answer, [token, revoked, expired]);
    expect(answer.status, JSON.stringify(request.headers ?? request.token)).toBe(401);
  }
}

test("S-08: ids of another member, or of another client's member, answer 404 like ids of nobody", async () => {
  const own = names.filter((name) => calls[name].auth === "bearer" && namesOwned(name, caller));
  expect(own.length).toBeGreaterThan(5);
  const nobody = nobodyLike(other);
  for (const name of own) {
    const answers: [number, string][] = [];
    for (const owner of [other, stranger, nobody]) {
      const answer = await send(name, { input: exampleOf(name, owner), token: caller.member.token });
      expectContract(name, answer, [other.code, stranger.code]);
      answers.push([answer.status, answer.text]);
    }
    expect(answers, name).toEqual(answers.map(() => [404, answers[0]?.[1]]));
  }
});

test("afterwards the server is well and the books are in order", async () => {
  for (const path of ["/healthz", "/readyz", "/api/client/netwerk", "/api/docs"]) {
    expect((await t.server.inject(path)).statusCode).toBe(200);
  }
  expect((await checkInvariants(t.database.pool)).broken).toEqual([]);
});
