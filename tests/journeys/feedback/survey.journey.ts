import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { errorTexts } from "#texts/errors.ts";
import { surveyQuestions, surveyTexts } from "#texts/survey.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { reach, refused, signIn } from "../setup/browsing.ts";
import { type Member, newMember, send, test } from "../setup/journey.ts";
import { bothViewports, widthAtDoubleText } from "../setup/list.ts";

const call = "**/api/survey";
const group = (page: Page, no: number) => page.getByRole("group").nth(no - 1);
const submit = (page: Page) => page.getByRole("button", { name: "Kirim jawaban", exact: true });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Kirim jawaban" });

async function choose(page: Page, no: number, nth: number): Promise<void> {
  await group(page, no).getByRole("radio").nth(nth).check();
}

async function chooseAll(page: Page): Promise<void> {
  for (const no of [1, 2, 3, 4]) await choose(page, no, 3);
}

const chosenAnswers = [
  { no: 1, answer: 4 },
  { no: 2, answer: "Jawaban terlalu lama" },
  { no: 3, answer: 4 },
  { no: 4, answer: "Jawaban terlalu lama" },
];

const answered = async (member: Member) =>
  ((await send("GET", "/api/users", { as: member })).body.data as { survey: unknown }).survey;

describe("R-31: the survey", () => {
  const namesOf = (page: Page, no: number) =>
    group(page, no)
      .getByRole("radio")
      .evaluateAll((radios) => radios.map((radio) => (radio.closest("label") as HTMLElement).innerText));

  test.for(bothViewports)(
    "B-400, B-401, B-455: the form has two scales of five steps and two questions of five options (%s)",
    async (viewport, { openPage }) => {
      const page = await openPage({ signedInAs: await newMember(), path: "survey", viewport });
      await page.getByRole("heading", { name: surveyTexts.title, level: 1 }).waitFor();
      await group(page, 4).waitFor();
      expect(await page.getByRole("group").count()).toBe(4);
      for (const question of surveyQuestions) {
        expect(await group(page, question.no).innerText()).toContain(question.text);
        const names = await namesOf(page, question.no);
        if (question.kind === "options") expect(names).toEqual(question.options);
        else expect(names.map((name) => name.slice(0, 1))).toEqual(["1", "2", "3", "4", "5"]);
      }
      // The end labels are part of the radio names, for people who hear the steps one by one.
      await group(page, 1).getByRole("radio", { name: "1 Sangat sulit" }).waitFor();
      await group(page, 3).getByRole("radio", { name: "5 Sangat membantu" }).waitFor();
      const step = await group(page, 1).locator("label").first().boundingBox();
      expect(Math.min(step?.width ?? 0, step?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await expectAccessible(page);
    },
  );

  test("B-402: the form needs four answers, in any order", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "survey" });
    for (const no of [4, 1, 3, 2]) {
      await group(page, no).waitFor();
      expect(await submit(page).isDisabled()).toBe(true);
      await choose(page, no, 2);
    }
    expect(await submit(page).isEnabled()).toBe(true);
  });

  test("B-403, B-404, B-405, B-454, A-30, A-127, T-147, T-148, T-149: the form asks first, sends, shows the answers for 3 s and goes on", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    const page = await openPage({ signedInAs: member, path: "survey", colorScheme: "dark" });
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/survey")) sent.push(request.postDataJSON());
    });
    await chooseAll(page);
    await submit(page).click();
    await question(page).getByText("Apakah Anda yakin?", { exact: true }).waitFor();
    await expectAccessible(page);
    await question(page).getByRole("button", { name: "Tidak", exact: true }).click();
    await question(page).waitFor({ state: "detached" });
    expect(sent).toEqual([]);
    await submit(page).click();
    await page.clock.install();
    await question(page).getByRole("button", { name: "Ya, kirim", exact: true }).click();
    const thanks = page.locator("[data-survey-sent]");
    await thanks.waitFor();
    expect(sent).toEqual([{ answers: chosenAnswers }]);
    expect(await answered(member)).toEqual(chosenAnswers);
    // Screen readers announce it: it has the focus and is a live region.
    expect(await thanks.evaluate((box) => [box === document.activeElement, box.role])).toEqual([
      true,
      "status",
    ]);
    expect(await page.locator("[data-survey-results]").innerText()).toContain("Jawaban terlalu lama");
    expect(await page.getByRole("radio").count()).toBe(0);
    expect(await page.getByRole("link", { name: surveyTexts.goNow }).getAttribute("href")).toBe(
      "/akasia/conversation",
    );
    await page.clock.runFor(2800);
    expect(new URL(page.url()).pathname).toBe("/akasia/survey");
    await page.clock.runFor(400);
    await reach(page, "/akasia/conversation");
  });

  test("the way on can be taken at once", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "survey" });
    await chooseAll(page);
    await submit(page).click();
    await page.getByRole("button", { name: "Ya, kirim" }).click();
    await page.getByRole("link", { name: surveyTexts.goNow }).click();
    await reach(page, "/netwerk/conversation");
  });

  test("B-399, A-30: a member who answered before sees the answers and no form", async ({ openPage }) => {
    const member = await newMember();
    await send("POST", "/api/survey", { as: member, body: { answers: chosenAnswers } });
    for (const viewport of bothViewports) {
      const page = await openPage({ signedInAs: member, path: "survey", viewport });
      const results = page.locator("[data-survey-results]");
      await results.waitFor();
      expect(await results.getByText("4 dari 5").count()).toBe(2);
      expect(await results.getByText("Jawaban terlalu lama").count()).toBe(2);
      expect(await page.getByRole("radio").count()).toBe(0);
      expect(await submit(page).count()).toBe(0);
      await expectAccessible(page);
      expect(await widthAtDoubleText(page)).toBeLessThanOrEqual(viewport === "phone" ? 360 : 1280);
    }
  });

  test("B-406: a refusal shows the server's message, loading stops, and the choices stay", async ({
    openPage,
  }) => {
    const member = await newMember();
    const page = await openPage({
      signedInAs: member,
      path: "survey",
      allow: [refused(503), /answer: 503/, /ERR_FAILED/],
    });
    await page.route(call, (route) =>
      route.fulfill({
        status: 503,
        json: { status: "error", code: "unavailable", message: "Server sedang lelah x." },
      }),
    );
    await chooseAll(page);
    await submit(page).click();
    await page.getByRole("button", { name: "Ya, kirim" }).click();
    await page.locator("[data-toast=error]", { hasText: "Server sedang lelah x." }).waitFor();
    await question(page).waitFor({ state: "detached" });
    expect(await submit(page).isEnabled()).toBe(true);
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(4);
    await page.unroute(call);
    await page.route(call, (route) => route.abort());
    await submit(page).click();
    await page.getByRole("button", { name: "Ya, kirim" }).click();
    await page.locator("[data-toast=error]", { hasText: "Tidak bisa terhubung" }).waitFor();
    await page.unroute(call);
    await submit(page).click();
    await page.getByRole("button", { name: "Ya, kirim" }).click();
    await page.locator("[data-survey-sent]").waitFor();
    expect(await answered(member)).toEqual(chosenAnswers);
  });

  test("an answer given meanwhile in another tab is reported and shown", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({ signedInAs: member, path: "survey", allow: [refused(409)] });
    await chooseAll(page);
    const first = chosenAnswers.with(0, { no: 1, answer: 1 });
    const { status } = await send("POST", "/api/survey", { as: member, body: { answers: first } });
    expect(status).toBe(200);
    await submit(page).click();
    const refusal = page.waitForResponse(call);
    await page.getByRole("button", { name: "Ya, kirim" }).click();
    expect((await refusal).status()).toBe(409);
    await page.locator("[data-toast=error]", { hasText: errorTexts.surveyAnswered }).waitFor();
    await page.locator("[data-survey-results]").getByText("1 dari 5").waitFor();
  });

  test("an expired session loses no answer; they return after sign-in", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({ signedInAs: member, path: "survey", allow: [refused(401)] });
    await chooseAll(page);
    await send("POST", "/api/users/logout", { as: member });
    await submit(page).click();
    await page.getByRole("button", { name: "Ya, kirim" }).click();
    await reach(page, "/netwerk/login");
    await signIn(page, member);
    await reach(page, "/netwerk/survey");
    await group(page, 4).waitFor();
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(4);
  });

  test("an unreachable profile is reported and loaded again", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), allow: [refused(503), /answer: 503/] });
    await page.route("**/api/users", (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto("/netwerk/survey");
    await page.getByRole("heading", { name: surveyTexts.failedTitle }).waitFor();
    await expectAccessible(page);
    await page.unroute("**/api/users");
    await page.getByRole("button", { name: surveyTexts.retry }).click();
    await group(page, 1).waitFor();
  });

  test("the survey can be answered by keyboard alone", async ({ openPage }) => {
    const member = await newMember();
    const page = await openPage({ signedInAs: member, path: "survey", viewport: "desktop" });
    await group(page, 1).getByRole("radio").first().focus();
    for (const _ of [1, 2, 3, 4]) {
      // The arrow keys choose within the group; Tab goes to the next group.
      await page.keyboard.press("Space");
      for (const __ of [1, 2, 3]) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await question(page).waitFor();
    await page.keyboard.press("Escape");
    await question(page).waitFor({ state: "detached" });
    expect(await submit(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await question(page).waitFor();
    await page.getByRole("button", { name: "Ya, kirim" }).focus();
    await page.keyboard.press("Enter");
    await page.locator("[data-survey-sent]").waitFor();
    expect(await answered(member)).toEqual(chosenAnswers);
  });

  test("B-055: the menu leads to the survey and to feedback", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "conversation" });
    for (const [title, path] of [
      ["Survei", "survey"],
      ["Masukan", "feedback"],
    ] as const) {
      await page.getByRole("button", { name: "Buka menu" }).click();
      await page.getByRole("link", { name: title, exact: true }).click();
      await reach(page, `/netwerk/${path}`);
    }
  });
});
