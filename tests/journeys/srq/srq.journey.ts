import { describe, expect } from "vitest";
import { srqDetailTexts, srqInternalTexts, srqResultTexts, srqTexts } from "#texts/srq/srq.ts";
import { reach, refused } from "../setup/browsing.ts";
import { newMember, send, test } from "../setup/journey.ts";
import { bothViewports } from "../setup/list.ts";
import { answer, choiceAt, confirm, earlierScreening, result, submitButton } from "../setup/screening.ts";

const submitCall = "**/api/srq";

describe("on a wide screen", () => {
  test("R-29, B-383, B-455: each question of C-43 has one pair of Ya and Tidak, and there is a submit button", async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: "desktop", signedInAs: await newMember() });
    const asked = page.waitForResponse((answered) => new URL(answered.url()).pathname === "/api/srq");
    await page.goto("/netwerk/srq");
    const { data } = await (await asked).json();
    await submitButton(page).waitFor();
    expect(data).toHaveLength(29);
    expect(await page.getByRole("radio").count()).toBe(58);
    for (const { question } of data) {
      const group = page.getByRole("group", { name: question });
      expect(await group.getByRole("radio").count()).toBe(2);
    }
    expect(await page.title()).not.toMatch(/hasil|bunuh|depresi/i);
  });

  test("B-384, B-385, B-388, T-144, T-145, T-146: the button is enabled when all are answered, and asks before sending", async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: "desktop", signedInAs: await newMember(), path: "srq" });
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    await answer(page, { to: 28 });
    expect(await submitButton(page).isDisabled()).toBe(true);
    await page.getByText(srqTexts.missing(1)).waitFor();
    await answer(page, { from: 29 });
    expect(await submitButton(page).isEnabled()).toBe(true);
    await submitButton(page).click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByText("Apakah Anda yakin submit survey yang dipilih?", { exact: true }).waitFor();
    expect(await dialog.getByRole("button").allInnerTexts()).toEqual(["Tidak", "Ya"]);
    await dialog.getByRole("button", { name: "Tidak", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    expect(sent).toEqual([]);
    expect(await choiceAt(page, 29, "Tidak").isChecked()).toBe(true);
    await confirm(page);
    await result(page).waitFor();
    expect(sent.filter((url) => url.endsWith("/api/srq"))).toHaveLength(1);
  });
});

describe.for(bothViewports)("the whole way on a %s", (viewport) => {
  test("B-386, B-387, B-395, C-47: the answers are sent, thanks and the conclusion show, and the way leads to the conversations", async ({
    openPage,
  }) => {
    const page = await openPage({ viewport, signedInAs: await newMember(), path: "srq" });
    await answer(page, { yes: [1, 2, 3, 4, 5, 29] });
    const posted = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/api/srq"),
    );
    await confirm(page);
    const request = await posted;
    expect(request.headers().authorization).toMatch(/^Bearer /);
    const { answers, ...flags } = request.postDataJSON();
    expect(flags).toEqual({
      is_depresive: 1,
      is_used_psychoactive: 0,
      is_psychotic_disorder: 0,
      is_ptsd: 1,
    });
    expect(answers).toHaveLength(29);
    expect(answers[0]).toEqual({ id: 1, value: "yes" });
    expect(answers[5]).toEqual({ id: 6, value: "no" });
    const dialog = result(page);
    await dialog.getByRole("heading", { name: srqResultTexts.thanks }).waitFor();
    for (const sentence of [srqResultTexts.is_depresive, srqResultTexts.is_ptsd, srqResultTexts.always]) {
      expect(await dialog.getByText(sentence).isVisible()).toBe(true);
    }
    expect(await dialog.innerText()).not.toMatch(/PTSD|psikotik|is_|Normal/);
    await dialog.getByRole("button", { name: "Tutup" }).first().click();
    await reach(page, "/netwerk/conversation");
  });

  test("R-30, B-389, C-45: the stored result has a conclusion and the answers, both can be opened and closed", async ({
    openPage,
  }) => {
    const member = await newMember();
    const id = await earlierScreening(member, { yes: [21], daysAgo: 40 });
    const page = await openPage({ viewport, signedInAs: member, path: `srq/${id}` });
    const conclusion = page.getByText(srqResultTexts.is_used_psychoactive);
    const answers = page.getByRole("listitem").filter({ hasText: "Apakah tangan Anda gemetar?" });
    await conclusion.waitFor();
    expect(await page.locator("main ol > li").count()).toBe(29);
    // The answers are for the member to open: whoever glances at the screen reads the conclusion alone.
    expect(await answers.isVisible()).toBe(false);
    await page.locator("summary", { hasText: srqDetailTexts.answers }).click();
    await answers.waitFor();
    for (const [title, content] of [
      [srqDetailTexts.conclusion, conclusion],
      [srqDetailTexts.answers, answers],
    ] as const) {
      const head = page.locator("summary", { hasText: title });
      expect(await content.isVisible()).toBe(true);
      await head.click();
      await content.waitFor({ state: "hidden" });
      await head.press("Enter");
      await content.waitFor();
    }
    // A yes stands out among the answers.
    const groundOf = (word: string) =>
      page
        .locator("main ol")
        .getByText(word, { exact: true })
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await groundOf(srqTexts.yes)).not.toBe(await groundOf(srqTexts.no));
    expect(await page.locator("[data-help-card]").count()).toBe(0);
  });
});

