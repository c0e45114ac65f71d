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

/** Half-open time ranges: one, and a set of them. */
const span = customType<{ data: string }>({ dataType: () => "tstzrange" });
const spans = customType<{ data: string }>({ dataType: () => "tstzmultirange" });

/**
 * Accounts of the double-entry ledger, in seconds (SEC) or rupiah (IDR). Balances of members and pools are stored and
 * never negative; shared sources and sinks have no stored balance.
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

/** One ledger movement. Its key makes a repeat a no-op, and rows are never changed. */
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
 * The two or more postings of a journal; at commit they sum to zero in each unit, on accounts of one client. That check
 * replaces foreign keys to accounts and clients, which would lock those rows against all other writers.
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

/** The meter of a user: one row, and the row lock that everything about this user's time takes first. */
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
    /** Last action of the member, or the last answer received. */
    lastActivity: at("last_activity").notNull(),
    /** A stop requested while an answer was being written: the meter's state once the answer is complete. */
    afterAnswer: text("after_answer", { enum: ["paused", "ended"] }),
    /**
     * Uncharged milliseconds when the meter stopped; it resumes with them, so that many short stretches are charged.
     */
    brokenMs: integer("broken_ms").notNull().default(0),
  },
  (table) => [
    ofMember(table),
    index("meters_running").on(table.lastSeen).where(sql`${table.state} = 'running'`),
  ],
);

/** Charged time spans; an exclusion constraint in SQL keeps a user's second from being charged twice. */
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
    /** Seconds given back since, at most what was charged. */
    freeReturned: integer("free_returned").notNull().default(0),
    paidReturned: integer("paid_returned").notNull().default(0),
    /** Parts of the span that were given back, so that none is returned twice; null when there are none. */
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

/** Free time granted: seq 0 is the grant of the day (or the only one), 1 to 3 the refills by `reset_battery`. */
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
