import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { photo } from "#server/test/pictures.ts";
import { errorTexts } from "#texts/errors.ts";
import { avatarTexts } from "#texts/profile.ts";
import { expectAccessible } from "../setup/accessible.ts";
import { refused } from "../setup/browsing.ts";
import { newestForm, noteForms } from "../setup/forms.ts";
import { newMember, send, test } from "../setup/journey.ts";

const imageCall = /\/api\/image\/\d+/;

const file = async (format: "jpeg" | "png" | "gif" | "webp", width = 600, height = 400) => ({
  name: `foto.${format}`,
  mimeType: `image/${format}`,
  buffer: await sharp({ create: { width, height, channels: 3, background: "#5b3fd6" } })
    .toFormat(format)
    .toBuffer(),
});

const choose = async (page: Page, chosen: Awaited<ReturnType<typeof file>>) => {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^(Pilih|Ganti) foto$/ }).click();
  await (await chooser).setFiles(chosen);
};

const cropDialog = (page: Page) => page.getByRole("dialog", { name: avatarTexts.cropTitle });
const save = (page: Page) => cropDialog(page).getByRole("button", { name: avatarTexts.save });
const toast = (page: Page, text: string) => page.getByRole("region", { name: "Pesan" }).getByText(text);
const ownPicture = (page: Page) => page.locator("[data-drop] img");

