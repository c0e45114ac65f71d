import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { at, createdAt } from "./columns.ts";

/** What the operator could not be told by mail and has to look at; ids only, never a text or a person. */
export const operatorTasks = pgTable("operator_tasks", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  /** The mail that did not arrive, and what it was about. */
  kind: text("kind").notNull(),
  about: text("about").notNull().unique(),
  createdAt: createdAt(),
  doneAt: at("done_at"),
});
