import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import type { CallName, calls } from "#contract/calls.ts";
import type { Answer, Body, Params, Query, Schemas } from "#contract/schemas.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/db.ts";
import type { clients } from "#server/db/tables/client.ts";
import type { GoogleTokens } from "#server/external/google.ts";
import type { Mailer } from "#server/external/mail.ts";
import type { Model } from "#server/external/model/model.ts";
import type { SafetyModel } from "#server/external/model/safety-model.ts";
import type { PaymentGateway } from "#server/external/payment/gateway.ts";
import type { FileStore } from "#server/external/storage/file-store.ts";
import type { PrimaryLink } from "#server/workers/link.ts";
import type { Hosts } from "./client/hosts.ts";
import type { Connections } from "./http/connections.ts";
import type { streamed } from "./http/streamed.ts";
import type { Queue } from "./jobs/queue.ts";
import type { ConcurrencyLimits } from "./limits/concurrency-limit.ts";
import type { Limits } from "./limits/limits.ts";
import type { FanOut } from "./live/fan-out.ts";
import type { LiveTexts } from "./live/live.ts";
import type { AnswerEnd, AnswerOwner } from "./live/live-answer.ts";
import type { Metrics } from "./metrics.ts";
import type { Seals } from "./security/seal.ts";

/** External services that the program uses. */
export type External = {
  mail: Mailer;
  payment: PaymentGateway;
  /** Product files. */
  storage: FileStore;
  /** Undefined when Google sign-in is not configured. */
  google?: GoogleTokens | undefined;
  /** Answers members, also when the language model is down. */
  model: Model;
  /** The configured language model without the guide as fallback: fails when the model is down. */
  endpoint?: Model | undefined;
  /** Assesses risk alongside the answer; undefined when none is configured. */
  safetyModel?: SafetyModel | undefined;
};

/** What the primary process told this one, which is one of several workers. */
export type Worker = { link: PrimaryLink; databaseUrl: string; isFirst: boolean; number: number };

/** The parts of the program; handlers receive it, and tests build it with fakes for `external`. */
export type App = {
  config: Config;
  database: Database;
  log: FastifyBaseLogger;
  limits: Limits;
  concurrency: ConcurrencyLimits;
  seals: Seals;
  queue: Queue;
  /** Identifies this process in the answers that it writes. */
  writer: string;
  /** Answers that this process is writing. */
  live: LiveTexts<AnswerEnd, AnswerOwner>;
  /** Open streams and file downloads of members on this process. */
  connections: Connections;
  /** Clients that have a host of their own. */
  hosts: Hosts;
  /** Relays live answers between servers; undefined where no other server can use the database. */
  fanOut: FanOut | undefined;
  /** Undefined where no operator's token opens them. */
  metrics: Metrics | undefined;
  /** Whether this process has room for more questions. */
  load: { readonly isHigh: boolean; close: () => void };
  /** Set where this process is one of several workers. */
  worker: Worker | undefined;
  external: External;
};

export type Client = typeof clients.$inferSelect;

/** The signed-in member of a request. */
export type Member = { id: number; clientId: number; sessionId: number; name: string; email: string };

type WithMember<N extends CallName> = (typeof calls)[N]["auth"] extends "bearer"
  ? { member: Member }
  : (typeof calls)[N]["auth"] extends "optional"
    ? { member?: Member | undefined }
    : { member?: never };

type WithClient<N extends CallName> = Schemas[N] extends { fromCode: true }
  ? { client?: never }
  : { client: Client };

/** What a handler receives: parsed input, the client, and the member where the call requires one. */
export type Context<N extends CallName = CallName> = {
  app: App;
  params: Params<N>;
  query: Query<N>;
  body: Body<N>;
  /** The caller's address, for rate limits. */
  address: string;
  request: FastifyRequest;
  reply: FastifyReply;
} & WithClient<N> &
  WithMember<N>;

type Streamed<N extends CallName> = Schemas[N] extends { streams: true } | { file: true } | { image: true }
  ? typeof streamed
  : never;

export type Handler<N extends CallName> = (context: Context<N>) => Promise<Answer<N> | Streamed<N>>;
