import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import specified from "#spec/routes.json" with { type: "json" };
import routes from "#web/routes.ts";
import { refused } from "../setup/browsing.ts";
import { newConversation } from "../setup/conversation.ts";
import { type Member, newMember, test } from "../setup/journey.ts";
import { type JourneyServer, startServer } from "../setup/server.ts";

let server: JourneyServer;

beforeAll(async () => {
  server = await startServer({
    GA_MEASUREMENT_ID: "G-ABC123DEF4",
    GTM_ID: "GTM-ABC1234",
    GOOGLE_CLIENT_ID: "123-abc.apps.googleusercontent.com",
  });
});
afterAll(() => server.stop());

const fill: Record<string, string> = { username: "akasia", "*": "tidak-ada" };

/** Returns the paths of the `wanted` routes, with values for their parameters. */
function addresses(entries: readonly RouteConfigEntry[], wanted: (id: string) => boolean): string[] {
  return entries.flatMap(({ id = "", path, children = [] }) => [
    ...addresses(children, wanted),
    ...(path && wanted(id)
      ? [path.replace(/:(\w+)|\*/g, (_, name?: string) => fill[name ?? "*"] ?? "1")]
      : []),
  ]);
}

const needsSession = (id: string) =>
  specified.some((route) => route.id === id.split(" ")[0] && route.access === "login");

/** Records requests of a page to any other site. */
function strangers(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { origin, href } = new URL(request.url());
    if (origin !== server.base && /^(https?|wss?):/.test(href)) asked.push(href);
  });
  return asked;
}

/** Visits several pages at a time, because most of it is waiting until a page has made all its requests. */
async function walk(pages: Page[], paths: string[]): Promise<void> {
  const left = [...paths];
  await Promise.all(
    pages.map(async (page) => {
      const asked = strangers(page);
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        await page.goto(path, { waitUntil: "load" });
        await page.waitForLoadState("networkidle");
        expect(asked, path).toEqual([]);
      }
    }),
  );
}

const atOnce = 6;

describe("S-23: no third-party requests before consent, with Google and analytics set up", () => {
  test("no page of the route table contacts another site for a guest", {
    timeout: 180_000,
  }, async ({ openPage }) => {
    const page = await openPage({ via: server.base, allow: [refused(404), refused(401)] });
    const others = Array.from({ length: atOnce - 1 }, () => page.context().newPage());
    const pages = [page, ...(await Promise.all(others))];
    // Without a session, every page that needs one leads to login (B-018), so one of them stands for all.
    await walk(pages, [...addresses(routes, (id) => !needsSession(id)), "/akasia/expert"]);
  });

  test("no page contacts another site for a member with a conversation", { timeout: 180_000 }, async ({
    openPage,
  }) => {
    const member: Member = await newMember({ client: "akasia", at: server.base });
    const code = await newConversation(member);
    const page = await openPage({
      via: server.base,
      signedInAs: member,
      allow: [refused(404), refused(401), refused(403)],
    });
    // The first page of the context stores the session before others open.
    await page.goto("/akasia/expert");
    const others = Array.from({ length: atOnce - 1 }, () => page.context().newPage());
    const pages = [page, ...(await Promise.all(others))];
    await walk(pages, [...addresses(routes, () => true), `/akasia/conversation/${code}?expert_id=1`]);
  });
});
