import { describe, expect, test } from "vitest";
import type { StatementEntry } from "#contract/balance.ts";
import {
  conversationTitle,
  daysOf,
  entryDetails,
  entryTitle,
  lengthText,
  moneyText,
  movedText,
  signed,
} from "./statement-text.ts";

const now = new Date("2026-11-21T12:00:00Z");
const talk = { code: "abc", title: "Ibu dan aku", expert_id: 1, expert: "Rara" };
const gone = { code: null, title: "Obrolan yang sudah dihapus", expert_id: 1, expert: "Rara" };
const order = { no_invoice: "INV-1", name: "Paket PRO" };

const entry = (over: Partial<StatementEntry>): StatementEntry => ({
  id: 1,
  kind: "talk",
  reason: null,
  from: "2026-11-21T07:02:00Z",
  to: "2026-11-21T07:20:00Z",
  movements: [{ account: "free", expert_id: null, seconds: -760 }],
  seconds: -760,
  paused: null,
  rupiah: 0,
  balance: 140,
  conversation: null,
  order: null,
  ...over,
});

describe("X-07: seconds in words", () => {
  test("amounts have a sign before mm:ss, and words for screen readers", () => {
    expect([signed(300), signed(-40), signed(0)]).toEqual(["+05:00", "−00:40", "00:00"]);
    expect([movedText(300), movedText(-3661), movedText(0)]).toEqual([
      "bertambah 5 menit",
      "berkurang 1 jam 1 menit 1 detik",
      "waktu tidak berubah",
    ]);
    expect(lengthText(0)).toBe("0 detik");
  });
});

describe("X-07: the text of each kind of entry", () => {
  test.each<[Partial<StatementEntry>, string]>([
    [{ conversation: talk }, "Ngobrol dengan Rara"],
    [{ conversation: { ...gone, expert: null } }, "Obrolan yang sudah dihapus"],
    [{ kind: "compensation", reason: "wait" }, "Kompensasi: menunggu jawaban lebih dari 3 detik"],
    [{ kind: "compensation", reason: "interrupted" }, "Kompensasi: jawaban terputus"],
    [{ kind: "compensation", reason: "safety" }, "Satu menit terakhir tidak dihitung"],
    [{ kind: "compensation" }, "Kompensasi"],
    [{ kind: "free_granted" }, "Waktu gratis hari ini"],
    [{ kind: "free_granted", from: "2026-11-19T07:02:00Z" }, "Waktu gratis"],
    [{ kind: "free_expired" }, "Sisa waktu gratis sebelumnya hangus"],
    [{ kind: "free_reset" }, "Isi ulang dari mitra"],
    [{ kind: "time_bought", seconds: 1800, order }, "Paket PRO: 30 menit"],
    [{ kind: "time_bought", seconds: 1800 }, "Pembelian waktu"],
    [{ kind: "order_paid", rupiah: 55_000, order }, "Pembayaran: Paket PRO"],
    [{ kind: "order_refunded", rupiah: -55_000, order }, "Pengembalian uang: Paket PRO"],
    [{ kind: "time_taken_back", seconds: -1800, order }, "Waktu dari Paket PRO ditarik kembali: 30 menit"],
    [{ kind: "other" }, "Penyesuaian"],
  ])("%o", (over, title) => {
    expect(entryTitle(entry(over), now)).toBe(title);
  });

  test("a conversation names its start and end, its pauses and which time it used", () => {
    const [when, ...rest] = entryDetails(entry({ conversation: talk, paused: 320 }));
    expect(when).toMatch(/^\d\d\.02–\d\d\.20$/);
    expect(rest).toEqual(["Dijeda 05:20", "waktu gratis"]);
    expect(entryDetails(entry({ paused: 7512 }))[1]).toBe("Dijeda 2 jam 5 menit 12 detik");
  });

  test("time from both sources names the share of each", () => {
    const movements: StatementEntry["movements"] = [
      { account: "free", expert_id: null, seconds: -60 },
      { account: "paid", expert_id: 2, seconds: -30 },
    ];
    expect(entryDetails(entry({ movements })).slice(1)).toEqual([
      "waktu gratis −01:00",
      "waktu berbayar −00:30",
    ]);
  });

  test("a payment names its invoice and amount once", () => {
    const paid = entry({ kind: "order_paid", rupiah: 55_000, movements: [], seconds: 0, order });
    expect([moneyText(paid), entryDetails(paid).slice(1)]).toEqual(["Rp55.000", ["Pesanan INV-1"]]);
    expect(moneyText(entry({ kind: "time_bought", order }))).toBe(undefined);
  });

  test("a title shows where the conversation has one; a deleted conversation says so", () => {
    expect(conversationTitle(entry({ conversation: talk }))).toBe("Ibu dan aku");
    expect(conversationTitle(entry({ conversation: { ...talk, title: "Unknown Title" } }))).toBe(undefined);
    expect(conversationTitle(entry({ conversation: gone }))).toBe(undefined);
    expect(entryDetails(entry({ conversation: gone }))).toContain("Obrolan yang sudah dihapus");
  });
});

test("X-07: entries are grouped by day", () => {
  const days = daysOf(
    ["2026-11-21T07:00:00Z", "2026-11-21T06:00:00Z", "2026-11-20T06:00:00Z"].map((from, n) =>
      entry({ id: 9 - n, from }),
    ),
    now,
  );
  expect(days.map(({ name, entries }) => [name, entries.length])).toEqual([
    ["hari ini", 2],
    ["kemarin", 1],
  ]);
});
