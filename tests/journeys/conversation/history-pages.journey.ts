import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible } from "../setup/accessible.ts";
import { reach, refused } from "../setup/browsing.ts";
import { exchange, newConversation, wholeAnswer } from "../setup/conversation.ts";
import { type Member, newMember, send, test } from "../setup/journey.ts";

const newest = 500;

/** Turns a conversation with one exchange into one of 500 messages, in pages of 100 as the call returns them. */
async function lengthen(page: Page, code: string): Promise<void> {
  await page.route(`**/api/conversations/${code}**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().split("?")[0] ?? "" });
    const body = await response.json();
    const [sample] = body.data.history_chat;
    const { searchParams } = new URL(route.request().url());
    const asked = (name: string) => Number(searchParams.get(name) ?? 0);
    const first = asked("before")
      ? asked("before") - 100
      : asked("after")
        ? asked("after") + 1
        : asked("around")
          ? asked("around") - 50
          : newest - 99;
    const ids = Array.from({ length: 100 }, (_, n) => first + n).filter((id) => id > 0 && id <= newest);
    body.data.history_chat = ids.map((id) => ({
      ...sample,
      id,
      message_id: null,
      type: id % 2 ? "question" : "answer",
      content:
        id % 2 ? `Pertanyaan ${id}.` : JSON.stringify({ content: `Jawaban **${id}**, dan seterusnya.` }),
    }));
    body.data.history_before = ids[0] === 1 ? null : ids[0];
    body.data.history_after = ids.at(-1) === newest ? null : ids.at(-1);
    await route.fulfill({ response, json: body });
  });
}

async function longConversation(): Promise<{ member: Member; code: string }> {
  const member = await newMember();
  const code = await newConversation(member);
  await exchange(member, code, "Aku mau cerita");
  await send("POST", `/api/conversations/end/${code}`, { as: member });
  return { member, code };
}

/** Returns the numbers of the first and the last loaded message. */
const ends = async (page: Page) => {
  const rows = await page.locator("[data-row]").allTextContents();
  return [rows[0], rows.at(-1)].map((text) => Number(/(?:Pertanyaan|Jawaban) (\d+)/.exec(text ?? "")?.[1]));
};

describe("R-18: a long history", () => {
  test("the history opens at the message that was searched for, marked and focused", async ({ openPage }) => {
    const { member, code } = await longConversation();
    for (const [at, said] of [
      [201, "Pertanyaan 201"],
      [250, "Jawaban 250"],
    ] as const) {
      const page = await openPage({ signedInAs: member, colorScheme: at === 201 ? "light" : "dark" });
      await lengthen(page, code);
      await page.goto(`/netwerk/conversation/${code}/history?expert_id=1&at=${at}`);
      const row = page.locator("[data-marked]");
      await row.getByText(said).waitFor();
      await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);
      const box = await row.boundingBox();
      expect(box && box.y > 60 && box.y + box.height < 740).toBe(true);
      expect(await row.textContent()).toContain("Pesan yang dicari");
      expect(await page.locator("[data-marked]").count()).toBe(1);
      await expectAccessible(page);
    }
  });

  test("the history loads older and newer messages in both directions to the ends", async ({ openPage }) => {
    const { member, code } = await longConversation();
    const page = await openPage({ signedInAs: member });
    await lengthen(page, code);
    await page.goto(`/netwerk/conversation/${code}/history?at=151`);
    const older = page.getByRole("button", { name: "Tampilkan pesan sebelumnya" });
    const newer = page.getByRole("button", { name: "Tampilkan pesan sesudahnya" });
    await page.locator("[data-marked]").waitFor();
    await expect.poll(() => ends(page)).toEqual([101, 200]);
    await older.click();
    await expect.poll(() => ends(page)).toEqual([1, 200]);
    expect(await older.count()).toBe(0);
    for (const last of [300, 400, 500]) {
      await newer.click();
      await expect.poll(() => ends(page)).toEqual([1, last]);
    }
    expect(await newer.count()).toBe(0);
    expect(await page.locator("[data-row]").count()).toBe(newest);
    expect(await page.getByRole("listitem").count()).toBeGreaterThanOrEqual(newest);
  });

  test("a page that fails to load says so and can be loaded again; the newest is one press away", async ({
    openPage,
  }) => {
    const { member, code } = await longConversation();
    const page = await openPage({ signedInAs: member, allow: [refused(503), /503/] });
    await lengthen(page, code);
    await page.goto(`/netwerk/conversation/${code}/history?at=151`);
    await page.locator("[data-marked]").waitFor();
    const broken = `**/api/conversations/${code}?after=**`;
    await page.route(broken, (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole("button", { name: "Tampilkan pesan sesudahnya" }).click();
    await page.getByRole("alert").getByText("Pesan sesudahnya belum termuat.").waitFor();
    await page.unroute(broken);
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await expect.poll(() => ends(page)).toEqual([101, 300]);
    await page.getByRole("link", { name: "Ke pesan terbaru" }).click();
    await expect.poll(() => ends(page)).toEqual([401, 500]);
    expect(await page.locator("[data-marked]").count()).toBe(0);
  });

  test("an address with an unknown or missing message opens the newest page", async ({ openPage }) => {
    const { member, code } = await longConversation();
    for (const at of ["0", "-3", "1.5", "x", "", "99999999999999999999"]) {
      const page = await openPage({ signedInAs: member, path: `conversation/${code}/history?at=${at}` });
      await wholeAnswer(page);
      expect(await page.locator("[data-marked]").count()).toBe(0);
    }
    const page = await openPage({ signedInAs: member, path: `conversation/${code}/history?at=2000000000` });
    await wholeAnswer(page);
  });

  test("the duration links to the statement, and the rating is beside it", async ({ openPage }) => {
    const { member, code } = await longConversation();
    const page = await openPage({ signedInAs: member });
    await page.route(`**/api/conversations/${code}**`, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      Object.assign(body.data, { rating: { star: 4 }, duration: 125 });
      await route.fulfill({ response, json: body });
    });
    await page.goto(`/netwerk/conversation/${code}/history`);
    await page.getByText("4 dari 5 bintang").waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "2 menit 5 detik" }).click();
    await reach(page, "/netwerk/waktu");
  });
});

describe("saving a conversation as a file", () => {
  test("the dialog says that the file is not encrypted, then saves PDF or text", async ({ openPage }) => {
    const { member, code } = await longConversation();
    const page = await openPage({ signedInAs: member, path: `conversation/${code}/history` });
    const asked: (string | undefined)[] = [];
    await page.route(`**/api/conversations/${code}/export?**`, async (route) => {
      asked.push(new URL(route.request().url()).search, route.request().headers().authorization);
      await route.fulfill({ status: 200, contentType: "application/pdf", body: "isi berkas" });
    });
    for (const [name, ending] of [
      ["PDF", "pdf"],
      ["Teks", "txt"],
    ] as const) {
      // By the keyboard, since the button stands below messages that may still grow while a mouse is pressed.
      await page.getByRole("button", { name: "Simpan obrolan" }).press("Enter");
      const dialog = page.getByRole("dialog", { name: "Simpan obrolan" });
      await dialog.getByText("siapa pun yang memegang perangkatmu bisa membacanya").waitFor();
      await expectAccessible(page, "dialog");
      const download = page.waitForEvent("download");
      await dialog.getByRole("button", { name, exact: true }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(new RegExp(`^obrolan-\\d{4}-\\d{2}-\\d{2}\\.${ending}$`));
      expect(await readFile(await file.path(), "utf8")).toBe("isi berkas");
      await dialog.waitFor({ state: "hidden" });
    }
    expect(asked).toEqual(["?format=pdf", "?format=text"].flatMap((one) => [one, `Bearer ${member.token}`]));
  });

  test("a failed export shows the reason in the dialog and can be tried again", async ({ openPage }) => {
    const { member, code } = await longConversation();
    const page = await openPage({
      signedInAs: member,
      path: `conversation/${code}/history`,
      allow: [refused(503), /503/],
    });
    await page.route(`**/api/conversations/${code}/export?**`, (route) =>
      route.fulfill({ status: 503, json: { status: "error", code: "unavailable", message: "" } }),
    );
    await page.getByRole("button", { name: "Simpan obrolan" }).click();
    const pdf = page.getByRole("dialog").getByRole("button", { name: "PDF" });
    await pdf.click();
    await page.getByRole("alert").getByText("Berkasnya belum bisa dibuat.").waitFor();
    await page.unrouteAll();
    await page.route(`**/api/conversations/${code}/export?**`, (route) => route.fulfill({ body: "x" }));
    const download = page.waitForEvent("download");
    await pdf.click();
    await download;
  });

  test("a conversation without messages cannot be saved", async ({ openPage }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: `conversation/${code}/history` });
    await page.getByText("Belum ada pesan di obrolan ini.").waitFor();
    expect(await page.getByRole("button", { name: "Simpan obrolan" }).count()).toBe(0);
  });
});
