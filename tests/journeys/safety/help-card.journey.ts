import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { expectAccessible } from "../setup/accessible.ts";
import { linesOf, refused, signIn, useOwnFont } from "../setup/browsing.ts";
import {
  answers,
  conversationPath,
  exchange,
  newConversation,
  say,
  storedAs,
  textBox,
  wholeAnswer,
} from "../setup/conversation.ts";
import { expectHelp, helpCards } from "../setup/crisis.ts";
import { moveClock, newMember, send, testInMotion as test } from "../setup/journey.ts";

const risk = "aku pengen mati aja rasanya, nggak mau hidup lagi";
const imminent = "aku mau bunuh diri malam ini, obatnya sudah kusiapkan";
const violence = "suamiku mukulin aku lagi tadi malam, aku takut";
const lateNotice = {
  level: 2,
  categories: ["ideation"],
  message: "Terima kasih sudah cerita. Aku ingin ada orang yang menemanimu juga.",
  contacts: [
    { label: "Telepon 119", detail: "Gawat darurat", href: "tel:119", kind: "tel", isSecondary: false },
  ],
};

/** Whether a finger reaches the element at each of its ends and in its middle. */
const isUncovered = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const y = (top + bottom) / 2;
  return [left + 8, (left + right) / 2, right - 8].every((x) =>
    element.contains(document.elementFromPoint(x, y)),
  );
};

