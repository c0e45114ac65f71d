import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import type { CallName, calls } from "#contract/calls.ts";
import type { ChatEvent } from "#contract/chat.ts";
import type { Answer, Body, Params, Query, Schemas } from "#contract/schemas.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/db.ts";
import type { clients } from "#server/db/tables/client.ts";
import type { AnswerRisk } from "#server/db/tables/conversation.ts";
import type { GoogleTokens } from "#server/external/google.ts";
import type { Mailer } from "#server/external/mail.ts";
import type { Model } from "#server/external/model/model.ts";
import type { SafetyModel } from "#server/external/model/safety-model.ts";
import type { PaymentGateway } from "#server/external/payment/gateway.ts";
import type { FileStore } from "#server/external/storage/storage.ts";
import type { FanOut } from "./fan-out.ts";
import type { Gates } from "./gate.ts";
import type { Limits } from "./limits.ts";
import type { Lines } from "./lines.ts";
import type { LiveText, LiveTexts } from "./live.ts";
import type { Queue } from "./queue.ts";
import type { ClientSeal, Seals } from "./seal.ts";

/** How an answer's stream ends. */
export type AnswerEnd = Extract<ChatEvent, { event: "final" | "error" }>;

/** Whose answer a live text is, and the help card that belongs to it, which a verdict may change while it is written. */
export type AnswerOwner = {
  userId: number;
  conversationId: number;
  seal: ClientSeal;
  risk?: AnswerRisk | null;
  /** Whether a reader of its stream has been sent the card. */
  isCardShown?: boolean;
};
export type LiveAnswer = LiveText<AnswerEnd, AnswerOwner>;

/** What the program reaches outside of itself. */
export type External = {
  mail: Mailer;
  payment: PaymentGateway;
  /** Files of products. */
  storage: FileStore;
  /** Missing where Google sign-in is not set up. */
  google?: GoogleTokens | undefined;
  /** Answers members, whatever happens. */
  model: Model;
  /** The language model of the settings without the guide behind it: fails when it is down. */
  endpoint?: Model | undefined;
  /** Judges danger beside the answer; missing where none is set up. */
  safetyModel?: SafetyModel | undefined;
};

/** What the program is made of; handlers get it, tests build it with fakes for `external`. */
export type App = {
  config: Config;
  database: Database;
  log: FastifyBaseLogger;
  limits: Limits;
  gates: Gates;
  seals: Seals;
  queue: Queue;
  /** Names this process in the answers that it writes. */
  writer: string;
  /** Answers that are being written by this process. */
  live: LiveTexts<AnswerEnd, AnswerOwner>;
  /** Streams and files that members are reading from this process. */
  lines: Lines;
  /** Live answers of other servers, where there is Redis. */
  fanOut: FanOut | undefined;
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

/** What a handler gets: everything parsed, the tenant known, the member where the call needs one. */
export type Context<N extends CallName = CallName> = {
  app: App;
  client: Client;
  params: Params<N>;
  query: Query<N>;
  body: Body<N>;
  /** Address of the caller, for limits. */
  address: string;
  request: FastifyRequest;
  reply: FastifyReply;
} & WithMember<N>;

/** Answered by a handler that wrote the response itself, as a stream or a file. */
export const streamed = Symbol("streamed");

type Streamed<N extends CallName> = Schemas[N] extends { streams: true } | { file: true } | { image: true }
  ? typeof streamed
  : never;

export type Handler<N extends CallName> = (context: Context<N>) => Promise<Answer<N> | Streamed<N>>;
