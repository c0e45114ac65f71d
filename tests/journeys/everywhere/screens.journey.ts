import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test as plain } from "vitest";
import { loginTexts } from "#texts/account/account.ts";
import { adTexts } from "#texts/ads.ts";
import { statementTexts } from "#texts/balance/statement.ts";
import { answerTexts } from "#texts/chat/answer.ts";
import { chatTexts, helpCardTexts } from "#texts/chat/chat.ts";
import { conversationTexts } from "#texts/conversation/conversation.ts";
import { faqTexts } from "#texts/faq.ts";
import { homeTexts } from "#texts/home.ts";
import { landingTexts } from "#texts/landing.ts";
import { disclamerTexts, privacyPageTexts } from "#texts/legal.ts";
import { protocolTexts } from "#texts/safety/protocol.ts";
import { safetyPlanTexts } from "#texts/safety/safety-plan.ts";
import { srqTexts } from "#texts/srq/srq.ts";
import { expectAccessible, expectReadable } from "../setup/accessible.ts";
import { dress, product } from "../setup/answer.ts";
import { reach, refused, shiftOf, styleOf } from "../setup/browsing.ts";
import { coloursOf, recolour } from "../setup/colours.ts";
import {
  answers,
  conversationPath,
  exchange,
  newConversation,
  say,
  wholeAnswer,
} from "../setup/conversation.ts";
import { type Member, newMember, origin, send, test } from "../setup/journey.ts";

/** Every screen, with a heading that shows that it has rendered. */
const screens = [
  { path: "login", shows: "Bagaimana kabarmu hari ini?" },
  { path: "register", shows: "Kenalan Sama Alma Dulu!" },
  { path: "forgot-password", shows: "Lupa kata sandi?" },
  { path: "change-password", shows: "Buat password baru" },
  { path: "reset-password?token=t&email=rani@saja.test&client_id=1", shows: "Buat password baru" },
  { path: "verify?justRegistered=true", shows: "Cek email dulu, ya" },
  { path: "verify", shows: "Belum terverifikasi" },
  { path: "ads/nggak-bisa-fokus-kerja", shows: adTexts.card1.headline },
  { path: "ads/semua-aspek-hidup-kacau-bareng", shows: adTexts.card7.headline },
  { path: "almacare", shows: landingTexts.benefitsTitle },
  { path: "home", shows: homeTexts.title },
  { path: "join-expert", shows: "Gabung sebagai expert" },
  { path: "survey", shows: "Survei pengalaman" },
  { path: "feedback", shows: "Masukan untuk manajemen" },
  { path: "bantuan", shows: "Bantuan sekarang juga" },
  { path: "almaconnect", shows: "Mencari, mendampingi, berkumpul" },
  { path: "FAQ", shows: faqTexts.title },
  { path: "faq", shows: faqTexts.title },
  { path: "disclamer", shows: disclamerTexts.title },
  { path: "privacy", shows: privacyPageTexts.title },
  { path: "protokol-keselamatan", shows: protocolTexts.title },
  { path: "expert", shows: "Sekar Ayuning" },
  { path: "transaction/products", shows: "Belum Ada Pembelian" },
  { path: "profile", shows: "Data diri" },
  { path: "expert/3", shows: "Dara Kinanti" },
  { path: "expert/3/product", shows: "Rencana 30 Hari Kerja" },
  { path: "expert/3/product/5", shows: "Detail Produk" },
  { path: "transaction/history", shows: "Semua pesanan" },
  { path: "payment", shows: "FREE" },
  { path: "payment/detail", shows: "Ringkasan" },
  { path: "transaction/checkout", shows: "Keranjang Saya" },
  { path: "conversation", shows: conversationTexts.title },
  { path: "rencana-aman", shows: safetyPlanTexts.title },
  { path: "waktu", shows: statementTexts.title },
  { path: "srq", shows: srqTexts.title },
  { path: "tidak-ada", shows: "Pengguna tidak ditemukan" },
] as const;

const members = new Map<string, Member>();

/** A client with the ugliest colours we could think of. */
const ugly = "warna-terburuk";

beforeAll(async () => {
  const looks = { username: ugly, name: "Warna Terburuk", primaryColor: "#00ff00", themeColor: "#ff00ff" };
  await send("POST", "/api/test/client", { body: looks });
  for (const client of ["netwerk", "akasia", "meditap", ugly])
    members.set(client, await newMember({ client }));
  const body = { product_id: 1, quantity: 2, notes: "-" };
  await send("POST", "/api/cart", { as: members.get("akasia")!, body });
  const items = [{ product_type: "chat", product_id: 1, quantity: 1 }];
  for (const as of members.values()) {
    const order = { voucher_code: as.client === ugly ? "" : "ALMAGRATIS", items };
    await send("POST", "/api/console/transactions", { as, body: order });
  }
});