describe("in a crisis", () => {
  test("the vetted message and the help card come first and in sight; the meter is held and shows no time", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await say(page, risk);
    const card = page.getByRole("region", { name: "Ada yang bisa membantumu sekarang" });
    await card.waitFor();
    const links = await card
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links[0]).toBe("tel:119");
    const other = card.getByRole("link", { name: "healing119.id" });
    expect(await other.isVisible()).toBe(false);
    await page.locator("[data-meter=held]").getByText("Waktu dihentikan sementara").first().waitFor();
    expect(await page.locator("[data-meter]").innerText()).not.toMatch(/\d\d:\d\d/);
    const words = await wholeAnswer(page);
    // The vetted text stands above the model's own words.
    const stored = await storedAs(member, code, ["complete"]);
    expect(words.endsWith(stored[1]?.text.trim() ?? "-")).toBe(true);
    expect(words.length).toBeGreaterThan(stored[1]?.text.length ?? 0);
    // The answer below has not pushed the card out of the viewport.
    const call = card.getByRole("link").first();
    expect(await call.evaluate((link) => link.getBoundingClientRect().bottom < innerHeight)).toBe(true);
    expect(await call.evaluate((link) => link.getBoundingClientRect().top > 0)).toBe(true);
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    // The call is the one filled button, its words are on one line, and nothing lies over whom to tell.
    const filled = (one: Locator) =>
      one.evaluate((link) => getComputedStyle(link).backgroundImage !== "none");
    expect(await filled(call)).toBe(true);
    expect(await filled(card.getByRole("button", { name: "Lanjut cerita - gratis" }))).toBe(false);
    await page.evaluate(useOwnFont);
    for (const label of ["Telepon 119", "IGD terdekat", "Kabari orang terdekat"])
      await expect
        .poll(() => card.getByText(label, { exact: true }).evaluate(linesOf), { message: label })
        .toBe(1);
    const tell = card.getByRole("link", { name: "Kabari orang terdekat" });
    await tell.evaluate((link) => link.scrollIntoView({ block: "end" }));
    expect(await tell.evaluate(isUncovered)).toBe(true);
    await card.getByText("Layanan lain").click();
    await other.waitFor();
    await expectAccessible(page);
    await card.getByRole("button", { name: "Lanjut cerita - gratis" }).click();
    expect(await textBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
  });

  test("a risk found late shows the card below the text that was already there, in sight", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await page.route("**/api/chat", async (route) => {
      const response = await route.fetch();
      // Inserts the event as the server sends it when a verdict comes in the middle of an answer.
      const events = (await response.text()).split("\n\n");
      const words = events.findIndex((event) => event.includes("event: delta"));
      const [id] = events[words]?.split("\n") ?? [];
      events.splice(words + 1, 0, `${id}\nevent: safety\ndata: ${JSON.stringify(lateNotice)}`);
      const body = events.join("\n\n");
      await route.fulfill({ response, body });
    });
    await say(page, "Aku mau ubah CV.");
    const card = page.getByRole("region", { name: "Ada yang bisa membantumu sekarang" });
    await card.waitFor();
    const answer = answers(page).first();
    await answer.locator("time").waitFor();
    const written = await answer.locator(".prose").first().boundingBox();
    const vetted = await answer.getByText(lateNotice.message).boundingBox();
    expect(vetted?.y).toBeGreaterThan((written?.y ?? 0) + (written?.height ?? 0));
    const call = card.getByRole("link").first();
    expect(await call.evaluate((link) => link.getBoundingClientRect().bottom < innerHeight)).toBe(true);
    await expectAccessible(page);
  });

  test("the conversation goes on at a balance of 0, and nothing is offered", async ({ openPage }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await say(page, risk);
    await wholeAnswer(page);
    await moveClock(3600);
    await send("POST", "/api/conversations/update_battery", { as: member, body: { expert_id: 1 } });
    await say(page, "masih berat rasanya");
    await wholeAnswer(page, 1);
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    await page.locator("[data-meter=held]").waitFor();
  });

  test("a member who was misjudged presses the button, answers one question and goes on; the card folds and unfolds", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await say(page, risk);
    await wholeAnswer(page);
    const card = page.locator("[data-help-card]");
    await page.getByRole("button", { name: "Aku aman / salah paham" }).click();
    expect(await card.count()).toBe(0);
    await page.getByText("Aku aman, itu salah paham.").waitFor();
    expect(await wholeAnswer(page, 1)).toContain("adakah keinginan untuk mati");
    await page.getByRole("button", { name: "Tidak ada", exact: true }).click();
    expect(await wholeAnswer(page, 2)).toMatch(/salah menangkap/);
    // The meter stays on hold.
    await page.locator("[data-meter=held]").waitFor();
    await say(page, "bikinin surat resign dong");
    expect(await wholeAnswer(page, 3)).toContain("surat pengunduran diri");
    await page.reload();
    const open = page.getByRole("button", { name: "Buka kartu bantuan" });
    await open.waitFor();
    expect(await card.count()).toBe(0);
    await open.click();
    expect(await card.count()).toBe(1);
    // What was taken back and returns is new: the whole card stands below it.
    await say(page, risk);
    await wholeAnswer(page, 4);
    await answers(page).nth(4).locator("[data-help-card]").waitFor();
    // Said once more it is not, so a line that opens the card suffices.
    await say(page, risk);
    await wholeAnswer(page, 5);
    await answers(page).nth(5).getByRole("button", { name: "Buka kartu bantuan" }).waitFor();
  });

  test("a member who lives with violence can leave at once, and the back button does not return", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code), allow: [/ERR_/] });
    await page.route("https://www.google.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>cuaca</title>" }),
    );
    await page.goto("/netwerk/expert");
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await page.getByRole("button", { name: "Show More" }).waitFor();
    expect(await page.getByRole("button", { name: "Keluar cepat" }).count()).toBe(0);
    await say(page, violence);
    await page.locator("header").getByRole("button", { name: "Keluar cepat" }).click();
    await page.waitForURL(/google\.com\/search\?q=cuaca/);
    // The previous page is the list of experts, still signed in: it stays empty and leads to the neutral page again.
    await page.goBack({ waitUntil: "commit" });
    await page.waitForURL(/google\.com\/search\?q=cuaca/);
    await page.goBack({ waitUntil: "commit" });
    await page.waitForURL(/google\.com\/search\?q=cuaca/);
    // A fresh navigation is deliberate, so the page opens.
    await page.goto("/netwerk/conversation");
    await page.getByRole("heading", { name: "Obrolanmu" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Obrolanmu" }).waitFor();
  });

  test("so can a member who is in one room with somebody violent towards others", async ({ openPage }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await say(page, "abangku ngamuk bawa parang mau bacok tetangga");
    await page.locator("header").getByRole("button", { name: "Keluar cepat" }).waitFor();
    await helpCards(page).getByRole("button", { name: "Keluar cepat" }).waitFor();
  });

  test("the quick exit stays when the message of the risk is older than the loaded messages", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    await exchange(member, code, violence);
    const page = await openPage({ signedInAs: member });
    await page.route(`**/api/conversations/${code}?*`, async (route) => {
      const response = await route.fetch();
      const { data, ...rest } = await response.json();
      const first = data.history_chat[0];
      // Replaces the messages that carry the sign by fifty later ones.
      const history_chat = Array.from({ length: 50 }, (_, n) => ({
        ...first,
        id: first.id + 1000 + n,
        message_id: null,
        content: `Cerita ${n}`,
      }));
      await route.fulfill({
        response,
        json: { ...rest, data: { ...data, history_chat, history_before: first.id + 1000 } },
      });
    });
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await page.getByText("Cerita 49").waitFor();
    await page.locator("header").getByRole("button", { name: "Keluar cepat" }).waitFor();
    await page.getByRole("button", { name: "Bantuan", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Ada yang bisa membantumu sekarang" });
    await dialog.getByRole("button", { name: "Keluar cepat" }).waitFor();
    expect(await dialog.getByRole("link").first().getAttribute("href")).toBe("tel:110");
  });

  test("the smallest phone shows the first number right after the message", async ({ openPage }) => {
    const member = await newMember();
    for (const words of [risk, violence]) {
      const page = await openPage({
        signedInAs: member,
        path: conversationPath(await newConversation(member)),
      });
      await page.setViewportSize({ width: 320, height: 568 });
      await say(page, words);
      await wholeAnswer(page);
      const call = page.locator("[data-help-card]").getByRole("link").first();
      await expect
        .poll(() =>
          call.evaluate((link) => {
            const { top, bottom, height } = link.getBoundingClientRect();
            const frame = link.closest("[data-scroll]")?.getBoundingClientRect();
            return height >= 44 && top >= (frame?.top ?? 999) && bottom <= (frame?.bottom ?? 0);
          }),
        )
        .toBe(true);
      await expectAccessible(page);
    }
  });

  test("a small phone shows whom to tell without scrolling, and what 119 lalu tekan 8 is in two lines", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({
      signedInAs: member,
      path: conversationPath(await newConversation(member)),
    });
    await page.setViewportSize({ width: 360, height: 640 });
    await say(page, imminent);
    await wholeAnswer(page);
    await page.evaluate(useOwnFont);
    const card = page.locator("[data-help-card]");
    await expect.poll(() => card.getByText(/^Dukungan psikologis awal/).evaluate(linesOf)).toBe(2);
    for (const label of ["Telepon 119", "IGD terdekat"])
      expect([label, await card.getByText(label, { exact: true }).evaluate(linesOf)]).toEqual([label, 1]);
    const tell = card.getByRole("link", { name: "Kabari orang terdekat" });
    const isWhole = (link: Element) =>
      link.getBoundingClientRect().bottom <=
      (link.closest("[data-scroll]")?.getBoundingClientRect().bottom ?? 0);
    await expect.poll(() => tell.evaluate(isWhole)).toBe(true);
  });

  test("help opens from the greeting on, also offline", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({
      signedInAs: member,
      path: conversationPath(await newConversation(member)),
      allow: [/ERR_INTERNET_DISCONNECTED/],
    });
    await page.getByRole("button", { name: "Show More" }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Bantuan", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Ada yang bisa membantumu sekarang" });
    await dialog.getByRole("link", { name: /Telepon 119/ }).waitFor();
    await expectAccessible(page, ".sheet");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    const button = page.getByRole("button", { name: "Bantuan", exact: true });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    // Nobody can judge a message that waits for the line, so each has a way to help beside it.
    await say(page, risk);
    const call = page.locator("main").getByRole("link", { name: "Telepon 119", exact: true });
    await call.waitFor();
    expect(await call.getAttribute("href")).toBe("tel:119");
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test("an expired session shows the card and keeps the text; the next press leads to login and back", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({
      signedInAs: member,
      path: conversationPath(code),
      allow: [refused(401), /Missing auth token/],
    });
    await page.getByRole("button", { name: "Show More" }).waitFor();
    expect((await send("POST", "/api/users/logout", { as: member })).status).toBe(201);
    await say(page, risk);
    await expectHelp(page, helpCards(page));
    expect(await textBox(page).inputValue()).toBe(risk);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Kirim", exact: true }).click();
    await page.waitForURL("**/netwerk/login**");
    await signIn(page, member);
    await page.waitForURL(`/netwerk/${conversationPath(code)}`);
    await expect.poll(() => textBox(page).inputValue()).toBe(risk);
    await page.getByRole("button", { name: "Kirim", exact: true }).click();
    await wholeAnswer(page);
    await expectHelp(page, helpCards(page));
  });

  test("the help sheet closes by its button, by a press beside it and by moving the focus on; nothing behind it is pressed", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({
      signedInAs: member,
      path: conversationPath(await newConversation(member)),
    });
    const button = page.getByRole("button", { name: "Bantuan", exact: true });
    const dialog = page.getByRole("dialog", { name: "Ada yang bisa membantumu sekarang" });
    const hasFocus = (place: typeof dialog) =>
      place.evaluate((element) => element.contains(document.activeElement));
    const open = async () => {
      await button.click();
      await dialog.getByRole("button", { name: "Layanan lain" }).waitFor();
      await expect.poll(() => hasFocus(dialog)).toBe(true);
    };
    await open();
    await dialog.getByRole("button", { name: "Tutup" }).click();
    await dialog.waitFor({ state: "hidden" });
    await open();
    // The press at the position of the back button only closes the sheet and does not leave the conversation.
    const back = await page.getByRole("button", { name: "Kembali" }).boundingBox();
    if (!back) throw new Error("no way back");
    await page.mouse.click(back.x + back.width / 2, back.y + back.height / 2);
    await dialog.waitFor({ state: "hidden" });
    expect(await textBox(page).isVisible()).toBe(true);
    await open();
    const links = await dialog.getByRole("link").count();
    for (let n = 0; n < links + 4 && (await dialog.isVisible()); n += 1) await page.keyboard.press("Tab");
    await dialog.waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });
});
