import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { newConversation } from "./conversation.ts";
import { type Member, send } from "./journey.ts";

/** Returns the rows of the conversation list, as a table or as a list. */
export const rowsOf = (page: Page): Locator =>
  page.locator("tbody tr:visible, main li:visible").filter({ has: page.getByRole("checkbox") });

/** Returns the title of each row, from the top. */
export const titlesOf = (page: Page): Promise<string[]> => rowsOf(page).getByRole("link").allInnerTexts();

/** Creates a conversation with this title; returns its code. */
export async function titledConversation(member: Member, title: string, expertId = 1): Promise<string> {
  const code = await newConversation(member, expertId);
  const { status } = await send("PUT", `/api/conversations/${code}/edit_title`, {
    as: member,
    body: { title },
  });
  expect(status).toBe(200);
  return code;
}

/** Returns the numeric id of each conversation by its title. */
export async function idsByTitle(member: Member): Promise<Map<string, number>> {
  const { body } = await send("GET", "/api/conversations?per_page=100", { as: member });
  const { items } = body.data as { items: { id: number; title: string }[] };
  return new Map(items.map(({ id, title }) => [title, id]));
}

/** Doubles the text size; returns the width that the page then needs. */
export async function widthAtDoubleText(page: Page): Promise<number> {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    return document.documentElement.scrollWidth;
  });
}

export const bothViewports = ["phone", "desktop"] as const;
