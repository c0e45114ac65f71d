import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { deleteTexts } from "#texts/conversation/conversation-list.ts";
import { logoutTexts } from "#texts/frame/app-frame.ts";
import { copyReaderTexts, copySettingTexts, offlineTexts, pinTriesMax } from "#texts/offline.ts";
import { offlineCopiesName } from "#web/browser/offline-copies.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { reach, refused, signIn, storageOf } from "../setup/browsing.ts";
import {
  conversationPath,
  exchange,
  newConversation,
  say,
  storedMessages,
  wholeAnswer,
} from "../setup/conversation.ts";
import { type Member, newMember, send, test } from "../setup/journey.ts";
import { titledConversation } from "../setup/list.ts";
import { connectionErrors, shelled } from "../setup/offline.ts";
import { openSections } from "../setup/profile.ts";

const pin = "482913";
const said = "Malam ini kepalaku penuh, besok ada presentasi";

/** Creates a member with one conversation of one exchange. */
async function talker(client = "netwerk"): Promise<{ member: Member; code: string }> {
  const member = await newMember({ client });
  const code = await newConversation(member);
  await exchange(member, code, said);
  return { member, code };
}

/** Turns offline copies on in the profile, and waits until this many conversations are kept. */
async function turnOn(page: Page, conversations = 1): Promise<void> {
  await openSections(page, "tanpa-internet");
  await page.getByRole("button", { name: copySettingTexts.turnOn, exact: true }).click();
  await page.getByLabel(copySettingTexts.pin, { exact: true }).fill(pin);
  await page.getByLabel(copySettingTexts.again).fill(pin);
  await page.getByRole("button", { name: copySettingTexts.save }).click();
  await page.getByText(copySettingTexts.on(conversations)).waitFor();
}

async function typePin(page: Page, typed: string): Promise<void> {
  await page.getByLabel(copyReaderTexts.pin, { exact: true }).fill(typed);
  await page.getByRole("button", { name: copyReaderTexts.open, exact: true }).click();
}

/** Returns everything in the browser's databases, encrypted or not, as one text. */
const inDatabases = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const db = await ended(indexedDB.open(name));
      for (const table of db.objectStoreNames) {
        const rows = db.transaction(table).objectStore(table);
        found.push(name, table, ...(await ended(rows.getAllKeys())).map(String));
        const bytes = (value: unknown): string =>
          value instanceof Uint8Array
            ? new TextDecoder("latin1").decode(value)
            : typeof value === "object" && value !== null
              ? Object.values(value).map(bytes).join(" ")
              : String(value);
        found.push(...(await ended(rows.getAll())).map(bytes));
      }
      db.close();
    }
    return found.join("\n");
  });

const isWiped = (page: Page, client = "netwerk") =>
  expect
    .poll(
      async () => {
        const names = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
        return [...names, ...Object.keys(await storageOf(page))].filter(
          (name) => name === `alma.kept.${client}`,
        );
      },
      { timeout: 60_000 },
    )
    .toEqual([]);

