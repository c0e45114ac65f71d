import { describe, expect } from "vitest";
import { helpCardTexts } from "#texts/chat/chat.ts";
import { checkInTexts } from "#texts/safety/check-in.ts";
import { srqResultTexts, srqSafetyTexts } from "#texts/srq/srq.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { reach, signIn } from "../setup/browsing.ts";
import { expectHelp } from "../setup/crisis.ts";
import { newMember, send, test } from "../setup/journey.ts";
import { bothViewports } from "../setup/list.ts";
import {
  answer,
  choiceAt,
  confirm,
  earlierScreening,
  questionAt,
  result,
  submitButton,
} from "../setup/screening.ts";

describe.for(bothViewports)("a yes to question 17 on a %s", (viewport) => {
  test("the tap shows kind words and the help card, also offline, and blocks nothing", async ({
    openPage,
  }) => {
    const page = await openPage({
      viewport,
      signedInAs: await newMember(),
      path: "srq",
      allow: [/ERR_INTERNET_DISCONNECTED/],
    });
    await answer(page, { to: 16 });
    const panel = page.getByRole("region", { name: srqSafetyTexts.panel });
    expect(await panel.count()).toBe(0);
    await page.context().setOffline(true);
    await choiceAt(page, 17, "Ya").check();
    await panel.getByText(srqSafetyTexts.message).waitFor();
    const card = panel.locator("[data-help-card]");
    const call = card.getByRole("link").first();
    expect(await call.getAttribute("href")).toBe("tel:119");
    await expectHelp(page, card);
    await expectAccessible(page);
    // Without a connection the conversation cannot start: the card says so and keeps the numbers.
    await card.getByRole("button", { name: helpCardTexts.keepTalking }).click();
    await panel.getByText(srqSafetyTexts.supportFailed).waitFor();
    await panel.getByRole("button", { name: srqSafetyTexts.unsure }).click();
    await panel.getByText(srqSafetyTexts.imminent).waitFor();
    const links = await panel.locator("[data-help-card]").getByRole("link").allInnerTexts();
    expect(links.slice(0, 2).map((text) => text.split("\n")[0])).toEqual(["Telepon 119", "IGD terdekat"]);
    await expectAccessible(page);
    await page.context().setOffline(false);
    await answer(page, { from: 17, yes: [17] });
    expect(await submitButton(page).isEnabled()).toBe(true);
  });

  test("S-19: at 1 of 20 the result begins with the card, offers nothing, and its conversation is free", async ({
    openPage,
  }) => {
    const page = await openPage({ viewport, signedInAs: await newMember(), path: "srq" });
    await answer(page, { yes: [17] });
    await confirm(page);
    const dialog = result(page);
    await dialog.getByText(srqSafetyTexts.lead).waitFor();
    await expectHelp(page, dialog.locator("[data-help-card]"));
    const [card, says] = await Promise.all([
      dialog.locator("[data-help-card]").boundingBox(),
      dialog.getByText(srqResultTexts.onlyEndingLife).boundingBox(),
    ]);
    expect(card?.y).toBeLessThan(says?.y ?? 0);
    expect(await dialog.getByText(srqResultTexts.none).count()).toBe(0);
    const addresses = await page
      .locator("main a, dialog[open] a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (const address of addresses) expect(address).not.toMatch(/expert|payment|transaction|product|cart/);
    expect(await dialog.innerText()).not.toMatch(/Rp|promo|paket/i);
    await expectAccessible(page);
    await dialog.getByRole("button", { name: helpCardTexts.keepTalking }).click();
    await page.waitForURL(/\/netwerk\/conversation\/[^/]+\?expert_id=1/);
    await page.locator("[data-meter=held]").getByText("Waktu dihentikan sementara").first().waitFor();
  });
});

describe("before the screening is sent", () => {
  test("the conversation is free, no answers are on the server, and they wait on this device", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({ signedInAs: member, path: "srq" });
    await answer(page, { to: 16 });
    await choiceAt(page, 17, "Ya").check();
    await page.getByRole("button", { name: helpCardTexts.keepTalking }).click();
    await page.locator("[data-meter=held]").waitFor();
    expect((await send("GET", "/api/srq/user", { as: member })).body.total).toBe(0);
    expect((await send("GET", "/api/safety/check_in", { as: member })).body.data).toEqual({ is_due: false });
    await page.goto("/netwerk/srq");
    await questionAt(page, 18).waitFor();
    await page.getByRole("button", { name: "Kembali" }).click();
    expect(await choiceAt(page, 17, "Ya").isChecked()).toBe(true);
    await page.locator("[data-help-card]").waitFor();
  });

  test("the question that follows may stay open or be answered with no; taking back the yes removes it", async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: "desktop", signedInAs: await newMember(), path: "srq" });
    await choiceAt(page, 17, "Ya").check();
    const panel = page.locator("[data-srq-safety]");
    await panel.getByRole("button", { name: srqSafetyTexts.skip }).click();
    await panel.getByText(srqSafetyTexts.thanksSkip).waitFor();
    expect(await panel.getByText(srqSafetyTexts.imminent).count()).toBe(0);
    await panel.getByRole("button", { name: helpCardTexts.safe }).click();
    await panel.getByRole("button", { name: helpCardTexts.open }).click();
    await panel.locator("[data-help-card]").waitFor();
    await choiceAt(page, 17, "Tidak").check();
    await panel.waitFor({ state: "detached" });
  });

  test("an answer to the follow-up question is sent along and raises what the result begins with", async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: "desktop", signedInAs: await newMember(), path: "srq" });
    await answer(page, { yes: [17] });
    await page.locator("[data-srq-safety]").getByRole("button", { name: "Ya", exact: true }).click();
    const posted = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/api/srq"),
    );
    await confirm(page);
    expect((await posted).postDataJSON().plan_now).toBe("yes");
    await result(page).getByText(srqSafetyTexts.imminent).waitFor();
  });
});

