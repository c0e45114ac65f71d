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

/** E-21: the shared catalogue of experts; `client_experts` says which client offers which. */
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

/** How a persona speaks and works, as data. Personas stored by earlier versions lack the optional fields. */
export type PersonaVoice = {
  /** The name that the persona uses for itself. */
  selfName: string;
  /** Keywords of its field, used to keep it on topic. */
  topics: string[];
  /** How it addresses members when the client's tone does not say; `kamu` by default. */
  address?: "kamu" | "Anda";
  /** Five to eight things that it can do for a member. */
  skills?: string[];
  /** Subjects that other experts handle, with their usernames; the first one that the client offers is named. */
  limits?: { about: string; to: string[] }[];
  /** Three sample sentences in its own voice. */
  lines?: string[];
};

/** Versioned persona prompts; the newest version answers, and each answer records the version used. */
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

/** E-27: greetings of an expert. */
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

/** E-26: suggested questions of an expert. */
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
    /** Topics of conversations that this product fits. */
    topics: text("topics").array().notNull(),
    deletedAt: at("deleted_at"),
  },
  (table) => [index("products_expert").on(table.expertId)],
);
