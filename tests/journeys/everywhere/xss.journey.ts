import type { Page, Route } from "playwright-core";
import { describe, expect } from "vitest";
import { inAppPath } from "../../../web/paths.ts";
import { goInApp, refused, signIn } from "../setup/browsing.ts";
import {
  answers,
  conversationPath,
  exchange,
  newConversation,
  say,
  wholeAnswer,
} from "../setup/conversation.ts";
import { newMember, origin, test } from "../setup/journey.ts";
import { payloads } from "../setup/payloads.ts";

type Watched = { ran: string[]; violations: string[]; outside: string[] };

declare global {
  interface Window {
    watched?: { ran: string[]; violations: string[] };
  }
}

/** Records whatever executes in a page, is blocked by its policy, or is requested from another origin. */
async function watchOver(page: Page): Promise<() => Promise<Watched>> {
  const outside: string[] = [];
  const ran: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url()))
      outside.push(request.url());
  });
  page.on("dialog", (dialog) => {
    ran.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("popup", (popup) => ran.push(`window: ${popup.url()}`));
  await page.addInitScript(() => {
    const watched = { ran: [] as string[], violations: [] as string[] };
    Object.assign(window, { watched, canary: () => watched.ran.push(new Error("ran").stack ?? "ran") });
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      watched.violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return async () => {
    const seen = await page.evaluate(() => window.watched);
    return { ran: [...ran, ...(seen?.ran ?? [])], violations: seen?.violations ?? ["not watched"], outside };
  };
}

const nothing: Watched = { ran: [], violations: [], outside: [] };

/**
 * Returns links that lead neither to our pages, nor to a phone app, nor to https with `noopener`; elements that the app
 * never creates; and images of other origins.
 */
const strangers = (page: Page, within: string) =>
  page.locator(within).evaluateAll((roots) => {
    const isOurs = (link: HTMLAnchorElement) =>
      link.origin === location.origin ||
      (link.protocol === "https:" && link.rel.split(" ").includes("noopener")) ||
      ["tel:", "sms:"].includes(link.protocol);
    const all = (selector: string) => roots.flatMap((root) => [...root.querySelectorAll(selector)]);
    const links = all("a[href]").filter((link) => link instanceof HTMLAnchorElement);
    const never =
      "script, iframe, object, embed, base, link, meta, style, marquee, math, [onerror], [onload]";
    return [
      ...links.filter((link) => !isOurs(link)).map((link) => link.outerHTML),
      ...all(never).map((element) => element.outerHTML),
      ...all("img")
        .filter((image) => image instanceof HTMLImageElement && !image.src.startsWith(location.origin))
        .map((image) => image.outerHTML),
    ];
  });

/** Returns a route handler that changes the body of a GET response. */
const answering =
  (change: (body: { data: never }) => void) =>
  async (route: Route): Promise<void> => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    const body = await response.json();
    change(body);
    await route.fulfill({ response, json: body });
  };

type Conversation = {
  history_chat: object[];
  title: string;
  topic: string;
  expert: { name: string; layanan: string };
};

/**
 * The payloads in two conversations, because in one of more than 500 rows the chat removes rows far above the viewport
 * (use-window.ts).
 */
const halves = [payloads.slice(0, 150), payloads.slice(150)];

/**
 * Changes a conversation so that both sides say every one of these payloads and every other field holds payloads too.
 */
const hostileConversation = (texts: readonly string[]) => (body: { data: Conversation }) => {
  const { data } = body;
  const [sample] = data.history_chat;
  const product = (id: number, name: string) => ({ id, name, photo: "/x.svg", price: 1, expert_id: 1 });
  data.history_chat = texts.flatMap((text, n) => [
    { ...sample, id: 2 * n + 1, message_id: null, type: "question", content: text },
    {
      ...sample,
      id: 2 * n + 2,
      message_id: null,
      type: "answer",
      content:
        n % 3 === 0
          ? text
          : JSON.stringify({
              content: text,
              products: [product(n, text)],
              has_rating: false,
              has_thumb: true,
            }),
    },
  ]);
  data.title = payloads.slice(0, 20).join(" ");
  data.topic = payloads.slice(20, 40).join(" ");
  data.expert.name = payloads.slice(0, 5).join(" ");
  data.expert.layanan = payloads.slice(5, 10).join(" ");
};

describe("texts of members and models are never markup", () => {
  test("there are 300 different texts", () => {
    expect(new Set(payloads).size).toBe(payloads.length);
    expect(payloads.length).toBeGreaterThanOrEqual(300);
  });

  for (const where of ["the chat", "its history"] as const) {
    test(`texts are not markup in ${where}: questions, answers, products, titles, names of experts`, async ({
      openPage,
    }) => {
      const member = await newMember();
      const code = await newConversation(member);
      await exchange(member, code, "Aku mau cerita");
      const page = await openPage({ signedInAs: member, allow: [/x\.svg/, /404/] });
      const seen = await watchOver(page);
      const path = where === "the chat" ? conversationPath(code) : `conversation/${code}/history`;
      for (const half of halves) {
        await page.route(`**/api/conversations/${code}**`, answering(hostileConversation(half)));
        await page.goto(`/netwerk/${path}`);
        await expect.poll(() => answers(page).count()).toBe(half.length);
        // Code elements show that the Markdown parser has loaded and run.
        await page.locator("[data-bubble=answer] code, [data-bubble=answer] pre").first().waitFor();
        expect(await strangers(page, "main, [data-chat]")).toEqual([]);
        expect(await seen()).toEqual(nothing);
        await page.unrouteAll({ behavior: "wait" });
      }
    });
  }

  test("texts are not markup in an answer that streams word by word", async ({ openPage }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member });
    const seen = await watchOver(page);
    await page.route("**/api/chat", (route) => route.fulfill(streamOf(payloads.join("\n\n"))));
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await say(page, payloads.slice(0, 30).join(" ").slice(0, 3900));
    await wholeAnswer(page);
    await page.locator("[data-bubble=answer] pre").first().waitFor();
    expect(await strangers(page, "[data-chat]")).toEqual([]);
    expect(await seen()).toEqual(nothing);
  });

  test("texts are stored and returned as written, with a hostile name of the member", async ({
    openPage,
  }) => {
    const member = await newMember({ name: payloads.slice(0, 3).join(" ").slice(0, 90) });
    const code = await newConversation(member);
    const asked = payloads.slice(0, 60).join(" ").slice(0, 3900);
    await exchange(member, code, asked);
    const page = await openPage({ signedInAs: member });
    const seen = await watchOver(page);
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await wholeAnswer(page);
    expect((await page.locator("[data-row]").first().textContent())?.includes(asked.slice(0, 200))).toBe(
      true,
    );
    expect(await strangers(page, "[data-chat]")).toEqual([]);
    expect(await seen()).toEqual(nothing);
  });

  test("texts are not markup in titles of the list, given or generated", async ({ openPage }) => {
    const member = await newMember();
    await newConversation(member);
    for (const viewport of ["phone", "desktop"] as const) {
      const page = await openPage({ signedInAs: member, viewport });
      const seen = await watchOver(page);
      const hostileList = ({ data }: { data: { items: { expert: object }[] } }) => {
        const [row] = data.items;
        data.items = payloads.map((title, n) => ({
          ...row,
          id: n + 1,
          code: `kode-${n}`,
          title,
          expert: { ...row?.expert, name: title, layanan: title },
        }));
      };
      await page.route("**/api/conversations?**", answering(hostileList));
      await page.goto("/netwerk/conversation");
      await page.locator('main a[href*="kode-299"]').first().waitFor({ state: "attached" });
      expect(await strangers(page, "main")).toEqual([]);
      expect(await seen()).toEqual(nothing);
    }
  });

  test("texts are not markup in what the client is called, its menu, logo and colours", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const page = await openPage({ client: "netwerk", signedInAs: member, allow: [refused(401)] });
    const seen = await watchOver(page);
    await page.goto("/netwerk/login");
    const hostileClient = ({ data }: { data: Record<string, unknown> }) => {
      const colours = (from: number) =>
        Object.fromEntries(payloads.slice(from, from + 60).map((text, n) => [`color-${n}`, text]));
      Object.assign(data, {
        name: payloads.slice(0, 20).join(" "),
        primary_color: payloads[40],
        theme_color: payloads[41],
        brand: { light: colours(0), dark: colours(60) },
        menu: payloads.map((text, n) => ({ name: `m${n}`, title: text, icon: text, url: text })),
      });
    };
    await page.route("**/api/client/akasia", answering(hostileClient));
    // Coming from another client's page, the browser requests this client itself.
    const asked = page.waitForResponse("**/api/client/akasia");
    await goInApp(page, "/akasia/conversation");
    await asked;
    await page.getByRole("button", { name: "Mulai Chat" }).waitFor();
    await page.getByRole("button", { name: "Buka menu" }).click();
    await page.locator("dialog.drawer li").first().waitFor();
    expect(await page.locator("dialog.drawer li").count()).toBe(payloads.length);
    expect(await strangers(page, "main, header, dialog")).toEqual([]);
    expect(await seen()).toEqual(nothing);
  });

  test("A-38: a script in the redirect of the login page does not run", async ({ openPage }) => {
    for (const text of payloads) {
      const path = inAppPath(text);
      expect(path === undefined || new URL(path, origin).origin === origin, text).toBe(true);
    }
    const member = await newMember();
    const page = await openPage({});
    const seen = await watchOver(page);
    for (const text of ["javascript:canary()", "data:text/html,<script>canary()</script>", "/\\jahat.test"]) {
      await page.goto(`/netwerk/login?redirect=${encodeURIComponent(text)}`);
      await signIn(page, member);
      await page.waitForURL("/netwerk/expert");
      await page.evaluate(() => localStorage.clear());
    }
    expect(await seen()).toEqual(nothing);
  });
});