describe("earlier results", () => {
  test("A-125, B-396, B-447, C-44: page 1 of 10 is loaded; the rows lead to their results, older ones by page", async ({
    openPage,
  }) => {
    const member = await newMember();
    for (let n = 1; n <= 12; n += 1) await earlierScreening(member, { yes: [n], daysAgo: 31 * n });
    const page = await openPage({ signedInAs: member });
    const asked = page.waitForRequest("**/api/srq/user?*");
    await page.goto("/netwerk/srq");
    expect(new URL((await asked).url()).search).toBe("?page=1&per_page=10");
    const rows = page.locator('main a[href*="/srq/"]');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(10);
    await page.getByRole("link", { name: "Lebih lama" }).click();
    await page.getByText("Halaman 2 dari 2").waitFor();
    expect(await rows.count()).toBe(2);
    await page.goBack();
    await page.getByText("Halaman 1 dari 2").waitFor();
    await rows.first().click();
    await page.getByRole("heading", { name: "Hasil skrining" }).waitFor();
    expect(await page.title()).toMatch(/^Hasil skrining · /);
  });

  test("the trend is drawn, described in words and given as a table", async ({ openPage }) => {
    const member = await newMember();
    await earlierScreening(member, { yes: [1, 2, 3, 4, 5, 6], daysAgo: 95 });
    await earlierScreening(member, { yes: [1, 2], daysAgo: 40 });
    const page = await openPage({ signedInAs: member, path: "srq" });
    await page.getByRole("img", { name: /dari 6 jawaban Ya pada .+ menjadi 2 pada / }).waitFor();
    await page.getByText("Lihat sebagai tabel").click();
    const cells = await page.getByRole("cell").allInnerTexts();
    expect(cells.filter((text) => text.includes("dari 20"))).toEqual(["6 dari 20", "2 dari 20"]);
  });

  test("A-126, C-46: within 30 days the screening is closed, says until when, and shows no form", async ({
    openPage,
  }) => {
    const member = await newMember();
    await earlierScreening(member, { daysAgo: 10 });
    const page = await openPage({ signedInAs: member, path: "srq" });
    await page.getByText(/^Bisa diisi lagi mulai \d+ \w+ \d{4}\.$/).waitFor();
    expect(await page.getByRole("radio").count()).toBe(0);
  });

  test("an unknown result says so and leads back", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newMember(),
      path: "srq/999999",
      allow: [refused(404)],
    });
    await page.getByRole("heading", { name: srqDetailTexts.goneTitle }).waitFor();
    await page.getByRole("link", { name: srqDetailTexts.back }).click();
    await reach(page, "/netwerk/srq");
  });
});

