import { describe, expect, test } from "vitest";
import { noRisk } from "#rules/safety/danger-kinds.ts";
import type { RiskLevel } from "#rules/safety/types.ts";
import { introduction } from "#server/external/model/guide/lines/lines.ts";
import { isNonsense } from "#server/external/model/guide/words/to-guide/commands.ts";
import type { Field } from "./flow.ts";
import { flowOf, flows } from "./flows.ts";
import { type Led, lead } from "./lead.ts";
import { emptyState, guideStateSchema } from "./state.ts";

type Facts = {
  field?: Field;
  riskLevel?: RiskLevel;
  isClosing?: boolean;
};

/** Plays a conversation and returns the guide's answers. The state passes through its stored form each time. */
function conversation(texts: readonly string[], facts: Facts = {}): Led[] {
  let state = emptyState;
  return texts.map((text) => {
    const led = lead(state, {
      ...{ text, field: "wellbeing", riskLevel: 0, risk: noRisk, isClosing: false },
      ...facts,
    });
    state = guideStateSchema.parse(JSON.parse(JSON.stringify(led.state)));
    return led;
  });
}

const labels = (led: Led | undefined) => led?.choices.map(({ label }) => label) ?? [];

const sentences = (led: Led) =>
  (led.document ? led.text.replace(led.document.text, "") : led.text)
    .split(/(?<=[.!?])\s+|\n+/)
    .map((one) => one.trim())
    .filter((one) => one.split(" ").length > 3);

const twice = (all: Led[]) => {
  const said = all.flatMap(sentences);
  return said.filter((one, at) => said.indexOf(one) < at);
};

const resign = [
  "tolong bikinin surat resign",
  "Susun surat resign",
  "Rina Wulandari",
  "Staf gudang",
  "PT Sinar Jaya",
  "31 Desember 2026",
];

describe("what the guide is", () => {
  test("it says once that it is automatic, and says so again when asked", () => {
    const [first, second, third] = conversation(["halo", "kamu siapa?", "ini orang beneran ya"]);
    expect(first?.text).toContain(introduction);
    expect(second?.text).not.toContain(introduction);
    expect(second?.text).toMatch(/program|otomatis/);
    expect(third?.text).toMatch(/otomatis|manusia/);
  });

  test("who wants a human is told that nobody is here, and where people are", () => {
    expect(conversation(["mau ngomong sama orang"]).at(-1)?.text).toMatch(/tidak ada petugas.*Bantuan/s);
  });

  test("the same conversation goes the same way", () => {
    expect(conversation(resign)).toEqual(conversation(resign));
  });
});

describe("a wish that has a flow", () => {
  test("is offered to be confirmed, led through, and ends with a document of what was written", () => {
    const all = conversation([...resign, "Tidak perlu"], { field: "career" });
    expect(labels(all[0])).toEqual(
      expect.arrayContaining(["Susun surat resign", "Bukan itu", "Cerita dulu saja"]),
    );
    expect(all[0]?.choices.filter(({ id }) => id.startsWith("flow:")).length).toBeLessThanOrEqual(3);
    const made = all.findLast(({ document }) => document)?.document;
    for (const part of ["Rina Wulandari", "PT Sinar Jaya", "31 Desember 2026", "mengundurkan diri"])
      expect(made?.text.toLowerCase()).toContain(part.toLowerCase());
    expect(twice(all)).toEqual([]);
  });

  test("what is skipped is left open in the document", () => {
    const all = conversation([
      ...resign.slice(0, 2),
      "lewati",
      "lewati",
      "PT Sinar Jaya",
      "gatau",
      "Tidak perlu",
    ]);
    expect(all.findLast(({ document }) => document)?.document?.text).toContain("(isi");
  });

  test("a part of the document can be changed, and nothing else changes", () => {
    const all = conversation([
      ...resign,
      "Tidak perlu",
      "Ubah bagian ini",
      "nama perusahaan",
      "CV Maju Terus",
    ]);
    const documents = all.flatMap(({ document }) => (document ? [document.text] : []));
    expect(documents.at(-1)).toBe(documents.at(-2)?.replaceAll("PT Sinar Jaya", "CV Maju Terus"));
  });

  test("back, another one, and stopping are understood within it", () => {
    const back = conversation([...resign.slice(0, 4), "kembali"]).at(-1);
    expect(back?.text).toContain("“Staf gudang”");
    const left = conversation([...resign.slice(0, 4), "ganti"]).at(-1);
    expect(left?.state.flow).toBeUndefined();
    const stopped = conversation([...resign.slice(0, 4), "berhenti", "Lanjutkan yang tadi"]);
    expect(labels(stopped.at(-2))).toContain("Lanjutkan yang tadi");
    expect(stopped.at(-1)?.state.flow?.id).toBe("surat-resign");
  });

  test("an answer that sounds like a command is an answer", () => {
    const all = conversation([...resign.slice(0, 2), "selesai"]);
    expect(Object.values(all.at(-1)?.state.flow?.filled ?? {})).toContain("selesai");
  });
});

