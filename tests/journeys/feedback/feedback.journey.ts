import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { feedbackTexts } from "#texts/feedback.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { reach, refused, signIn } from "../setup/browsing.ts";
import { newMember, send, test } from "../setup/journey.ts";
import { bothViewports, widthAtDoubleText } from "../setup/list.ts";

const call = "**/api/feedback";
const box = (page: Page) => page.getByRole("textbox", { name: feedbackTexts.label });
const counter = (page: Page) => page.locator("[data-counter]").innerText();
const submit = (page: Page) => page.getByRole("button", { name: feedbackTexts.submit });
const overlay = (page: Page) => page.locator("[data-loading-overlay]");
const risk = "Bagus, tapi aku pengen mati aja rasanya.";

describe("R-32: feedback", () => {
  test("B-407, B-408, B-409, B-410, T-150: the form has a title, a counter, at most 500 characters and refuses blank text", async ({
    openPage,
  }) => {
    for (const viewport of bothViewports) {
      const page = await openPage({ signedInAs: await newMember(), path: "feedback", viewport });
      await page.getByRole("heading", { name: "Masukan untuk manajemen", level: 1 }).waitFor();
      expect(await counter(page)).toBe("0/500");
      expect(await submit(page).isDisabled()).toBe(true);
      await box(page).pressSequentially("abc");
      expect(await counter(page)).toBe("3/500");
      expect(await submit(page).isEnabled()).toBe(true);
      await box(page).fill("a");
      expect(await submit(page).isEnabled()).toBe(true);
      await box(page).fill(" \n ");
      expect(await submit(page).isDisabled()).toBe(true);
      await box(page).fill("a".repeat(501));
      expect([await box(page).inputValue(), await counter(page)]).toEqual(["a".repeat(500), "500/500"]);
      await page.getByText(feedbackTexts.full).waitFor();
      await box(page).press("End");
      await box(page).pressSequentially("b");
      expect(await box(page).inputValue()).toBe("a".repeat(500));
      // Characters are counted as people see them: an emoji is one and is never cut in half.
      await box(page).fill("🌿".repeat(501));
      expect([await box(page).inputValue(), await counter(page)]).toEqual(["🌿".repeat(500), "500/500"]);
      await expectAccessible(page);
      expect(await widthAtDoubleText(page)).toBeLessThanOrEqual(viewport === "phone" ? 360 : 1280);
    }
  });

  test("B-411, B-412, B-454: feedback is sent once, the response is shown, loading lasts 3 s, then the conversations open", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const page = await openPage({ signedInAs: member, path: "feedback", colorScheme: "dark" });
    const sent = page.waitForRequest(call);
    await box(page).fill("Hurufnya kecil sekali.");
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await submit(page).click();
    expect((await sent).postDataJSON()).toEqual({ message: "Hurufnya kecil sekali." });
    await page.locator("[data-toast=success]", { hasText: feedbackTexts.sent }).waitFor();
    await page.clock.runFor(2999);
    expect(new URL(page.url()).pathname).toBe("/akasia/feedback");
    expect(await overlay(page).isVisible()).toBe(true);
    await page.clock.runFor(1);
    await page.clock.resume();
    await reach(page, "/akasia/conversation");
    await expect.poll(() => overlay(page).count()).toBe(0);
    await page.goto("/akasia/feedback");
    expect(await box(page).inputValue()).toBe("");
  });

  test("B-413: a failure shows the server's message, loading stops, and the text stays", async ({
    openPage,
  }) => {
    const page = await openPage({
      signedInAs: await newMember(),
      path: "feedback",
      allow: [refused(503), /answer: 503/, /ERR_FAILED/],
    });
    await page.route(call, (route) =>
      route.fulfill({
        status: 503,
        json: { status: "error", code: "unavailable", message: "Server sedang lelah x." },
      }),
    );
    await box(page).fill("Tetap di sini");
    await submit(page).click();
    await page.locator("[data-toast=error]", { hasText: "Server sedang lelah x." }).waitFor();
    expect([await overlay(page).count(), await submit(page).isEnabled()]).toEqual([0, true]);
    await page.unroute(call);
    await page.route(call, (route) => route.abort());
    await submit(page).click();
    await page.locator("[data-toast=error]", { hasText: "Tidak bisa terhubung" }).waitFor();
    expect(await box(page).inputValue()).toBe("Tetap di sini");
  });

  test("resending after a lost response stores the same feedback once", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "feedback", allow: [/ERR_FAILED/] });
    const keys: (string | null)[] = [];
    await page.route(call, async (route) => {
      keys.push(await route.request().headerValue("idempotency-key"));
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await box(page).fill("Sekali saja");
    await submit(page).click();
    await page.locator("[data-toast=error]").waitFor();
    await submit(page).click();
    await page.locator("[data-toast=success]").waitFor();
    expect(keys[0]).toBeTruthy();
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  test("the draft survives a reload and an expired session; another member does not see it", async ({
    openPage,
  }) => {
    const [member, other] = [await newMember(), await newMember()];
    const page = await openPage({ signedInAs: member, path: "feedback", allow: [refused(401)] });
    await box(page).fill("Belum selesai kutulis");
    await page.reload();
    expect(await box(page).inputValue()).toBe("Belum selesai kutulis");
    await send("POST", "/api/users/logout", { as: member });
    await submit(page).click();
    await reach(page, "/netwerk/login");
    await signIn(page, other);
    await reach(page, "/netwerk/feedback");
    await box(page).waitFor();
    expect(await box(page).inputValue()).toBe("");
    await send("POST", "/api/users/logout", { as: other });
    await page.evaluate(() => localStorage.removeItem("token"));
    await page.evaluate(() => localStorage.removeItem("netwerk_token"));
    await page.goto("/netwerk/feedback");
    await reach(page, "/netwerk/login");
    await signIn(page, member);
    await reach(page, "/netwerk/feedback");
    await box(page).waitFor();
    expect(await box(page).inputValue()).toBe("Belum selesai kutulis");
  });

  test("feedback can be sent by keyboard alone", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "feedback", viewport: "desktop" });
    await box(page).focus();
    await page.keyboard.type("Dari papan ketik");
    await page.keyboard.press("Tab");
    expect(await submit(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.locator("[data-toast=success]").waitFor();
    await reach(page, "/netwerk/conversation");
  });
});

