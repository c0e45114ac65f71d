import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible } from "../setup/accessible.ts";
import { refused } from "../setup/browsing.ts";
import { newMember, send, test } from "../setup/journey.ts";

/** Records the paths of POST requests from now on. */
function postsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push(request.url());
  });
  return calls;
}

/** Answers with a balance of one minute for the first expert and nothing for others. */
const withTimeForOne = (page: Page) =>
  page.route("**/get_saldo", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const saldo_experts = [{ expert_id: 1, expert_layanan: "Kesehatan Mental", total_saldo: 60 }];
    Object.assign(body.data, { total_saldo: 60, free_saldo: 0, paid_saldo: 60, saldo_experts });
    await route.fulfill({ response, json: body });
  });

describe("starting a conversation from the list", () => {
  test("B-180, B-181, B-182, B-449, T-042: netwerk starts a conversation with its expert at once", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "conversation" });
    const made = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/api/conversations"),
    );
    await page.getByRole("button", { name: "Mulai Chat" }).click();
    expect((await made).postDataJSON()).toEqual({
      topic: "Unknown Topic",
      status: "active",
      prompt_id: "2",
      expert_id: 1,
    });
    await page.waitForURL(/\/netwerk\/conversation\/[^/]+\?expert_id=1$/);
  });

  test("A-67: netwerk without time for its own expert offers the others and starts nothing", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember() });
    await page.route("**/get_saldo", async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const saldo_experts = [{ expert_id: 2, expert_layanan: "Cinta & Relasi", total_saldo: 60 }];
      Object.assign(body.data, { total_saldo: 60, free_saldo: 0, paid_saldo: 60, saldo_experts });
      await route.fulfill({ response, json: body });
    });
    await page.goto("/netwerk/conversation");
    const calls = postsOf(page);
    await page.getByRole("button", { name: "Saldo 01:00" }).waitFor();
    await page.getByRole("button", { name: "Mulai Chat" }).click();
    const alert = page.getByRole("alertdialog");
    await alert.getByText("Saldo Anda tidak cukup untuk memulai obrolan baru").waitFor();
    expect(calls).toEqual([]);
    await alert.getByRole("button", { name: "OK" }).click();
    await page.getByRole("link", { name: "Pilih expert" }).click();
    await page.waitForURL(/\/netwerk\/expert$/);
    await page.getByRole("button", { name: "Start Chat dengan Bayu Pranata" }).click();
    await page.waitForURL(/\/netwerk\/conversation\/[^/]+\?expert_id=2$/);
  });

  test("B-178, T-054: other clients choose an expert first", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }), path: "conversation" });
    const calls = postsOf(page);
    await page.getByRole("button", { name: "Mulai Chat" }).click();
    const dialog = page.getByRole("dialog", { name: "Mau bicara dengan siapa?" });
    await dialog.getByRole("radio").first().waitFor();
    await dialog.getByRole("button", { name: "Mulai Chat" }).click();
    await dialog.getByText("Silakan pilih expert terlebih dahulu").waitFor();
    expect(calls).toEqual([]);
    // The sentence stands above the button that was pressed, and the heading has not moved out of sight.
    const [sentence, button] = await Promise.all([
      dialog.getByRole("alert").boundingBox(),
      dialog.getByRole("button", { name: "Mulai Chat" }).boundingBox(),
    ]);
    const gap = (button?.y ?? 0) - (sentence?.y ?? 0) - (sentence?.height ?? 0);
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(24);
    const heading = await dialog.getByRole("heading").first().boundingBox();
    expect(heading?.y).toBeGreaterThan((await dialog.boundingBox())?.y ?? 0);
    await expectAccessible(page, "dialog[open]");
    // Filtering by service unselects an expert who is no longer shown.
    await dialog.getByText("Sekar Ayuning").click();
    await dialog.getByLabel("Layanan").selectOption("Cinta & Relasi");
    expect(await dialog.getByText("Sekar Ayuning").count()).toBe(0);
    await dialog.getByRole("button", { name: "Mulai Chat" }).click();
    await dialog.getByText("Silakan pilih expert terlebih dahulu").waitFor();
    await dialog.getByText("Bayu Pranata").click();
    await dialog.getByRole("button", { name: "Mulai Chat" }).click();
    await page.waitForURL(/\/akasia\/conversation\/[^/]+\?expert_id=2$/);
  });

  test("B-179, T-055: no conversation is created without time for the chosen expert", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }) });
    await withTimeForOne(page);
    await page.goto("/akasia/conversation");
    const calls = postsOf(page);
    await page.getByRole("button", { name: "Mulai Chat" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Bayu Pranata").click();
    await dialog.getByRole("button", { name: "Mulai Chat" }).click();
    await dialog.getByText("Saldo Anda tidak cukup untuk memulai obrolan baru").waitFor();
    expect(calls).toEqual([]);
  });

  test("B-183, T-056: a refusal shows the server's message, a lost connection ours", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newMember(),
      path: "conversation",
      allow: [refused(429, 500), /answer: 500/],
    });
    const answer = {
      status: 429,
      json: { status: "error", code: "too_many_requests", message: "Pelan-pelan." },
    };
    await page.route("**/api/conversations", (route) => route.fulfill(answer));
    await page.getByRole("button", { name: "Mulai Chat" }).click();
    await page.getByRole("alertdialog").getByText("Pelan-pelan.").waitFor();
    await page.getByRole("button", { name: "OK" }).click();
    await page.route("**/api/conversations", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("button", { name: "Mulai Chat" }).click();
    await page.getByText("Failed to create chat conversation. Please try again later.").waitFor();
  });

  test("B-160, A-67: no conversation can be started at a balance of 0, and the reason is shown", async ({
    openPage,
  }) => {
    for (const [client, total_saldo] of [
      ["netwerk", 0],
      ["netwerk", 1],
      ["akasia", 0],
      ["akasia", 1],
    ] as const) {
      const page = await openPage({ signedInAs: await newMember({ client }) });
      await page.route("**/get_saldo", async (route) => {
        const response = await route.fetch();
        const body = await response.json();
        Object.assign(body.data, {
          total_saldo,
          free_saldo: total_saldo,
          paid_saldo: 0,
          saldo_experts: [],
        });
        await route.fulfill({ response, json: body });
      });
      await page.goto(`/${client}/conversation`);
      await page.getByRole("button", { name: `Saldo 00:0${total_saldo}` }).waitFor();
      const start = page.getByRole("button", { name: "Mulai Chat" });
      expect(await start.isEnabled()).toBe(total_saldo > 0);
      const card = page.getByRole("button", { name: "Start Chat dengan Sekar Ayuning" });
      if (client === "akasia") expect(await card.isEnabled()).toBe(total_saldo > 0);
      expect(await page.getByText("Saldo kamu habis.").count()).toBe(total_saldo > 0 ? 0 : 1);
    }
  });

  test("B-158: the balance in the header lists the time for each service", async ({ openPage }) => {
    const member = await newMember();
    const { body } = await send("GET", "/api/conversations/get_saldo", { as: member });
    const { saldo_experts } = body.data as { saldo_experts: { expert_layanan: string }[] };
    const page = await openPage({ signedInAs: member, path: "conversation" });
    const badge = page.getByRole("button", { name: "Saldo 05:00 menit", exact: true });
    expect(await badge.innerText()).toBe("05:00 menit");
    await badge.click();
    const lines = page.locator("[popover]:popover-open").getByRole("listitem");
    expect(await lines.allInnerTexts()).toEqual(
      saldo_experts.map(({ expert_layanan }) => expect.stringMatching(`${expert_layanan}\\s+05:00 menit$`)),
    );
  });
});

