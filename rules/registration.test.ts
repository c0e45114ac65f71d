import { expect, test } from "vitest";
import { isOfContext, isPattern } from "./registration.ts";

test.for(["alma1234", "ALMA-2026", "netwerk!!", "netwerk2026alma", "AlmaCare99", "a-l-m-a-12345"])(
  "ASVS 6.2.11: %s is made of our and the client's name alone",
  (password) => {
    expect(isOfContext(password, ["netwerk", "Netwerk"])).toBe(true);
  },
);

test.for(["rahasia-alma", "kucing alma", "12345678", "!!!!!!!!", "palma-de-mallorca", ""])(
  "ASVS 6.2.11: %s has more in it, or nothing of it",
  (password) => {
    expect(isOfContext(password, ["netwerk", "Netwerk"])).toBe(false);
  },
);

test.for(["indonesia123", "bismillah1", "sayang-123", "Alhamdulillah", "katasandi99", "cintasayang1"])(
  "ASVS 6.2.4: %s is what is tried first in Indonesian",
  (password) => {
    expect(isOfContext(password, [])).toBe(true);
  },
);

// All of them are among the most common passwords of breaches, and the library's list leaves out what has a pattern.
test.for([
  ...["00000000", "aaaaaaaa", "12121212", "123123123", "12341234", "abcabcab"],
  ...["12345678", "87654321", "abcdefgh", "1234567890", "9876543210", "ZYXWVUTS"],
  ...["17081945", "1945-08-17", "17/08/1945", "01012000"],
])("ASVS 6.2.4: %s is a repetition, a sequence or a date", (password) => {
  expect(isPattern(password)).toBe(true);
});

test.for([
  "aaaaaaab",
  "12345679",
  "abcdefgi",
  "39181945",
  "17081845",
  "kuda9rot",
  "081234567890",
  "17081945x",
  "",
])("ASVS 6.2.4: %s is none of them", (password) => {
  expect(isPattern(password)).toBe(false);
});
