import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls } from "#contract/calls.ts";
import { handlers } from "#server/calls.ts";
import { conversations } from "#server/db/tables/conversation.ts";
import { orNotFound } from "#server/platform/failure.ts";
import { seed } from "#server/test/seed.ts";
import { attack, fields } from "./attack.ts";
import type { Field } from "./field.ts";
import { tableOf } from "./table.ts";
import { startWorld, type World } from "./world.ts";

/* The short form of `npm run attack`, and what shows that it finds something. */

/** Cases of each field: as many as fit into a few seconds. */
const short: Record<string, number> = { tenancy: 60, money: 14, races: 9, model: 10, inputs: 120 };

describe(`the attack in short (seed ${seed})`, () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.close());

  test.each(fields.map((field) => [field.name, field] as const))(
    "%s: nothing is breached",
    async (_, field) => {
      const rows = await attack(world, { seed, fields: [field], cases: orNotFound(short[field.name]) });
      expect(rows.flatMap(({ breaches }) => breaches)).toEqual([]);
      expect(rows[0]?.requests).toBeGreaterThan(15);
      expect(tableOf(rows)).toMatch(/^attack +requests +breaches/);
    },
  );
});

test("S-08: every signed-in call whose path names a row is tried with the ids of others", async () => {
  // What these name belongs to nobody: an expert, a kind of consent, a product of the shop.
  const ofNobody = ["listGreetings", "setConsent", "takeProduct"];
  const world = await startWorld();
  try {
    const tenancy = orNotFound(fields.find(({ name }) => name === "tenancy"));
    const tried = tenancy.cases(world).flatMap(({ says }) => {
      const [name, rest = ""] = says.split(/ (.*)/s);
      return /^with (?:ids of others|an id of another)/.test(rest) ? [name] : [];
    });
    const naming = Object.entries(calls).filter(
      ({ 1: { auth, path } }) => auth === "bearer" && path.includes("/:"),
    );
    const missing = naming.map(([name]) => name).filter((name) => !tried.includes(name));
    expect(missing.toSorted()).toEqual(ofNobody);
  } finally {
    await world.close();
  }
});

describe("the attack on a server with a defect", () => {
  test("S-08: a handler that does not ask whose conversation it is, is found", async () => {
    const sound = handlers.getRating;
    handlers.getRating = async ({ app, params }) => {
      const [row] = await app.database.db
        .select({ star: conversations.star })
        .from(conversations)
        .where(eq(conversations.code, params.code));
      const { star } = orNotFound(row);
      return { status: "success", data: { rating: star === null ? null : { star } } };
    };
    const world = await startWorld();
    handlers.getRating = sound;
    const tenancy = orNotFound(fields.find(({ name }) => name === "tenancy"));
    const ofRating: Field = {
      ...tenancy,
      cases: (one) => tenancy.cases(one).filter(({ says }) => says.startsWith("getRating")),
    };
    try {
      const [row] = await attack(world, { seed, fields: [ofRating] });
      expect(row?.breaches).toEqual([
        "getRating with ids of others: getRating answered 200 for ids of another member",
        "getRating with ids of others: getRating answered 200 for ids of another member",
      ]);
    } finally {
      await world.close();
    }
  });
});
