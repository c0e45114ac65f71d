import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { clients } from "./client.ts";
import { at, big, bigKey, createdAt } from "./columns.ts";
import { experts } from "./expert.ts";
import { ofMember, users } from "./user.ts";

/** Half-open span of time; several of them. */
const span = customType<{ data: string }>({ dataType: () => "tstzrange" });
const spans = customType<{ data: string }>({ dataType: () => "tstzmultirange" });

/**
 * Accounts of the double-entry ledger, in seconds (SEC) or rupiah (IDR).
 * Balances of members and pools are materialised and never negative; shared sources and sinks are not.
 */
export const ledgerAccounts = pgTable(
  "ledger_accounts",
  {
    id: bigKey(),
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    unit: text("unit", { enum: ["SEC", "IDR"] }).notNull(),
    kind: text("kind").notNull(),
    userId: big("user_id").references(() => users.id),
    expertId: integer("expert_id").references(() => experts.id),
    materialised: boolean("materialised").notNull(),
    balance: big("balance").notNull().default(0),
    version: big("version").notNull().default(0),
  },
  (table) => [
    unique("ledger_accounts_owner")
      .on(table.clientId, table.unit, table.kind, table.userId, table.expertId)
      .nullsNotDistinct(),
    index("ledger_accounts_user").on(table.userId, table.kind),
    check("ledger_accounts_not_negative", sql`not ${table.materialised} or ${table.balance} >= 0`),
  ],
);

/** One movement; its key makes a repeat change nothing. Rows are never changed. */
export const journals = pgTable(
  "journals",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    kind: text("kind").notNull(),
    idemKey: text("idem_key").notNull(),
    refType: text("ref_type"),
    refId: big("ref_id"),
    createdAt: createdAt(),
  },
  (table) => [
    unique("journals_key").on(table.clientId, table.kind, table.idemKey),
    index("journals_ref").on(table.refType, table.refId),
  ],
);

/**
 * The two or more sides of a journal; at commit they sum to zero in each unit, on accounts of one client. That
 * check stands in for foreign keys to accounts and clients, which would lock their rows against all others.
 */
export const postings = pgTable(
  "postings",
  {
    journalId: big("journal_id")
      .notNull()
      .references(() => journals.id),
    seq: smallint("seq").notNull(),
    accountId: big("account_id").notNull(),
    amount: big("amount").notNull(),
    balanceAfter: big("balance_after"),
    accountVersion: big("account_version"),
  },
  (table) => [
    primaryKey({ columns: [table.journalId, table.seq] }),
    unique("postings_version").on(table.accountId, table.accountVersion),
    check("postings_not_zero", sql`${table.amount} <> 0`),
  ],
);

/** The clock of a user: one row, and the lock that everything about this user's time takes first. */
export const meters = pgTable(
  "meters",
  {
    userId: big("user_id").primaryKey(),
    clientId: integer("client_id").notNull(),
    expertId: integer("expert_id"),
    conversationId: big("conversation_id"),
    state: text("state", { enum: ["running", "paused", "ended"] }).notNull(),
    reason: text("reason", { enum: ["member", "silence", "idle", "exhausted", "conversation", "guide"] }),
    chargedUntil: at("charged_until").notNull(),
    /** Last sign of life of the page. */
    lastSeen: at("last_seen").notNull(),
    /** Last thing that the member did, or an answer that came in. */
    lastActivity: at("last_activity").notNull(),
    /** Asked for while an answer was being written: what the clock becomes when that answer is there. */
    afterAnswer: text("after_answer", { enum: ["paused", "ended"] }),
    /** What a stopped clock had begun of its next second: it goes on with that, so that many short turns are paid too. */
    brokenMs: integer("broken_ms").notNull().default(0),
  },
  (table) => [
    ofMember(table),
    index("meters_running").on(table.lastSeen).where(sql`${table.state} = 'running'`),
  ],
);

/** What was charged for which span; no second of a user twice (exclusion constraint in SQL). */
export const meterCharges = pgTable(
  "meter_charges",
  {
    id: bigKey(),
    clientId: integer("client_id").notNull(),
    userId: big("user_id").notNull(),
    expertId: integer("expert_id").notNull(),
    conversationId: big("conversation_id").notNull(),
    span: span("span").notNull(),
    freeSeconds: integer("free_seconds").notNull(),
    paidSeconds: integer("paid_seconds").notNull(),
    /** Given back since, at most what was charged. */
    freeReturned: integer("free_returned").notNull().default(0),
    paidReturned: integer("paid_returned").notNull().default(0),
    /** The parts of the span that were given back, so that none is given back again; null while there is none. */
    returnedSpans: spans("returned_spans"),
    journalId: big("journal_id")
      .notNull()
      .references(() => journals.id),
  },
  (table) => [
    ofMember(table),
    index("meter_charges_conversation").on(table.conversationId),
    check("meter_charges_free", sql`${table.freeReturned} between 0 and ${table.freeSeconds}`),
    check("meter_charges_paid", sql`${table.paidReturned} between 0 and ${table.paidSeconds}`),
  ],
);

/** Free time given: seq 0 is the grant of the day (or the only one), 1 to 3 the refills by `reset_battery`. */
export const freeGrants = pgTable(
  "free_grants",
  {
    userId: big("user_id").notNull(),
    day: date("day").notNull(),
    seq: smallint("seq").notNull(),
    clientId: integer("client_id").notNull(),
    seconds: integer("seconds").notNull(),
    journalId: big("journal_id")
      .notNull()
      .references(() => journals.id),
  },
  (table) => [
    ofMember(table),
    primaryKey({ columns: [table.userId, table.day, table.seq] }),
    check("free_grants_seq", sql`${table.seq} between 0 and 3`),
  ],
);
