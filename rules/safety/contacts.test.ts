import { describe, expect, it } from "vitest";
import { type ClientContact, defaultContacts, helpContacts, isMedical } from "./contacts.ts";
import type { RiskCategory, RiskLevel, RiskTopic } from "./types.ts";

/** Saturday 21 November 2026, 10.00 WIB. */
const atMs = Date.UTC(2026, 10, 21, 3);
const afterExpiry = Date.UTC(2030, 0, 1);

const clientContact = (over: Partial<ClientContact> = {}): ClientContact => ({
  label: "Tim Pendamping",
  detail: "Konselor kampus.",
  kind: "tel",
  value: "0811-222-333",
  hours: null,
  categories: [],
  expiresAt: "2027-01-01",
  ...over,
});
const labels = (level: RiskLevel, categories: RiskCategory[], added: ClientContact[] = [], now = atMs) =>
  helpContacts({ level, categories, client: added, atMs: now }).map(({ label }) => label);

describe("whom to turn to", () => {
  it.each<[RiskLevel, RiskCategory, string[]]>([
    [2, "ideation", ["119 lalu tekan 8", "Telepon 119", "IGD terdekat"]],
    [2, "self_harm", ["119 lalu tekan 8", "Telepon 119", "IGD terdekat"]],
    [2, "distress", ["119 lalu tekan 8", "Telepon 119", "IGD terdekat"]],
    [3, "ideation", ["Telepon 119", "IGD terdekat", "119 lalu tekan 8"]],
    [2, "plan_or_imminent", ["Telepon 119", "IGD terdekat", "119 lalu tekan 8"]],
    [2, "violence_victim", ["Polisi 110", "SAPA 129", "Telepon 119"]],
    [3, "violence_victim", ["Polisi 110", "SAPA 129", "Telepon 119"]],
    [3, "violence_to_others", ["Polisi 110", "SAPA 129", "Telepon 119"]],
    [2, "psychosis", ["IGD terdekat", "Telepon 119", "119 lalu tekan 8"]],
  ])("level %i, %s: the right ones lead", (level, category, first) => {
    expect(labels(level, [category], [clientContact()]).slice(0, 3)).toEqual(first);
  });

  it("the most urgent kind of several decides, and without any 119 leads", () => {
    expect(labels(3, ["violence_victim", "plan_or_imminent"])[0]).toBe("Telepon 119");
    expect(labels(2, ["ideation", "violence_victim"])[0]).toBe("Polisi 110");
    expect(labels(1, [])[0]).toBe("Telepon 119");
  });

  it("SAPA 129 and the police stand where there is violence, and only there", () => {
    expect(labels(2, ["violence_victim"])).toEqual(expect.arrayContaining(["SAPA 129", "Polisi 110"]));
    expect(labels(3, ["violence_to_others"])).toEqual(expect.arrayContaining(["SAPA 129", "Polisi 110"]));
    expect(labels(2, ["ideation"])).not.toContain("SAPA 129");
  });

  it("nothing slow and nothing by message stands on the card of level 3", () => {
    const card = helpContacts({ level: 3, categories: ["ideation", "violence_victim"], client: [], atMs });
    expect(card.map(({ kind }) => kind)).toEqual(
      card.map(({ href }) => (href.startsWith("tel:") ? "tel" : "place")),
    );
    expect(card.map(({ label }) => label)).toEqual([
      "Polisi 110",
      "SAPA 129",
      "Telepon 119",
      "IGD terdekat",
      "119 lalu tekan 8",
    ]);
  });

  it("after their date secondary contacts hide themselves, the others never", () => {
    const later = labels(2, ["ideation", "violence_victim"], [], afterExpiry);
    expect(later).toEqual(["Polisi 110", "SAPA 129", "Telepon 119", "IGD terdekat", "119 lalu tekan 8"]);
    expect(labels(2, ["ideation"])).toContain("healing119.id");
  });

  it("what is slow, or not everywhere, is marked and comes last", () => {
    const card = helpContacts({ level: 2, categories: ["ideation"], client: [clientContact()], atMs });
    const marked = card.filter(({ isSecondary }) => isSecondary).map(({ label }) => label);
    expect(marked).toEqual(["Darurat 112", "healing119.id", "BISA Helpline", "Into The Light Indonesia"]);
    expect(card.slice(-marked.length).map(({ label }) => label)).toEqual(marked);
    expect(card.find(({ label }) => label === "Tim Pendamping")?.isSecondary).toBe(false);
  });

  it("numbers that are closed or unverified are nowhere, and every entry tells its source and date", () => {
    const all = JSON.stringify(defaultContacts).replace(/\D/g, " ");
    expect(all).not.toMatch(/500 ?454|1500 ?567|\b184\b|8138007/);
    for (const { verifiedAt, expiresAt, sourceDate } of defaultContacts) {
      expect(Date.parse(expiresAt) - Date.parse(verifiedAt)).toBe(90 * 86_400_000);
      expect(sourceDate).toMatch(/^20\d\d/);
    }
  });

  it("a number that needs an extension dials 119 and says what to press", () => {
    const line = defaultContacts.find(({ id }) => id === "119-8");
    expect([line?.href, line?.label]).toEqual(["tel:119", "119 lalu tekan 8"]);
  });
});

