import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openAbilities } from "./abilities.ts";

const endpoint = { baseUrl: "http://model.test/v1", apiKey: "kunci", model: "uji", providerName: "uji" };
const silent = { info: () => {}, warn: () => {} };
const all = {
  streamOptions: true,
  maxCompletionTokens: true,
  effort: true,
  tools: true,
  jsonSchema: true,
  prefill: false,
};

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "alma-abilities-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** A probe that counts how often it is asked. */
function probing(found = all) {
  const probe = async () => {
    probe.times += 1;
    return found;
  };
  probe.times = 0;
  return probe;
}

test("an endpoint is probed once, what it can do is written down, and nothing of its key", async () => {
  const dataDir = join(folder, "once");
  const probe = probing();
  const first = openAbilities(endpoint, dataDir, silent, probe);
  expect(first.tools).toBe(false);
  await first.learn();
  await first.learn();
  expect(first.tools).toBe(true);
  const next = openAbilities(endpoint, dataDir, silent, probe);
  expect(next.tools).toBe(true);
  await next.learn();
  expect(probe.times).toBe(1);
  const written = await readFile(join(dataDir, "endpoint.json"), "utf8");
  expect(JSON.parse(written)).toEqual({ baseUrl: endpoint.baseUrl, model: "uji", capabilities: all });
});

test("another process of the same start reads what the first one writes down", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const dataDir = join(folder, "shared");
  const probe = probing();
  const other = openAbilities(endpoint, dataDir, silent, probe);
  const read = other.readWritten();
  await openAbilities(endpoint, dataDir, silent, probe).learn();
  expect(other.tools).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  await read;
  expect([other.tools, probe.times]).toEqual([true, 1]);
  vi.useRealTimers();
});

test("another model is probed anew, and so is one whose file cannot be read", async () => {
  const dataDir = join(folder, "other");
  const probe = probing();
  await openAbilities(endpoint, dataDir, silent, probe).learn();
  const other = openAbilities({ ...endpoint, model: "lain" }, dataDir, silent, probe);
  expect(other.tools).toBe(false);
  await other.learn();
  await writeFile(join(dataDir, "endpoint.json"), "rusak");
  await openAbilities(endpoint, dataDir, silent, probe).learn();
  expect(probe.times).toBe(3);
});

test("an endpoint that cannot be probed has no tools, and is probed at the next start", async () => {
  const fails = async () => {
    throw new Error("down");
  };
  const abilities = openAbilities(endpoint, join(folder, "down"), silent, fails);
  await abilities.learn();
  expect(abilities.tools).toBe(false);
});

test("a setting decides without a probe", async () => {
  const probe = probing();
  for (const tools of [true, false]) {
    const abilities = openAbilities({ ...endpoint, tools }, join(folder, "set"), silent, probe);
    await abilities.learn();
    expect(abilities.tools).toBe(tools);
  }
  expect(probe.times).toBe(0);
});
