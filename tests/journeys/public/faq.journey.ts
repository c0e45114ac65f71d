import { beforeAll, describe, expect } from "vitest";
import { balanceTexts } from "#texts/balance/balance.ts";
import { faqEntries } from "#texts/faq.ts";
import { wordsOf } from "#texts/prose.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { reach } from "../setup/browsing.ts";
import { conversationPath, newConversation } from "../setup/conversation.ts";
import { newMember, origin, send, test } from "../setup/journey.ts";

const words = (text: string) => text.replace(/\s+/g, " ").trim();

type Question = { "@type": string; name: string; url: string; acceptedAnswer: { text: string } };
type FaqPage = { "@context": string; "@type": string; mainEntity: Question[] };

/** Returns the structured data for search engines. */
async function dataOf(client: string): Promise<FaqPage> {
  const html = await (await fetch(`${origin}/${client}/FAQ`)).text();
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}

const plain = (html: string) =>
  words(
    html
      .replace(/<[^>]+>/g, " ")
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&"),
  );

/** A client with a mail address; the demo clients have none. */
const reachable = "faq-surat";

beforeAll(async () => {
  const looks = { username: reachable, name: "Faq Surat", primaryColor: "#1F7A4C", themeColor: "#F3F6F1" };
  await send("POST", "/api/test/client", { body: { ...looks, contactEmail: "halo@surat.test" } });
});

describe("the FAQ", () => {
  test("R-13, B-424, A-20: eleven questions open and close independently, without scripts", async ({
    openPage,
  }) => {
    const page = await openPage({ path: "FAQ", javaScriptEnabled: false });
    const questions = page.locator("details[data-faq]");
    expect(await questions.count()).toBe(11);
    for (let n = 0; n < 11; n++) {
      const answer = questions.nth(n).locator("[data-answer]");
      expect(await answer.isVisible()).toBe(false);
      await questions.nth(n).locator("summary").click();
      expect(await answer.isVisible()).toBe(true);
    }
    // All the others stayed open; each closes again.
    expect(await page.locator("[data-answer]:visible").count()).toBe(11);
    for (let n = 0; n < 11; n++) await questions.nth(n).locator("summary").click();
    expect(await page.locator("[data-answer]:visible").count()).toBe(0);
  });

  test("B-424: questions open by keyboard", async ({ openPage }) => {
    const page = await openPage({ path: "FAQ", viewport: "desktop" });
    await page.locator("details[data-faq=tentang] summary").focus();
    await page.keyboard.press("Enter");
    expect(await page.locator("#tentang").isVisible()).toBe(true);
    await page.keyboard.press("Space");
    expect(await page.locator("#tentang").isVisible()).toBe(false);
  });

  test("B-425: every topic of the specification has its answer", async ({ openPage }) => {
    const page = await openPage({ client: reachable, path: "FAQ" });
    const topics: Record<string, RegExp> = {
      tentang: /teman bicara AI/,
      mulai: /Daftar dengan email/,
      gratis: /5 menit gratis setiap hari/,
      kategori: /Kesehatan mental.*Keluarga.*Karier.*Lainnya/,
      bertanya: /Ceritakan satu kejadian/,
      percaya: /bisa keliru/,
      lanjut: /paket waktu/,
      psikolog: /Tidak\. Alma adalah AI.*119/,
      data: /terenkripsi.*tidak dibagikan tanpa izinmu/,
      kontak: /Tulis ke \S+@\S+.*[Ll]ive chat/,
      bayar: /Pembayaran.*Masa berlaku.*Pengembalian dana/,
    };
    for (const [id, says] of Object.entries(topics)) {
      await page.locator(`details[data-faq=${id}] summary`).click();
      expect(words(await page.locator(`#${id}`).innerText()), id).toMatch(says);
    }
    const all = words(await page.getByRole("main").innerText());
    expect(all).not.toMatch(/end-to-end|100 ?%|terapi AI|menyembuhkan/i);
  });

  test("B-426, B-452, A-01: most answers say 5 free minutes a day, one says 3, and the time really granted is shown", async ({
    openPage,
  }) => {
    const page = await openPage({ path: "FAQ" });
    const texts = await page.locator("[data-answer]").allTextContents();
    const saying = (minutes: number) =>
      texts.filter((text) => new RegExp(`\\b${minutes} menit (gratis|pertama)`).test(text)).length;
    expect(saying(5)).toBeGreaterThanOrEqual(3);
    expect(saying(3)).toBe(1);
    expect(texts.join(" ")).toContain("terisi lagi setiap hari");
    expect(texts.join(" ")).toContain("Yang sekarang berlaku di Netwerk: 5 menit setiap hari.");
  });

  test("R-13: an address with an anchor opens its answer", async ({ openPage }) => {
    const page = await openPage({ path: "FAQ#gratis" });
    await page.locator("#gratis").waitFor();
    expect(await page.locator("details[data-faq=gratis]").getAttribute("open")).not.toBeNull();
    expect(await page.locator("details[open]").count()).toBe(1);
  });

  test("R-13: search engines receive the same words as people", async ({ openPage }) => {
    const data = await dataOf("akasia");
    expect(data).toMatchObject({ "@context": "https://schema.org", "@type": "FAQPage" });
    expect(data.mainEntity).toHaveLength(11);
    const page = await openPage({ client: "akasia", path: "FAQ", viewport: "desktop" });
    for (const [n, { name, url, acceptedAnswer }] of data.mainEntity.entries()) {
      const entry = page.locator("details[data-faq]").nth(n);
      await entry.locator("summary").click();
      expect(name).toBe(words(await entry.locator("summary").innerText()));
      expect(plain(acceptedAnswer.text)).toBe(words(await entry.locator("[data-answer]").innerText()));
      expect(url).toBe(`${origin}/akasia/FAQ#${await entry.getAttribute("data-faq")}`);
    }
  });

  test("R-13: the FAQ is accessible with all answers open, in both themes", async ({ openPage }) => {
    for (const [client, colorScheme] of [
      ["akasia", "light"],
      ["meditap", "dark"],
    ] as const) {
      const page = await openPage({ client, path: "FAQ", colorScheme });
      await page.evaluate(() => {
        for (const entry of document.querySelectorAll("details")) entry.open = true;
      });
      await expectAccessible(page);
    }
  });

  test("B-425: a named AI provider, a live chat and the strict meter change the answers", () => {
    const facts = {
      client: "Sinar",
      provider: null,
      email: "halo@sinar.test",
      url: null,
      freeSeconds: 900,
      freePeriod: "once" as const,
      isStrict: false,
    };
    const said = (over: Partial<{ provider: string; url: string; isStrict: boolean }>) =>
      faqEntries({ ...facts, ...over })
        .flatMap(({ answer }) => wordsOf(answer))
        .join(" ");
    expect(said({})).toContain("tidak dikirim ke penyedia AI lain");
    expect(said({})).toContain("Live chat dengan tim belum ada di Sinar");
    expect(said({})).toContain("15 menit, satu kali untuk setiap anggota");
    expect(said({})).toContain("waktu juga dijeda dengan sendirinya");
    expect(said({ isStrict: true })).toContain("Tanpa itu waktu tetap berjalan");
    const hosted = said({ provider: "Model Kita", url: "https://chat.sinar.test" });
    expect(hosted).toContain("diproses oleh Model Kita, penyedia AI yang bisa berada di luar Indonesia");
    expect(hosted).not.toContain("server kami sendiri");
    expect(hosted).toContain("Untuk live chat dengan tim, buka halaman kontak");
  });
});