describe("access", () => {
  test("B-397, B-473: C-46 is not called without a token, and one entry is logged", async ({ openPage }) => {
    const page = await openPage({ viewport: "desktop", signedInAs: await newMember(), path: "srq" });
    await submitButton(page).waitFor();
    const calls: string[] = [];
    const logged: string[] = [];
    page.on("request", (request) => calls.push(new URL(request.url()).pathname));
    page.on("console", (message) => logged.push(message.text()));
    // With a token, the page asks again when the window gets the focus.
    const asked = page.waitForResponse("**/api/srq/available_test");
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await asked;
    calls.length = 0;
    await page.evaluate(() => {
      localStorage.clear();
      dispatchEvent(new Event("focus"));
    });
    await expect.poll(() => logged).toEqual([srqInternalTexts.missingToken]);
    expect(calls).not.toContain("/api/srq/available_test");
  });

  test("both screens lead to login without a token, and from there back", async ({ openPage }) => {
    for (const path of ["srq", "srq/1"]) {
      const page = await openPage({ path });
      await page.waitForURL(`**/netwerk/login?redirect=${encodeURIComponent(`/netwerk/${path}`)}`);
    }
  });

  test("missing consents are asked for before the first answer", async ({ openPage }) => {
    const member = await newMember({ consents: false });
    const page = await openPage({ viewport: "desktop", signedInAs: member, path: "srq" });
    await page.getByRole("heading", { name: srqTexts.consentTitle }).waitFor();
    expect(await page.getByRole("radio").count()).toBe(0);
    await page.getByRole("button", { name: srqTexts.consentButton }).click();
    const dialog = page.getByRole("dialog");
    for (const box of await dialog.getByRole("checkbox").all()) await box.check();
    await dialog.getByRole("button", { name: "Setuju dan lanjutkan" }).click();
    await submitButton(page).waitFor();
    expect(await page.getByRole("radio").count()).toBe(58);
  });

  test("a consent withdrawn meanwhile is asked for at sending, and then the answers are sent", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({
      viewport: "desktop",
      signedInAs: member,
      path: "srq",
      allow: [refused(403)],
    });
    await answer(page);
    await send("POST", "/api/users/agree_tnc", { as: member, body: { agree: true, health_data: false } });
    await confirm(page);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: "Setuju dan lanjutkan" }).click();
    await result(page).waitFor();
  });

  test("the menu leads to the screening", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "conversation" });
    await page.getByRole("button", { name: "Buka menu" }).click();
    await page.getByRole("link", { name: "Skrining diri" }).click();
    await reach(page, "/netwerk/srq");
  });
});

test("a screening sent meanwhile in another window is reported, and the screen closes", async ({
  openPage,
}) => {
  const member = await newMember();
  const page = await openPage({
    viewport: "desktop",
    signedInAs: member,
    path: "srq",
    allow: [refused(409)],
  });
  await answer(page);
  await earlierScreening(member, { daysAgo: 0 });
  await confirm(page);
  await page.getByText(/^Bisa diisi lagi mulai/).waitFor();
  expect(await page.getByRole("radio").count()).toBe(0);
});

test("a failure to load says what to do, and a second try works", async ({ openPage }) => {
  const page = await openPage({ signedInAs: await newMember(), allow: [refused(500), /answer: 500/] });
  await page.route(submitCall, (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/netwerk/srq");
  await page.getByRole("heading", { name: srqTexts.loadFailedTitle }).waitFor();
  await page.unroute(submitCall);
  await page.getByRole("button", { name: srqTexts.retry }).click();
  await page.getByRole("radio").first().waitFor();
});
