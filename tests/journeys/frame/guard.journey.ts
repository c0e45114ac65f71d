import { describe, expect } from "vitest";
import { calls } from "#contract/calls.ts";
import routes from "#spec/routes.json" with { type: "json" };
import table from "#web/routes.ts";
import { addressOf, reach, refused, signIn, storageOf } from "../setup/browsing.ts";
import { conversationPath, newConversation, say, textBox, wholeAnswer } from "../setup/conversation.ts";
import { newMember, send, test } from "../setup/journey.ts";
import { earlierScreening } from "../setup/screening.ts";

type Entry = { id?: string | undefined; children?: Entry[] | undefined };

const built = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ id, children }) => [id?.split(" ")[0] ?? "", ...built(children ?? [])]);

const ids = new Set(built(table));

/** Returns the specification's routes that the route table has, with values for their parameters. */
const routesOf = (access: "login" | "public") =>
  routes
    .filter((route) => route.access === access && route.path.startsWith("/:username/") && ids.has(route.id))
    .map(({ path }) => path.replace(":username/", "").slice(1))
    .filter((path) => !path.includes("*"))
    .map((path) => path.replace(/:\w+/g, "abc"));

describe("without a session", () => {
  test("B-018, B-019, B-459: every protected screen leads to login, which stores the return address", async ({
    openPage,
  }) => {
    const paths = routesOf("login");
    expect(paths).toContain("conversation/abc/history");
    const page = await openPage();
    for (const path of paths) {
      await page.goto(`/akasia/${path}?expert_id=1`);
      await reach(page, "/akasia/login");
      expect(addressOf(page)).toBe(
        `/akasia/login?redirect=${encodeURIComponent(`/akasia/${path}?expert_id=1`)}`,
      );
    }
  });

  test("B-020: every public screen opens", async ({ openPage }) => {
    const paths = routesOf("public");
    expect(paths).toEqual(expect.arrayContaining(["login", "register", "verify", "almacare"]));
    const page = await openPage();
    // R-03 is public but leads to a protected screen (B-459).
    for (const path of paths.filter((one) => one !== "transaction")) {
      const answer = await page.goto(`/netwerk/${path}`);
      expect(answer?.status(), path).toBe(200);
      expect(addressOf(page)).toBe(`/netwerk/${path}`);
    }
  });

  test("B-018: signing in opens the requested screen", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({ path: "expert?dari=menu" });
    await reach(page, "/netwerk/login");
    await signIn(page, member);
    await page.waitForURL("/netwerk/expert?dari=menu");
  });
});

