import { describe, expect } from "vitest";
import { expectAccessible } from "../setup/accessible.ts";
import { done, dress, dressFresh, product, standIn } from "../setup/answer.ts";
import { refused } from "../setup/browsing.ts";
import { stored } from "../setup/cart.ts";
import {
  answers,
  conversationPath,
  exchange,
  newConversation,
  say,
  storedMessages,
  textBox,
  wholeAnswer,
} from "../setup/conversation.ts";
import { newMember, testInMotion as test } from "../setup/journey.ts";

const question = "Kepalaku penuh terus, susah fokus kerja";

/** Creates a member with a conversation of one exchange. */
async function talked(client = "netwerk") {
  const member = await newMember({ client });
  const code = await newConversation(member);
  await exchange(member, code, question);
  return { member, code };
}

describe("the actions on an answer", () => {
  test("B-201, B-203, B-204: stored and fresh answers show products, stars and thumbs only when their flags are set", async ({
    openPage,
  }) => {
    const { member, code } = await talked();
    const page = await openPage({ signedInAs: member });
    const marks = { products: [product], has_rating: true, has_thumb: true };
    await dress(page, code, { marks });
    await page.goto(`/netwerk/${conversationPath(code)}`);
    const shown = async (n: number) => {
      const answer = answers(page).nth(n);
      await answer.getByRole("button", { name: "Salin jawaban" }).waitFor();
      return {
        offers: await answer.locator("[data-offer]").count(),
        stars: await answer.getByRole("radio").count(),
        thumbs: await answer.getByRole("button", { name: /^Jawaban ini/ }).count(),
      };
    };
    await answers(page).first().locator("[data-rating]").waitFor();
    expect(await shown(0)).toEqual({ offers: 1, stars: 5, thumbs: 2 });
    await dressFresh(page, marks);
    await say(page, "Lanjut ya");
    await wholeAnswer(page, 1);
    await answers(page).nth(1).locator("[data-rating]").waitFor();
    expect(await shown(1)).toEqual({ offers: 1, stars: 5, thumbs: 2 });
    await page.unrouteAll({ behavior: "wait" });
    await dressFresh(page, { products: [], has_rating: false, has_thumb: false });
    await say(page, "Satu lagi");
    await wholeAnswer(page, 2);
    expect(await shown(2)).toEqual({ offers: 0, stars: 0, thumbs: 0 });
  });

  test("an answer is copied without markdown and the copy is confirmed", async ({ openPage }) => {
    const { member, code } = await talked();
    const page = await openPage({ signedInAs: member });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await dress(page, code, { marks: { content: "**Pelan** saja.\n\nAku di sini." } });
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await page.getByRole("button", { name: "Salin jawaban" }).click();
    await page.getByRole("status").getByText("Tersalin").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Pelan saja.\n\nAku di sini.");
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await page.getByRole("button", { name: "Salin jawaban" }).click();
    await page.getByRole("alert").getByText("Belum bisa disalin.").waitFor();
  });

  test("B-242, A-72, C-25: thumbs up sends 1, down 0 and the active one null, also by keyboard; a failure is reverted", async ({
    openPage,
  }) => {
    const { member, code } = await talked();
    const page = await openPage({
      viewport: "desktop",
      signedInAs: member,
      allow: [refused(503), /^answer: 503/],
    });
    await dress(page, code, { marks: { has_thumb: true }, message: { id: 4711 } });
    const calls = await standIn(page, "POST", "**/api/chat/thumb", (nth) =>
      nth < 4 ? done : { status: 503, json: { status: "error", code: "unavailable", message: "Nanti." } },
    );
    await page.goto(`/netwerk/${conversationPath(code)}`);
    const up = page.getByRole("button", { name: "Jawaban ini membantu" });
    const down = page.getByRole("button", { name: "Jawaban ini kurang membantu" });
    const pressed = async () => [
      await up.getAttribute("aria-pressed"),
      await down.getAttribute("aria-pressed"),
    ];
    await up.click();
    expect(await pressed()).toEqual(["true", "false"]);
    await expect.poll(() => calls.length).toBe(1);
    await up.click();
    expect(await pressed()).toEqual(["false", "false"]);
    await expect.poll(() => calls.length).toBe(2);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await pressed()).toEqual(["false", "true"]);
    await expect.poll(() => calls.length).toBe(3);
    expect(calls.map(({ body }) => body)).toEqual(
      [1, null, 0].map((thumb) => ({ conversation_detail_id: 4711, thumb })),
    );
    await up.click();
    await page.getByRole("alert").getByText("Tandamu belum tersimpan.").waitFor();
    expect(await pressed()).toEqual(["false", "true"]);
  });

  test("a sign of risk removes offers, rating and regeneration; copying stays", async ({ openPage }) => {
    const { member, code } = await talked();
    const page = await openPage({ signedInAs: member });
    const safety = { level: 2, categories: ["self_harm"], message: "Aku di sini.", contacts: [] };
    await dress(page, code, {
      marks: { products: [product], has_rating: true, has_thumb: true },
      message: { safety, earlier: ['{"content":"Dulu"}'] },
    });
    await page.goto(`/netwerk/${conversationPath(code)}`);
    const tools = page.getByRole("group", { name: "Untuk jawaban ini" });
    await tools.waitFor();
    expect(await tools.getByRole("button").count()).toBe(1);
    await tools.getByRole("button", { name: "Salin jawaban" }).waitFor();
    expect(await page.locator("[data-offer], [data-rating]").count()).toBe(0);
  });

  test("earlier versions can be read, and a button leads back to the current one", async ({ openPage }) => {
    const { member, code } = await talked();
    const page = await openPage({ signedInAs: member });
    await dress(page, code, {
      marks: { has_thumb: true },
      message: { earlier: ['{"content":"Jawaban pertama."}', "Jawaban kedua."] },
    });
    await page.goto(`/netwerk/${conversationPath(code)}`);
    const words = await wholeAnswer(page);
    await page.getByText("Versi 3 dari 3").waitFor();
    const back = page.getByRole("button", { name: "Versi sebelumnya" });
    await back.click();
    await page.getByText("Jawaban kedua.").waitFor();
    await back.click();
    await page.getByText("Jawaban pertama.").waitFor();
    await page.getByText("Versi 1 dari 3").waitFor();
    expect(await back.getAttribute("aria-disabled")).toBe("true");
    // Only the current version can be rated.
    expect(await page.getByRole("button", { name: "Jawaban ini membantu" }).count()).toBe(0);
    await page.getByRole("button", { name: "Versi berikutnya" }).click();
    await page.getByRole("button", { name: "Versi berikutnya" }).click();
    expect(await wholeAnswer(page)).toBe(words);
  });

  test("only the newest answer can be regenerated; the previous version stays readable", async ({
    openPage,
  }) => {
    const { member, code } = await talked();
    await exchange(member, code, "Sejak pindah tim");
    const page = await openPage({ signedInAs: member });
    await page.goto(`/netwerk/${conversationPath(code)}`);
    const before = await wholeAnswer(page, 1);
    const anew = page.getByRole("button", { name: "Tulis ulang" });
    await anew.waitFor();
    expect(await anew.count()).toBe(1);
    await anew.focus();
    await page.keyboard.press("Enter");
    await page.getByText("Versi 2 dari 2").waitFor();
    await wholeAnswer(page, 1);
    // Whoever pressed it with the keyboard is still at it.
    await expect.poll(() => anew.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: "Versi sebelumnya" }).click();
    await page.getByText("Versi 1 dari 2").waitFor();
    expect(await wholeAnswer(page, 1)).toBe(before);
  });

  test("the newest question is edited in the text box, and a note says so", async ({ openPage }) => {
    const { member, code } = await talked();
    const page = await openPage({ viewport: "desktop", signedInAs: member });
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await page.getByRole("button", { name: "Ubah pesan ini" }).click();
    expect(await textBox(page).inputValue()).toBe(question);
    expect(await textBox(page).evaluate((box) => box === document.activeElement)).toBe(true);
    await say(page, "Aku susah tidur");
    await expect.poll(async () => (await storedMessages(member, code))[0]?.text).toBe("Aku susah tidur");
    await wholeAnswer(page);
    expect(await page.getByText(question).count()).toBe(0);
    await page.reload();
    await page.getByText("diubah").waitFor();
  });

  test.for([
    { viewport: "phone", colorScheme: "light" },
    { viewport: "desktop", colorScheme: "dark" },
  ] as const)(
    "the answer and its product are accessible, on a $viewport, $colorScheme",
    async (look, { openPage }) => {
      const { member, code } = await talked("akasia");
      const page = await openPage({ ...look, signedInAs: member });
      await dress(page, code, {
        marks: { products: [product], has_rating: true, has_thumb: true },
        message: { earlier: ['{"content":"Dulu"}'] },
      });
      await page.goto(`/akasia/${conversationPath(code)}`);
      await page.locator("[data-rating]").waitFor();
      await page.getByText("Versi 2 dari 2").waitFor();
      await expectAccessible(page);
      const small = await page
        .locator("[data-bubble=answer] :is(button, a):not(dialog *, [popover] *)")
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
      expect(small).toBe(0);
      const width = await page.evaluate(() => document.querySelector("[data-scroll]")?.scrollWidth);
      expect(width).toBeLessThanOrEqual(look.viewport === "phone" ? 360 : 1280);
    },
  );
});