describe("where a body needs an ambulance", () => {
  const card = (topics: RiskTopic[], level: RiskLevel = 3, now = atMs) =>
    helpContacts({ level, categories: ["plan_or_imminent"], topics, client: [], atMs: now });

  it.each<RiskTopic>(["emergency", "overdose"])(
    "%s: a second number stands in place of a line to talk",
    (topic) => {
      expect(card([topic]).map(({ label }) => label)).toEqual(["Telepon 119", "IGD terdekat", "Darurat 112"]);
      const second = card([topic]).at(-1);
      expect([second?.href, second?.isSecondary]).toEqual(["tel:112", false]);
      expect(second?.detail).toContain("bila tersedia di daerahmu");
      expect(isMedical({ level: 3, categories: [], topics: [topic] })).toBe(true);
    },
  );

  it("what is only asked about, or of another kind, keeps its line to talk", () => {
    expect(card(["overdose"], 2).map(({ label }) => label)).toContain("119 lalu tekan 8");
    expect(card([]).map(({ label }) => label)).toContain("119 lalu tekan 8");
    expect(isMedical({ level: 2, categories: [], topics: ["overdose"] })).toBe(false);
  });

  it("the second number hides itself after its date as everywhere", () => {
    expect(card(["emergency"], 3, afterExpiry).map(({ label }) => label)).toEqual([
      "Telepon 119",
      "IGD terdekat",
    ]);
  });
});

describe("what a client adds", () => {
  it("comes after ours and takes nothing away", () => {
    const added = labels(3, ["ideation"], [clientContact({ label: "Telepon kami dulu" })]);
    expect(added).toEqual(["Telepon 119", "IGD terdekat", "119 lalu tekan 8", "Telepon kami dulu"]);
  });

  it("stands only where it fits, while it is fresh, and at level 3 only when it answers at once", () => {
    expect(labels(2, ["ideation"], [clientContact({ categories: ["violence_victim"] })])).not.toContain(
      "Tim Pendamping",
    );
    expect(labels(2, ["ideation"], [clientContact({ expiresAt: "2026-11-20" })])).not.toContain(
      "Tim Pendamping",
    );
    expect(labels(3, ["ideation"], [clientContact({ kind: "wa", value: "+62811222333" })])).not.toContain(
      "Tim Pendamping",
    );
    expect(labels(2, ["ideation"], [clientContact({ kind: "wa", value: "+62811222333" })])).toContain(
      "Tim Pendamping",
    );
  });

  it.each([
    ["tel", "0811-222-333", "tel:0811222333"],
    ["wa", "+62 811 222 333", "https://wa.me/62811222333"],
    ["url", "https://contoh.test/bantuan", "https://contoh.test/bantuan"],
  ] as const)("becomes a link of its kind: %s %s", (kind, value, href) => {
    const [, , , ...rest] = helpContacts({
      level: 2,
      categories: [],
      client: [clientContact({ kind, value })],
      atMs,
    });
    expect(rest[0]?.href).toBe(href);
  });

  it.each([
    ["tel", "javascript:alert(1)"],
    ["tel", "119,8"],
    ["wa", "12"],
    ["url", "javascript:alert(1)"],
    ["url", "http://contoh.test"],
    ["place", "  "],
  ] as const)("is left out when its value is none of its kind: %s %s", (kind, value) => {
    expect(labels(2, [], [clientContact({ kind, value })])).not.toContain("Tim Pendamping");
  });

  const officeHours = { zone: "WITA", days: [1, 2, 3, 4, 5], opens: 480, closes: 960 } as const;
  const detailAt = (now: number) =>
    helpContacts({
      level: 2,
      categories: [],
      client: [clientContact({ hours: { ...officeHours, days: [...officeHours.days] } })],
      atMs: now,
    }).find(({ label }) => label === "Tim Pendamping")?.detail;

  it("says when it opens again, in its own zone", () => {
    expect(detailAt(atMs)).toBe("Konselor kampus. Tutup, buka lagi Senin 08.00 WITA.");
    const mondayNoon = Date.UTC(2026, 10, 23, 4);
    expect(detailAt(mondayNoon)).toBe("Konselor kampus.");
    const mondayBeforeOpening = Date.UTC(2026, 10, 22, 23, 59);
    expect(detailAt(mondayBeforeOpening)).toBe("Konselor kampus. Tutup, buka lagi Senin 08.00 WITA.");
    const mondayAtClosing = Date.UTC(2026, 10, 23, 8);
    expect(detailAt(mondayAtClosing)).toBe("Konselor kampus. Tutup, buka lagi Selasa 08.00 WITA.");
  });
});
