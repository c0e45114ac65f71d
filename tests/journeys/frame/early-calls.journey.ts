import { describe, expect } from "vitest";
import { conversationTexts } from "#texts/conversation/conversation.ts";
import { conversationPath, newConversation } from "../setup/conversation.ts";
import { type Member, newMember, test } from "../setup/journey.ts";

const chat = async (member: Member) => {
  const code = await newConversation(member);
  return {
    path: conversationPath(code),
    calls: [`/api/conversations/${code}?limit=50`, "/api/conversations/get_saldo"],
  };
};

const pages = [
  {
    name: "the list of conversations",
    open: () => ({ path: "conversation", calls: ["/api/conversations?page=1&per_page=10"] }),
  },
  {
    name: "its second page",
    open: () => ({ path: "conversation?page=2", calls: ["/api/conversations?page=2&per_page=10"] }),
  },
  { name: "a conversation", open: chat },
  {
    name: "the experts",
    open: () => ({ path: "expert", calls: ["/api/console/expert?page=1&per_page=100"] }),
  },
  {
    name: "an expert",
    open: () => ({
      path: "expert/3",
      calls: ["/api/console/expert/3", "/api/expert/3/product?page=1&per_page=4"],
    }),
  },
];

describe("the first calls of a page start before its scripts have loaded, once each", () => {
  test.for(pages)("$name", async ({ open }, { openPage }) => {
    const member = await newMember();
    const { path, calls } = await open(member);
    const page = await openPage({ signedInAs: member });
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith("/api/")) asked.push(pathname + search);
    });
    let release = () => {};
    const answered = new Promise<void>((done) => {
      release = done;
    });
    await page.route("**/assets/*.js", async (route) => {
      await answered;
      await route.fallback();
    });
    const answers = calls.map((call) => page.waitForResponse((response) => response.url().endsWith(call)));
    await page.goto(`/netwerk/${path}`, { waitUntil: "commit" });
    await Promise.all(answers);
    expect(asked.toSorted()).toEqual(calls.toSorted());
    release();
    await page.locator("main h1, main h2").first().waitFor();
    await page.waitForLoadState("networkidle");
    for (const call of calls) expect(asked.filter((one) => one === call)).toEqual([call]);
  });
});

test("an early response of another session is discarded", async ({ openPage }) => {
  const [before, now] = [await newMember(), await newMember()];
  await newConversation(before);
  const page = await openPage({ signedInAs: before });
  await page.route("**/assets/entry.client-*.js", async (route) => {
    const swap = ([token, id]: [string, string]) => {
      localStorage.setItem("netwerk_token", token);
      localStorage.setItem("token", token);
      localStorage.setItem("user_id", id);
    };
    await page.evaluate(swap, [now.token, String(now.id)] as [string, string]);
    await route.fallback();
  });
  await page.goto("/netwerk/conversation");
  await page.getByRole("heading", { name: conversationTexts.empty }).waitFor();
});
