import type { Locator, Page } from "playwright-core";

/**
 * How long a finger stays down, in ms. Work that the page starts on touch is done when the finger lifts, as on a phone.
 */
const fingerMs = 80;

/** Presses as long as a finger does; Playwright's own tap lasts less than a millisecond. */
export async function press(page: Page, place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error("nothing to press");
  const session = await page.context().newCDPSession(page);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await page.waitForTimeout(fingerMs);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

type Felt = { name: string; duration: number; on: string };

export type Interactions = { slowest: number; what: string };

/**
 * Presses, types and opens what a conversation page offers, `count` times; the slowest response of the page counts
 * (INP).
 */
export async function interactions(page: Page, count: number): Promise<Interactions> {
  await page.evaluate("bench.feel()");
  const tips = page.getByRole("button", { name: "Tips bercerita" });
  const clock = page.locator("[data-meter] button").first();
  const help = page.getByRole("button", { name: "Bantuan" });
  const box = page.getByRole("textbox", { name: "Pesanmu" });
  const close = page.getByRole("dialog").getByRole("button", { name: "Tutup" });
  const steps = [
    () => press(page, tips),
    () => box.pressSequentially("a"),
    () => press(page, tips),
    () => press(page, clock),
    () => press(page, clock),
    () => box.pressSequentially("b"),
    () => press(page, help),
    () => press(page, close),
    () => press(page, box),
    () => page.keyboard.press("Backspace"),
  ];
  for (let n = 0; n < count; n += 1) {
    await steps[n % steps.length]?.();
    await page.waitForTimeout(250);
  }
  const felt: Felt[] = await page.evaluate("bench.felt()");
  const slowest = felt.toSorted((a, b) => b.duration - a.duration)[0];
  return {
    slowest: Math.round(slowest?.duration ?? 0),
    what: slowest ? `${slowest.name} on ${slowest.on}` : "all under 16 ms",
  };
}