const signedIn = [
  ...["faq", "conversation", "rencana-aman", "waktu", "srq"],
  ...["expert", "expert/3", "profile", "survey", "feedback"],
  ...["payment", "payment/detail", "transaction/checkout"],
  ...["expert/3/product", "expert/3/product/5", "transaction/history"],
];

/** Signed-in screens need a member; the others must not have one. */
const signedInFor = (path: string, client: string) =>
  signedIn.includes(path) ? members.get(client) : undefined;

async function show(page: Page, client: string, { path, shows }: (typeof screens)[number]): Promise<void> {
  await page.goto(`/${client}/${path}`);
  await page.getByRole("heading", { name: shows }).first().waitFor();
}

type Look = { client: string; viewport: "phone" | "desktop"; colorScheme: "light" | "dark" };
type Shown = Look & {
  also: Pick<Look, "client" | "colorScheme">[];
  only?: string[];
  isNarrowed?: true;
};

/** The screens where meditap differs from the clients above: its own texts, offers and products. */
const meditapsOwn = [
  ...["login", "almacare", "home", "expert", "expert/3", "expert/3/product", "payment", "payment/detail"],
  ...["conversation", "transaction/checkout", "transaction/history", "almaconnect", "privacy"],
];

/**
 * Each client is checked in its own look and then in the colours that are hardest to read, which stand for any client's
 * colours (B-041; the other client/theming tests prove them for 1,000 clients without a browser).
 */
const looks: Shown[] = [
  {
    client: "netwerk",
    viewport: "phone",
    colorScheme: "dark",
    isNarrowed: true,
    also: [{ client: ugly, colorScheme: "light" }],
  },
  {
    client: "akasia",
    viewport: "desktop",
    colorScheme: "light",
    also: [{ client: ugly, colorScheme: "dark" }],
  },
  { ...{ client: "meditap", viewport: "phone", colorScheme: "light" }, also: [], only: meditapsOwn },
];

/** Each third of the screens is one test, so that no test takes long. */
const thirds = [0, 1, 2];

describe.for(looks)(
  "in the colours of $client, $colorScheme, on a $viewport",
  ({ client, viewport, colorScheme, also, only, isNarrowed }) => {
    test.for(thirds)(
      `every screen ${only ? "of its own " : ""}is accessible (WCAG 2.2 AA), does not move while it loads, can be read in other colours${isNarrowed ? ", and stays within 320 px, with text twice as large too" : ""}: third %#`,
      {
        timeout: 300_000,
      },
      async (third, { openPage }) => {
        const guest = await openPage({ client, viewport, colorScheme, allow: [refused(404)] });
        const member = await openPage({ client, viewport, colorScheme, signedInAs: members.get(client)! });
        const others = await Promise.all(
          also.map(async (other) => ({ style: await coloursOf(other.client), ...other })),
        );
        const shown = screens.filter(({ path }) => only?.includes(path) ?? true);
        for (const screen of shown.filter((_, index) => index % thirds.length === third)) {
          const page = signedInFor(screen.path, client) ? member : guest;
          await page.emulateMedia({ colorScheme });
          await show(page, client, screen);
          await expectAccessible(page);
          const { shift, moved } = await shiftOf(page);
          expect(shift, `layout shift of ${screen.path}: ${moved}`).toBeLessThanOrEqual(0.01);
          for (const other of others) {
            await recolour(page, other.style, other.colorScheme);
            await expectReadable(page);
          }
          if (!isNarrowed) continue;
          const size = page.viewportSize();
          await expectWithin(page, screen.path);
          if (size) await page.setViewportSize(size);
        }
      },
    );
  },
);

