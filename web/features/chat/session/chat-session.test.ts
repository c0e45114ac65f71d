import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "#web/api/api.ts";
import type { ChatPort, ConversationPage } from "#web/features/chat/connection/chat-port.ts";
import type { ChatEvents } from "./chat-box.ts";
import { ChatSession } from "./chat-session.ts";
import type { ChatStore } from "./chat-store.ts";
import { type OutboxItem, plainQuestion } from "./outbox.ts";

const page: ConversationPage = {
  id: 1,
  code: "kode",
  start_at: "2026-11-21T09:00:00Z",
  status: "active",
  client_id: 1,
  history_chat: [],
  history_before: null,
  history_after: null,
  safety: null,
  rating: null,
  duration: 0,
  expert_id: 1,
  expert: { name: "Sekar", layanan: "Kesehatan Mental", photo_url: "" },
  title: "",
  topic: "",
};

let stored: OutboxItem[];
let restored: string[];
let sent: OutboxItem[];

const store = (): ChatStore => ({
  readDraft: () => "",
  writeDraft: () => true,
  readOutbox: () => stored,
  writeOutbox: (items) => {
    stored = [...items];
    return true;
  },
  onDraft: () => () => {},
  readEdit: () => undefined,
  writeEdit: () => {},
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

describe("what is logged to the console", () => {
  const told = vi.spyOn(console, "warn").mockImplementation(() => {});
  beforeEach(() => void told.mockClear());

  test.for([
    ["conversation_ended", 409, "Conversation has ended"],
    ["validation", 422, "Invalid input"],
  ] as const)("B-217: a refusal is logged: %s", async ([code, status, words]) => {
    const session = opened(refusing(status, code));
    session.send("apa kabar");
    await vi.waitFor(() => expect(told.mock.calls).toEqual([[words]]));
    expect(restored).toEqual(["apa kabar"]);
    session.close();
  });

  test("B-217: a question before the conversation is open is logged and not taken", () => {
    const session = new ChatSession(silent, store(), tell());
    expect(session.send("apa kabar")).toBe(false);
    expect(told.mock.calls).toEqual([["Chat detail not initialized"]]);
    expect(sent).toEqual([]);
  });

  test("B-217: nothing is logged while all goes well", () => {
    const session = opened(silent);
    session.send("apa kabar");
    expect(told).not.toHaveBeenCalled();
    session.close();
  });
});

describe("sending from the outbox", () => {
  test("B-208, B-209, B-210: blank text is ignored, text is trimmed, and one message is sent at a time", () => {
    const session = opened(silent);
    for (const blank of ["\n \n", "\u200b\u2060 \ufeff", "\u2800\u00ad"])
      expect(session.send(blank)).toBe(false);
    expect(session.edit(1, "\u200b")).toBe(false);
    expect(session.send("  hi ")).toEqual({ isStored: true });
    expect(session.send("lagi")).toBe(false);
    expect(sent.map(({ text }) => text)).toEqual(["hi"]);
    session.close();
  });

  test("two tabs do not overwrite each other's outbox", () => {
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

  test("an item too old to be sent returns to the text box once and is not stored twice", () => {
    stored = [
      { messageId: "lama", text: "lama", ...plainQuestion, at: "2020-01-01T00:00:00Z", state: "waiting" },
    ];
    opened(silent).close();
    opened(silent).close();
    expect(restored).toEqual(["lama"]);
    expect(sent).toEqual([]);
  });
});

describe("changing the newest question or answer", () => {
  test("C-23: an edit names its question and a regeneration its answer; one runs at a time", () => {
    const session = opened(silent);
    expect(session.edit(7, "  \n")).toBe(false);
    expect(session.edit(7, " Kata lain ")).toEqual({ isStored: true });
    session.regenerate(8);
    expect(sent).toMatchObject([{ text: "Kata lain", editOf: 7, regenerateOf: null, continueOf: null }]);
    session.close();
    stored = [];
    const other = opened(silent);
    other.regenerate(8);
    expect(sent.at(-1)).toMatchObject({ text: "", editOf: null, regenerateOf: 8, manner: null });
    other.close();
    stored = [];
    const third = opened(silent);
    third.regenerate(8, "shorter");
    expect(sent.at(-1)).toMatchObject({ text: "", regenerateOf: 8, manner: "shorter" });
    third.close();
  });

  test("a change that is no longer possible returns its text and reloads the page", async () => {
    let looks = 0;
    const network = {
      ...refusing(409, "nothing_to_change"),
      load: async () => {
        looks += 1;
        return page;
      },
    };
    const session = opened(network);
    session.edit(7, "Kata lain");
    await vi.waitFor(() => expect(looks).toBe(1));
    expect(restored).toEqual(["Kata lain"]);
    session.regenerate(8);
    await vi.waitFor(() => expect(looks).toBe(2));
    expect(restored).toEqual(["Kata lain"]);
    expect(session.getState().outbox).toEqual([]);
    session.close();
  });
});

describe("an answer that no longer exists", () => {
  const row = (id: number, change: Partial<ConversationPage["history_chat"][number]>) => ({
    id,
    content: JSON.stringify({ content: `Jawaban ${id}`, products: [], has_rating: false, has_thumb: false }),
    type: "answer" as const,
    state: "complete" as const,
    loading: false,
    error: false,
    expert_id: 1,
    username: "Sekar",
    timestamp: "2026-11-21T09:00:00Z",
    thumb: null,
    message_id: null,
    continue_of: null,
    edited: false,
    is_idle: false,
    earlier: [],
    safety: null,
    ...change,
  });
  const asked = row(1, { type: "question", content: "Halo" });
  const writing = { ...page, history_chat: [asked, row(2, { state: "streaming", loading: true })] };

  test("C-23: an answer that another tab regenerates is replaced by its new version", async () => {
    const ended = vi.fn();
    const network = { ...silent, load: async () => ({ ...page, history_chat: [asked, row(3, {})] }) };
    const session = new ChatSession(network, store(), tell({ answered: ended }));
    const states = new Set<string | undefined>();
    session.subscribe(() => void states.add(session.getState().messages.at(-1)?.state));
    session.open(writing);
    await vi.waitFor(() => expect(session.getState().messages.map(({ id }) => id)).toEqual([1, 3]));
    expect([session.isBusy, [...states], ended.mock.calls.length]).toEqual([
      false,
      ["streaming", "complete"],
      0,
    ]);
    session.close();
  });

  test("an answer ends with the text so far when the server cannot be reached", async () => {
    const network = { ...silent, load: () => Promise.reject(new ApiError(0, {})) };
    const session = new ChatSession(network, store(), tell());
    session.open(writing);
    await vi.waitFor(() => expect(session.getState().messages.at(-1)?.state).toBe("interrupted"));
    expect(session.isBusy).toBe(false);
    session.close();
  });
});

describe("reloading the newest page", () => {
  const meta = 'id: 8:0\nevent: meta\ndata: {"question_id":6,"answer_id":8,"seconds_left":300}\n\n';
  const begun = () =>
    new ReadableStream<Uint8Array>({ start: (body) => body.enqueue(new TextEncoder().encode(meta)) });

  test("C-23: the earlier versions are requested until they arrive", async () => {
    let looks = 0;
    const network: ChatPort = {
      ...port(async () => begun()),
      load: async () => {
        looks += 1;
        if (looks === 1) throw new ApiError(0, {});
        return page;
      },
    };
    const session = opened(network);
    session.regenerate(7);
    await vi.waitFor(() => expect(looks).toBe(1));
    session.wake();
    await vi.waitFor(() => expect(looks).toBe(2), { timeout: 5000 });
    session.close();
  });

  test("a page overtaken by a later one changes nothing", async () => {
    const arrive: ((status: ConversationPage["status"]) => void)[] = [];
    const ended: string[] = [];
    const load = () =>
      new Promise<ConversationPage>((resolve) => arrive.push((status) => resolve({ ...page, status })));
    const session = opened({ ...silent, load }, { conversationEnded: () => void ended.push("ended") });
    const looks = [session.refresh(), session.refresh()];
    arrive[1]?.("active");
    await looks[1];
    arrive[0]?.("ended");
    expect(await Promise.all(looks)).toEqual([true, true]);
    expect(ended).toEqual([]);
    session.close();
  });
});

describe("refusals", () => {
  test("B-214: a failed question returns its text and keeps its id when it is sent again", async () => {
    const session = opened(refusing(500, "internal"));
    session.send("Halo");
    await vi.waitFor(() => expect(session.getState().problem).not.toBeNull());
    expect(restored).toEqual(["Halo"]);
    session.send("Halo");
    await vi.waitFor(() => expect(sent.length).toBe(2));
    expect(sent[1]?.messageId).toBe(sent[0]?.messageId);
    session.close();
  });

  const crowded = () => {
    const error = new ApiError(503, { code: "overloaded", message: "Ramai." });
    error.retryAfterS = 0;
    return error;
  };

  test("a server that takes no question now is asked again, and the text stays where it waits", async () => {
    const rest = new Promise<never>(() => {});
    const session = opened(port(() => (sent.length < 3 ? Promise.reject(crowded()) : rest)));
    session.send("Halo");
    await vi.waitFor(() => expect(sent.length).toBe(3));
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    expect([session.getState().isCrowded, session.getState().problem, restored]).toEqual([true, null, []]);
    expect(stored.map(({ text }) => text)).toEqual(["Halo"]);
    session.close();
  });

  test("one that stays crowded is asked seven times; then the text comes back with the reason", async () => {
    const session = opened(port(() => Promise.reject(crowded())));
    session.send("Halo");
    await vi.waitFor(() => expect(session.getState().problem?.text).toBe("Ramai."));
    expect([sent.length, restored, session.getState().isCrowded]).toEqual([7, ["Halo"], false]);
    session.close();
  });

  test("a question in danger is not left waiting: the help card comes at once", async () => {
    const safety = { level: 3, categories: [], message: "Kamu penting.", contacts: [] };
    const error = new ApiError(503, { code: "overloaded", message: "Ramai.", safety });
    const session = opened(port(() => Promise.reject(error)));
    session.send("Halo");
    await vi.waitFor(() => expect(session.getState().problem?.safety?.message).toBe("Kamu penting."));
    expect([sent.length, restored]).toEqual([1, ["Halo"]]);
    session.close();
  });

  test.each([
    ["saldo_empty", 402, "timeOver"],
    ["conversation_ended", 409, "conversationEnded"],
  ] as const)("%s is reported, and the text returns to the box", async (code, status, event) => {
    const told = vi.fn();
    const session = opened(refusing(status, code), { [event]: told });
    session.send("Halo");
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(restored).toEqual(["Halo"]);
    expect(stored).toEqual([]);
    session.close();
  });

  test("a missing consent blocks the question until it is given", async () => {
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