describe("a product that an answer recommends", () => {
  const marks = { products: [product] };

  test("B-206, B-207, C-17, T-078: the card shows product and price, adds the product to the cart and links to the cart", async ({
    openPage,
  }) => {
    const { member, code } = await talked("akasia");
    const page = await openPage({ signedInAs: member });
    await dress(page, code, { marks });
    const calls = await standIn(page, "POST", "**/api/cart", () => ({
      json: {
        status: "success",
        data: { id: 1, product_id: 1, quantity: 1, price: 35_000, notes: "-", product },
      },
    }));
    await page.goto(`/akasia/${conversationPath(code)}`);
    const card = page.getByRole("region", { name: "Penawaran: Jurnal Tenang 30 Hari" });
    expect(await card.innerText()).toMatch(/Penawaran\s+Jurnal Tenang 30 Hari\s+Rp35\.000/);
    await card.getByRole("button", { name: "Tambah ke keranjang" }).click();
    const told = page
      .getByRole("alertdialog")
      .filter({ hasText: "Produk berhasil ditambahkan ke keranjang" });
    await told.getByRole("button", { name: "OK" }).click();
    expect(calls.map(({ body }) => body)).toEqual([{ product_id: 1, quantity: 1, notes: "-" }]);
    const add = card.getByRole("button", { name: "Tambah ke keranjang" });
    expect(await add.evaluate((one) => one === document.activeElement)).toBe(true);
    await card.getByRole("link", { name: "Lihat keranjang" }).click();
    await page.waitForURL("**/akasia/transaction/checkout");
  });

  test("a product added from an answer is in the shop's cart", async ({ openPage }) => {
    const { member, code } = await talked("akasia");
    const page = await openPage({ signedInAs: member });
    await dress(page, code, { marks });
    await page.goto(`/akasia/${conversationPath(code)}`);
    await page.locator("[data-offer]").getByRole("button", { name: "Tambah ke keranjang" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
    expect(await stored(member)).toEqual([[1, 1]]);
    await page.locator("[data-offer]").getByRole("link", { name: "Lihat keranjang" }).click();
    await page.getByRole("heading", { name: "Jurnal Tenang 14 Hari" }).waitFor();
  });

  test("a failed addition says so at the button; a retry cannot add it twice", async ({ openPage }) => {
    const { member, code } = await talked();
    const page = await openPage({ signedInAs: member, allow: [/api\/cart/] });
    await dress(page, code, { marks });
    const calls = await standIn(page, "POST", "**/api/cart", (nth) =>
      nth === 1 ? "cut" : { json: { status: "success", data: {} } },
    );
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.goto(`/netwerk/${conversationPath(code)}`);
    const card = page.locator("[data-offer]");
    await card.getByRole("button", { name: "Tambah ke keranjang" }).click();
    await card.getByRole("alert").getByText("Produk ini belum masuk keranjang.").waitFor();
    expect(logged.some((line) => line.startsWith("addToCart"))).toBe(true);
    await card.getByRole("button", { name: "Coba lagi" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
    expect(calls.length).toBe(2);
    // the direct client's products can be bought like any other client's.
    expect(await card.getByRole("link").getAttribute("href")).toBe("/netwerk/transaction/checkout");
  });
});

describe("the title of a conversation", () => {
  test("B-219, B-449, C-28: a title is requested once after the fourth message, made of the first three", async ({
    openPage,
  }) => {
    const { member, code } = await talked();
    const page = await openPage({ signedInAs: member });
    const calls = await standIn(page, "PUT", "**/api/conversations/*/edit_title", () => ({
      json: { status: "success", data: { title: "Susah fokus" } },
    }));
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await wholeAnswer(page);
    expect(calls).toEqual([]);
    await say(page, "Sejak pindah tim");
    await wholeAnswer(page, 1);
    await expect.poll(() => calls.length).toBe(1);
    const first = (await storedMessages(member, code)).slice(0, 3).map(({ text }) => text);
    expect(calls[0]?.body).toEqual({ topic: first.join("\n") });
    await say(page, "Begitu ceritanya");
    await wholeAnswer(page, 2);
    expect(calls.length).toBe(1);
  });

  test("B-219: a conversation with a title of its own keeps it", async ({ openPage }) => {
    const { member, code } = await talked();
    await exchange(member, code, "Sejak pindah tim");
    const page = await openPage({ signedInAs: member });
    const calls = await standIn(page, "PUT", "**/api/conversations/*/edit_title", () => done);
    await page.route(`**/api/conversations/${code}*`, async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.data.title = "Ceritaku";
      await route.fulfill({ response, json: body });
    });
    await page.goto(`/netwerk/${conversationPath(code)}`);
    await wholeAnswer(page, 1);
    await say(page, "Begitu ceritanya");
    await wholeAnswer(page, 2);
    expect(calls).toEqual([]);
  });
});
