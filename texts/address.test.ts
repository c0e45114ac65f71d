import { describe, expect, test } from "vitest";
import { loginTexts } from "./account/account.ts";
import { registerTexts } from "./account/register.ts";
import { verifyTexts } from "./account/verify.ts";
import { statementTexts } from "./balance/statement.ts";
import { cartTexts } from "./cart.ts";
import { checkoutTexts } from "./checkout.ts";
import { confirmTexts } from "./frame/confirm.ts";
import { libraryTexts } from "./library.ts";
import { historyTexts, orderTexts, returnTexts } from "./order/order-history.ts";
import { packageCheckoutTexts, packageTexts, planTexts } from "./package.ts";
import { changePasswordTexts, forgotTexts, passwordTexts } from "./password.ts";
import { productTexts } from "./product.ts";
import { profileTexts } from "./profile.ts";
import { srqDetailTexts, srqResultTexts, srqSafetyTexts } from "./srq/srq.ts";
import { voucherTexts } from "./voucher.ts";

/** Returns all sentences of a text object, and of a pattern its source. */
function sentencesOf(texts: unknown): string[] {
  if (typeof texts === "string" || typeof texts === "function") return [String(texts)];
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(sentencesOf) : [];
}

/** Words that end like the familiar possessive and are none. */
const others = /\b(?:jamu|kamu|semu|tamu|temu|bertemu|ketemu)\b/gi;
const isFamiliar = (text: string): boolean =>
  /\bkamu\b/i.test(text) || /[a-z]{2}mu\b/.test(text.replace(others, ""));
const isPolite = (text: string): boolean => /\bAnda\b/.test(text);
const isAddressing = (text: string): boolean => isPolite(text) || isFamiliar(text);

test.each([
  ["Cek emailmu dulu", true],
  ["Apa yang kamu cari?", true],
  ["Produk tidak ditemukan, coba kata lain untuk bertemu", false],
])("%s", (text, expected) => {
  expect(isFamiliar(text)).toBe(expected);
});

describe("one screen addresses its reader in one way", () => {
  test("money, deletion and law say Anda, never kamu", () => {
    const familiar = [
      cartTexts,
      changePasswordTexts,
      checkoutTexts,
      historyTexts,
      libraryTexts,
      orderTexts,
      packageCheckoutTexts,
      packageTexts,
      planTexts,
      productTexts,
      profileTexts,
      returnTexts,
      statementTexts,
      voucherTexts,
    ]
      .flatMap(sentencesOf)
      .filter(isFamiliar);
    expect(familiar).toEqual([]);
  });

  test("beside a quoted sentence that says Anda, ours name nobody", () => {
    const { created, createdTitle, sameBrowser, resendTitle, resendEmail, resendNext, toLogin } = verifyTexts;
    expect(isPolite(created) && isPolite(forgotTexts.sent)).toBe(true);
    const ours = [createdTitle, sameBrowser, resendTitle, resendEmail, resendNext, toLogin];
    const addressing = [...ours, ...sentencesOf(forgotTexts)].filter(isAddressing);
    expect(addressing).toEqual([forgotTexts.sent]);
  });

  test("between the questions of the screening and its sentences about danger, ours name nobody", () => {
    const { message, lead, imminent, followUp, ...others } = srqSafetyTexts;
    expect([message, lead, imminent, followUp, srqResultTexts.onlyEndingLife].some(isPolite)).toBe(false);
    expect([others, srqDetailTexts].flatMap(sentencesOf).filter(isAddressing)).toEqual([]);
  });
});

test("screens say password, as the quoted sentences do; only the link T-005 and its page say kata sandi", () => {
  const { title, pageTitle, ...forgot } = forgotTexts;
  expect([title, pageTitle].every((text) => text.startsWith("Lupa kata sandi"))).toBe(true);
  const { forgotPassword, ...login } = loginTexts;
  expect(forgotPassword).toBe("Lupa kata sandi?");
  const texts = [
    forgot,
    login,
    registerTexts,
    passwordTexts,
    changePasswordTexts,
    profileTexts,
    confirmTexts,
  ];
  expect(texts.flatMap(sentencesOf).filter((text) => /kata sandi/i.test(text))).toEqual([]);
});
