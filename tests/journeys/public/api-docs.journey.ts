import { describe, expect } from "vitest";
import { calls } from "#contract/calls.ts";
import { test } from "../setup/journey.ts";

/* The reference of the API; a script, style or host that the policy refuses fails the journey. */

describe("the reference at /api/docs", () => {
  test("it lists every call, and one is opened and tried with the keyboard", async ({ openPage }) => {
    const page = await openPage({ viewport: "desktop" });
    await page.goto("/api/docs");
    await page.getByRole("heading", { name: /^Alma/ }).waitFor();
    expect(await page.locator(".opblock").count()).toBe(Object.keys(calls).length);
    const call = page.locator("#operations-default-getClient");
    await call.locator("button.opblock-summary-control").focus();
    await page.keyboard.press("Enter");
    await call.getByRole("button", { name: "Try it out" }).focus();
    await page.keyboard.press("Enter");
    await call.locator("tr[data-param-name=username] input").fill("akasia");
    await call.getByRole("button", { name: "Execute" }).focus();
    await page.keyboard.press("Enter");
    const answer = call.locator(".live-responses-table");
    await answer.getByText('"Akasia"').first().waitFor();
    expect(await answer.locator(".response-col_status").allInnerTexts()).toContain("200");
  });

  test("it is dark where the system is, also on a phone, and nothing is cut off", async ({ openPage }) => {
    const page = await openPage({ colorScheme: "dark" });
    await page.goto("/api/docs");
    await page.locator(".opblock").first().waitFor();
    const [ground, text] = await page.evaluate(() => {
      const sum = (colour: string) =>
        (colour.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((total, part) => total + Number(part), 0);
      const heading = document.querySelector("h1, h2");
      return [
        sum(getComputedStyle(document.documentElement).backgroundColor),
        sum(heading ? getComputedStyle(heading).color : ""),
      ];
    });
    expect(ground).toBeLessThan(150);
    expect(text).toBeGreaterThan(500);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
