import type { Page } from "playwright-core";
import { expect } from "vitest";
import { passwordTexts } from "#texts/password.ts";
import { type Member, send } from "./journey.ts";
import { mailLink } from "./mail.ts";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Fills in both fields of a new password. */
export async function fillPasswords(page: Page, password: string, confirm = password): Promise<void> {
  await page.getByLabel(passwordTexts.newLabel, { exact: true }).fill(password);
  await page.getByLabel(passwordTexts.confirmLabel, { exact: true }).fill(confirm);
}

export const savePassword = (page: Page) => button(page, passwordTexts.submit).click();

/** Requests a reset mail over the API; returns the link in it. */
export async function linkFor(member: Pick<Member, "email" | "client">, count = 1): Promise<string> {
  const body = { email: member.email, username: member.client };
  expect((await send("POST", "/api/users/forgot-password", { body })).status).toBe(200);
  return mailLink(member.email, count);
}