describe("after the screening", () => {
  test("the stored result begins with the card; an old one offers no free conversation", async ({
    openPage,
  }) => {
    const member = await newMember();
    const recent = await earlierScreening(member, { yes: [17], daysAgo: 2 });
    const page = await openPage({ signedInAs: member, path: `srq/${recent}` });
    await page.getByText(srqSafetyTexts.lead).waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: helpCardTexts.keepTalking }).click();
    await page.locator("[data-meter=held]").waitFor();
    const old = await earlierScreening(member, { yes: [17], daysAgo: 60 });
    await page.goto(`/netwerk/srq/${old}`);
    await page.locator("[data-help-card]").waitFor();
    expect(await page.getByRole("button", { name: helpCardTexts.keepTalking }).count()).toBe(0);
  });

  test("X-21, X-22: one discreet note shows at the next visit, names nothing and can be dismissed for good", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({ viewport: "desktop", signedInAs: member, path: "srq" });
    await answer(page, { yes: [17] });
    await confirm(page);
    await result(page).getByRole("button", { name: "Tutup" }).first().click();
    await page.getByRole("heading", { name: "Obrolanmu" }).waitFor();
    const line = page.getByRole("complementary", { name: checkInTexts.label });
    expect(await line.count()).toBe(0);
    const later = await openPage({ path: "login?redirect=%2Fnetwerk%2Fconversation" });
    await signIn(later, member);
    await reach(later, "/netwerk/conversation");
    const seen = later.getByRole("complementary", { name: checkInTexts.label });
    await seen.waitFor();
    expect(await seen.innerText()).not.toMatch(/skrining|kuesioner|mengakhiri|bunuh/i);
    await expectAccessible(later);
    const dismissed = later.waitForResponse("**/api/safety/check_in");
    await seen.getByRole("button", { name: checkInTexts.dismiss }).click();
    await dismissed;
    await seen.waitFor({ state: "detached" });
    await later.reload();
    await later.getByRole("heading", { name: "Obrolanmu" }).waitFor();
    await later.waitForLoadState("networkidle");
    expect(await seen.count()).toBe(0);
  });
});