test("conversation, list and history do not overflow 320 px; buttons do not overlap", async ({
  openPage,
}) => {
  const member = await newMember();
  const code = await newConversation(member);
  await exchange(member, code, "Kepalaku penuh terus, susah fokus kerja");
  const page = await openPage({ signedInAs: member });
  await page.goto("/netwerk/conversation");
  await page.locator(`main li a[href*="${code}"]`).waitFor();
  await expectWithin(page, "conversation");
  await page.goto(`/netwerk/${conversationPath(await newConversation(member))}`);
  await page.getByRole("button", { name: "Show More" }).waitFor();
  await expectWithin(page, "a fresh chat");
  await page.goto(`/netwerk/${conversationPath(code)}`);
  await wholeAnswer(page);
  await expectWithin(page, "chat");
  // The text is still twice as large: the meter must not overlap "Bantuan", and the text box must leave room for the
  // conversation.
  const isApart = async () => {
    const clock = await page.locator("[data-meter]").boundingBox();
    const help = await page.getByRole("button", { name: "Bantuan", exact: true }).boundingBox();
    return (
      (clock?.x ?? 0) + (clock?.width ?? 999) <= (help?.x ?? 0) ||
      (clock?.y ?? 0) + (clock?.height ?? 999) <= (help?.y ?? 0)
    );
  };
  await expect.poll(isApart).toBe(true);
  expect((await page.locator("form").boundingBox())?.height).toBeLessThan(120);
  expect(await page.locator("header h1").innerText()).toContain("Sekar Ayuning");
  await send("POST", `/api/conversations/end/${code}`, { as: member });
  await page.goto(`/netwerk/conversation/${code}/history?expert_id=1`);
  await page.getByRole("heading", { name: "Histori Obrolanmu" }).waitFor();
  await expectWithin(page, "history");
});

/** Checks at both widths and both text sizes that nothing overflows. The page keeps the last setting. */
async function expectWithin(page: Page, name: string): Promise<void> {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    for (const size of ["100%", "200%"]) {
      await page.evaluate((to) => {
        document.documentElement.style.fontSize = to;
      }, size);
      // Elements that follow the text size a frame or two later have their final width then.
      await expect
        .poll(() => widthOf(page), { message: `${name} with text at ${size}` })
        .toBeLessThanOrEqual(width);
    }
  }
}

/** Returns the largest scroll width of the page and of the scroll areas in it. */
const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const within = [...document.querySelectorAll("[data-scroll], [data-chat]")];
    return Math.max(document.documentElement.scrollWidth, ...within.map((box) => box.scrollWidth));
  });

test("a member signs in by keyboard alone, with the focus in reading order", async ({ openPage }) => {
  const member = await newMember();
  const page = await openPage({ viewport: "desktop", path: "login" });
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute("name") ?? element?.getAttribute("aria-label") ?? element?.textContent;
    });
  const order: (string | null | undefined)[] = [];
  for (let n = 0; n < 6; n++) {
    await page.keyboard.press("Tab");
    order.push(await focused());
  }
  expect(order).toEqual([
    "email",
    "password",
    loginTexts.showPassword,
    loginTexts.forgotPassword,
    loginTexts.submit,
    loginTexts.register,
  ]);
  expect(await styleOf(page, ":focus-visible", "outline-style")).toBe("solid");
  await page.getByLabel(loginTexts.emailLabel).focus();
  await page.keyboard.type(member.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(member.password);
  await page.keyboard.press("Enter");
  await reach(page, "/netwerk/expert");
  await page
    .getByRole("button", { name: /^Start Chat/ })
    .first()
    .waitFor();
  // Behind login, the first Tab reaches the link that skips the header.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.goto("/netwerk/expert");
  await page
    .getByRole("button", { name: /^Start Chat/ })
    .first()
    .waitFor();
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Langsung ke isi");
});

test("reduced motion stops all movement", async ({ openPage }) => {
  const page = await openPage({
    reducedMotion: "reduce",
    signedInAs: members.get("netwerk")!,
    path: "expert",
  });
  await page.getByRole("button", { name: "Buka menu" }).click();
  const seconds = await page
    .locator("dialog.drawer")
    .evaluate((menu) => getComputedStyle(menu).transitionDuration.split(",").map(Number.parseFloat));
  expect(Math.max(...seconds)).toBeLessThanOrEqual(0.001);
});