describe("the profile picture", () => {
  test.for(["phone", "desktop"] as const)(
    "R-33, B-150, B-152, B-154, B-155, B-455, C-54, T-039: a picture is chosen, cut to a square, sent as PNG and shown everywhere (%s)",
    async (viewport, { openPage }) => {
      const member = await newMember({ name: "Rani Uji" });
      const page = await openPage({ viewport, signedInAs: member, path: "profile" });
      // Without a picture, the default one shows the initials.
      await page.locator("[data-drop]").getByRole("img", { name: "Rani Uji" }).getByText("RU").waitFor();
      expect(await ownPicture(page).count()).toBe(0);
      await choose(page, await file("jpeg"));
      await cropDialog(page).waitFor();
      const frame = cropDialog(page).getByRole("application", { name: avatarTexts.cropArea });
      const box = await frame.boundingBox();
      expect(Math.abs((box?.width ?? 0) - (box?.height ?? 9))).toBeLessThan(1);
      await expectAccessible(page);
      await noteForms(page);
      const sent = page.waitForRequest(imageCall);
      await save(page).click();
      const request = await sent;
      expect(request.method()).toBe("POST");
      expect(request.url()).toContain(`/api/image/${member.id}`);
      const [part, ...others] = await newestForm(page);
      expect([part?.name, part?.type, others]).toEqual(["image", "image/png", []]);
      const { format, width, height } = await sharp(part?.bytes).metadata();
      expect([format, width === height]).toEqual(["png", true]);
      await toast(page, "Foto profil berhasil di‑upload.").waitFor();
      await cropDialog(page).waitFor({ state: "hidden" });
      await ownPicture(page).waitFor();
      expect(await ownPicture(page).getAttribute("src")).toMatch(/^data:image\/webp;base64,/);
      await page.getByRole("button", { name: "Buka menu" }).click();
      const entry = page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Profil" });
      await entry.locator("img").waitFor();
      expect(await entry.innerText()).toContain("Rani Uji");
    },
  );

  test("B-151: jpeg, png and gif open the dialog; webp is refused whatever its file name says", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "profile" });
    for (const format of ["jpeg", "png", "gif"] as const) {
      await choose(page, await file(format));
      await save(page).waitFor();
      await cropDialog(page).getByRole("button", { name: avatarTexts.cancel }).click();
      await cropDialog(page).waitFor({ state: "hidden" });
    }
    const webp = await file("webp");
    for (const disguise of [webp, { ...webp, name: "foto.png", mimeType: "image/png" }]) {
      await choose(page, disguise);
      await page.getByRole("alert").getByText(errorTexts.pictureType).waitFor();
      expect(await cropDialog(page).count()).toBe(0);
    }
    await expectAccessible(page);
    const svg = {
      name: "a.png",
      mimeType: "image/png",
      buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    };
    await choose(page, svg);
    await page.getByRole("alert").getByText(errorTexts.pictureType).waitFor();
  });

  test("S-11: a rotated photo is stored upright and without its location", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "profile" });
    await choose(page, { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await photo()) });
    await save(page).waitFor();
    await noteForms(page);
    await save(page).click();
    const [part] = await newestForm(page);
    const { exif } = await sharp(part?.bytes).metadata();
    const { data, info } = await sharp(part?.bytes).raw().toBuffer({ resolveWithObject: true });
    const blueAt = (y: number) => data[(y * info.width + 20) * info.channels + 2] ?? -1;
    expect(exif).toBeUndefined();
    expect(blueAt(2)).toBeGreaterThan(150);
    expect(blueAt(info.height - 3)).toBeLessThan(100);
  });

  test("B-155: a missing picture is replaced by the default one", async ({ openPage }) => {
    const member = await newMember({ name: "Rani Uji" });
    const page = await openPage({ signedInAs: member, path: "profile", allow: [refused(404)] });
    await choose(page, await file("png"));
    await save(page).click();
    await toast(page, "Foto profil berhasil di‑upload.").waitFor();
    await ownPicture(page).waitFor();
    // A device that has not loaded the picture yet. The picture is removed after the page read the profile and before
    // it requests the picture.
    const other = await openPage({ signedInAs: member, viewport: "desktop", allow: [refused(404)] });
    const own = await send("GET", "/api/users", { as: member });
    await other.route("**/api/users", (route) => route.fulfill({ json: own.body }));
    await other.route(imageCall, async (route) => {
      await send("DELETE", `/api/image/${member.id}`, { as: member });
      await route.continue();
    });
    const asked = other.waitForResponse(imageCall);
    await other.goto(page.url());
    expect((await asked).status()).toBe(404);
    await other.locator("[data-drop]").getByRole("img", { name: "Rani Uji" }).getByText("RU").waitFor();
  });

  test("a file that only begins like a picture is refused with a message", async ({ openPage }) => {
    const page = await openPage({ signedInAs: await newMember(), path: "profile" });
    await choose(page, {
      name: "a.png",
      mimeType: "image/png",
      buffer: (await file("png")).buffer.subarray(0, 40),
    });
    await page.getByRole("alert").getByText(errorTexts.pictureUnreadable).waitFor();
    await cropDialog(page).waitFor({ state: "hidden" });
  });

  test("B-153, T-038: a failed upload shows the server's message or ours, keeps the picture chosen and can be tried again", async ({
    openPage,
  }) => {
    const page = await openPage({
      signedInAs: await newMember(),
      path: "profile",
      allow: [refused(500, 429), /answer: 500/, /ERR_INTERNET_DISCONNECTED/, /Failed to load/],
    });
    await choose(page, await file("png"));
    const alert = cropDialog(page).getByRole("alert");
    await page.context().setOffline(true);
    await save(page).click();
    await alert.getByText("Upload gagal, coba lagi.").waitFor();
    await page.context().setOffline(false);
    await expectAccessible(page);
    const again = cropDialog(page).getByRole("button", { name: avatarTexts.again });
    await page.route(imageCall, (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
    await again.click();
    await alert.getByText("Upload gagal, coba lagi.").waitFor();
    const json = { status: "error", code: "too_many_requests", message: "Tunggu sebentar, ya." };
    await page.route(imageCall, (route) => route.fulfill({ status: 429, json }), { times: 1 });
    await again.click();
    await alert.getByText("Tunggu sebentar, ya.").waitFor();
    await again.click();
    await toast(page, avatarTexts.uploaded).waitFor();
    await ownPicture(page).waitFor();
  });

  test.for(["phone", "desktop"] as const)(
    "the keyboard alone chooses, moves, zooms, saves and removes a picture (%s)",
    async (viewport, { openPage }) => {
      const member = await newMember();
      const page = await openPage({ viewport, signedInAs: member, path: "profile", colorScheme: "dark" });
      const press = (key: string) => page.keyboard.press(key);
      const open = page.getByRole("button", { name: avatarTexts.add });
      const chooser = page.waitForEvent("filechooser");
      await open.press("Enter");
      // Red on the left, blue on the right, so that the result shows which part was cut.
      const halves = await sharp({ create: { width: 800, height: 400, channels: 3, background: "#0000ff" } })
        .composite([
          {
            input: { create: { width: 400, height: 400, channels: 3, background: "#ff0000" } },
            left: 0,
            top: 0,
          },
        ])
        .png()
        .toBuffer();
      await (await chooser).setFiles({ name: "a.png", mimeType: "image/png", buffer: halves });
      await save(page).waitFor();
      const focused = (name: string) => cropDialog(page).getByLabel(name);
      await tabTo(page, focused(avatarTexts.cropArea));
      for (let n = 0; n < 40; n += 1) await press("ArrowRight");
      await tabTo(page, focused(avatarTexts.zoom));
      for (let n = 0; n < 4; n += 1) await press("ArrowRight");
      expect(await focused(avatarTexts.zoom).inputValue()).toBe("1.2");
      await expectAccessible(page);
      await tabTo(page, save(page));
      await noteForms(page);
      await press("Enter");
      const [part] = await newestForm(page);
      const { channels } = await sharp(part?.bytes).stats();
      // Moved to the far right, only the picture's left half is in the square.
      expect(channels.map(({ mean }) => Math.round(mean)).slice(0, 3)).toEqual([255, 0, 0]);
      await ownPicture(page).waitFor();
      // The focus is back on the button that opened the dialog.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe(avatarTexts.change);
      await press("Tab");
      await press("Enter");
      const question = page.getByRole("alertdialog", { name: avatarTexts.removeTitle });
      await tabTo(page, question.getByRole("button", { name: avatarTexts.removeConfirm }));
      await press("Enter");
      await question.waitFor({ state: "hidden" });
      await ownPicture(page).waitFor({ state: "hidden" });
      const { body } = await send("GET", "/api/users", { as: member });
      expect(body.data).toMatchObject({ picture: null, picture_url: null });
    },
  );

  test("B-150: a picture can be dropped on the avatar", async ({ openPage }) => {
    const page = await openPage({ viewport: "desktop", signedInAs: await newMember(), path: "profile" });
    const { buffer } = await file("png");
    const data = await page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], "foto.png", { type: "image/png" }));
      return transfer;
    }, buffer.toString("base64"));
    const area = page.locator("[data-drop]");
    await area.dispatchEvent("dragover", { dataTransfer: data });
    await area.getByText(avatarTexts.dropNow).waitFor();
    await area.dispatchEvent("drop", { dataTransfer: data });
    await save(page).waitFor();
  });
});

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, target: ReturnType<Page["locator"]>): Promise<void> {
  for (let n = 0; n < 15; n += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab does not lead there");
}
