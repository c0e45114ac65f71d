import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { transact } from "#server/db/db.ts";
import type { ClientLanding } from "#server/db/tables/client.ts";
import { createGuide } from "#server/external/model/guide/guide.ts";
import type { Model } from "#server/external/model/model.ts";
import { grantProducts } from "#server/features/library/library.ts";
import type { App } from "#server/platform/app.ts";
import { buildClient, buildMember, clientNamed } from "./factories.ts";
import { buildScreening } from "./screening.ts";

/*
 * Test controls for browser journeys: moving time, answers without waiting, members to start with. Loaded only with
 * NODE_ENV=test; production has neither the table nor the routes.
 */

/** Slow enough to act while the answer is being written, even on a busy machine. */
const slowGuide = createGuide({ fromMs: 60, toMs: 90 });

/** Text still arrives word by word, but fast: most journeys need not see it being written. */
const quickGuide = createGuide({ fromMs: 2, toMs: 3 });

/** Creates the table with the offset that test connections add to the clock. */
export async function prepareClock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "create table if not exists test_clock (shift interval not null, stopped_at timestamptz)",
  );
  await client.query("insert into test_clock (shift) select '0' where not exists (select 1 from test_clock)");
  await client.end();
}

/** Answers like the given model, once it is released. */
function heldModel(model: Model): Model & { release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    name: model.name,
    release: resolve,
    async *stream(request, signal) {
      await promise;
      yield* model.stream(request, signal);
    },
  };
}

type Screened = { member: { id: number; clientId: number }; yes?: number[]; daysAgo?: number };
type Owning = { member: { id: number; clientId: number }; products: number[] };
type Looks = {
  username: string;
  name: string;
  primaryColor: string;
  themeColor: string;
  contactEmail?: string;
  landing?: ClientLanding;
};
type Wanted = { client: string; password: string; consents?: boolean; name?: string };

/**
 * `POST /api/test/clock {seconds}` moves the database's clock forward; `POST /api/test/pace {slow}` makes the guide
 * write slowly, or quickly as at first; `POST /api/test/hold {held}` holds answers before their first word; `POST
 * /api/test/member` creates a member with a session, `POST /api/test/client` a client of any colours; `POST
 * /api/test/default` makes a client the default one; `POST
 * /api/test/screening` gives a member an earlier screening, `POST /api/test/own` gives a member files.
 */
export function registerJourneyControls(server: FastifyInstance, app: App): void {
  const pace = (slow: boolean) => {
    if (!app.external.endpoint) app.external.model = slow ? slowGuide : quickGuide;
  };
  pace(false);
  let release = () => {};
  server.post<{ Body: { held: boolean } }>("/api/test/hold", async ({ body }) => {
    release();
    pace(false);
    if (body.held) {
      const held = heldModel(quickGuide);
      app.external.model = held;
      release = held.release;
    }
    return { status: "success" };
  });
  server.post<{ Body: { slow: boolean } }>("/api/test/pace", async ({ body }) => {
    pace(body.slow);
    return { status: "success" };
  });
  server.post<{ Body: { seconds: number } }>("/api/test/clock", async ({ body }) => {
    await app.database.db.execute(
      sql`update test_clock set shift = shift + make_interval(secs => ${Number(body.seconds)})`,
    );
    return { status: "success" };
  });
  server.post<{ Body: Wanted }>("/api/test/member", async ({ body: { client, ...over } }) => ({
    status: "success",
    data: await buildMember({ app }, { ...over, client: await clientNamed({ app }, client) }),
  }));
  server.post<{ Body: Looks }>("/api/test/client", async ({ body }) => ({
    status: "success",
    data: { username: (await buildClient({ app }, body)).username },
  }));
  server.post<{ Body: { client: string } }>("/api/test/default", async ({ body: { client } }) => {
    await transact(app.database.db, async (tx) => {
      await tx.execute(sql`update clients set is_default = false where is_default`);
      await tx.execute(sql`update clients set is_default = true where username = ${client}`);
    });
    await app.hosts.refresh();
    return { status: "success" };
  });
  server.post<{ Body: Screened }>("/api/test/screening", async ({ body: { member, ...over } }) => ({
    status: "success",
    data: await buildScreening({ app }, member, over),
  }));
  server.post<{ Body: Owning }>("/api/test/own", async ({ body: { member, products } }) => {
    await transact(app.database.db, (tx) => grantProducts(tx, member, products, null));
    return { status: "success" };
  });
}
