import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "#web/api/api.ts";
import type { ChatEvents } from "./chat-box.ts";
import type { ChatPort, ConversationPage } from "./chat-port.ts";
import { ChatSession } from "./chat-session.ts";
import type { ChatStore } from "./chat-store.ts";
import type { Outgoing } from "./message.ts";

const page: ConversationPage = {
  id: 1,
  code: "kode",
  start_at: "2026-11-21T09:00:00Z",
  status: "active",
  client_id: 1,
  history_chat: [],
  history_before: null,
  duration: 0,
  expert_id: 1,
  expert: { name: "Sekar", layanan: "Kesehatan Mental", photo_url: "" },
  title: "",
  topic: "",
};

let stored: Outgoing[];
let restored: string[];
let sent: Outgoing[];

const store = (): ChatStore => ({
  readDraft: () => "",
  writeDraft: () => true,
  readOutbox: () => stored,
  writeOutbox: (items) => {
    stored = [...items];
    return true;
  },
  onDraft: () => () => {},
  readFolded: () => [],
  writeFolded: () => {},
});

const tell = (over: Partial<ChatEvents> = {}): ChatEvents => ({
  accepted: () => {},
  answered: () => {},
  changed: () => {},
  restore: (text) => void restored.push(text),
  taken: () => {},
  consent: () => {},
  timeOver: () => {},
  conversationEnded: () => {},
  gone: () => {},
  ...over,
});

/** A network that answers every question in the same way. */
const port = (ask: ChatPort["ask"], isOnline = true): ChatPort => ({
  load: async () => page,
  ask: (item, signal) => {
    sent.push(item);
    return ask(item, signal);
  },
  resume: () => Promise.reject(new ApiError(404, {})),
  stop: async () => {},
  isOnline: () => isOnline,
});

const refusing = (status: number, code: string) =>
  port(() => Promise.reject(new ApiError(status, { code, message: "Tidak." })));

const silent = port(() => new Promise(() => {}));

function opened(network: ChatPort, over: Partial<ChatEvents> = {}): ChatSession {
  const session = new ChatSession(network, store(), tell(over));
  session.open(page);
  return session;
}

beforeEach(() => {
  stored = [];
  restored = [];
  sent = [];
});

describe("what the console is told", () => {
  const told = vi.spyOn(console, "warn").mockImplementation(() => {});
  beforeEach(() => void told.mockClear());

  test.for([
    ["conversation_ended", 409, "Conversation has ended"],
    ["validation", 422, "Invalid input"],
  ] as const)("B-217: a question refused as %s", async ([code, status, words]) => {
    const session = opened(refusing(status, code));
    session.send("apa kabar");
    await vi.waitFor(() => expect(told.mock.calls).toEqual([[words]]));
    expect(restored).toEqual(["apa kabar"]);
    session.close();
  });

  test("B-217: a question before the talk is there is not taken", () => {
    const session = new ChatSession(silent, store(), tell());
    expect(session.send("apa kabar")).toBe(false);
    expect(told.mock.calls).toEqual([["Chat detail not initialized"]]);
    expect(sent).toEqual([]);
  });

  test("B-217: nothing, while all goes well", () => {
    const session = opened(silent);
    session.send("apa kabar");
    expect(told).not.toHaveBeenCalled();
    session.close();
  });
});

describe("what waits to be sent", () => {
  test("B-208, B-209, B-210: blanks are ignored, words are trimmed, one is under way at a time", () => {
    const session = opened(silent);
    expect(session.send("\n \n")).toBe(false);
    expect(session.send("  hi ")).toEqual({ isStored: true });
    expect(session.send("lagi")).toBe(false);
    expect(sent.map(({ text }) => text)).toEqual(["hi"]);
    session.close();
  });

  test("two tabs do not overwrite what waits in the other", () => {
    const offline = port(() => new Promise(() => {}), false);
    const [one, other] = [opened(offline), opened(offline)];
    one.send("dari satu");
    other.send("dari dua");
    expect(stored.map(({ text }) => text)).toEqual(["dari satu", "dari dua"]);
    other.cancel(stored[1]?.messageId ?? "");
    expect(stored.map(({ text }) => text)).toEqual(["dari satu"]);
    one.close();
    other.close();
  });

  test("what is too old to be sent by itself comes back once, and is not kept twice", () => {
    stored = [
      { messageId: "lama", text: "lama", continueOf: null, at: "2020-01-01T00:00:00Z", state: "waiting" },
    ];
    opened(silent).close();
    opened(silent).close();
    expect(restored).toEqual(["lama"]);
    expect(sent).toEqual([]);
  });
});

describe("refusals", () => {
  test("B-214: a failed question gives its text back; sent again it keeps its id", async () => {
    const session = opened(refusing(500, "internal"));
    session.send("Halo");
    await vi.waitFor(() => expect(session.getState().problem).not.toBeNull());
    expect(restored).toEqual(["Halo"]);
    session.send("Halo");
    await vi.waitFor(() => expect(sent.length).toBe(2));
    expect(sent[1]?.messageId).toBe(sent[0]?.messageId);
    session.close();
  });

  test.each([
    ["saldo_empty", 402, "timeOver"],
    ["conversation_ended", 409, "conversationEnded"],
  ] as const)("%s is told, and the text comes back", async (code, status, event) => {
    const told = vi.fn();
    const session = opened(refusing(status, code), { [event]: told });
    session.send("Halo");
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(restored).toEqual(["Halo"]);
    expect(stored).toEqual([]);
    session.close();
  });

  test("a missing consent holds the question back until it is given", async () => {
    const asked = vi.fn();
    const session = opened(refusing(403, "consent_required"), { consent: asked });
    session.send("Halo");
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    expect(stored.map(({ text }) => text)).toEqual(["Halo"]);
    session.resume();
    await vi.waitFor(() => expect(sent.length).toBe(2));
    session.giveUp();
    expect(restored).toEqual(["Halo"]);
    session.close();
  });
});
