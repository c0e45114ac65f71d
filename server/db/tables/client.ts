import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { createdAt, sealed } from "./columns.ts";
import { experts } from "./expert.ts";

export type ClientFeature = { name: string; active: boolean };
/**
 * What a client's landing shows of others: logos of partners (names of uploaded files) and what members said. `demo`
 * marks our examples, and the page says so; a client replaces them.
 */
export type ClientLanding = {
  demo: boolean;
  partners: { name: string; logo: string }[];
  reviews: { text: string; from: string }[];
};
export type ClientMenuItem = { name: string; title: string; icon: string; url: string };

/** E-01: the tenants. */
export const clients = pgTable("clients", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  username: text("username").notNull().unique(),
  themeColor: text("theme_color"),
  batteryColor: text("battery_color"),
  primaryColor: text("primary_color"),
  logo: text("logo").notNull(),
  expertId: integer("expert_id").notNull().default(1),
  expertType: text("expert_type"),
  features: jsonb("features").$type<ClientFeature[]>().notNull(),
  menu: jsonb("menu").$type<ClientMenuItem[]>().notNull(),
  /** How the personas speak to this client's members; goes into every prompt. */
  tone: text("tone").notNull().default(""),
  /**
   * Free time per member and day, or once; also the quota of `reset_battery`.
   * The direct client (id 1) grants it itself, every other pays it from its pool.
   */
  freeSeconds: integer("free_seconds").notNull().default(300),
  freePeriod: text("free_period", { enum: ["day", "once"] })
    .notNull()
    .default("day"),
  /** The strict clock of the specification: no pause by idling. */
  strictClock: boolean("strict_clock").notNull().default(false),
  /** Whether talking with the guide costs time where no model is set up; where it stands in for one it never does. */
  guideCharges: boolean("guide_charges").notNull().default(true),
  /** Where people reach the client: a mail address, and a page or chat of its own. Without them the operator's. */
  contactEmail: text("contact_email"),
  contactUrl: text("contact_url"),
  /** Whether search engines may list its public pages. */
  listed: boolean("listed").notNull().default(true),
  landing: jsonb("landing")
    .$type<ClientLanding>()
    .notNull()
    .default({ demo: false, partners: [], reviews: [] }),
  createdAt: createdAt(),
});

/** The shared catalogue's experts that a client offers, in its order. */
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

/** Data keys of a client, wrapped by the master key; the newest version seals. */
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
  },
  (table) => [primaryKey({ columns: [table.clientId, table.version] })],
);
