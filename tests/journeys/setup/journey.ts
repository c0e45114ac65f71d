import { randomBytes } from "node:crypto";
import type { BrowserContextOptions, Page } from "playwright-core";
import { test as base, expect, inject, onTestFinished } from "vitest";
import { type Borrowed, borrowContext, ownContext } from "./browser.ts";
import { lastSeen, watch } from "./problems.ts";

const viewports = {
  // One dot to the pixel: four times as many are four times as much to draw, and nothing here looks at them.
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

export type Opening = {
  /** Default phone. */
  viewport?: keyof typeof viewports;
  /** Default netwerk, or the client of who is signed in. */
  client?: string;
  /** Screen under the client to go to, such as `login`; without it the page stays blank. */
  path?: string;
  signedInAs?: Pick<Member, "client" | "token" | "id">;
  /** Further entries of local storage that the browser begins with. */
  storage?: Record<string, string>;
  colorScheme?: "light" | "dark";
  reducedMotion?: "reduce" | "no-preference";
  javaScriptEnabled?: boolean;
  /** Lets the page have its worker, which shows the own page where there is no line. */
  worker?: true;
  /** Another way to the same server, such as a line that can be cut. */
  via?: string;
  /** What may go wrong in this journey: lines that match are no failure. */
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
  /** The server of a journey that has one besides. */
  at?: string | undefined;
};

/** The server that this file has for itself while it runs. */
export const { base: origin, outbox } = inject("journeyServers")[Number(process.env.VITEST_POOL_ID) - 1]!;

const journey = (reducedMotion: NonNullable<Opening["reducedMotion"]>) =>
  base.extend("openPage", async ({ task }, { onCleanup }) => {
    const opened: { borrowed: Borrowed; page: Page }[] = [];
    const problems: string[] = [];
    onCleanup(async () => {
      // What cannot be repeated can still be read: where the page stood when its test gave up.
      if (task.result?.errors?.length) for (const { page } of opened) console.error(await lastSeen(page));
      await Promise.all(
        opened.map(async ({ borrowed, page }) => borrowed.giveBack(await hasClockOfItsOwn(page))),
      );
      expect(problems, `errors in the browser during "${task.name}"`).toEqual([]);
    });
    return async (opening: Opening = {}): Promise<Page> => {
      const via = opening.via ?? origin;
      const options = contextOptions({ reducedMotion, ...opening }, via);
      // No other journey uses another origin, and a service worker may outlive its storage for a while.
      const isOwn = via !== origin || opening.worker === true;
      const borrowed = await (isOwn ? ownContext(options) : borrowContext(options, via));
      const { context } = borrowed;
      context.on("page", (page) => watch(page, problems, opening.allow ?? []));
      await context.setExtraHTTPHeaders({ "x-forwarded-for": anAddress() });
      const page = await context.newPage();
      opened.push({ borrowed, page });
      await page.addInitScript(store, entriesOf(opening));
      const client = opening.client ?? opening.signedInAs?.client ?? "netwerk";
      if (opening.path !== undefined) await page.goto(`/${client}/${opening.path}`);
      return page;
    };
  });

/**
 * A test with a browser: `openPage` opens a page as if in a browser of its own: storage, cookies, routes and
 * permissions of other journeys are gone, only loaded files are still there. When the test ends, every error in the
 * console, refused script, exception and lost request fails it, unless the page allowed for it. The member asked for
 * less motion, so that nothing is waited for that only moves.
 */
export const test = journey("reduce");

/** The same for a member who did not: for talks, whose words appear in another way then, and for what moves. */
export const testInMotion = journey("no-preference");

/** Whether a journey replaced the browser's clock, which cannot be undone in its context; true where nobody can tell. */
const hasClockOfItsOwn = (page: Page): Promise<boolean> =>
  page.isClosed() ? Promise.resolve(true) : page.evaluate(() => "__pwClock" in globalThis).catch(() => true);

/** Runs in the page before its own scripts, and stores once: a reload finds what the page made of it. */
function store(entries: Record<string, string>): void {
  if (window !== window.top || !location.protocol.startsWith("http") || window.name === "stored") return;
  window.name = "stored";
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
}

/** What local storage begins with. */
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
  // It would come between a journey and the requests that it looks at.
  serviceWorkers: opening.worker ? "allow" : "block",
  colorScheme: opening.colorScheme ?? "light",
  reducedMotion: opening.reducedMotion ?? "no-preference",
});

/** An address of the documentation range of IPv6, another one each time. */
const anAddress = () => `2001:db8:${randomBytes(2).toString("hex")}:${randomBytes(2).toString("hex")}::1`;

/** One call to the server as a program would make it, with no browser around. */
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

/** A new verified member with a session and a password; by default of netwerk and with all consents. */
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

/** Someone who signed up and has not yet followed the link of the mail. */
export async function newSignUp(): Promise<Pick<Member, "email" | "password">> {
  const email = `${randomBytes(5).toString("hex")}@daftar.test`;
  const password = "cerita-panjang-sekali";
  const form = { name: "Rani Uji", phone: "081234567890", email, password, confirm_password: password };
  const { status } = await send("POST", "/api/users/signup", { body: { ...form, username: "netwerk" } });
  expect(status).toBe(201);
  return { email, password };
}

/**
 * Moves the clock of the server forward until the test ends: the next one finds server and browser on the same day
 * again. Files that run at the same time have another server each.
 */
export async function moveClock(seconds: number, at = origin): Promise<void> {
  const shift = async (by: number) =>
    expect((await send("POST", "/api/test/clock", { body: { seconds: by }, at })).status).toBe(200);
  if (at === origin) onTestFinished(() => shift(-seconds));
  await shift(seconds);
}

/** Until `release` is called, or the test ends, the server's own answers do not begin. */
export async function holdAnswers(): Promise<{ release: () => Promise<void> }> {
  const hold = async (held: boolean) =>
    expect((await send("POST", "/api/test/hold", { body: { held } })).status).toBe(200);
  onTestFinished(() => hold(false));
  await hold(true);
  return { release: () => hold(false) };
}

/** Until the test ends, the server's own answers come as slowly as members see them: there is time to do something meanwhile. */
export async function writeSlowly(): Promise<void> {
  const pace = async (slow: boolean) =>
    expect((await send("POST", "/api/test/pace", { body: { slow } })).status).toBe(200);
  onTestFinished(() => pace(false));
  await pace(true);
}
