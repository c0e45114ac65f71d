import { describe, expect } from "vitest";
import { reach, refused } from "../setup/browsing.ts";
import { put } from "../setup/cart.ts";
import { newMember, test } from "../setup/journey.ts";

describe("B-157, A-33: the cart in the header", () => {
  test("B-058, B-255, B-258: akasia's button counts the pieces and leads to the cart", async ({
    openPage,
  }) => {
    const member = await newMember({ client: "akasia" });
    await put(member, 1, 2);
    await put(member, 3);
    const page = await openPage({ signedInAs: member, path: "conversation" });
    const button = page.getByRole("link", { name: "Buka keranjang, 3 barang" });
    await button.waitFor();
    expect(await page.locator("[data-cart-count]").innerText()).toBe("3");
    await button.click();
    await reach(page, "/akasia/transaction/checkout");
  });

  test("B-058: netwerk has no cart button and makes no cart call; meditap has the button", async ({
    openPage,
  }) => {
    const page = await openPage({ signedInAs: await newMember() });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/netwerk/conversation");
    await page.getByRole("button", { name: "Saldo 05:00" }).waitFor();
    expect(await page.getByRole("link", { name: /keranjang/ }).count()).toBe(0);
    expect(asked).not.toContain("/api/cart/user");
    const other = await openPage({
      signedInAs: await newMember({ client: "meditap" }),
      path: "conversation",
    });
    await other.getByRole("link", { name: "Buka keranjang", exact: true }).waitFor();
  });

  test("B-257: an unreadable cart is logged without a message", async ({ openPage }) => {
    const page = await openPage({
      signedInAs: await newMember({ client: "akasia" }),
      allow: [refused(422), /answer: 422/],
    });
    const logged = page.waitForEvent("console", (message) => message.text().startsWith("cart"));
    await page.route("**/api/cart/user", (route) => route.fulfill({ status: 422, json: {} }));
    await page.goto("/akasia/conversation");
    await logged;
    await page.getByRole("link", { name: "Buka keranjang", exact: true }).waitFor();
    expect(await page.locator("[data-toast]").count()).toBe(0);
  });
});
