import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { goInApp, refused } from "../setup/browsing.ts";
import {
  answers,
  conversationPath,
  exchange,
  newConversation,
  say,
  spendTime,
  storedMessages,
  textBox,
  wholeAnswer,
} from "../setup/conversation.ts";
import { newMember, send, testInMotion as test } from "../setup/journey.ts";

describe("the meter of a conversation", () => {
  test("B-190, B-224, B-448: the meter starts with the first question and sends a heartbeat each minute", async ({
    openPage,
  }) => {
    const member = await newMember();
    // After two minutes of the browser's time the page requests an idle prompt; the server refuses, because its clock
    // has not moved.
    const page = await openPage({ path: "login", allow: [refused(409)] });
    await page.clock.install();
    const code = await newConversation(member);
    await page.evaluate(
      ([token, id]) => {
        localStorage.setItem("netwerk_token", token ?? "");
        localStorage.setItem("token", token ?? "");
        localStorage.setItem("user_id", id ?? "");
      },
      [member.token, String(member.id)],
    );
    const ticks: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/update_battery")) ticks.push(request.postDataJSON());
    });
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await page.locator("[data-meter=idle]").getByText("05:00").waitFor();
    await page.clock.runFor(120_000);
    expect(ticks).toEqual([]);
    await say(page, "Aku mau cerita");
    await page.locator("[data-meter=running]").waitFor();
    for (const n of [1, 2]) {
      const answered = page.waitForResponse("**/update_battery");
      await page.clock.runFor(61_000);
      await answered;
      expect(ticks.length).toBe(n);
    }
    expect(ticks[0]).toEqual({ expert_id: 1 });
  });

  test("a member can pause the meter, whose label is its accessible name (WCAG 2.5.3); the next question resumes it", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({
      signedInAs: member,
      path: conversationPath(await newConversation(member)),
    });
    await say(page, "Aku mau cerita");
    await wholeAnswer(page);
    await page.getByRole("button", { name: "Jeda waktu" }).click();
    const clock = page.locator("[data-meter=paused]");
    await clock.getByText("Waktu dijeda").first().waitFor();
    const before = await clock.innerText();
    expect(await clock.getByRole("button").getAttribute("aria-label")).toBe(before.replaceAll("\n", " "));
    await clock.getByRole("button").click();
    await page.getByText("Waktu berjalan lagi saat kamu mengirim pesan.").waitFor();
    await page.keyboard.press("Escape");
    expect(await clock.innerText()).toBe(before);
    await say(page, "Lanjut ya");
    await page.locator("[data-meter=running]").waitFor();
    await wholeAnswer(page, 1);
  });

  test.for([
    ["the app", (page: Page) => page.goto("about:blank")],
    ["the talk for another screen", (page: Page) => goInApp(page, "/netwerk/expert")],
  ] as const)("C-29: leaving %s pauses the meter", async ([, leave], { openPage }) => {
    const member = await newMember();
    const page = await openPage({
      signedInAs: member,
      path: conversationPath(await newConversation(member)),
    });
    await say(page, "Aku mau cerita");
    await wholeAnswer(page);
    await leave(page);
    // Without the message sent on leaving, the pause would come a minute later and be caused by silence.
    await expect
      .poll(async () => (await send("GET", "/api/conversations/get_saldo", { as: member })).body.data)
      .toMatchObject({ state: "paused", paused_by: "member" });
  });

  test("B-220, B-451: the balance is refreshed 1000 ms after the last key press", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({ signedInAs: member });
    await page.clock.install();
    await page.goto(`/netwerk/${conversationPath(await newConversation(member))}`);
    await page.getByRole("button", { name: "Show More" }).waitFor();
    await page.clock.pauseAt(Date.now() + 60_000);
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/get_saldo")) asked += 1;
    });
    await textBox(page).pressSequentially("Hari ini");
    await page.clock.runFor(900);
    await textBox(page).pressSequentially(" berat");
    await page.clock.runFor(999);
    expect(asked).toBe(0);
    const again = page.waitForRequest("**/get_saldo");
    await page.clock.runFor(1);
    await again;
    await page.clock.resume();
    expect(asked).toBe(1);
  });
});