describe("feedback that shows a risk", () => {
  test("the help card appears at once with the focus, and the page does not change", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "feedback" });
    await box(page).fill(risk);
    await page.clock.install();
    await submit(page).click();
    const panel = page.locator("[data-help-panel]");
    await panel.waitFor();
    expect(await panel.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await panel.innerText()).toContain(feedbackTexts.heard);
    expect(await panel.getByRole("link").first().getAttribute("href")).toBe("tel:119");
    expect(await overlay(page).count()).toBe(0);
    await page.clock.runFor(60_000);
    expect(new URL(page.url()).pathname).toBe("/netwerk/feedback");
    await expectAccessible(page);
    await page.getByRole("link", { name: feedbackTexts.toConversations }).click();
    await reach(page, "/netwerk/conversation");
  });

  test("a refusal also shows the help card, above the text that stays", async ({ openPage }) => {
    const member = await newMember();
    for (let n = 0; n < 5; n += 1)
      await send("POST", "/api/feedback", { as: member, body: { message: `Pesan ${n}` } });
    const page = await openPage({ signedInAs: member, path: "feedback", allow: [refused(429)] });
    await box(page).fill(risk);
    await submit(page).click();
    await page.locator("[data-help-panel]").getByRole("link", { name: "Telepon 119" }).waitFor();
    expect(await box(page).inputValue()).toBe(risk);
    expect(await submit(page).isEnabled()).toBe(true);
  });
});