describe("offline copies of conversations", () => {
  test("copies are made only by choice, behind a PIN, and lie there sealed", async ({ openPage }) => {
    const { member, code } = await talker();
    const page = await openPage({
      signedInAs: member,
      path: "profile",
      worker: true,
      allow: connectionErrors,
    });
    await openSections(page, "tanpa-internet");
    await page.getByText(copySettingTexts.off).waitFor();
    await isWiped(page);
    await page.getByRole("button", { name: copySettingTexts.turnOn, exact: true }).click();
    for (const [first, again, says] of [
      ["12345", "12345", copySettingTexts.pinShort],
      ["123456", "123456", copySettingTexts.pinEasy],
      [pin, "482914", copySettingTexts.pinDiffers],
    ] as const) {
      await page.getByLabel(copySettingTexts.pin, { exact: true }).fill(first);
      await page.getByLabel(copySettingTexts.again).fill(again);
      await page.getByRole("button", { name: copySettingTexts.save }).click();
      await page.getByText(says).waitFor();
    }
    await expectAccessible(page, "dialog[open]");
    await page.getByRole("button", { name: copySettingTexts.cancel, exact: true }).click();
    await turnOn(page);
    const kept = await inDatabases(page);
    expect(kept).toContain(code);
    for (const word of ["presentasi", "Sekar", pin]) expect(kept).not.toContain(word);
    expect(JSON.stringify(await storageOf(page))).not.toContain(pin);
    await expectAccessible(page);

    await shelled(page);
    await page.getByRole("link", { name: copySettingTexts.read }).click();
    await reach(page, "/netwerk/offline");
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: offlineTexts.title }).waitFor();
    expect(await page.getByText(said).count()).toBe(0);
    await typePin(page, pin);
    await page.getByRole("list", { name: copyReaderTexts.list }).waitFor();
    await expectAccessible(page);
    await page.getByRole("list", { name: copyReaderTexts.list }).getByRole("link").click();
    await page.getByText(said).waitFor();
    const [, answer] = await storedMessages(member, code);
    const words = await page.locator("[data-bubble=answer]").textContent();
    expect(words).toContain(answer?.text.split("\n")[0]?.slice(0, 40));
    await page.locator('a[href="tel:119"]').first().waitFor();
    await expectAccessible(page);
    await page.goBack();
    await page.getByRole("button", { name: copyReaderTexts.lock }).click();
    await page.getByLabel(copyReaderTexts.pin, { exact: true }).waitFor();
    expect(await page.getByText(said).count()).toBe(0);
  });

  test("copies contain what was said since, and nothing of a deleted conversation", async ({ openPage }) => {
    const { member, code } = await talker();
    const gone = await titledConversation(member, "Nanti kuhapus");
    const page = await openPage({
      signedInAs: member,
      path: "profile",
      worker: true,
      allow: connectionErrors,
    });
    await turnOn(page, 2);
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await wholeAnswer(page);
    await say(page, "Ada lagi yang mau kuceritakan");
    await wholeAnswer(page, 1);
    await page.goto("/netwerk/conversation");
    await page.getByRole("checkbox", { name: "Pilih Nanti kuhapus" }).check();
    await page.getByRole("button", { name: deleteTexts.title }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: deleteTexts.confirm }).click();
    await expect.poll(async () => (await inDatabases(page)).includes(gone)).toBe(false);
    // The next page copies what was said since. The entry lists the conversations still to be copied.
    await expect
      .poll(async () => (await storageOf(page))[offlineCopiesName("netwerk")]?.split(" ").slice(3))
      .toEqual([]);
    await page.goto("/netwerk/offline");
    await page.context().setOffline(true);
    await typePin(page, pin);
    const list = page.getByRole("list", { name: copyReaderTexts.list });
    await list.waitFor();
    expect(await list.getByRole("link").count()).toBe(1);
    await list.getByRole("link").click();
    await page.getByText("Ada lagi yang mau kuceritakan").waitFor();
  });

  test("copies are deleted after five wrong PINs, also across reloads", async ({ openPage }) => {
    const { member } = await talker();
    const page = await openPage({
      signedInAs: member,
      path: "profile",
      worker: true,
      allow: connectionErrors,
    });
    await turnOn(page);
    await page.goto("/netwerk/offline");
    for (let left = pinTriesMax - 1; left > 0; left--) {
      await typePin(page, "000000");
      await page.getByText(copyReaderTexts.pinWrong(left)).first().waitFor();
      await page.reload();
      await page.getByLabel(copyReaderTexts.pin, { exact: true }).waitFor();
    }
    await typePin(page, "000000");
    await page.getByText(copyReaderTexts.wiped).waitFor();
    await isWiped(page);
    await page.reload();
    await page.getByText(copyReaderTexts.none).waitFor();
  });

  test("copies are deleted at sign-out, when the session is refused and when somebody else signs in", async ({
    openPage,
  }) => {
    const other = await newMember();
    const ways: ((page: Page, member: Member) => Promise<void>)[] = [
      async (page) => {
        await page.getByRole("button", { name: "Buka menu" }).click();
        await page.getByRole("button", { name: "Keluar", exact: true }).click();
        await page.getByRole("alertdialog").getByRole("button", { name: logoutTexts.confirm }).click();
        await reach(page, "/netwerk/login");
      },
      async (page, member) => {
        await send("POST", "/api/users/logout", { as: member });
        await page.goto("/netwerk/conversation");
        await reach(page, "/netwerk/login");
      },
      async (page) => {
        // The session disappears without a sign-out, as when a browser clears its storage.
        await page.goto("/netwerk/bantuan");
        await page.evaluate(() => {
          for (const key of ["netwerk_token", "token", "user_id"]) localStorage.removeItem(key);
        });
        await page.goto("/netwerk/login");
        await signIn(page, other);
        await page.waitForURL((url) => !url.pathname.endsWith("/login"));
      },
    ];
    for (const leave of ways) {
      const { member } = await talker();
      const page = await openPage({
        signedInAs: member,
        path: "profile",
        worker: true,
        allow: [...connectionErrors, refused(401)],
      });
      await turnOn(page);
      await leave(page, member);
      await isWiped(page);
    }
  });

  test("copies of two clients in one browser stay separate", async ({ openPage }) => {
    const [one, other] = [await talker("akasia"), await talker("meditap")];
    const page = await openPage({
      signedInAs: one.member,
      storage: { meditap_token: other.member.token },
      path: "profile",
      worker: true,
      allow: connectionErrors,
    });
    await turnOn(page);
    await page.goto("/meditap/offline");
    await page.getByText(copyReaderTexts.none).waitFor();
    await page.goto("/meditap/profile");
    await turnOn(page);
    await page.goto("/akasia/offline");
    await typePin(page, pin);
    const list = page.getByRole("list", { name: copyReaderTexts.list });
    await list.waitFor();
    expect(await list.getByRole("link").getAttribute("href")).toContain(one.code);
    await page.goto("/akasia/profile#tanpa-internet");
    await page.getByRole("button", { name: copySettingTexts.turnOff }).click();
    await page.getByRole("button", { name: copySettingTexts.turnOffConfirm }).click();
    await isWiped(page, "akasia");
    expect(await inDatabases(page)).toContain(other.code);
  });
});