describe("the size of a screen", () => {
  plain("the browser's route table names pages with scripts, and of them what its router needs", async () => {
    const html = await (await fetch(`${origin}/netwerk/login`)).text();
    const table = await (await fetch(origin + html.match(/\/assets\/manifest-\w+\.js/)?.[0])).text();
    const { routes } = JSON.parse(table.slice(table.indexOf("{"), table.lastIndexOf("}") + 1));
    const names = Object.keys(routes);
    expect(names).toEqual(
      expect.arrayContaining(["root", "R-04 login", "R-17 conversation-detail", "R-43 user-not-found"]),
    );
    for (const absent of ["R-01", "R-02", "R-03", "R-13 FAQ", "help", "manifest", "icon"])
      expect(names).not.toContain(absent);
    for (const route of Object.values<object>(routes)) expect(Object.keys(route)).not.toContain("imports");
    // Each further route costs every page about this much.
    expect(gzipSync(table, { level: 9 }).length / names.length).toBeLessThan(50);
  });

  const forms = ["login", "register", "verify", "forgot-password", "change-password", "reset-password"];
  const scriptless = ["almacare", "home", "bantuan", "almaconnect", "FAQ", "disclamer", "privacy"];
  const budgets = {
    ...Object.fromEntries(forms.map((path) => [path, 130_000])),
    ...Object.fromEntries(scriptless.map((path) => [path, 0])),
    "ads/nggak-bisa-fokus-kerja": 0,
    "protokol-keselamatan": 0,
    "join-expert": 136_000,
    "conversation/abc?expert_id=1": 170_000,
  };

  plain.for(Object.entries(budgets))(
    "%s sends at most %i bytes of scripts, compressed",
    async ([path, most]) => {
      const page = await fetch(`${origin}/netwerk/${path}`);
      expect(page.headers.get("content-encoding")).toBe("gzip");
      // Scripts in the template are not fetched before somebody touches the form.
      const html = (await page.text()).replace(/<template id="late">.*?<\/template>/s, "");
      const scripts = new Set(html.match(/\/assets\/[^"\s]+\.js/g) ?? []);
      const sizes = await Promise.all(
        [...scripts].map(async (script) => {
          const answer = await fetch(origin + script);
          expect(answer.headers.get("cache-control")).toContain("immutable");
          if (Number(answer.headers.get("content-length")) >= 1000)
            expect(answer.headers.get("content-encoding"), script).toMatch(/^(br|gzip)$/);
          return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length;
        }),
      );
      const total = sizes.reduce((sum, size) => sum + size, 0);
      expect(total).toBeLessThanOrEqual(most);
      if (most > 0) expect(total).toBeGreaterThan(50_000);
    },
  );

  test("a conversation with an answer in markdown, its actions, a product, stars, help and the end dialog loads at most 170 kB", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    await exchange(member, code, "Bantu aku menyusun rencana belajar");
    const page = await openPage({ signedInAs: member });
    await dress(page, code, { marks: { products: [product], has_rating: true } });
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await answers(page).first().locator("[data-rating]").waitFor();
    await say(page, "Rencana kerja");
    await wholeAnswer(page, 1);
    await answers(page).last().getByRole("button", { name: answerTexts.copy }).waitFor();
    await page.getByRole("button", { name: chatTexts.help, exact: true }).click();
    await page.getByRole("link", { name: helpCardTexts.wholePage }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: chatTexts.back, exact: true }).click();
    await page.getByRole("button", { name: chatTexts.endConfirm }).waitFor();
    // The last script that a conversation fetches by itself.
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/start-")),
    );
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ name, encodedBodySize }): [string, number] => [name, encodedBodySize]),
    );
    const total = scripts.reduce((sum, [, size]) => sum + size, 0);
    expect(total, scripts.join("\n")).toBeLessThanOrEqual(170_000);
    expect(total).toBeGreaterThan(150_000);
    const names = scripts.map(([name]) => name).join();
    for (const part of ["/assets/lexer-", "/assets/answer-offer-"]) expect(names).toContain(part);
  });

  plain.for(["almacare", "ads/nggak-bisa-fokus-kerja"])(
    "%s that is touched fetches what sign-in does, and little more; its own scripts are a few lines",
    async (path) => {
      const html = await (await fetch(`${origin}/netwerk/${path}`)).text();
      const [, laidAside = ""] = /<template id="late">(.*?)<\/template>/s.exec(html) ?? [];
      const scripts = [...new Set(laidAside.match(/\/assets\/[^"\s]+\.js/g) ?? [])];
      const sizes = await Promise.all(
        scripts.map(
          async (script) => gzipSync(await (await fetch(origin + script)).bytes(), { level: 9 }).length,
        ),
      );
      const total = sizes.reduce((sum, size) => sum + size, 0);
      expect(total).toBeGreaterThan(50_000);
      expect(total).toBeLessThanOrEqual(path === "almacare" ? 140_000 : 130_000);
      const inline = [...html.replace(laidAside, "").matchAll(/<script>(.*?)<\/script>/gs)].map(
        ([, text]) => text,
      );
      expect(gzipSync(inline.join("")).length).toBeLessThanOrEqual(5_000);
    },
  );
});
