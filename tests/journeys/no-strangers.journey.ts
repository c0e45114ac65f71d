import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import routes from "../../web/routes.ts";
import { refused } from "./setup/browsing.ts";
import { type Member, newMember, test } from "./setup/journey.ts";
import { type JourneyServer, startServer } from "./setup/server.ts";
import { newTalk } from "./setup/talk.ts";

let server: JourneyServer;

beforeAll(async () => {
  server = await startServer({
    GA_MEASUREMENT_ID: "G-ABC123DEF4",
    GTM_ID: "GTM-ABC1234",
    GOOGLE_CLIENT_ID: "123-abc.apps.googleusercontent.com",
  });
});
afterAll(() => server.stop());

/** Every address of the route table, with `fill` for its parts. */
function addresses(entries: readonly RouteConfigEntry[], fill: Record<string, string>): string[] {
  return entries.flatMap((entry) => [
    ...addresses(entry.children ?? [], fill),
    ...(entry.path ? [entry.path.replace(/:(\w+)|\*/g, (_, name?: string) => fill[name ?? "*"] ?? "1")] : []),
  ]);
}

/** What a page asked of any site but this one. */
function strangers(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { origin, href } = new URL(request.url());
    if (origin !== server.base && /^(https?|wss?):/.test(href)) asked.push(href);
  });
  return asked;
}

async function walk(page: Page, paths: string[]): Promise<void> {
  const asked = strangers(page);
  for (const path of paths) {
    await page.goto(path, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    expect(asked, path).toEqual([]);
  }
}

describe("S-23: with Google and vendors of analytics set up, before anyone agreed to anything", () => {
  test("no page of the route table asks another site for anything, for a guest", {
    timeout: 180_000,
  }, async ({ openPage }) => {
    const page = await openPage({ via: server.base, allow: [refused(404), refused(401)] });
    await walk(page, addresses(routes, { username: "akasia", "*": "tidak-ada" }));
  });

  test("nor for a member, with a talk", { timeout: 180_000 }, async ({ openPage }) => {
    const member: Member = await newMember({ client: "akasia", at: server.base });
    const code = await newTalk(member);
    const page = await openPage({
      via: server.base,
      signedInAs: member,
      allow: [refused(404), refused(401), refused(403)],
    });
    const all = addresses(routes, { username: "akasia", "*": "tidak-ada" });
    await walk(page, [...all, `/akasia/conversation/${code}?expert_id=1`]);
  });
});