describe("when the time is used up", () => {
  test("A-77, B-160, B-227, B-228, B-229, B-231, B-232, T-066: netwerk offers to top up; declining explains why and leads to the list", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({
      signedInAs: member,
      path: conversationPath(code),
      allow: [refused(402, 409)],
    });
    await say(page, "Aku mau cerita");
    await wholeAnswer(page);
    await spendTime(member);
    await say(page, "Masih ada yang mau kuceritakan");
    const prompt = page.getByRole("alertdialog", { name: "Obrolan kita baru mulai seru NETWERK!" });
    await prompt.waitFor();
    // Nothing was sent, and the text is not lost.
    expect((await storedMessages(member, code)).length).toBe(2);
    expect(await textBox(page).inputValue()).toBe("Masih ada yang mau kuceritakan");
    const reset = page.waitForRequest("**/reset_battery");
    await prompt.getByRole("button", { name: "Continue Chat" }).click();
    expect((await reset).postDataJSON()).toEqual({ expert_id: 1 });
    const why = page.getByRole("alertdialog").filter({ hasText: "Waktu gratis hari ini sudah dipakai." });
    await why.getByRole("button", { name: "Batal" }).click();
    await why.waitFor({ state: "hidden" });
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    expect(await textBox(page).inputValue()).toBe("Masih ada yang mau kuceritakan");
    await page.getByRole("button", { name: "Kirim", exact: true }).click();
    await prompt.getByRole("button", { name: "Continue Chat" }).click();
    await why.getByRole("button", { name: "OK" }).click();
    await page.waitForURL(/\/netwerk\/conversation$/);
    // B-160: without time the start button is disabled and says why.
    const start = page.getByRole("button", { name: "Mulai Chat" });
    await page.getByText("Waktu gratis 05:00 menit terisi lagi besok pukul 00.00 WIB.").waitFor();
    expect(await start.isDisabled()).toBe(true);
  });

  test("A-80, A-83, A-85, B-230, B-245, B-246, T-066, T-081, T-082: a conversation opened without time shows its history; continuing leads the direct client to its packages", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    await exchange(member, code, "Aku mau cerita");
    await spendTime(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await page.waitForURL(/\/history/);
    const invitation = page.getByRole("dialog").filter({
      hasText: "Obrolan kita baru mulai seru! Klik di sini untuk lanjut ke sesi berikutnya",
    });
    await invitation.getByRole("button", { name: "Lanjut Chat" }).click();
    await page.getByRole("alertdialog", { name: "Waktumu sudah habis" }).waitFor();
    expect(await page.getByText("Aku mau cerita").count()).toBe(1);
    await page.getByRole("button", { name: "Continue Chat" }).click();
    await page.waitForURL(/\/netwerk\/payment\/detail\?expert_id=1$/);
  });

  test("the top-up prompt waits until the help sheet is closed", async ({ openPage }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code), allow: [refused(402)] });
    await say(page, "Aku mau cerita");
    await wholeAnswer(page);
    await spendTime(member);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/api/chat", async (route) => {
      await held;
      await route.continue();
    });
    await say(page, "Masih ada lagi");
    await page.getByRole("button", { name: "Bantuan", exact: true }).click();
    const help = page.getByRole("dialog", { name: "Ada yang bisa membantumu sekarang" });
    await help.waitFor();
    const prompt = page.getByRole("alertdialog", { name: "Obrolan kita baru mulai seru NETWERK!" });
    const answered = page.waitForResponse("**/api/chat");
    release();
    await answered;
    await page
      .locator("dialog:not([open])", { hasText: "Obrolan kita baru mulai seru" })
      .waitFor({ state: "attached" });
    await help.getByRole("link", { name: /119/ }).first().waitFor();
    expect(await prompt.isVisible()).toBe(false);
    await help.getByRole("button", { name: "Tutup" }).click();
    await prompt.waitFor();
    expect(await textBox(page).inputValue()).toBe("Masih ada lagi");
  });

  test("A-77, A-78, B-202, B-225, B-229, B-230, B-231, T-065, T-066: a partner's member gets time again; dismissing the prompt a second time shows the history", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code), allow: [refused(402)] });
    await say(page, "Aku mau cerita");
    await wholeAnswer(page);
    await spendTime(member);
    await say(page, "Masih ada lagi");
    const prompt = page.getByRole("alertdialog", { name: "Obrolan kita baru mulai seru AKASIA!" });
    await prompt.getByRole("button", { name: "Continue Chat" }).click();
    await prompt.waitFor({ state: "hidden" });
    expect(await textBox(page).inputValue()).toBe("Masih ada lagi");
    await page.getByRole("button", { name: "Kirim", exact: true }).click();
    await wholeAnswer(page, 1);
    // Spends the time again; the second prompt appears.
    await spendTime(member);
    await say(page, "Dan lagi");
    const second = page.getByRole("alertdialog", { name: "Waktumu sudah habis" });
    await second.getByRole("button", { name: "Continue Chat" }).waitFor();
    // "Nanti saja" leads to the history, which shows both answers.
    await page.getByRole("button", { name: "Nanti saja" }).click();
    await page.waitForURL(/\/history/);
    expect(await answers(page).count()).toBe(2);
  });

  test("B-247: the history of a partner's conversation tops up and leads back to the conversation", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const code = await newConversation(member);
    await exchange(member, code, "Aku mau cerita");
    await spendTime(member);
    const page = await openPage({ signedInAs: member, path: `conversation/${code}/history` });
    await page.getByRole("button", { name: "Lanjut Chat" }).click();
    const reset = page.waitForRequest("**/reset_battery");
    await page.getByRole("button", { name: "Continue Chat" }).click();
    expect((await reset).postDataJSON()).toEqual({ expert_id: 1 });
    await page.waitForURL(new RegExp(`/conversation/${code}\\?expert_id=1$`));
    await page.locator("[data-meter]").getByText("05:00").waitFor();
  });

  test("B-226, T-071: an expired session is reported when topping up", async ({ openPage }) => {
    const member = await newMember({ client: "akasia" });
    const code = await newConversation(member);
    await spendTime(member);
    const page = await openPage({ signedInAs: member, path: `conversation/${code}/history` });
    await page.getByRole("button", { name: "Lanjut Chat" }).click();
    await page.evaluate(() => localStorage.clear());
    await page.getByRole("button", { name: "Continue Chat" }).click();
    await page.getByRole("alertdialog").getByText("Session expired, please login again.").waitFor();
  });
});
