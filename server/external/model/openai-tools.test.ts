import { afterEach, describe, expect, test } from "vitest";
import { listen, requestOf } from "#server/test/listen.ts";
import {
  chunk,
  closePlayed,
  inOrder,
  playedEndpoint,
  refusal,
  stream,
} from "#server/test/played-endpoint.ts";
import type { Model, ModelRequest } from "./model.ts";
import { openAiModel } from "./openai.ts";
import { ModelError } from "./request.ts";

afterEach(closePlayed);

const request = requestOf([{ role: "member", text: "Bantu aku mundur dari kantor." }], {
  hasTools: true,
  facts: {
    service: "Karier",
    memberName: "Rani",
    riskLevel: 0,
    closing: false,
    products: [{ id: 7, name: "Buku", topics: [] }],
    flows: [{ id: "surat-resign", title: "Surat pengunduran diri", offer: "Susun surat resign" }],
  },
});

const able = { tools: true };

async function heard(model: Model, of: ModelRequest = request) {
  const answer = await listen(model, of);
  const documents = answer.pieces.flatMap((piece) => ("document" in piece ? piece.document : []));
  const offers = answer.pieces.filter(
    (piece) => "choices" in piece || "flowId" in piece || "productIds" in piece,
  );
  return { ...answer, documents, offers };
}

const call = (index: number, name: string, args: object | string, id: string | undefined = `id-${index}`) =>
  chunk({
    tool_calls: [
      {
        index,
        id,
        type: "function",
        function: { name, arguments: typeof args === "string" ? args : JSON.stringify(args) },
      },
    ],
  });
const more = (index: number, args: string) =>
  chunk({ tool_calls: [{ index, function: { arguments: args } }] });

