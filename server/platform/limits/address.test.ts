import { expect, test } from "vitest";
import { startTestApp } from "#server/test/test-app.ts";
import { countedAddress } from "./address.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["1:2:3:4:5:6::", "1:2:3:4::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s is counted as %s", (ip, counted) => {
  expect(countedAddress(ip)).toBe(counted);
});

test("limits by address hold for a whole IPv6 network, and for no other", async () => {
  const t = await startTestApp();
  const ask = (remoteAddress: string, n: number) =>
    t.server.inject({
      method: "POST",
      url: "/api/users/forgot-password",
      remoteAddress,
      payload: { email: `orang-${n}@anggota.test`, username: "netwerk" },
    });
  const statuses = [];
  for (let n = 0; n < 21; n += 1) statuses.push((await ask(`2001:db8:7:7::${n + 1}`, n)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect((await ask("2001:db8:7:8::1", 30)).statusCode).toBe(200);
  await t.close();
});
