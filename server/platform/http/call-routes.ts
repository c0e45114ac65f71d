import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Call, type CallName, calls } from "#contract/calls.ts";
import { refusalsOf, schemas } from "#contract/schemas.ts";
import type { CallSchema } from "#contract/shape.ts";
import type { App, Client, Handler, Member } from "#server/platform/app.ts";
import { clientBySlug } from "#server/platform/client/clients.ts";
import { Failure, fail, invariant } from "#server/platform/failure.ts";
import { countedAddress } from "#server/platform/limits/address.ts";
import { noteAnswered, noteCaller } from "#server/platform/security/security-events.ts";
import { memberOf } from "#server/platform/security/session.ts";
import { faultOf } from "./broken-text.ts";
import { whileSignedIn } from "./connections.ts";
import { parsePart, refusal } from "./envelope.ts";
import { acceptForms, readForm } from "./form.ts";
import { onceByKey } from "./idempotency.ts";
import { streamed } from "./streamed.ts";

export type Handlers = { [N in CallName]: Handler<N> };

/** Extra fields on every refusal of a call, whatever its cause. */
export type Besides = Partial<
  Record<CallName, (request: FastifyRequest, refused: Failure) => Record<string, unknown> | undefined>
>;

/** How long a form with a file waits for the upload gate. */
const uploadWaitMs = 10_000;

/** A handler of any call; its context was just built from that call's own schema. */
type AnyHandler = (context: never) => Promise<unknown>;

/** Registers every call of the table: path, authentication, input and output. */
export function registerCalls(server: FastifyInstance, app: App, handlers: Handlers, besides: Besides): void {
  const register = (scope: FastifyInstance, name: CallName) => {
    const call: Call = calls[name];
    for (const url of [call.path, ...(call.aliases ?? [])]) {
      scope.route({
        method: call.method,
        url,
        handler: answerCall(app, name, handlers[name], besides[name]),
      });
    }
  };
  const names = Object.keys(calls) as CallName[];
  for (const name of names.filter((one) => !takesForm(one))) register(server, name);
  server.register(async (forms) => {
    await acceptForms(forms);
    for (const name of names.filter(takesForm)) register(forms, name);
  });
}

function takesForm(name: CallName): boolean {
  const schema: CallSchema = schemas[name];
  return schema.form === true;
}

function answerCall(app: App, name: CallName, handler: AnyHandler, besideOf: Besides[CallName]) {
  const schema: CallSchema = schemas[name];
  return async (request: FastifyRequest, reply: FastifyReply) => {
    let who: Caller = { client: undefined, member: undefined };
    try {
      who = await whoCalls(app, name, request);
      const { client, member } = who;
      const answer = () => {
        const caller = { app, client, member, address: countedAddress(request.ip), request, reply };
        const context = { ...caller, ...parsed(schema, request) };
        return runHandler(app, name, member, { request, reply }, () => handler(context as never));
      };
      const result = await (takesForm(name) ? withForm(app, member, request, answer) : answer());
      noteAnswered(app, name, { request, ...who }, result);
      if (result === streamed) return reply;
      if (app.config.mode === "test") schema.answer.parse(result);
      return await reply.code(schema.status ?? 200).send(result);
    } catch (error) {
      noteCaller(app, { request, ...who });
      if (app.config.mode === "test") mustBeListed(name, error);
      throw besideOf ? await withHelp(app, error, request, besideOf) : error;
    }
  };
}

async function withHelp(
  app: App,
  error: unknown,
  request: FastifyRequest,
  besideOf: NonNullable<Besides[CallName]>,
): Promise<unknown> {
  const isRead = await mayRead(app, error, request);
  return isRead ? withBeside(error, (refused) => besideOf(request, refused)) : error;
}

/** Whether a refused text is read for danger. Anyone can send one without a session, so that is counted by address. */
async function mayRead(app: App, error: unknown, { ip }: FastifyRequest): Promise<boolean> {
  return (
    refusal(error).code !== "unauthenticated" ||
    app.limits.tryTake("readUnknownByAddress", countedAddress(ip))
  );
}

/** Reads the form once the sender is known. The upload gate limits the forms held in memory, per member to one. */
async function withForm<T>(
  app: App,
  member: Member | undefined,
  request: FastifyRequest,
  answer: () => Promise<T>,
): Promise<T> {
  const leave = await app.concurrency.upload.enter(String(member?.id ?? request.ip), uploadWaitMs);
  try {
    request.body = await readForm(request);
    return await answer();
  } finally {
    leave();
  }
}

/** Long responses end when their session ends; calls that write run once per idempotency key. */
function runHandler<T>(
  app: App,
  name: CallName,
  member: Member | undefined,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  answer: () => Promise<T>,
): Promise<T> {
  const schema: CallSchema = schemas[name];
  return member && (schema.streams || schema.file)
    ? whileSignedIn(app, member.sessionId, reply, answer)
    : onceByKey(app, name, member, request, answer);
}

function withBeside(error: unknown, besideOf: (refused: Failure) => Record<string, unknown> | undefined) {
  const refused = refusal(error);
  const beside = besideOf(refused);
  if (!beside) return error;
  return new Failure(
    refused.code,
    { ...refused.extra, beside: { ...refused.extra.beside, ...beside } },
    error,
  );
}

type Caller = { client: Client | undefined; member: Member | undefined };

async function whoCalls(app: App, name: CallName, request: FastifyRequest): Promise<Caller> {
  const schema: CallSchema = schemas[name];
  return schema.fromCode ? { client: undefined, member: undefined } : knownCaller(app, calls[name], request);
}

/** Returns the client (tenant) of the request and, where the call needs one, its signed-in member. */
async function knownCaller(app: App, call: Call, request: FastifyRequest): Promise<Caller> {
  const slug = request.headers["x-client"];
  if (Array.isArray(slug)) throw fail("malformed");
  const { authorization } = request.headers;
  if (call.auth === "none" || (call.auth === "optional" && authorization === undefined))
    return { client: await clientBySlug(app, slug ?? (await app.hosts.defaultSlug())), member: undefined };
  const token = /^Bearer ([\w-]{1,200})$/.exec(authorization ?? "")?.[1];
  const member = token ? await memberOf(app.database, token, request.headers["user-agent"]) : undefined;
  if (!member) throw fail("unauthenticated");
  const client = await clientBySlug(app, slug ?? member.clientId);
  // A token is valid for its own client only.
  if (client.id !== member.clientId) throw fail("unauthenticated");
  return { client, member };
}

/** Parses all input of the call. A path parameter that fits no row is answered as not found. */
function parsed(schema: CallSchema, request: FastifyRequest) {
  const { params, query, body } = request;
  if (faultOf(params)) throw fail("not_found");
  const fault = faultOf([query, body]);
  if (fault) throw fail(fault);
  return {
    params: parsePart(schema.params, params, () => fail("not_found")),
    query: parsePart(schema.query, query, (fields) => fail("invalid", { fields })),
    body: parsePart(schema.body, body ?? undefined, (fields) => fail("invalid", { fields })),
  };
}

/** In tests, checks that a call refuses only with codes listed in its contract. */
function mustBeListed(name: CallName, error: unknown): void {
  if (!(error instanceof Failure)) return;
  invariant(refusalsOf(name).includes(error.code), `${name} does not list ${error.code} in its contract`);
}
