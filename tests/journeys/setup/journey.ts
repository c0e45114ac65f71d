import { randomBytes } from "node:crypto";
import type { BrowserContextOptions, Page } from "playwright-core";
import { test as base, expect, inject, onTestFinished } from "vitest";
import { type Borrowed, borrowContext, ownContext } from "./browser.ts";
import { lastSeen, notePresses, watch } from "./problems.ts";

const viewports = {
  // Half a device pixel per CSS pixel: drawing costs a quarter, and no test looks at single pixels.
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 0.5 },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 0.5 },
} as const;

export type Opening = {
  /** Default: phone. */
  viewport?: keyof typeof viewports;
  /** Default: the client of `signedInAs`, else netwerk. */
  client?: string;
  /** Path below the client to open, such as `login`; without it the page stays blank. */
  path?: string;
  signedInAs?: Pick<Member, "client" | "token" | "id">;
  /** Further local storage entries at the start. */
  storage?: Record<string, string>;
  colorScheme?: "light" | "dark";
  reducedMotion?: "reduce" | "no-preference";
  javaScriptEnabled?: boolean;
  /** Allows the service worker, which shows the offline page without a connection. */
  worker?: true;
  /** Another origin of the same server, such as a connection that can be cut. */
  via?: string;
  /** Errors that this journey expects: problems that match do not fail the test. */
  allow?: RegExp[];
};

export type Member = {
  id: number;
  clientId: number;
  client: string;
  email: string;
  name: string;
  token: string;
  password: string;
  /** The base URL of the member's server, if the journey has its own. */
  at?: string | undefined;
};

/** The server that this file uses alone while it runs. */
export const { base: origin, mailFolder } = inject("journeyServers")[Number(process.env.VITEST_POOL_ID) - 1]!;

const journey = (reducedMotion: NonNullable<Opening["reducedMotion"]>) =>
  base.extend("openPage", async ({ task }, { onCleanup }) => {
    const opened: { borrowed: Borrowed; page: Page }[] = [];
    const problems: string[] = [];
    onCleanup(async () => {
      // For failures that cannot be reproduced, prints where each page stood.
      if (task.result?.errors?.length) for (const { page } of opened) console.error(await lastSeen(page));
      await Promise.all(
        opened.map(async ({ borrowed, page }) => borrowed.giveBack(await hasClockOfItsOwn(page))),
      );
      expect(problems, `errors in the browser during "${task.name}"`).toEqual([]);
    });
    return async (opening: Opening = {}): Promise<Page> => {
      const via = opening.via ?? origin;
      const options = contextOptions({ reducedMotion, ...opening }, via);
      // Other origins are never shared with other journeys, and a service worker may outlive its storage for a while.
      const isOwn = via !== origin || opening.worker === true;
      const borrowed = await (isOwn ? ownContext(options) : borrowContext(options, via));
      const { context } = borrowed;
      context.on("page", (page) => watch(page, problems, opening.allow ?? []));
      await context.setExtraHTTPHeaders({ "x-forwarded-for": anAddress() });
      const page = await context.newPage();
      opened.push({ borrowed, page });
      await page.addInitScript(store, entriesOf(opening));
      await page.addInitScript(notePresses);
      const client = opening.client ?? opening.signedInAs?.client ?? "netwerk";
      if (opening.path !== undefined) await page.goto(`/${client}/${opening.path}`);
      return page;
    };
  });

/**
 * A test with a browser. `openPage` opens a page as if in a new browser: storage, cookies, routes and permissions of
 * other journeys are gone, only cached files remain. Any console error, blocked script, exception or lost request fails
 * the test unless the page allowed it. Reduced motion is on, so that tests do not wait for animations.
 */
export const test = journey("reduce");

/** The same without reduced motion, for conversations, whose words then appear in another way, and for animations. */
export const testInMotion = journey("no-preference");

/**
 * Returns whether a journey replaced the browser's clock, which cannot be undone in its context; true if the page
 * cannot say.
 */
const hasClockOfItsOwn = (page: Page): Promise<boolean> =>
  page.isClosed() ? Promise.resolve(true) : page.evaluate(() => "__pwClock" in globalThis).catch(() => true);