/** An answer as the server streams it, in pieces that split words and markup anywhere. */
function streamOf(text: string) {
  const event = (name: string, at: number, data: object) =>
    `id: 2000000002:${at}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  let body = event("meta", 0, { question_id: 2000000001, answer_id: 2000000002, seconds_left: 300 });
  for (let at = 0; at < text.length; at += 37) {
    const piece = text.slice(at, at + 37);
    body += event("delta", at + piece.length, { text: piece });
  }
  const structured = { content: text, products: [], has_rating: false, has_thumb: false };
  body += event("final", text.length, {
    status: "success",
    id: 2000000002,
    state: "complete",
    total_saldo: 300,
    structured_response: structured,
  });
  return { status: 200, contentType: "text/event-stream", body };
}

/** A drawing that leads away as soon as anything in it runs, in every way in which a drawing can run something. */
const away = "location.href='/jalan'";
const hostileDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="${away}">
  <script>${away}</script>
  <rect width="9" height="9"><animate attributeName="x" dur="1s" onbegin="${away}"/></rect>
  <foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml">
    <img src="x" onerror="${away}"/><iframe src="javascript:parent.${away}"></iframe>
  </body></foreignObject>
</svg>`;

describe("a drawing that somebody uploaded", () => {
  const drawings = ["/assets/uploads/logo-netwerk.svg", "/netwerk/icon.svg"];

  /** Opens the drawing by itself, with what the server sends around it, and returns whether something in it ran. */
  async function runs(page: Page, path: string, { policed }: { policed: boolean }): Promise<boolean> {
    let hasLed = false;
    await page.route("**/jalan", (route) => {
      hasLed = true;
      return route.fulfill({ contentType: "text/html", body: "<title>jalan</title>" });
    });
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": policy = "", ...headers } = response.headers();
      expect(policy).toContain("sandbox");
      await route.fulfill({
        body: hostileDrawing,
        headers: policed ? { ...headers, "content-security-policy": policy } : headers,
      });
    });
    // Where something runs, the drawing may be gone before it has loaded.
    await page.goto(path).catch(() => undefined);
    if (!policed) await page.waitForURL("**/jalan");
    await page.goto("/netwerk/bantuan");
    await page.unrouteAll({ behavior: "wait" });
    return hasLed;
  }

  for (const path of drawings)
    test(`${path}, opened by itself, runs nothing; without our policy it would`, async ({ openPage }) => {
      const page = await openPage({ allow: [/Content Security Policy|Blocked script|sandbox|404|\/x\b/i] });
      expect(await runs(page, path, { policed: true })).toBe(false);
      expect(await runs(page, path, { policed: false })).toBe(true);
    });
});
