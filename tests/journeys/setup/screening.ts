import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { type Member, send } from "./journey.ts";

/** Creates an earlier screening of a member; returns its id. */
export async function earlierScreening(
  member: Member,
  { yes = [], daysAgo }: { yes?: number[]; daysAgo: number },
): Promise<number> {
  const { status, body } = await send("POST", "/api/test/screening", { body: { member, yes, daysAgo } });
  expect(status).toBe(200);
  return Number(body.data);
}

/** Returns a question, either in the list of wide screens or as the step shown on a phone. */
export const questionAt = (page: Page, id: number): Locator =>
  page.locator(`[data-question="${id}"], [data-step="${id}"]`);

export const choiceAt = (page: Page, id: number, word: "Ya" | "Tidak"): Locator =>
  questionAt(page, id).getByRole("radio", { name: word, exact: true });

/** Answers these questions by click or tap: yes to `yes`, no to the others. */
export async function answer(
  page: Page,
  { from = 1, to = 29, yes = [] }: { from?: number; to?: number; yes?: number[] } = {},
): Promise<void> {
  for (let id = from; id <= to; id += 1) {
    const isStep = (await questionAt(page, id).getAttribute("data-step")) !== null;
    // Not `check()`: on a phone the question disappears before `check()` can verify it.
    await choiceAt(page, id, yes.includes(id) ? "Ya" : "Tidak").click();
    // On a phone, a yes to question 17 does not advance by itself.
    if (isStep && id === 17 && yes.includes(17)) {
      await page.getByRole("button", { name: "Berikutnya" }).click();
    }
    if (isStep && id < 29) await questionAt(page, id + 1).waitFor();
  }
}

export const submitButton = (page: Page): Locator => page.getByRole("button", { name: "Kirim jawaban" });

/** Submits the answers and confirms. */
export async function confirm(page: Page): Promise<void> {
  await submitButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ya", exact: true }).click();
}

export const result = (page: Page): Locator =>
  page.getByRole("dialog").filter({ has: page.locator("[data-srq-result]") });
