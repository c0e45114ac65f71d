import { describe, expect } from "vitest";
import { expectAccessibleInBothThemes } from "../setup/accessible.ts";
import { exchange, newConversation, storedMessages, wholeAnswer } from "../setup/conversation.ts";
import { newMember, send, test } from "../setup/journey.ts";

describe("R-18: the history of a conversation", () => {
  test("B-243, B-244, T-079, T-080: the history is read-only and leads back to the list", async ({
    openPage,
  }) => {
    const member = await newMember();
    const code = await newConversation(member);
    await exchange(member, code, "Aku mau cerita");
    await send("POST", `/api/conversations/end/${code}`, { as: member });
    const page = await openPage({ signedInAs: member, path: `conversation/${code}/history` });
    await page.getByRole("heading", { name: "Histori Obrolanmu", exact: true }).waitFor();
    const words = await wholeAnswer(page);
    expect((await storedMessages(member, code)).map(({ text }) => text)).toEqual(["Aku mau cerita", words]);
    expect(await page.getByRole("textbox").count()).toBe(0);
    expect(await page.getByRole("link", { name: "Lanjut Chat" }).count()).toBe(0);
    await page.getByRole("link", { name: "Kembali ke Daftar Obrolanmu" }).click();
    await page.waitForURL(/\/netwerk\/conversation$/);
  });

  test("T-082: an active conversation can be continued from its history", async ({ openPage }) => {
    const member = await newMember();
    const code = await newConversation(member);
    const page = await openPage({ signedInAs: member, path: `conversation/${code}/history` });
    await page.getByText("Belum ada pesan di obrolan ini.").waitFor();
    await page.getByRole("link", { name: "Lanjut Chat" }).click();
    await page.waitForURL(new RegExp(`/conversation/${code}\\?expert_id=1$`));
  });

  test("the history is accessible, in both themes", async ({ openPage }) => {
    const member = await newMember();
    const code = await newConversation(member);
    await exchange(member, code, "Aku mau cerita");
    const page = await openPage({ signedInAs: member, path: `conversation/${code}/history` });
    await wholeAnswer(page);
    await expectAccessibleInBothThemes(page);
  });
});
