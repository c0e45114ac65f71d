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

/** Of many equal questions only the first ones are answered by a real click; the page answers the others itself. */
const realClicks = 2;

/** Answers these questions by click or tap: yes to `yes`, no to the others. */
export async function answer(
  page: Page,
  { from = 1, to = 29, yes = [] }: { from?: number; to?: number; yes?: number[] } = {},
): Promise<void> {
  const quickFrom = Math.min(to + 1, from + realClicks);
  for (let id = from; id < quickFrom; id += 1) {
    // Not `check()`: on a phone the question disappears before `check()` can verify it.
    await choiceAt(page, id, yes.includes(id) ? "Ya" : "Tidak").click();
    await arriveAfter(page, id, yes);
  }
  for (let id = quickFrom; id <= to; ) id = await answerInPage(page, { from: id, to, yes });
}

/** On a phone, waits for the question after this one, to which a yes to question 17 does not lead by itself. */
async function arriveAfter(page: Page, id: number, yes: readonly number[]): Promise<void> {
  if ((await page.locator("[data-step]").count()) === 0) return;
  if (id === 17 && yes.includes(17)) await page.getByRole("button", { name: "Berikutnya" }).click();
  if (id < 29) await questionAt(page, id + 1).waitFor();
}

/** Answers as many questions as it can within the page; returns the first one that is left. */
async function answerInPage(
  page: Page,
  { from, to, yes }: { from: number; to: number; yes: readonly number[] },
): Promise<number> {
  const last = yes.includes(17) && from <= 17 ? Math.min(to, 17) : to;
  await page.evaluate(
    async ([first, final, answers]) => {
      const radioOf = (id: number, word: string) =>
        [
          ...document.querySelectorAll<HTMLLabelElement>(
            `:is([data-question="${id}"], [data-step="${id}"]) label`,
          ),
        ].find((label) => label.textContent?.trim() === word)?.control;
      // Choosing by keyboard also fires a click, but with `detail` 0.
      const click = () => new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 });
      for (let id = first; id <= final; id += 1) {
        const word = answers.includes(id) ? "Ya" : "Tidak";
        while (!radioOf(id, word)) await new Promise(requestAnimationFrame);
        radioOf(id, word)?.dispatchEvent(click());
      }
    },
    [from, last, yes] as const,
  );
  await arriveAfter(page, last, yes);
  return last + 1;
}

export const submitButton = (page: Page): Locator => page.getByRole("button", { name: "Kirim jawaban" });

/** Submits the answers and confirms. */
export async function confirm(page: Page): Promise<void> {
  await submitButton(page).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ya", exact: true }).click();
}

export const result = (page: Page): Locator =>
  page.getByRole("dialog").filter({ has: page.locator("[data-srq-result]") });
