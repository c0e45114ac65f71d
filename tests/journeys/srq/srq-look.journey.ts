import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { helpCardTexts } from "#texts/chat/chat.ts";
import { srqDetailTexts, srqHistoryTexts, srqTexts } from "#texts/srq/srq.ts";
import { expectAccessible, expectReadable } from "../setup/accessible.ts";
import { linesOf, reach, shiftOf, styleOf, useOwnFont } from "../setup/browsing.ts";
import { coloursOf, recolour } from "../setup/colours.ts";
import { newMember, origin, test } from "../setup/journey.ts";
import {
  answer,
  choiceAt,
  confirm,
  earlierScreening,
  questionAt,
  result,
  submitButton,
} from "../setup/screening.ts";

describe.for([
  { client: "netwerk", viewport: "phone", other: "meditap" },
  { client: "akasia", viewport: "desktop", other: "meditap" },
] as const)("in the colours of $client on a $viewport, and in those of $other", ({ other, ...look }) => {
  test("every state of both screens is accessible (WCAG 2.2 AA)", async ({ openPage }) => {
    const { client } = look;
    const [own, others] = await Promise.all([coloursOf(client), coloursOf(other)]);
    // Runs all checks in the client's own light colours. Other themes and clients differ only in colours, so only those
    // are checked there.
    const expectAccessibleInAll = async (shown: Page) => {
      await expectAccessible(shown);
      await recolour(shown, own, "dark");
      await expectReadable(shown);
      await recolour(shown, others, "light");
      await expectReadable(shown);
      await recolour(shown, own, "light");
    };
    const member = await newMember({ client });
    await earlierScreening(member, { yes: [1, 2, 3], daysAgo: 90 });
    await earlierScreening(member, { yes: [1], daysAgo: 40 });
    const page = await openPage({ ...look, signedInAs: member, path: "srq" });
    await page.getByRole("radio").first().waitFor();
    const { shift, moved } = await shiftOf(page);
    expect(shift, moved).toBeLessThan(0.02);
    await page.getByText(srqTexts.about).click();
    await page.getByText("Lihat sebagai tabel").click();
    await expectAccessibleInAll(page);
    await answer(page, { yes: [1, 17] });
    await expectAccessibleInAll(page);
    await submitButton(page).click();
    await page.getByRole("alertdialog").waitFor();
    await expectAccessibleInAll(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Ya", exact: true }).click();
    await result(page).waitFor();
    await expectAccessibleInAll(page);
    await page.goto(`/${client}/srq`);
    await page.getByText(/^Bisa diisi lagi mulai/).waitFor();
    await expectAccessibleInAll(page);
    await page.locator('main a[href*="/srq/"]').first().click();
    await page.getByRole("heading", { name: "Hasil skrining" }).waitFor();
    await expectAccessibleInAll(page);
    const fresh = await openPage({
      ...look,
      signedInAs: await newMember({ client, consents: false }),
      path: "srq",
    });
    await fresh.getByRole("button", { name: srqTexts.consentButton }).waitFor();
    await expectAccessibleInAll(fresh);
  });
});

test("nothing overflows the screen at 320 px, nor with text twice as large", async ({ openPage }) => {
  const member = await newMember();
  const id = await earlierScreening(member, { yes: [1, 17, 21, 22, 25], daysAgo: 40 });
  await earlierScreening(member, { yes: [1], daysAgo: 80 });
  const page = await openPage({ signedInAs: member, path: "srq" });
  await page.getByRole("radio").first().waitFor();
  await expectWithin(page, "the first question");
  await page.setViewportSize({ width: 360, height: 740 });
  await answer(page, { to: 16 });
  await choiceAt(page, 17, "Ya").check();
  await expectWithin(page, "question 17");
  await page.goto(`/netwerk/srq/${id}`);
  await page.locator("[data-help-card]").waitFor();
  await page.locator("summary", { hasText: srqDetailTexts.answers }).click();
  await expectWithin(page, "a result");
});

/** Checks at both widths and both text sizes that nothing overflows. */
async function expectWithin(page: Page, name: string): Promise<void> {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    for (const size of ["200%", "100%"]) {
      const taken = await page.evaluate((to) => {
        document.documentElement.style.fontSize = to;
        return document.documentElement.scrollWidth;
      }, size);
      expect(taken, `${name} with text at ${size}`).toBeLessThanOrEqual(width);
    }
  }
}

