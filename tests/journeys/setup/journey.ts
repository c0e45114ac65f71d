import { randomBytes } from "node:crypto";
import axe from "axe-core";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, test as base, expect, inject } from "vitest";
import { watch } from "./problems.ts";

const viewports = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
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
  reducedMotion?: "reduce";
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

/**
 * A test with a browser: `openPage` opens a page in a context of its own. When the test ends, every error in the
 * console, refused script, exception and lost request fails it, unless the page allowed for it.
 */
export const test = base.extend("openPage", async ({ task }, { onCleanup }) => {
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];
  onCleanup(async () => {
    await Promise.all(contexts.map(closed));
    expect(problems, `errors in the browser during "${task.name}"`).toEqual([]);
  });
  return async (opening: Opening = {}): Promise<Page> => {
    const context = await (await launched()).newContext(contextOptions(opening));
    context.setDefaultTimeout(15_000);
    contexts.push(context);
    context.on("page", (page) => watch(page, problems, opening.allow ?? []));
    const page = await context.newPage();
    const client = opening.client ?? opening.signedInAs?.client ?? "netwerk";
    if (opening.path !== undefined) await page.goto(`/${client}/${opening.path}`);
    return page;
  };
});

const flags = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let browser: Promise<Browser> | undefined;

/** The browser of this file; each journey opens contexts of its own in it. */
function launched(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: inject("journeyChromium"),
    args: flags,
    chromiumSandbox: false,
  });
  return browser;
}

/** Closes a context. A browser that does not answer any more fails the test, and the next gets a new one. */
async function closed(context: BrowserContext): Promise<void> {
  const stuck = AbortSignal.timeout(15_000);
  const late = new Promise<"late">((resolve) => stuck.addEventListener("abort", () => resolve("late")));
  if ((await Promise.race([context.close(), late])) !== "late") return;
  browser = undefined;
  throw new Error("the browser did not close the page within 15 s");
}

afterAll(async () => {
  await (await browser)?.close();
});

function contextOptions(opening: Opening): BrowserContextOptions {
  const { signedInAs, storage = {}, javaScriptEnabled = true, via = origin } = opening;
  const entries = {
    ...(signedInAs
      ? {
          [`${signedInAs.client}_token`]: signedInAs.token,
          token: signedInAs.token,
          user_id: String(signedInAs.id),
        }
      : {}),
    ...storage,
  };
  return {
    ...viewports[opening.viewport ?? "phone"],
    baseURL: via,
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    javaScriptEnabled,
    // It would come between a journey and the requests that it looks at.
    serviceWorkers: opening.worker ? "allow" : "block",
    colorScheme: opening.colorScheme ?? "light",
    reducedMotion: opening.reducedMotion ?? "no-preference",
    extraHTTPHeaders: { "x-forwarded-for": anAddress() },
    storageState: {
      cookies: [],
      origins: [
        { origin: via, localStorage: Object.entries(entries).map(([name, value]) => ({ name, value })) },
      ],
    },
  };
}

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

/** Moves the clock of the server forward; files that run at the same time have another one each. */
export async function moveClock(seconds: number, at = origin): Promise<void> {
  const { status } = await send("POST", "/api/test/clock", { body: { seconds }, at });
  expect(status).toBe(200);
}

/** No finding of axe (WCAG 2.2 A and AA, and its good practices) on what the page shows. */
export async function expectAccessible(page: Page, within = "html"): Promise<void> {
  // What still moves or fades in would be measured in colours that it has for a moment only.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // What goes round for ever never ends.
        .filter((motion) => motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((motion) => motion.finished.catch(() => 0)),
    ),
  );
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const findings = await page.evaluate(async (selector) => {
    const { violations } = await window.axe.run(selector, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      // What passes is not described, which takes longest.
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`),
    );
  }, within);
  expect(findings, `accessibility of ${page.url()}`).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
