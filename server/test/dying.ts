import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { Steps } from "#server/db/steps.ts";

/**
 * What happens at the nth statement. `killed`: the program ends before it. `cut`: the statement is done, but the
 * connection breaks before the response; the program continues.
 */
export type Death = { at: number; how: "killed" | "cut" };

type Life = { death: Death; statements: number; hasMet: boolean };

const lives = new AsyncLocalStorage<Life>();

type Query = (...given: unknown[]) => unknown;

/**
 * Makes work inside `untilDeath` fail at its nth statement as if the program was killed or cut off there. After
 * `killed`, none of its later statements reach the database; everything else continues.
 */
export function makeMortal(pool: pg.Pool): void {
  pool.on("connect", (client) => {
    const real: Query = client.query.bind(client);
    const query: Query = (...given) => {
      const life = lives.getStore();
      if (!life) return real(...given);
      life.statements += 1;
      const { death, hasMet } = life;
      if (life.statements === death.at) life.hasMet = true;
      else if (!hasMet || death.how === "cut") return real(...given);
      return broken(client, given, async () => {
        if (death.how === "killed") return;
        // Several statements in one trip answer by a callback, and others by a promise.
        if (given[0] instanceof Steps) await new Promise<void>((done) => void real(given[0], () => done()));
        else await real(...given.filter((one) => typeof one !== "function"));
      });
    };
    Object.assign(client, { query });
  });
}

/** Fails like a statement on a broken connection, after `first`. */
function broken(client: pg.PoolClient, given: unknown[], first: () => Promise<void>): unknown {
  const callback = given.find((one) => typeof one === "function");
  const end = async (): Promise<never> => {
    await first().catch(() => {});
    // The server notices the broken connection and rolls back its open transaction.
    const { connection }: { connection?: { stream: { destroy: () => void } } } = Object(client);
    connection?.stream.destroy();
    throw new Error("Connection terminated unexpectedly");
  };
  if (!callback) return end();
  end().catch((error: unknown) => Reflect.apply(callback, undefined, [error]));
  return undefined;
}

/** Runs the work; returns whether the failure happened before it ended. */
export async function untilDeath(death: Death, work: () => Promise<unknown>): Promise<boolean> {
  const life: Life = { death, statements: 0, hasMet: false };
  await lives.run(life, async () => {
    await work().catch((error: unknown) => {
      if (!life.hasMet) throw error;
    });
  });
  return life.hasMet;
}
