import { expect, test } from "vitest";
import { payAddress } from "./pay-address.ts";

test.each(["/netwerk/transaction/history", "/x", "//jahat.test/x"])(
  "B-334, A-118: %s leads to the history, whatever it names",
  (url) => {
    expect(payAddress(url)).toBe("history");
  },
);

test.each([
  "https://app.sandbox.midtrans.com/snap/v4/redirection/abc",
  "http://127.0.0.1:4000/_simulator/abc",
  "http://localhost:3000/_simulator/abc",
])("B-335: the browser goes to %s", (url) => {
  expect(payAddress(url)).toBe(url);
});

test.each([
  undefined,
  null,
  "",
  7,
  "javascript:alert(1)",
  "data:text/html,x",
  "http://jahat.test/bayar",
  "http://127.0.0.1.jahat.test/",
  "bukan alamat",
])("B-336: %s is no payment address", (url) => {
  expect(payAddress(url)).toBeUndefined();
});