describe("a model with tools", () => {
  test("is told of four tools, the same for every answer; without them it is told of none", async () => {
    const endpoint = await playedEndpoint(() => stream(chunk("Ya.", "stop")));
    const model = openAiModel(endpoint.llm, undefined, able);
    expect(model.hasTools?.()).toBe(true);
    await heard(model);
    await heard(model, { ...request, facts: { ...request.facts, products: [], flows: [], riskLevel: 3 } });
    await heard(model, { ...request, hasTools: false });
    const [one, other, none] = endpoint.asked.map(({ tools }) => tools);
    expect(JSON.stringify(one).match(/"name":"(\w+)"/g)).toHaveLength(4);
    expect(other).toEqual(one);
    expect(none).toBeUndefined();
    expect(openAiModel(endpoint.llm).hasTools?.()).toBe(false);
  });

  test("words come first and are not held back; what it offers stands below them", async () => {
    const endpoint = await playedEndpoint(() =>
      stream(
        chunk("Mau kutuntun, "),
        chunk("atau kutulis?"),
        call(0, "tawarkan_alur", { alur: "surat-resign" }),
        call(1, "beri_pilihan", '{"pilihan": ["Tulis'),
        more(1, ' saja", "Nanti"]}'),
        call(2, "tawarkan_produk", { id: 7 }),
        chunk("", "tool_calls"),
      ),
    );
    const model = openAiModel(endpoint.llm, undefined, able);
    const { text, offers, error } = await heard(model);
    expect(error).toBeUndefined();
    expect(text).toBe("Mau kutuntun, atau kutulis?");
    expect(offers).toEqual([
      { flowId: "surat-resign" },
      { choices: ["Tulis saja", "Nanti"] },
      { productIds: [7] },
    ]);
    expect(endpoint.asked.length).toBe(1);
    expect(model.called).toEqual({ taken: 3, unknown: 0, invalid: 0, not_offered: 0 });
  });

  test("a document is shown while its arguments arrive, and goes on after a length limit", async () => {
    const endpoint = await playedEndpoint(
      inOrder(
        stream(
          chunk("Ini drafnya."),
          call(0, "simpan_naskah", '{"judul": "Surat resign", "is'),
          more(0, 'i": "Yth. Bu Yati,\\nsa'),
          more(0, "ya mundur akhir bul"),
          chunk("", "length"),
        ),
        stream(chunk("mundur akhir bulan.[[/naskah]]", "stop")),
      ),
    );
    const { documents, text, error } = await heard(openAiModel(endpoint.llm, undefined, able));
    expect(error).toBeUndefined();
    expect(documents).toEqual([
      { text: "Yth. Bu Yati,\nsa", title: "Surat resign" },
      { text: "ya mundur akhir bul" },
    ]);
    expect(text).toBe("Ini drafnya.an.[[/naskah]]");
    const [part] = endpoint.asked[1]?.messages.slice(-2) ?? [];
    expect(part?.content).toBe(
      "Ini drafnya.\n[[naskah: Surat resign]]\nYth. Bu Yati,\nsaya mundur akhir bul",
    );
    expect(endpoint.asked[1]?.tool_choice).toBe("none");
  });

  test("tools and calls count towards the budget, also where the endpoint reports nothing", async () => {
    const args = '{"id":7}';
    const endpoint = await playedEndpoint(() =>
      stream(chunk("Baik."), call(0, "tawarkan_produk", args), chunk("", "tool_calls")),
    );
    const costs: number[] = [];
    const spent = (microUsd: number) => void costs.push(microUsd);
    await heard(openAiModel(endpoint.llm, undefined, able), { ...request, spent });
    const [asked] = endpoint.asked;
    const words = asked?.messages.map(({ content }) => content).join("") ?? "";
    const read = words.length + JSON.stringify(asked?.tools).length;
    const written = `Baik.tawarkan_produk${args}`.length;
    expect(costs).toEqual([Math.round(read / 3 + (5 * written) / 3)]);
  });

  test("no word waits for the rest of its call", async () => {
    const begun = [
      [chunk("Mau "), { text: "Mau " }],
      [call(0, "simpan_naskah", '{"judul": "A", "isi": "Yth. '), { document: { text: "Yth. ", title: "A" } }],
    ] as const;
    for (const [line, piece] of begun) {
      const endpoint = await playedEndpoint(() => ({ lines: [line], isLeftOpen: true }));
      const model = openAiModel(endpoint.llm, undefined, able);
      for await (const first of model.stream(request, new AbortController().signal)) {
        expect(first).toEqual(piece);
        break;
      }
    }
  });

  test("calls are a sign of life while they arrive", async () => {
    const endpoint = await playedEndpoint(() => ({
      lines: [call(0, "beri_pilihan", '{"pilihan"')],
      isLeftOpen: true,
    }));
    const model = openAiModel(endpoint.llm, undefined, able);
    for await (const first of model.stream(request, new AbortController().signal)) {
      expect(first).toEqual({ alive: true });
      break;
    }
  });

  test("a document alone is an answer; one whose title comes last has it", async () => {
    const endpoint = await playedEndpoint(() =>
      stream(call(0, "simpan_naskah", { isi: "Yth. Bu Yati 😢", judul: "Surat" }), chunk("", "tool_calls")),
    );
    const { documents, pieces } = await heard(openAiModel(endpoint.llm, undefined, able));
    expect(documents).toEqual([
      { text: "Yth. Bu Yati 😢", title: "" },
      { text: "", title: "Surat", isEnd: true },
    ]);
    expect(pieces.length).toBe(2);
    expect(endpoint.asked.length).toBe(1);
  });

  test("a model that only called is told what came of each, and then writes its words", async () => {
    const endpoint = await playedEndpoint(
      inOrder(
        stream(
          call(0, "tawarkan_alur", { alur: "buat-bom" }, "satu"),
          call(1, "beri_pilihan", { pilihan: ["Ya", "Nanti"] }, "dua"),
          chunk("", "tool_calls"),
        ),
        stream(chunk("Mau mulai?", "stop")),
      ),
    );
    const { text, offers } = await heard(openAiModel(endpoint.llm, undefined, able));
    expect([text, offers]).toEqual(["Mau mulai?", [{ choices: ["Ya", "Nanti"] }]]);
    const told = endpoint.asked[1]?.messages.slice(-3);
    expect(told?.map(({ role }) => role)).toEqual(["assistant", "tool", "tool"]);
    expect(told?.[1]).toMatchObject({
      tool_call_id: "satu",
      content: expect.stringContaining("tidak ada di daftar"),
    });
    expect(told?.[2]).toMatchObject({ tool_call_id: "dua", content: expect.stringContaining("Terpasang") });
    expect(endpoint.asked[1]).toMatchObject({ tool_choice: "none" });
  });

  test("unknown tools, arguments that cannot be read and what is not offered are ignored and counted", async () => {
    const endpoint = await playedEndpoint(() =>
      stream(
        chunk("Baik."),
        call(0, "hapus_akun", { id: 1 }),
        call(1, "constructor", {}),
        call(2, "beri_pilihan", '{"pilihan": [1]}'),
        call(3, "tawarkan_produk", { id: 8 }),
        call(4, "tawarkan_alur", "bukan json"),
        call(5, "tawarkan_produk", { id: "7; drop" }),
        chunk("", "tool_calls"),
      ),
    );
    const told: object[] = [];
    const model = openAiModel(endpoint.llm, { warn: (about) => void told.push(about) }, able);
    const { text, offers, error } = await heard(model);
    expect([text, offers, error]).toEqual(["Baik.", [], undefined]);
    expect(model.called).toEqual({ taken: 0, unknown: 2, invalid: 3, not_offered: 1 });
    expect(told).toEqual([{ taken: 0, unknown: 2, invalid: 3, not_offered: 1 }]);
  });

  test("no more than eight calls count, and no endless arguments", async () => {
    const many = Array.from({ length: 12 }, (_, n) => call(n, "beri_pilihan", { pilihan: [`Pilihan ${n}`] }));
    const endpoint = await playedEndpoint(
      inOrder(
        stream(chunk("Ya."), ...many, chunk("", "stop")),
        stream(
          chunk("Ya."),
          call(0, "beri_pilihan", '{"pilihan": ["'),
          more(0, "a".repeat(50_000)),
          chunk("", "stop"),
        ),
      ),
    );
    const model = openAiModel(endpoint.llm, undefined, able);
    expect((await heard(model)).offers.length).toBe(8);
    await heard(model);
    expect(model.called).toEqual({ taken: 8, unknown: 4, invalid: 1, not_offered: 0 });
  });

  test.each([
    [
      "without an index",
      [
        { id: "a", function: { name: "beri_pilihan", arguments: '{"pilihan":["A"]}' } },
        { id: "b", function: { name: "tawarkan_produk", arguments: '{"id":7}' } },
      ],
    ],
    [
      "with one index for all",
      [
        { index: 0, id: "a", function: { name: "beri_pilihan", arguments: '{"pilihan":["A"]}' } },
        { index: 0, id: "b", function: { name: "tawarkan_produk", arguments: '{"id":7}' } },
      ],
    ],
    [
      "without ids",
      [
        { index: 0, function: { name: "beri_pilihan", arguments: '{"pilihan":["A"]}' } },
        { index: 1, function: { name: "tawarkan_produk", arguments: '{"id":7}' } },
      ],
    ],
    [
      "with arguments as an object",
      [
        { index: 0, id: "a", function: { name: "beri_pilihan", arguments: { pilihan: ["A"] } } },
        { index: 1, id: "b", function: { name: "tawarkan_produk", arguments: { id: 7 } } },
      ],
    ],
  ])("calls %s are read, too", async (_, calls) => {
    const endpoint = await playedEndpoint(() =>
      stream(chunk("Ya."), ...calls.map((one) => chunk({ tool_calls: [one] })), chunk("", "stop")),
    );
    const { offers } = await heard(openAiModel(endpoint.llm, undefined, able));
    expect(offers).toEqual([{ choices: ["A"] }, { productIds: [7] }]);
  });

  test("rubbish in place of calls does not cost the words", async () => {
    const endpoint = await playedEndpoint(() =>
      stream(
        chunk("Aku "),
        chunk({ tool_calls: "ya" }),
        chunk({ tool_calls: [{ function: 5 }] }),
        chunk("dengar.", "stop"),
      ),
    );
    const { text, error } = await heard(openAiModel(endpoint.llm, undefined, able));
    expect([text, error]).toEqual(["Aku dengar.", undefined]);
  });

  test("an endpoint that refuses tools after all gets none from then on, and says so", async () => {
    const says = '"auto" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set';
    const endpoint = await playedEndpoint((asked) =>
      "tools" in asked ? refusal(says) : stream(chunk("Ya.", "stop")),
    );
    const model = openAiModel(endpoint.llm, undefined, able);
    expect((await heard(model)).text).toBe("Ya.");
    expect(model.hasTools?.()).toBe(false);
    expect(endpoint.asked.length).toBe(2);
  });

  test("one that refuses the results of tools fails this once, for a repeat without tools", async () => {
    const endpoint = await playedEndpoint((asked) =>
      asked.messages.some(({ role }) => role === "tool")
        ? refusal("roles must alternate")
        : stream(call(0, "beri_pilihan", { pilihan: ["Ya"] }), chunk("", "tool_calls")),
    );
    const model = openAiModel(endpoint.llm, undefined, able);
    const { error } = await heard(model);
    expect(error instanceof ModelError && error.again).toBe(true);
    expect(model.hasTools?.()).toBe(false);
  });
});
