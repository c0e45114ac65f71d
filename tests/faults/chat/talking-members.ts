import { buildMember, givePaidTime, startConversation } from "#server/test/factories.ts";
import type { TestApp } from "#server/test/test-app.ts";
import { ChattingMember } from "./chatting-member.ts";
import { Provider } from "./provider.ts";
import { openWorld } from "./world.ts";

type Talking = { provider: Provider; llm: string; members: ChattingMember[] };

/**
 * Fills a data folder with members who have an hour and a conversation each, and starts a provider that answers with so
 * many words. `fill` adds what else a test needs.
 */
export async function talkingMembers(
  dataDir: string,
  { count, words, everyMs }: { count: number; words: number; everyMs: number },
  fill: (world: TestApp) => Promise<void> = async () => {},
): Promise<Talking> {
  const provider = new Provider();
  provider.behave = () => ({ kind: "talk", words, everyMs });
  const llm = await provider.listen();
  const world = await openWorld(dataDir, llm);
  await fill(world);
  const members = await Promise.all(
    Array.from({ length: count }, async () => {
      const member = await buildMember(world);
      await givePaidTime(world, member, 1, 3600);
      return new ChattingMember(member, await startConversation(world, member));
    }),
  );
  await world.close();
  return { provider, llm, members };
}
