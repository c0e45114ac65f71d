import { describe, expect } from "vitest";
import { refused } from "./setup/browsing.ts";
import { expectAccessible, newMember, send, test } from "./setup/journey.ts";
import { newTalk } from "./setup/talk.ts";

describe("R-16: the list of talks", () => {
  test("B-168, T-044: nothing there yet says so", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "conversation" });
    await page.getByText("Belum ada obrolan", { exact: true }).waitFor();
    await expectAccessible(page);
  });

  test("B-156: the menu opens from its header, and Escape brings the focus back to the toggle", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "conversation" });
    const toggle = page.getByRole("button", { name: "Buka menu" });
    await toggle.click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("link", { name: "Expert" }).waitFor();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test("B-162: cards at 768 px, a table at 769 px; B-176, T-052, T-053: the status in a word", async ({
    openPage,
  }) => {
    const member = await newMember();
    const ended = await newTalk(member, 2);
    await send("POST", `/api/conversations/end/${ended}`, { as: member });
    await newTalk(member);
    const page = await openPage({ signedInAs: member, path: "conversation" });
    await page.setViewportSize({ width: 768, height: 900 });
    await page.locator("main li").nth(1).waitFor();
    expect(await page.getByRole("table").count()).toBe(0);
    await page.setViewportSize({ width: 769, height: 900 });
    await page.getByRole("table").waitFor();
    // Newest first: title, status, expert, start.
    const rows = page.locator("tbody tr");
    expect(await rows.nth(0).innerText()).toMatch(/active[\s\S]*Sekar Ayuning[\s\S]*hari ini/);
    expect(await rows.nth(1).innerText()).toMatch(/Inactive[\s\S]*Bayu Pranata/);
    for (const name of ["Judul", "Status", "Expert", "Waktu mulai"])
      await page.getByRole("columnheader", { name }).waitFor();
  });

  test("B-169, B-170: an active talk opens the chat, an ended one its history", async ({ openPage }) => {
    const member = await newMember();
    const ended = await newTalk(member, 2);
    await send("POST", `/api/conversations/end/${ended}`, { as: member });
    const open = await newTalk(member);
    const page = await openPage({ signedInAs: member, path: "conversation" });
    await page.getByRole("link", { name: /Sekar Ayuning/ }).click();
    await page.waitForURL(new RegExp(`/conversation/${open}\\?expert_id=1$`));
    await page.goBack();
    await page.getByRole("link", { name: /Bayu Pranata/ }).click();
    await page.waitForURL(new RegExp(`/conversation/${ended}/history`));
  });

  test("B-166, B-167: ten to a page, and links to the others", async ({ openPage }) => {
    const member = await newMember();
    for (let n = 0; n < 11; n += 1) await newTalk(member);
    const page = await openPage({ signedInAs: member });
    const asked = page.waitForRequest("**/api/conversations?**");
    await page.goto("/netwerk/conversation");
    expect(new URL((await asked).url()).searchParams.get("per_page")).toBe("10");
    await page.locator("main ul > li").nth(9).waitFor();
    expect(await page.getByRole("link", { name: /Sekar Ayuning/ }).count()).toBe(10);
    await page.getByRole("link", { name: "Berikutnya" }).click();
    await page.waitForURL(/\?page=2$/);
    await expect.poll(() => page.getByRole("link", { name: /Sekar Ayuning/ }).count()).toBe(1);
    expect(await page.getByRole("link", { name: "Halaman 2" }).getAttribute("aria-current")).toBe("page");
    await page.goto("/netwerk/conversation?page=9");
    await page.getByText("Tidak ada obrolan di halaman ini.").waitFor();
  });

  test("B-177: a list that cannot be read says how to go on, and is logged", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), allow: [refused(500), /answer: 500/] });
    const logged = page.waitForEvent("console", (message) => message.text().startsWith("conversations"));
    await page.route("**/api/conversations?**", (route) => route.fulfill({ status: 500, body: "rusak" }));
    await page.goto("/netwerk/conversation");
    await page.getByText("Daftar obrolan belum bisa dimuat").waitFor();
    await logged;
    await page.unroute("**/api/conversations?**");
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await page.getByText("Belum ada obrolan", { exact: true }).waitFor();
  });

  test("is accessible, in both themes and on every width", async ({ openPage }) => {
    const member = await newMember();
    await newTalk(member);
    for (const viewport of ["phone", "desktop"] as const)
      for (const colorScheme of ["light", "dark"] as const) {
        const page = await openPage({ signedInAs: member, path: "conversation", viewport, colorScheme });
        await page
          .getByRole("link", { name: /Kesehatan Mental|Sekar/ })
          .first()
          .waitFor();
        await expectAccessible(page);
      }
  });
});

describe("starting a talk from the list", () => {
  test("B-180, B-181, B-182, T-042: netwerk starts with its expert at once", async ({ openPage }) => {
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

  test("B-178, T-054: other clients choose whom to talk with first", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }), path: "conversation" });
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") calls.push(request.url());
    });
    await page.getByRole("button", { name: "Mulai Chat" }).click();
    const dialog = page.getByRole("dialog", { name: "Mau bicara dengan siapa?" });
    await dialog.getByRole("radio").first().waitFor();
    await dialog.getByRole("button", { name: "Mulai Chat" }).click();
    await dialog.getByText("Silakan pilih expert terlebih dahulu").waitFor();
    expect(calls).toEqual([]);
    await expectAccessible(page, "dialog[open]");
    await dialog.getByText("Bayu Pranata").click();
    await dialog.getByRole("button", { name: "Mulai Chat" }).click();
    await page.waitForURL(/\/akasia\/conversation\/[^/]+\?expert_id=2$/);
  });

  test("B-179, T-055: without time for that expert nothing is made", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember({ client: "akasia" }) });
    await page.route("**/get_saldo", async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      const saldo_experts = [{ expert_id: 1, expert_layanan: "Kesehatan Mental", total_saldo: 60 }];
      Object.assign(body.data, { total_saldo: 60, free_saldo: 0, paid_saldo: 60, saldo_experts });
      await route.fulfill({ response, json: body });
    });
    await page.goto("/akasia/conversation");
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") calls.push(request.url());
    });
    await page.getByRole("button", { name: "Mulai Chat" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Bayu Pranata").click();
    await dialog.getByRole("button", { name: "Mulai Chat" }).click();
    await dialog.getByText("Saldo Anda tidak cukup untuk memulai obrolan baru").waitFor();
    expect(calls).toEqual([]);
  });

  test("B-183, T-056: a refusal shows the server's message, a broken line our own", async ({ openPage }) => {
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

  test("B-158: the balance in the header lists what each service has", async ({ openPage }) => {
    const member = await newMember();
    const { body } = await send("GET", "/api/conversations/get_saldo", { as: member });
    const { saldo_experts } = body.data as { saldo_experts: { expert_layanan: string }[] };
    const page = await openPage({ signedInAs: member, path: "conversation" });
    await page.getByRole("button", { name: "Saldo 05:00" }).click();
    const lines = page.locator("[popover]:popover-open").getByRole("listitem");
    expect(await lines.allInnerTexts()).toEqual(
      saldo_experts.map(({ expert_layanan }) => expect.stringMatching(`${expert_layanan}\\s+05:00`)),
    );
  });
});
