import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Call, type CallName, calls } from "#contract/calls.ts";
import { refusalsOf, schemas } from "#contract/schemas.ts";
import type { CallSchema } from "#contract/shape.ts";
import { type App, type Client, type Handler, type Member, streamed } from "./app.ts";
import { faultOf } from "./broken-text.ts";
import { clientBySlug } from "./clients.ts";
import { parsePart, refusal } from "./envelope.ts";
import { Failure, fail, invariant } from "./failure.ts";
import { onceByKey } from "./idempotency.ts";
import { memberOf } from "./session.ts";

export type Handlers = { [N in CallName]: Handler<N> };

/** Fields beside every refusal of a call, whatever refused it. */
export type Besides = Partial<
  Record<CallName, (request: FastifyRequest, refused: Failure) => Record<string, unknown> | undefined>
>;

/** A handler of some call: its context is made from that call's own schema just before. */
type AnyHandler = (context: never) => Promise<unknown>;

/** Registers every call of the table: its path, who may call it, what goes in, what comes out. */
export function registerCalls(server: FastifyInstance, app: App, handlers: Handlers, besides: Besides): void {
  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name];
    for (const url of [call.path, ...(call.aliases ?? [])]) {
      server.route({
        method: call.method,
        url,
        handler: answerCall(app, name, handlers[name], besides[name]),
      });
    }
  }
}

function answerCall(app: App, name: CallName, handler: AnyHandler, besideOf: Besides[CallName]) {
  const call: Call = calls[name];
  const schema: CallSchema = schemas[name];
  return async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const { client, member } = await whoCalls(app, call, request);
      const context = {
        app,
        client,
        member,
        address: request.ip,
        request,
        reply,
        ...parsed(schema, request),
      };
      const answer = () => handler(context as never);
      const result = await onceByKey(app, name, member, request, answer);
      if (result === streamed) return reply;
      if (app.config.mode === "test") schema.answer.parse(result);
      return await reply.code(schema.status ?? 200).send(result);
    } catch (error) {
      if (error instanceof Failure && app.config.mode === "test") mustBeListed(name, error);
      throw besideOf ? withBeside(error, (refused) => besideOf(request, refused)) : error;
    }
  };
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

/** The tenant of the request and, where the call needs one, the signed-in member of that tenant. */
async function whoCalls(
  app: App,
  call: Call,
  request: FastifyRequest,
): Promise<{ client: Client; member: Member | undefined }> {
  const slug = request.headers["x-client"];
  if (Array.isArray(slug)) throw fail("malformed");
  if (call.auth === "none") return { client: await clientBySlug(app, slug ?? "netwerk"), member: undefined };
  const token = /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? "")?.[1];
  const member = token ? await memberOf(app.database, token) : undefined;
  if (!member) throw fail("unauthenticated");
  const client = await clientBySlug(app, slug ?? member.clientId);
  // A token is valid for its own client only.
  if (client.id !== member.clientId) throw fail("unauthenticated");
  return { client, member };
}

/** Everything of the request that the call takes. A path that fits no row is simply not there. */
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

/** In tests: a call refuses only with the codes that its contract lists. */
function mustBeListed(name: CallName, failure: Failure): void {
  invariant(refusalsOf(name).includes(failure.code), `${name} does not list ${failure.code} in its contract`);
}
