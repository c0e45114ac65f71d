import { afterAll, beforeAll, describe, expect, onTestFinished } from "vitest";
import { chatTexts, helpCardTexts } from "#texts/chat/chat.ts";
import { guideTexts } from "#texts/chat/guide.ts";
import { Provider } from "../../faults/chat/provider.ts";
import { expectAccessible } from "../setup/accessible.ts";
import {
  answers,
  conversationPath,
  newConversation,
  say,
  spendTime,
  storedAs,
  textBox,
  wholeAnswer,
} from "../setup/conversation.ts";
import { expectHelp, expectNothingSold, helpCards } from "../setup/crisis.ts";
import { moveClock, newMember, send, testInMotion as test } from "../setup/journey.ts";
import { connectionErrors } from "../setup/offline.ts";
import { type JourneyServer, startServer } from "../setup/server.ts";

/*
 * Crises at the worst moment. docs/safety.md lists all of them, also those that are shown elsewhere: always the card or
 * the help that stands in for it, never a price, never a closed door.
 */

const risk = "aku pengen mati aja rasanya, nggak mau hidup lagi";
const plan = "malam ini aku mau gantung diri, talinya udah siap";

describe("a crisis", () => {
  test("at 00:05 of balance the card appears, the meter stops, and the conversation goes on long after", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const elsewhere = await spendTime(member, 5);
    // Paused, so that loading the page on a slow machine does not use up the five seconds.
    await send("POST", `/api/conversations/${elsewhere}/send-time`, { as: member, body: {} });
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await page
      .locator("[data-meter]")
      .getByText(/^00:0[1-5]$/)
      .waitFor();
    await say(page, risk);
    await wholeAnswer(page);
    await expectHelp(page, helpCards(page));
    await moveClock(60);
    const { body } = await send("POST", "/api/conversations/update_battery", {
      as: member,
      body: { expert_id: 1 },
    });
    expect(body.data).toMatchObject({ state: "held" });
    await say(page, "masih berat rasanya");
    await wholeAnswer(page, 1);
    await page.locator("[data-meter=held]").waitFor();
    await expectNothingSold(page);
  });

  test("after a denial the same words show the whole card again, below", async ({ openPage }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await say(page, risk);
    await wholeAnswer(page);
    await page.getByRole("button", { name: helpCardTexts.safe }).click();
    await wholeAnswer(page, 1);
    expect(await helpCards(page).count()).toBe(0);
    await say(page, risk);
    await wholeAnswer(page, 2);
    await expectHelp(page, helpCards(answers(page).nth(2)));
    await page.locator("[data-meter=held]").waitFor();
    await say(page, "makasih, aku coba telepon");
    await wholeAnswer(page, 3);
  });

  test("a danger to a friend shows a card that speaks about the friend", async ({ openPage }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: conversationPath(code) });
    await say(page, "temanku bilang mau bunuh diri, aku harus gimana");
    await wholeAnswer(page);
    await expectHelp(page, helpCards(page));
    expect(await answers(page).first().innerText()).toMatch(/\bdia\b|orangnya|dengannya/);
    await helpCards(page).getByRole("button", { name: helpCardTexts.keepTalking }).click();
    await say(page, "dia belum bilang caranya");
    await wholeAnswer(page, 1);
    await page.locator("[data-meter=held]").waitFor();
  });

  test("a message waiting offline shows a number to call; online it is sent once, and the card appears", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({
      signedInAs: member,
      path: conversationPath(code),
      allow: connectionErrors,
    });
    await page.getByRole("button", { name: chatTexts.showMore }).waitFor();
    await page.context().setOffline(true);
    await say(page, risk);
    const waiting = page.locator("[data-row]").filter({ hasText: risk });
    await waiting.getByText(chatTexts.waitingForNetwork).waitFor();
    await expectHelp(page, waiting);
    await page.context().setOffline(false);
    await wholeAnswer(page);
    await expectHelp(page, helpCards(page));
    expect((await storedAs(member, code, ["complete"])).map(({ type }) => type)).toEqual([
      "question",
      "answer",
    ]);
  });
});

describe("a crisis while a part of the system is down", () => {
  let provider: Provider;
  let server: JourneyServer;

  beforeAll(async () => {
    provider = new Provider();
    provider.behave = () => ({ kind: "status", status: 500 });
    server = await startServer({ LLM_BASE_URL: await provider.listen(), LLM_MODEL: "uji" });
  });
  afterAll(async () => {
    await server.stop();
    provider.close();
  });

  test("without the model the card appears, the guide answers, and the conversation goes on", async ({
    openPage,
  }) => {
    const member = await newMember({ at: server.base });
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, via: server.base, path: conversationPath(code) });
    await say(page, risk);
    await expectHelp(page, helpCards(page));
    await wholeAnswer(page);
    // Screen readers may announce the words at the same moment, so there can be two matches.
    await page.getByText(guideTexts.steppedIn).first().waitFor();
    await expectHelp(page, helpCards(page));
    await say(page, "masih berat rasanya");
    await wholeAnswer(page, 1);
    await page.locator("[data-meter=held]").waitFor();
    await expectNothingSold(page);
  });

  test("without the database the card comes with the refusal, the text stays, and help still opens", async ({
    openPage,
  }) => {
    const member = await newMember({ at: server.base });
    const code = await newConversation(member);
    const page = await openPage({
      signedInAs: member,
      via: server.base,
      path: conversationPath(code),
      allow: [/\b503\b/],
    });
    await page.getByRole("button", { name: chatTexts.showMore }).waitFor();
    const bringBack = await server.loseDatabase();
    onTestFinished(bringBack);
    await say(page, plan);
    await expectHelp(page, helpCards(page));
    expect(await textBox(page).inputValue()).toBe(plan);
    await page.getByRole("button", { name: chatTexts.retry }).waitFor();
    await page.reload();
    await page.getByText(chatTexts.loadFailed).waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: chatTexts.help, exact: true }).click();
    await page.waitForURL("**/netwerk/bantuan");
    await expectHelp(page, page.locator("main"));
    await bringBack();
    await expect
      .poll(async () => (await send("GET", `/api/conversations/${code}`, { as: member })).status)
      .toBe(200);
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await expect.poll(() => textBox(page).inputValue()).toBe(plan);
    await page.getByRole("button", { name: chatTexts.send, exact: true }).click();
    await wholeAnswer(page);
    await expectHelp(page, helpCards(page));
  });
});
