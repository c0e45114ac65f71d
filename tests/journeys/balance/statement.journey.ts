import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible, expectAccessibleInBothThemes } from "../setup/accessible.ts";
import { reach, refused } from "../setup/browsing.ts";
import { conversationPath, exchange, newConversation, say, wholeAnswer } from "../setup/conversation.ts";
import { holdAnswers, type Member, moveClock, newMember, send, test } from "../setup/journey.ts";

const beat = async (member: Member, expertId: number): Promise<void> => {
  const body = { expert_id: expertId };
  const { status } = await send("POST", "/api/conversations/update_battery", { as: member, body });
  expect(status).toBe(200);
};

/** Converts "+05:00" or "−00:40" to seconds. */
function secondsOf(text: string): number {
  const [, sign, minutes, seconds] = /([+−]?)(\d+):(\d\d)/.exec(text) ?? [];
  return (sign === "−" ? -1 : 1) * (Number(minutes) * 60 + Number(seconds));
}

/** Returns the change in seconds that each entry on the screen shows, newest first. */
const movedBy = async (page: Page): Promise<number[]> => {
  const texts = await page.locator("[data-kind] [aria-hidden]:text-matches('^[+−]')").allInnerTexts();
  return texts.map(secondsOf);
};

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);
const shown = async (page: Page, what: string) => secondsOf(await page.locator(what).innerText());
const total = (page: Page, name: string) => shown(page, `dt:text-is("${name}") + dd`);

const statementOf = (page: Page) => page.getByRole("heading", { name: "Rincian waktu", level: 1 });

/** Pauses the meter of the chat and waits until it stands still. */
async function pause(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Jeda waktu" }).click();
  await page.locator("[data-meter=paused]").waitFor();
}

describe("the statement of every second", () => {
  test.for(["phone", "desktop"] as const)(
    "X-07: a conversation, a pause and a slow answer are listed and add up to the balance (%s)",
    async (viewport, { openPage }) => {
      const member = await newMember();
      const page = await openPage({
        viewport,
        signedInAs: member,
        path: conversationPath(await newConversation(member)),
      });
      await say(page, "Aku mau cerita soal kantor");
      await wholeAnswer(page);
      await moveClock(40);
      await pause(page);
      await moveClock(320);
      const accepted = page.waitForResponse("**/api/chat");
      const answer = await holdAnswers();
      await say(page, "Aku kembali");
      await accepted;
      // For the server, this answer took half a minute to start.
      await moveClock(30);
      await answer.release();
      await wholeAnswer(page, 1);
      await pause(page);
      await page.locator("[data-meter] [popovertarget]").click();
      await page.getByRole("link", { name: "Rincian waktu" }).click();
      await statementOf(page).waitFor();

      const entries = page.locator("[data-kind]");
      const all = (await entries.allInnerTexts()).join("\n");
      expect(all).toContain("Ngobrol dengan Sekar Ayuning");
      expect(all).toMatch(/\d\d\.\d\d–\d\d\.\d\d/);
      expect(all).toMatch(/Dijeda 05:2\d/);
      expect(all).toContain("Kompensasi: menunggu jawaban lebih dari 3 detik");
      // The server's clock runs ahead of the browser's, so near midnight they disagree about today.
      expect(await entries.last().innerText()).toMatch(
        /^Waktu gratis(?: hari ini)?\n[\s\S]*\+05:00[\s\S]*Saldo 05:00$/,
      );

      const balance = await shown(page, "[data-saldo]");
      expect(sum(await movedBy(page))).toBe(balance);
      expect(300 - (await total(page, "Terpakai")) + (await total(page, "Dikembalikan"))).toBe(balance);
      expect(await entries.first().innerText()).toMatch(new RegExp(`Saldo 0${Math.floor(balance / 60)}:`));
      await expectAccessible(page);

      await page.getByRole("link", { name: "Lihat obrolannya" }).last().click();
      await page.getByRole("heading", { name: "Histori Obrolanmu", exact: true }).waitFor();
    },
  );

  test("X-07: older entries load at a press, complete and without duplicates", async ({ openPage }) => {
    const member = await newMember();
    for (const expert of [1, 2]) await exchange(member, await newConversation(member, expert), "Halo");
    // The meter alternates between two conversations, so that each tick becomes an entry.
    for (let n = 0; n < 56; n += 1) {
      await moveClock(2);
      await beat(member, 1 + (n % 2));
    }
    const page = await openPage({ signedInAs: member, path: "waktu", allow: [refused(500), /answer: 500/] });
    const entries = page.locator("[data-kind]");
    const older = page.getByRole("button", { name: "Tampilkan yang lebih lama" });
    await older.waitFor();
    expect(await entries.count()).toBe(50);
    const failing = "**/api/statement?before=*";
    await page.route(failing, (route) => route.fulfill({ status: 500, body: "" }));
    await older.click();
    await page.getByText("Catatan yang lebih lama belum bisa dimuat").waitFor();
    await page.unroute(failing);
    await page.getByRole("button", { name: "Coba lagi" }).click();
    const begin = page.getByText("Ini catatan pertama Anda.");
    await begin.waitFor();
    // The button is gone, and the focus is on what took its place.
    await expect.poll(() => begin.evaluate((line) => line === document.activeElement)).toBe(true);
    expect(await entries.count()).toBeGreaterThan(50);
    const newest = secondsOf((await entries.first().innerText()).split("Saldo").at(-1) ?? "");
    expect(sum(await movedBy(page))).toBe(newest);
    await expectAccessible(page);
  });

  test("X-07: running seconds that are not booked yet show separately", async ({ openPage }) => {
    const member = await newMember();
    await exchange(member, await newConversation(member), "Halo");
    await moveClock(30);
    const page = await openPage({ signedInAs: member, path: "waktu" });
    await page.getByText(/−00:3\d dari obrolan yang sedang berjalan akan dicatat di sini\./).waitFor();
  });

  test("X-07: the empty statement says what will be listed, in both themes", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({ signedInAs: member, path: "waktu" });
    await page.getByText("Belum ada yang dicatat").waitFor();
    await page.getByText("+05:00 waktu gratis sudah termasuk; dicatat di sini").waitFor();
    expect(await page.locator("[data-saldo]").innerText()).toBe("05:00 menit");
    await expectAccessibleInBothThemes(page);
    await page.getByRole("link", { name: "Ke daftar obrolan" }).click();
    await reach(page, "/netwerk/conversation");
  });

  test("X-07: a statement that cannot be loaded says so and can be loaded again", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({ signedInAs: member, allow: [refused(500), /answer: 500/] });
    await page.route("**/api/statement", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/netwerk/waktu");
    await page.getByRole("heading", { name: "Rincian waktu belum bisa dimuat" }).waitFor();
    await expectAccessible(page);
    await page.unroute("**/api/statement");
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await statementOf(page).waitFor();
  });
});

