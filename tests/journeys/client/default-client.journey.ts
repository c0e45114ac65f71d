import { describe, expect, onTestFinished } from "vitest";
import { conversationTexts } from "#texts/conversation/conversation.ts";
import { addressOf } from "../setup/browsing.ts";
import { newMember, send, test } from "../setup/journey.ts";

/* Which client is the default one is data: here it has neither the id nor the username of the seeded one. */

/** Creates a client and makes it the default one until the test ends. */
async function anotherDefault(): Promise<string> {
  const { body } = await send("POST", "/api/test/client", { body: { name: "Rumah Cerita" } });
  const { username } = body.data as { username: string };
  const mark = async (client: string) =>
    expect((await send("POST", "/api/test/default", { body: { client } })).status).toBe(200);
  onTestFinished(() => mark("netwerk"));
  await mark(username);
  return username;
}

describe("another default client", () => {
  test("B-003, B-050, A-42: the bare root, unknown clients and the page that is not found lead to it", async ({
    openPage,
  }) => {
    const username = await anotherDefault();
    const page = await openPage({ allow: [/404/] });
    await page.goto("/");
    expect(addressOf(page)).toBe(`/${username}/almacare`);
    await page.getByRole("contentinfo").getByText("Rumah Cerita").first().waitFor();
    await page.goto("/belum-ada/login");
    expect(addressOf(page)).toBe(`/${username}/almacare`);
    await page.goto("/Bukan/apa-apa");
    await page.locator(`a[href="/${username}/home"]`).waitFor();
  });

  test("B-056 to B-059: it has no cart and no choice of expert; the seeded one has them now", async ({
    openPage,
  }) => {
    const username = await anotherDefault();
    const experts = (name: string) => ({ name, exact: true }) as const;
    const own = await openPage({
      signedInAs: await newMember({ client: username }),
      path: "conversation?layanan=tidak-ada",
    });
    await own.getByRole("link", experts(conversationTexts.experts)).waitFor();
    expect(await own.getByRole("link", { name: "Buka keranjang", exact: true }).count()).toBe(0);
    const other = await openPage({ signedInAs: await newMember(), path: "conversation" });
    await other.getByRole("link", { name: "Buka keranjang", exact: true }).waitFor();
    expect(await other.getByRole("link", experts(conversationTexts.experts)).count()).toBe(0);
  });
});