/**
 * Runs in the page before its own scripts and stores the entries only once, so that a reload keeps what the page
 * changed.
 */
function store(entries: Record<string, string>): void {
  if (window !== window.top || !location.protocol.startsWith("http") || window.name === "stored") return;
  window.name = "stored";
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
}

/** Returns the initial local storage entries. */
function entriesOf({ signedInAs, storage = {} }: Opening): Record<string, string> {
  if (!signedInAs) return storage;
  const { client, token, id } = signedInAs;
  return { [`${client}_token`]: token, token, user_id: String(id), ...storage };
}

const contextOptions = (opening: Opening, via: string): BrowserContextOptions => ({
  ...viewports[opening.viewport ?? "phone"],
  baseURL: via,
  locale: "id-ID",
  timezoneId: "Asia/Jakarta",
  javaScriptEnabled: opening.javaScriptEnabled ?? true,
  // A service worker would intercept the requests that journeys observe.
  serviceWorkers: opening.worker ? "allow" : "block",
  colorScheme: opening.colorScheme ?? "light",
  reducedMotion: opening.reducedMotion ?? "no-preference",
});

/** Returns a random address of IPv6's documentation range. */
const anAddress = () => `2001:db8:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}::1`;

/** Sends one call to the server without a browser. */
export async function send(
  method: string,
  path: string,
  {
    body,
    as,
    client,
    at = as?.at ?? origin,
  }: { body?: unknown; as?: Pick<Member, "client" | "token" | "at">; client?: string; at?: string } = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const slug = client ?? as?.client;
  const answer = await fetch(at + path, {
    method,
    headers: {
      "x-forwarded-for": anAddress(),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      ...(slug ? { "x-client": slug } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Creates a verified member with a session and a password; by default of netwerk and with all consents. */
export async function newMember({
  at,
  ...over
}: {
  client?: string;
  consents?: boolean;
  name?: string;
  at?: string;
} = {}): Promise<Member> {
  const password = "cerita-panjang-sekali";
  const { status, body } = await send("POST", "/api/test/member", {
    body: { client: "netwerk", ...over, password },
    ...(at ? { at } : {}),
  });
  if (status !== 200) throw new Error(`no member: ${JSON.stringify(body)}`);
  return { ...(body.data as Omit<Member, "password">), password, at };
}

/** Signs up a member who has not yet followed the link in the mail. */
export async function newSignUp(): Promise<Pick<Member, "email" | "password">> {
  const email = `${randomBytes(5).toString("hex")}@daftar.test`;
  const password = "cerita-panjang-sekali";
  const form = { name: "Rani Uji", phone: "081234567890", email, password, confirm_password: password };
  const { status } = await send("POST", "/api/users/signup", { body: { ...form, username: "netwerk" } });
  expect(status).toBe(201);
  return { email, password };
}

/**
 * Moves the server's clock forward. On the file's own server the clock goes back when the test ends, so that server and
 * browser are on the same day again. Files that run at the same time use different servers.
 */
export async function moveClock(seconds: number, at = origin): Promise<void> {
  const shift = async (by: number) =>
    expect((await send("POST", "/api/test/clock", { body: { seconds: by }, at })).status).toBe(200);
  if (at === origin) onTestFinished(() => shift(-seconds));
  await shift(seconds);
}

/** Holds back the answers that the server writes itself until `release` is called or the test ends. */
export async function holdAnswers(): Promise<{ release: () => Promise<void> }> {
  const hold = async (held: boolean) =>
    expect((await send("POST", "/api/test/hold", { body: { held } })).status).toBe(200);
  onTestFinished(() => hold(false));
  await hold(true);
  return { release: () => hold(false) };
}

/**
 * Until the test ends, the answers that the server writes itself come as slowly as members see them, so that a test can
 * act meanwhile.
 */
export async function writeSlowly(): Promise<void> {
  const pace = async (slow: boolean) =>
    expect((await send("POST", "/api/test/pace", { body: { slow } })).status).toBe(200);
  onTestFinished(() => pace(false));
  await pace(true);
}