describe("the balance in the header", () => {
  test("B-158: hovering lists the time for each service; the panel stays under the mouse and links to the statement", async ({
    openPage,
  }) => {
    const member = await newMember();
    const { body } = await send("GET", "/api/conversations/get_saldo", { as: member });
    const { saldo_experts } = body.data as { saldo_experts: { expert_layanan: string }[] };
    const page = await openPage({ viewport: "desktop", signedInAs: member, path: "conversation" });
    const panel = page.locator("[popover]:popover-open");
    await page.getByRole("button", { name: "Saldo 05:00" }).hover();
    expect(await panel.getByRole("listitem").allInnerTexts()).toEqual(
      saldo_experts.map(({ expert_layanan }) => expect.stringMatching(`${expert_layanan}\\s+05:00`)),
    );
    await expectAccessible(page);
    await page.getByRole("heading", { name: "Obrolanmu" }).hover();
    await panel.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Saldo 05:00" }).hover();
    await panel.getByRole("link", { name: "Rincian waktu" }).click();
    await statementOf(page).waitFor();
  });

  test("B-158: a press keeps the panel open, another closes it; keyboard focus opens it", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({ viewport: "desktop", signedInAs: member, path: "conversation" });
    const badge = page.getByRole("button", { name: "Saldo 05:00" });
    const panel = page.locator("[popover]:popover-open");
    await badge.click();
    await panel.waitFor();
    await badge.click();
    await panel.waitFor({ state: "hidden" });
    await page.getByRole("heading", { name: "Obrolanmu" }).click();
    await page.getByRole("link", { name: "Netwerk" }).first().focus();
    await page.keyboard.press("Tab");
    await panel.waitFor();
    expect(await badge.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
    expect(await badge.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
