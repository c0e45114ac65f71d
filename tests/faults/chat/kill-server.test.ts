import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkInvariants } from "#server/db/check.ts";
import { long, printedSeed, seeded } from "../random.ts";
import type { ChattingMember } from "./chatting-member.ts";
import { keptStates } from "./kept-states.ts";
import type { Provider } from "./provider.ts";
import { ServerProcess } from "./server-process.ts";
import { talkingMembers } from "./talking-members.ts";
import { openWorld, worldEnv } from "./world.ts";

const members = 20;
const kills = long ? 20 : 3;
const words = 40;
const everyMs = 20;

let dataDir: string;
let llm: string;
let provider: Provider;
let server: ServerProcess;
let talking: ChattingMember[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "alma-kill-"));
  await chmod(dataDir, 0o755);
  const size = { count: members, words, everyMs };
  ({ provider, llm, members: talking } = await talkingMembers(dataDir, size));
  server = await ServerProcess.create(worldEnv(dataDir, llm));
});
afterAll(async () => {
  await server.stop();
  provider.close();
  await rm(dataDir, { recursive: true, force: true });
});

test(`case 34: kill -9 of the server at ${kills} random moments while ${members} members chat and tick`, async () => {
  const random = seeded(printedSeed("kill-server"));
  await server.start();
  const all = talking.flatMap((one) => [
    one.conversation(server.base, random),
    one.tick(server.base, random),
  ]);
  const restartsMs: number[] = [];
  for (let n = 0; n < kills; n += 1) {
    await new Promise((go) => setTimeout(go, 300 + random() * 2500));
    await server.kill();
    restartsMs.push(await server.start());
  }
  for (const one of talking) one.stop();
  await Promise.all(all);
  expect(talking.flatMap((one) => one.refused)).toEqual([]);
  await server.stop();

  const world = await openWorld(dataDir, llm);
  const states: Record<string, number> = {};
  for (const one of talking) {
    for (const state of await keptStates(world, one, { words, everyMs }))
      states[state] = (states[state] ?? 0) + 1;
  }
  console.log(
    `restarts: ${restartsMs.map((ms) => Math.round(ms)).join(", ")} ms; answers: ${JSON.stringify(states)}`,
  );
  expect((await checkInvariants(world.database.pool)).broken).toEqual([]);
  await world.close();
});