describe("with a session", () => {
  test("B-460: every protected screen opens", async ({ openPage }) => {
    const member = await newMember();
    const { body } = await send("POST", "/api/conversations", { as: member, body: { expert_id: 1 } });
    const screening = await earlierScreening(member, { daysAgo: 40 });
    const page = await openPage({ signedInAs: member });
    for (const path of routesOf("login")) {
      const id = path.startsWith("srq/") ? screening : body.data;
      await page.goto(`/netwerk/${path.replace("abc", String(id))}?expert_id=1`);
      await page.locator("main").getByRole("heading").first().waitFor();
      expect(page.url(), path).not.toContain("/login");
    }
  });

  test("B-030: any value under `token` opens a protected screen, until a call is refused", async ({
    openPage,
  }) => {
    const page = await openPage({ storage: { token: "apa-saja" }, path: "expert", allow: [refused(401)] });
    await page
      .getByRole("button", { name: /^Start Chat/ })
      .first()
      .click();
    await reach(page, "/netwerk/login");
  });

  test("B-026: login and register check the token and go on to the conversations", async ({ openPage }) => {
    const member = await newMember();
    for (const path of ["login", "register"]) {
      const page = await openPage({ signedInAs: member });
      const asked = page.waitForResponse("**/api/users/check_auth");
      await page.goto(`/netwerk/${path}`);
      expect((await asked).status()).toBe(200);
      await reach(page, "/netwerk/conversation");
    }
  });

  test("B-027, A-11: login and register drop a refused token and stay", async ({ openPage }) => {
    const page = await openPage({ storage: { netwerk_token: "lama", token: "lama" }, allow: [refused(401)] });
    const asked = page.waitForResponse("**/api/users/check_auth");
    await page.goto("/netwerk/register");
    expect((await asked).status()).toBe(401);
    await page.waitForFunction(() => !localStorage.getItem("token"));
    expect(await storageOf(page)).toEqual({});
    expect(addressOf(page)).toBe("/netwerk/register");
    // The form works.
    await page.getByRole("button", { name: "Daftar", exact: true }).click();
    await page.getByText("Email tidak valid").waitFor();
  });

  test("B-029, B-474: a token that a call refuses is dropped, and login leads back to the same page", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const page = await openPage({ signedInAs: member, path: "expert", allow: [refused(401)] });
    const first = page.getByRole("button", { name: /^Start Chat/ }).first();
    await first.waitFor();
    await send("POST", "/api/users/logout", { as: member });
    await first.click();
    await reach(page, "/akasia/login");
    expect(addressOf(page)).toBe("/akasia/login?redirect=%2Fakasia%2Fexpert");
    expect(await storageOf(page)).toEqual({});
  });

  test.for([
    ["another code", "application/json", JSON.stringify({ status: "error", code: "token_expired" })],
    ["a page of a proxy", "text/html", "<h1>Unauthorized</h1>"],
    ["nothing", "text/plain", ""],
  ] as const)(
    "B-029, B-474: a 401 with %s in its body ends the session too",
    async ([, contentType, body], { openPage }) => {
      const page = await openPage({ signedInAs: await newMember(), path: "expert", allow: [refused(401)] });
      await page.route("**/api/conversations", (route) => route.fulfill({ status: 401, contentType, body }));
      await page
        .getByRole("button", { name: /^Start Chat/ })
        .first()
        .click();
      await reach(page, "/netwerk/login");
      expect(await storageOf(page)).toEqual({});
    },
  );

  test("a member refused in the middle of a conversation signs in and returns to it with the draft", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code), allow: [refused(401)] });
    await textBox(page).fill("Kalimat yang belum selesai, ");
    await send("POST", "/api/users/logout", { as: member });
    await textBox(page).pressSequentially("lalu sesiku habis");
    await page.getByRole("button", { name: "Kirim", exact: true }).click();
    await reach(page, "/netwerk/login");
    await signIn(page, member);
    await page.waitForURL(`/netwerk/${conversationPath(code)}`);
    await expect.poll(() => textBox(page).inputValue()).toBe("Kalimat yang belum selesai, lalu sesiku habis");
    await page.getByRole("button", { name: "Kirim", exact: true }).click();
    await wholeAnswer(page);
  });

  test("B-466, B-467: every call carries the bearer token unless it needs none; those of users share one base", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({ signedInAs: member });
    const sent: { path: string; authorization: string | undefined }[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      const { authorization } = request.headers();
      if (pathname.startsWith("/api/")) sent.push({ path: `${request.method()} ${pathname}`, authorization });
    });
    await page.goto("/netwerk/login");
    await reach(page, "/netwerk/conversation");
    await page.getByRole("button", { name: "Mulai Chat" }).click();
    await page.waitForURL(/\/netwerk\/conversation\/[^/]+/);
    await say(page, "Aku mau cerita sedikit.");
    await wholeAnswer(page);
    const open = Object.values(calls).filter(({ auth }) => auth === "none");
    const needsNone = (path: string) =>
      open.some((call) => new RegExp(`^${call.method} ${call.path.replace(/:\w+/g, "[^/]+")}$`).test(path));
    const closed = sent.filter(({ path }) => !needsNone(path));
    const made = new Set(
      closed.map(({ path }) => path.replace(/\/api\/conversations\/[\w-]{20,}.*/, "(talk)")),
    );
    expect([...made]).toEqual(
      expect.arrayContaining([
        "GET /api/users/check_auth",
        "GET /api/conversations",
        "POST /api/conversations",
        "POST /api/chat",
        "GET /api/conversations/get_saldo",
      ]),
    );
    for (const { path, authorization } of closed) expect(authorization, path).toBe(`Bearer ${member.token}`);
    for (const { path } of sent)
      if (/check_auth|agree_tnc|logout|signup|login/.test(path)) expect(path).toMatch(/ \/api\/users\//);
  });

  test("A-54: another client's token opens nothing here and stays valid there", async ({ openPage }) => {
    const member = await newMember({ client: "netwerk" });
    const page = await openPage({
      signedInAs: member,
      client: "akasia",
      path: "expert",
      allow: [refused(401)],
    });
    await page
      .getByRole("button", { name: /^Start Chat/ })
      .first()
      .click();
    await reach(page, "/akasia/login");
    expect(await storageOf(page)).toMatchObject({ netwerk_token: member.token });
    await page.goto("/netwerk/login");
    await reach(page, "/netwerk/conversation");
  });
});
