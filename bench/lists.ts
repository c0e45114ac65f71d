import pg from "pg";
import { loadConfig } from "#server/config.ts";
import { figure } from "./figures.ts";
import { caller, load } from "./load.ts";
import { type BenchMember, makeMembers } from "./members.ts";
import { startScript } from "./process.ts";

const messages = Number(process.env.MESSAGES ?? 1_000_000);
const memberCount = 100;
const perConversation = 100;
const turns = 4000;

/** P15: the list of conversations and a conversation's newest page, for 100 members at once among a million messages. */
export async function benchLists(database: { url: string; dataDir: string; secret: string }): Promise<void> {
  const env = { DATABASE_URL: database.url, APP_SECRET: database.secret, DATA_DIR: database.dataDir };
  const members = await makeMembers(
    loadConfig({ ...env, NODE_ENV: "production" }),
    database.url,
    memberCount,
  );
  await fill(database.url, members);
  const server = await startScript("server/main.ts", { ...env, DEMO: "off" });
  const { call, close } = caller(server.port, memberCount);
  console.log(`P15 lists: ${messages} messages, ${memberCount} members at once`);
  try {
    for (const [name, path] of [
      ["conversations", "/api/conversations?limit=20"],
      ["a conversation", ""],
    ] as const) {
      const get = (turn: number) => {
        const member = members[turn % memberCount];
        if (!member) throw new Error("no members");
        return call("GET", path === "" ? `/api/conversations/${member.code}` : path, member.token);
      };
      await load(memberCount, { turns: memberCount * 2 }, get);
      const { perSecond, p95Ms } = await load(memberCount, { turns }, get);
      console.log(`  ${name}: ${perSecond.toFixed(0)}/s, p95 ${p95Ms.toFixed(1)} ms (goal 15)`);
      figure(`P15 ${name}, ${memberCount} at once, p95`, p95Ms, { unit: "ms", goal: 15 });
    }
  } finally {
    close();
    await server.stop();
  }
}

/** Conversations of a hundred messages each, dealt out to the members; bodies are as long as a short sealed text. */
async function fill(url: string, members: BenchMember[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ids = members.map(({ id }) => id);
  await client.query(
    `with talk as (
       insert into conversations (client_id, user_id, expert_id, code, prompt_id)
       select 1, ($1::bigint[])[1 + g % $2], 1, 'bench-lists-' || g, '2'
       from generate_series(1, $3::int / $4::int) g returning id, user_id
     )
     insert into messages (client_id, user_id, conversation_id, type, state, body_sealed)
     select 1, t.user_id, t.id, 'question', 'complete', sha512((t.id || '-' || n)::bytea)
     from talk t, generate_series(1, $4::int) n`,
    [ids, memberCount, messages, perConversation],
  );
  await client.query("analyze");
  await client.end();
}
