/** The export chapter that contains the rows of a table, or the reason why none does. */
type Told = { chapter: string } | { untold: string };

/**
 * What happens to the rows when the account is erased. `emptied`: the row stays without any text, since the ledger
 * refers to it; `kept`: nothing in the row identifies a person, only a number that can no longer be traced to one.
 */
type Erased = "deleted" | { emptied: string } | { kept: string };

export type OwnTable = Told & { erased: Erased };

/**
 * THE TABLE OF MEMBERS' TABLES: every table with rows of a member, what the export contains of it, and what erasing
 * does. A test compares it with the schema, so that a new table cannot be forgotten. The order is that of erasing:
 * links before the rows that they refer to.
 */
export const ownTables: Readonly<Record<string, OwnTable>> = {
  sessions: { chapter: "sessions", erased: "deleted" },
  email_tokens: { untold: "hashes of links that were mailed, gone within days", erased: "deleted" },
  sign_ups: {
    untold: "a form that was not verified yet, maybe of somebody else who typed this address",
    erased: "deleted",
  },
  sign_in_challenges: {
    untold: "hashes of sign-ins that waited for a code for ten minutes",
    erased: "deleted",
  },
  recovery_codes: { untold: "hashes; the profile says how many are left", erased: "deleted" },
  second_factors: { chapter: "profile", erased: "deleted" },
  idempotency_keys: {
    untold: "first answers kept two days for repeats; what they say stands in other chapters",
    erased: "deleted",
  },
  srq_results: { chapter: "srq", erased: "deleted" },
  surveys: { chapter: "survey", erased: "deleted" },
  feedback: { chapter: "feedback", erased: "deleted" },
  pictures: { chapter: "profile", erased: "deleted" },
  downloads: { untold: "when an own file was fetched, gone after 90 days", erased: "deleted" },
  owned_products: { chapter: "products", erased: "deleted" },
  cart_items: { chapter: "cart", erased: "deleted" },
  safety_plans: { chapter: "safety_plan", erased: "deleted" },
  safety_events: { chapter: "safety", erased: "deleted" },
  safety_states: { untold: "the newest of the safety events, in numbers of our rules", erased: "deleted" },
  messages: { chapter: "conversations", erased: "deleted" },
  conversations: {
    chapter: "conversations",
    erased: { emptied: "charges of time name it; erase-rest.ts lists its fields" },
  },
  consents: { chapter: "consents", erased: { kept: "proof of what was agreed to; holds no text" } },
  voucher_redemptions: { chapter: "orders", erased: { kept: "bookkeeping" } },
  orders: { chapter: "orders", erased: { kept: "bookkeeping" } },
  ledger_accounts: {
    chapter: "statement",
    erased: { kept: "bookkeeping; what was left on it is forfeited" },
  },
  meter_charges: { chapter: "statement", erased: { kept: "bookkeeping" } },
  free_grants: { chapter: "statement", erased: { kept: "bookkeeping" } },
  meters: { untold: "the clock; the statement tells what it charged", erased: { kept: "stands still" } },
  users: {
    chapter: "profile",
    erased: { emptied: "everything above names it; close-account.ts lists its fields" },
  },
};

/** Tables whose rows of a member are simply deleted. */
export const deletedTables: readonly string[] = Object.entries(ownTables)
  .filter(([name, { erased }]) => erased === "deleted" && name !== "messages")
  .map(([name]) => name);

/** Tables whose rows belong to a verified address instead of an account; they are erased along with the account. */
export const tablesByAddress: Readonly<Record<string, { chapter: string }>> = {
  expert_applications: { chapter: "applications" },
};