describe("B-171, A-94: recommendations", () => {
  test("T-045, T-046: at most four cards show, with chips that filter them and a link to all", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const page = await openPage({ signedInAs: member, path: "conversation", viewport: "desktop" });
    const block = page.getByRole("region", { name: "Rekomendasi Expert" });
    const cards = block.getByRole("article");
    await cards.first().waitFor();
    expect(await cards.count()).toBe(4);
    const chips = block.getByRole("radio");
    expect(await chips.first().isChecked()).toBe(true);
    await block.getByText("Cinta & Relasi", { exact: true }).first().click();
    await expect
      .poll(() => block.getByRole("heading", { level: 3 }).allInnerTexts())
      .not.toContain("Sekar Ayuning");
    for (const card of await cards.all()) expect(await card.innerText()).toContain("Cinta & Relasi");
    await block.getByRole("link", { name: "Lihat Semua" }).click();
    await page.waitForURL(/\/akasia\/expert$/);
  });

  test("B-061: a client that stands for one expert recommends that one first", async ({ openPage }) => {
    for (const [client, first] of [
      ["meditap", "Bayu Pranata"],
      ["akasia", "Sekar Ayuning"],
    ] as const) {
      const page = await openPage({ signedInAs: await newMember({ client }), path: "conversation" });
      const block = page.getByRole("region", { name: "Rekomendasi Expert" });
      await block.getByRole("article").first().waitFor();
      expect(await block.getByRole("heading", { level: 3 }).first().innerText()).toMatch(
        new RegExp(`^${first}\\b`),
      );
    }
  });

  test("B-181: a card starts a conversation with its expert", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }), path: "conversation" });
    await page.getByRole("button", { name: "Start Chat dengan Bayu Pranata" }).click();
    await page.waitForURL(/\/akasia\/conversation\/[^/]+\?expert_id=2$/);
  });

  test("B-179, T-055: a card starts nothing without time for its expert", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }) });
    await withTimeForOne(page);
    await page.goto("/akasia/conversation");
    const calls = postsOf(page);
    await page.getByRole("button", { name: "Saldo 01:00" }).waitFor();
    await page.getByRole("button", { name: "Start Chat dengan Bayu Pranata" }).click();
    const alert = page.getByRole("alertdialog");
    await alert.getByText("Saldo Anda tidak cukup untuk memulai obrolan baru").waitFor();
    expect(calls).toEqual([]);
  });

  test("a card asks for missing consents first", async ({ openPage }) => {
    const member = await newMember({ client: "akasia", consents: false });
    const page = await openPage({ signedInAs: member, path: "conversation", allow: [refused(403)] });
    await page.getByRole("button", { name: "Start Chat dengan Bayu Pranata" }).click();
    await page.getByRole("dialog").waitFor();
    await expectAccessible(page, "dialog[open]");
  });
});