test("B-452, A-01: all four figures of free time are where the specification has them", async ({
  openPage,
}) => {
  const member = await newMember();
  const guest = await openPage({ path: "almacare" });
  expect(words(await guest.getByRole("main").innerText())).toMatch(/\b5 menit\b/);
  await guest.goto("/netwerk/FAQ");
  const answers = (await guest.locator("[data-answer]").allTextContents()).join(" ");
  expect(answers).toMatch(/5 menit gratis setiap hari/);
  expect(answers).toMatch(/3 menit pertama di ruang obrolan gratis/);
  const page = await openPage({ signedInAs: member, path: "payment" });
  await page.getByText(/Konsultasi gratis 15 menit \(1 sesi\)/).waitFor();
  await page.goto(`/netwerk/${conversationPath(await newConversation(member))}`);
  await page.getByText(balanceTexts.firstMinutesFree).waitFor();
});

describe("the FAQ behind login", () => {
  test("R-34, A-21: the same eleven answers show in the frame, for signed-in members only", async ({
    openPage,
  }) => {
    const guest = await openPage({ path: "faq" });
    await reach(guest, "/netwerk/login");
    const page = await openPage({ signedInAs: await newMember(), path: "faq" });
    await page.locator("details[data-faq]").first().waitFor();
    const own = await page.locator("details[data-faq]").allTextContents();
    const open = await openPage({ path: "FAQ" });
    expect(own).toEqual(await open.locator("details[data-faq]").allTextContents());
    await page.locator("details[data-faq=bayar] summary").click();
    expect(await page.locator("#bayar").isVisible()).toBe(true);
    await expectAccessible(page);
  });

  test("R-34: search engines are not pointed to the members' FAQ", async () => {
    const html = await (await fetch(`${origin}/netwerk/faq`)).text();
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain("ld+json");
    const { body } = await send("GET", "/api/client/netwerk");
    const { menu } = body.data as { menu: { name: string; url: string }[] };
    expect(menu.filter(({ url }) => url === "faq")).toHaveLength(1);
  });
});