test("at 360 px the title and the last line of the help card fit on one line, and the pages of results in one row", async ({
  openPage,
}) => {
  const member = await newMember();
  for (let n = 0; n < 11; n += 1) await earlierScreening(member, { daysAgo: 40 + 40 * n });
  const page = await openPage({ signedInAs: member, path: "srq" });
  await page.setViewportSize({ width: 360, height: 740 });
  await answer(page, { to: 16 });
  await choiceAt(page, 17, "Ya").click();
  await page.evaluate(useOwnFont);
  const card = page.locator("[data-help-card]");
  for (const words of [card.getByRole("heading"), card.getByText(helpCardTexts.tellSomeone)]) {
    expect(await words.evaluate(linesOf), await words.innerText()).toBe(1);
  }
  const pages = page.getByRole("navigation", { name: srqHistoryTexts.pages });
  const tops = await Promise.all(
    [srqHistoryTexts.newer, srqHistoryTexts.older].map((name) =>
      pages.getByText(name).evaluate((element) => element.getBoundingClientRect().top),
    ),
  );
  expect(tops[0]).toBe(tops[1]);
  // More than a year lies between the first and the last result.
  const trend = await page.locator("main [role=img]").innerText();
  expect(trend.match(/\d{4}/g)?.length).toBe(2);
});

test("buttons are large enough for a thumb", async ({ openPage }) => {
  const page = await openPage({ signedInAs: await newMember(), path: "srq" });
  await answer(page, { to: 3 });
  for (const target of [
    questionAt(page, 4).locator("label").first(),
    page.getByRole("button", { name: srqTexts.back }),
    page.getByRole("button", { name: srqTexts.next }),
    page.getByRole("button", { name: srqTexts.forget }),
  ]) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

describe("with the keyboard alone", () => {
  test("in the list, Y and T answer and go on, a yes to 17 stays; the result is sent, read and closed", async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: "desktop", signedInAs: await newMember(), path: "srq" });
    await choiceAt(page, 1, "Ya").focus();
    for (let id = 1; id <= 16; id += 1) await page.keyboard.press(id === 2 ? "y" : "t");
    await page.keyboard.press("y");
    await page.locator("[data-srq-safety]").waitFor();
    expect(await choiceAt(page, 17, "Ya").evaluate((radio) => radio === document.activeElement)).toBe(true);
    await page.keyboard.press("t");
    for (let id = 18; id <= 29; id += 1) await page.keyboard.press("t");
    await page.getByText(srqTexts.answered(29, 29)).waitFor();
    expect(await choiceAt(page, 2, "Ya").isChecked()).toBe(true);
    await page.keyboard.press("Tab");
    expect(await submitButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Ya");
    await page.keyboard.press("Enter");
    await result(page).waitFor();
    await page.keyboard.press("Escape");
    await reach(page, "/netwerk/conversation");
  });

  test("one question at a time, keys answer, arrows go back and forth, held keys and Ctrl do nothing", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "srq" });
    await choiceAt(page, 1, "Ya").focus();
    await page.keyboard.press("Control+y");
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
    await page.keyboard.press("y");
    await questionAt(page, 2).waitFor();
    await page.keyboard.press("t");
    await questionAt(page, 3).waitFor();
    // The new question has the focus, so that screen readers announce it.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("LEGEND");
    await page.keyboard.press("ArrowRight");
    expect(await questionAt(page, 3).count()).toBe(1);
    await page.keyboard.press("ArrowLeft");
    await questionAt(page, 2).waitFor();
    expect(await choiceAt(page, 2, "Tidak").isChecked()).toBe(true);
    await page.keyboard.press("ArrowRight");
    await questionAt(page, 3).waitFor();
  });
});

test("reduced motion stops all movement", async ({ openPage }) => {
  const page = await openPage({ reducedMotion: "reduce", signedInAs: await newMember(), path: "srq" });
  await page.getByRole("progressbar").waitFor();
  const seconds = await styleOf(page, "[role=progressbar] > div", "transition-duration");
  expect(Number.parseFloat(seconds)).toBeLessThanOrEqual(0.001);
});

test("no third-party request and no analytics event is made", async ({ openPage }) => {
  const member = await newMember();
  const id = await earlierScreening(member, { yes: [17], daysAgo: 40 });
  const page = await openPage({ viewport: "desktop", signedInAs: member });
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== origin && !request.url().startsWith("data:")) {
      elsewhere.push(request.url());
    }
  });
  await page.goto("/netwerk/srq");
  await answer(page, { yes: [17] });
  await confirm(page);
  await result(page).waitFor();
  expect(await page.evaluate(() => window.dataLayer ?? [])).toEqual([]);
  await page.goto(`/netwerk/srq/${id}`);
  await page.locator("[data-help-card]").waitFor();
  expect(elsewhere).toEqual([]);
});
