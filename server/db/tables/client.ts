import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { at, big, createdAt, sealed } from "./columns.ts";
import { experts } from "./expert.ts";

export type ClientFeature = { name: string; active: boolean };
/**
 * Partner logos (names of uploaded files) and member quotes on a client's landing page. `demo` marks invented content of
 * older demo data, which no page shows.
 */
export type ClientLanding = {
  demo: boolean;
  partners: { name: string; logo: string }[];
  reviews: { text: string; from: string }[];
};
export type ClientMenuItem = { name: string; title: string; icon: string; url: string };

/** E-01: the clients (tenants). */
export const clients = pgTable(
  "clients",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    name: text("name").notNull(),
    username: text("username").notNull().unique(),
    /** Host, with a port unless it is the scheme's own, that shows this client alone; null for the shared one. */
    host: text("host").unique(),
    themeColor: text("theme_color"),
    batteryColor: text("battery_color"),
    primaryColor: text("primary_color"),
    logo: text("logo").notNull(),
    expertId: integer("expert_id").notNull().default(1),
    expertType: text("expert_type"),
    features: jsonb("features").$type<ClientFeature[]>().notNull(),
    menu: jsonb("menu").$type<ClientMenuItem[]>().notNull(),
    /** How the personas address this client's members; part of every prompt. */
    tone: text("tone").notNull().default(""),
    /**
     * The client that is meant where none is named: by `/`, by calls without `X-Client`, by links out of an unknown
     * client. At most one; while none is marked, the oldest.
     */
    isDefault: boolean("is_default").notNull().default(false),
    /** Who pays the members' free time: the platform grants it, or it comes from the client's pool. */
    funding: text("funding", { enum: ["platform", "pool"] })
      .notNull()
      .default("pool"),
    /** Free seconds per member, each day or once; also the quota of `reset_battery` where the pool pays. */
    freeSeconds: integer("free_seconds").notNull().default(300),
    freePeriod: text("free_period", { enum: ["day", "once"] })
      .notNull()
      .default("day"),
    /** Meter exactly as in the specification: it does not pause when the member is idle. */
    strictClock: boolean("strict_clock").notNull().default(false),
    /**
     * Whether conversations with the guide cost time when no model is configured. When the guide stands in for a
     * configured model, they never do.
     */
    guideCharges: boolean("guide_charges").notNull().default(true),
    /** Contact of the client: a mail address (default: the operator's), and a page or chat. */
    contactEmail: text("contact_email"),
    contactUrl: text("contact_url"),
    /** Whether search engines may list its public pages. */
    listed: boolean("listed").notNull().default(true),
    landing: jsonb("landing")
      .$type<ClientLanding>()
      .notNull()
      .default({ demo: false, partners: [], reviews: [] }),
    createdAt: createdAt(),
  },
  (table) => [
    check("clients_host", sql`${table.host} ~ '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$'`),
    check("clients_funding", sql`${table.funding} in ('platform', 'pool')`),
    uniqueIndex("clients_default").on(table.isDefault).where(sql`${table.isDefault}`),
  ],
);

/** Experts from the shared catalogue that a client offers, in its order. */
export const clientExperts = pgTable(
  "client_experts",
  {
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    expertId: integer("expert_id")
      .notNull()
      .references(() => experts.id),
    position: smallint("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.expertId] }),
    index("client_experts_order").on(table.clientId, table.position),
  ],
);

/** Data keys of a client, wrapped with the master key; the newest version whose time has come is used for sealing. */
export const clientKeys = pgTable(
  "client_keys",
  {
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    version: smallint("version").notNull(),
    masterKeyId: text("master_key_id").notNull(),
    wrapped: sealed("wrapped").notNull(),
    createdAt: createdAt(),
    /** Until then servers only open with it, so that all of them know it before the first one seals. */
    sealsFrom: at("seals_from").notNull().default(sql`app_now()`),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.version] })],
);

/** What a client's models cost per day (WIB), in millionths of a US dollar; nothing about its members. */
export const modelCosts = pgTable(
  "model_costs",
  {
    clientId: integer("client_id")
      .notNull()
      .references(() => clients.id),
    day: date("day").notNull(),
    microUsd: big("micro_usd").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.day] })],
);
