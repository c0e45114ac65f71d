import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { at, createdAt } from "./columns.ts";

/** E-22: service categories (layanan). */
export const services = pgTable("services", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull().unique(),
  deletedAt: at("deleted_at"),
});

/** E-21: the shared catalogue of experts; which client offers whom is in `client_experts`. */
export const experts = pgTable("experts", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  serviceId: integer("service_id")
    .notNull()
    .references(() => services.id),
  name: text("name").notNull(),
  username: text("username").notNull().unique(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  address: text("address").notNull().default(""),
  province: text("province").notNull().default(""),
  city: text("city").notNull().default(""),
  birthDate: date("birth_date"),
  experience: smallint("experience").notNull().default(0),
  category: text("category"),
  biography: text("biography").notNull(),
  photo: text("photo").notNull(),
  confirmation: boolean("confirmation").notNull().default(true),
  status: text("status").notNull().default("active"),
  deletedAt: at("deleted_at"),
  createdAt: createdAt(),
});

/** How a persona speaks and works, as data. What is optional is missing in personas that were stored without it. */
export type PersonaVoice = {
  /** What the persona calls itself. */
  selfName: string;
  /** Words that name its field, for staying in it. */
  topics: string[];
  /** How it addresses members where the client's tone says nothing of it; `kamu` by default. */
  address?: "kamu" | "Anda";
  /** Five to eight things that it can do for a member. */
  skills?: string[];
  /** What belongs to another: usernames of experts, the first that the client offers is named. */
  limits?: { about: string; to: string[] }[];
  /** Three sentences in its own voice. */
  lines?: string[];
};

/** Versioned persona prompts; the newest version answers, each answer names the version that it came from. */
export const personas = pgTable(
  "personas",
  {
    expertId: integer("expert_id")
      .notNull()
      .references(() => experts.id),
    version: smallint("version").notNull(),
    prompt: text("prompt").notNull(),
    voice: jsonb("voice").$type<PersonaVoice>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.expertId, table.version] })],
);

/** E-27 */
export const greetings = pgTable(
  "greetings",
  {
    expertId: integer("expert_id")
      .notNull()
      .references(() => experts.id),
    position: smallint("position").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
  },
  (table) => [primaryKey({ columns: [table.expertId, table.position] })],
);

/** E-26 */
export const clues = pgTable(
  "clues",
  {
    expertId: integer("expert_id")
      .notNull()
      .references(() => experts.id),
    position: smallint("position").notNull(),
    text: text("text").notNull(),
  },
  (table) => [primaryKey({ columns: [table.expertId, table.position] })],
);

/** E-41: digital products of experts. */
export const products = pgTable(
  "products",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    expertId: integer("expert_id")
      .notNull()
      .references(() => experts.id),
    name: text("name").notNull(),
    subtitle: text("subtitle").notNull(),
    photo: text("photo").notNull(),
    priceRp: integer("price_rp").notNull(),
    priceDiscRp: integer("price_disc_rp"),
    unit: text("unit").notNull(),
    detail: text("detail").notNull(),
    category: text("category").notNull(),
    attachFile: text("attach_file").notNull(),
    /** What a conversation must be about for this product to fit. */
    topics: text("topics").array().notNull(),
    deletedAt: at("deleted_at"),
  },
  (table) => [index("products_expert").on(table.expertId)],
);