describe("every flow, by its buttons and by plain answers", () => {
  /**
   * Accepts a document and finishes an exercise; otherwise presses the n-th button, or the last one when the same
   * buttons come again.
   */
  function reply({ choices }: Led, n: number, seen: Set<string>): string | undefined {
    const on = choices.find(({ id }) => id === "fine" || id === "done");
    const all = choices.map(({ label }) => label).join();
    const at = seen.has(all) ? choices.length - 1 : Math.min(n, choices.length - 1);
    seen.add(all);
    return (on ?? choices[at])?.label;
  }

  /** Walks through a flow by these buttons; where there are none, gives an answer that fits most questions. */
  function walk(id: string, n: number): Led[] {
    const flow = flowOf(id);
    const facts = {
      field: flow?.field,
      riskLevel: 0 as const,
      risk: noRisk,
      isClosing: false,
    };
    const seen = new Set<string>();
    const all = [lead(emptyState, { ...facts, text: flow?.examples[0] ?? "" })];
    let text = flow?.offer ?? "";
    for (let turn = 1; turn < 30; turn += 1) {
      const led = lead(all.at(-1)?.state ?? emptyState, { ...facts, text });
      all.push(led);
      if (!led.state.flow) break;
      text = reply(led, n, seen) ?? `jawabanku 1${turn}0.000, 2, 3`;
    }
    return all;
  }

  test.for(flows.flatMap(({ id }) => [0, 1, 2].map((n) => [id, n] as const)))(
    "%s with button %i ends with something in hand, and says nothing twice",
    ([id, n]) => {
      const all = walk(id, n);
      expect(all.at(-1)?.state.done, "found by its first example, and led to its end").toContain(id);
      expect(all.some(({ document, timer }) => document ?? timer)).toBe(true);
      expect(twice(all)).toEqual([]);
      for (const { document } of all) expect(document?.text ?? "").not.toMatch(/\{|\}|undefined|NaN/);
    },
  );

  test.for(flows.map(({ id, examples }) => [id, examples] as const))(
    "%s is among what is offered for each of its examples",
    ([id, examples]) => {
      const missed = examples.filter((text) => {
        const [led] = conversation([text], { field: flowOf(id)?.field ?? "wellbeing" });
        return !led?.choices.some((one) => one.id === `flow:${id}`);
      });
      expect(missed).toEqual([]);
    },
  );
});

describe("words outside of flows", () => {
  test("are kept, never answered as if they were understood, and can become a note or a letter as they are", () => {
    const told = [
      "Cerita dulu saja",
      "tadi siang aku ditegur depan semua orang",
      "padahal bukan salahku",
      "malu aja rasanya",
    ];
    const all = conversation(["halo", ...told, "Buat catatan"]);
    expect(all.at(-1)?.document?.text).toContain("padahal bukan salahku");
    expect(twice(all)).toEqual([]);
    for (const led of all.slice(0, -1)) {
      expect(led.text).not.toMatch(
        /pasti (?:berat|sakit|malu)|aku (?:mengerti|paham|tahu rasanya)|kedengarannya/i,
      );
    }
  });

  test("twenty messages of a story bring no sentence twice", () => {
    const all = conversation([
      "halo",
      "Cerita dulu saja",
      ...Array.from({ length: 12 }, (_, n) => `lalu yang ke ${n} begini ceritanya panjang sekali`),
    ]);
    expect(twice(all)).toEqual([]);
  });

  test("a wish without a flow is not made up: it says so and offers what there is", () => {
    const [led] = conversation(["skor bola tadi malam berapa"]);
    expect(led?.text).toMatch(/tidak mau menebak|belum punya|tidak akan mengarang/);
    expect(labels(led)).toContain("Cerita dulu saja");
  });

  test("what was declined is not offered again", () => {
    const all = conversation(["bikinin surat resign", "Bukan itu", "surat resign"], { field: "career" });
    expect(labels(all.at(-1))).not.toContain("Susun surat resign");
  });

  test("insults and nonsense are met with dignity", () => {
    const all = conversation(["goblok lo", "asdfghjk", "???", "tolol banget"]);
    expect(twice(all)).toEqual([]);
    for (const { text } of all) expect(text).not.toMatch(/goblok|tolol|bodoh/i);
  });

  test.each(["asdfgh", "???", "...", "zxcvb qwrt"])("%s is no word", (text) =>
    expect(isNonsense(text)).toBe(true),
  );
  test.each(["aku capek", "ok", "gpp", "iya sih", "12", "aq bgt"])("%s is one", (text) =>
    expect(isNonsense(text)).toBe(false),
  );
});

describe("distress", () => {
  test("someone near is named once more in each answer", () => {
    expect(conversation(["capek banget semuanya"], { riskLevel: 1 })[0]?.text).toMatch(
      /orang|psikolog|keluarga|teman/,
    );
  });

  test("when time is nearly over it says so once", () => {
    const all = conversation(["halo", "menu"], { isClosing: true });
    expect(all.filter(({ text }) => text.includes("Waktu obrolanmu tinggal sedikit."))).toHaveLength(1);
  });
});
