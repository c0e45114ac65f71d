import { describe, expect, test } from "vitest";
import { noRisk } from "#rules/safety/danger-kinds.ts";
import { conversation, labels, last } from "#server/test/guide-conversation.ts";
import { firstStories } from "#server/test/guide-first-stories.ts";
import type { Led } from "./lead.ts";
import { lead } from "./lead.ts";
import { emptyState, flowPrefix } from "./state.ts";

/* Somebody tells something painful: each of their first messages is received, and nothing is begun for them. */

const told = firstStories.map(([field, ...texts]) => ({ field, texts, name: texts[0] }));
const flowsIn = (led: Led | undefined) => led?.choices.filter(({ id }) => id.startsWith(flowPrefix)) ?? [];

describe.each(told)("$name", ({ field, texts }) => {
  const leds = conversation(field, texts);

  test("begins no flow, and at most one stands beside the story", () => {
    for (const led of leds) {
      expect(led.state.flow).toBeUndefined();
      expect(flowsIn(led).length).toBeLessThan(2);
    }
    expect(flowsIn(leds[2])).toEqual([]);
  });

  test("gets one open question to each message, and the notice of a program once", () => {
    for (const { text } of leds) expect(text.match(/\?/g)).toHaveLength(1);
    const all = leds.map(({ text }) => text).join("\n");
    expect(all.match(/\bprogram\b/g)).toHaveLength(1);
  });
});

describe("a story", () => {
  test("brings no steps uninvited once the member has chosen to be listened to", () => {
    for (const { field, texts } of told.slice(0, 12)) {
      const all = conversation(field, [texts[0], "Cerita dulu saja", ...texts.slice(1)]);
      for (const led of all.slice(1)) {
        expect(labels(led)).not.toContain("Pilih langkah");
        expect(flowsIn(led)).toEqual([]);
      }
    }
  });

  test("“iya” within it takes up nothing", () => {
    const led = last("relationships", [
      "ibu saya pikun mulai tahun ini. kemarin dia panggil saya pakai nama adiknya yang sudah meninggal",
      "saya jawab saja, iya bu",
    ]);
    expect(led?.state.flow).toBeUndefined();
  });

  test("ends where something is asked for", () => {
    const led = last("career", [
      "skripsiku ditolak lagi sama dosbing, katanya ulang dari bab 2",
      "tolong bikinin rencana belajarnya dong",
    ]);
    expect(led?.state.flow?.id ?? labels(led)).toEqual(
      led?.state.flow ? "rencana-belajar" : expect.arrayContaining(["Susun rencana belajar"]),
    );
  });

  test("names where to turn to at most once in an answer", () => {
    let state = emptyState;
    for (const text of [
      "saya nangis sendiri di dapur semalam, anak sudah tidur",
      "salah ya aku pukul bantal",
    ]) {
      const led = lead(state, { text, field: "wellbeing", riskLevel: 1, risk: noRisk, isClosing: false });
      state = led.state;
      expect(led.text.match(/“Bantuan”/g)?.length ?? 0).toBeLessThan(2);
    }
  });
});

describe("a message that asks for something", () => {
  test.each([
    ["career", "tolong bikinin surat resign, aku capek banget sama bos", "Susun surat resign"],
    [
      "business",
      "omzet warung saya turun terus tiga bulan ini, pelanggan pindah ke sebelah",
      "Cari sebab omzet turun",
    ],
    [
      "relationships",
      "gimana cara minta maaf ke ibu mertua, kemarin aku kelepasan bentak",
      "Tulis permintaan maaf",
    ],
  ] as const)("%s: %s gets that first", (field, text, label) =>
    expect(labels(last(field, [text]))).toContain(label),
  );
});
