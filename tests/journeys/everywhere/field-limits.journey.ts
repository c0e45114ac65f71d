import { expect } from "vitest";
import { joinTexts } from "#texts/join-expert.ts";
import { alive } from "../setup/browsing.ts";
import { newMember, send, test } from "../setup/journey.ts";

const enough = { name: "Ani", phone: "0812345678", password: "kuda9rot" };
let made = 0;

/** Signs up with these values; returns the names of the refused fields. */
async function refusedFields(over: Partial<typeof enough>): Promise<string[]> {
  made += 1;
  const values = { ...enough, ...over };
  const email = `batas-${process.pid}-${made}@contoh.test`;
  const { status, body } = await send("POST", "/api/users/signup", {
    body: { ...values, email, confirm_password: values.password, username: "netwerk" },
  });
  if (status === 201) return [];
  expect(status).toBe(422);
  return Object.keys(body.error as Record<string, string[]>);
}

test("B-440: the minimum is 8 characters for a password, 3 for a name and 10 digits for a phone number", async ({
  openPage,
}) => {
  expect(await refusedFields({})).toEqual([]);
  expect(await refusedFields({ password: "kuda9ro" })).toContain("password");
  expect(await refusedFields({ name: "An" })).toEqual(["name"]);
  expect(await refusedFields({ phone: "081234567" })).toEqual(["phone"]);
  // The form shows the same errors before it sends anything.
  const page = await openPage({ path: "register" });
  await alive(page);
  const field = (name: string) => page.locator(`form [name=${name}]`);
  for (const [name, text] of [
    ["name", "An"],
    ["phone", "081234567"],
    ["email", "batas@contoh.test"],
    ["password", "kuda9ro"],
    ["confirm_password", "kuda9ro"],
  ] as const)
    await field(name).fill(text);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/users/signup")) asked += 1;
  });
  await page.locator("form button[type=submit]").click();
  for (const name of ["name", "phone", "password"])
    await expect.poll(() => field(name).getAttribute("aria-invalid")).toBe("true");
  await field("name").fill("Ani");
  await field("phone").fill("0812345678");
  await field("password").fill("kuda9rot");
  await field("confirm_password").fill("kuda9rot");
  for (const name of ["name", "phone", "password"])
    await expect.poll(() => field(name).getAttribute("aria-invalid")).toBeNull();
  expect(asked).toBe(0);
});

test("B-453: feedback is cut to 500 characters, an expert's biography to 100", async ({ openPage }) => {
  const page = await openPage({ signedInAs: await newMember(), path: "feedback" });
  const message = page.getByRole("textbox");
  await message.fill("a".repeat(501));
  expect(await message.inputValue()).toBe("a".repeat(500));
  await page.goto("/netwerk/join-expert");
  await page.getByRole("button", { name: joinTexts.submit }).waitFor();
  await alive(page);
  const biography = page.locator("form [name=biography]");
  await biography.fill("a".repeat(101));
  expect(await biography.inputValue()).toBe("a".repeat(100));
});
