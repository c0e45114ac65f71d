import { expect, test } from "vitest";
import { isOfContext } from "./registration.ts";

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
