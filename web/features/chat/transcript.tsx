import { useMemo, useState } from "react";
import { api } from "#web/api/browser-api.ts";
import type { ConversationPage } from "./chat-port.ts";
import { type Message, messageOf } from "./message.ts";
import { MessageRows, OlderMessages } from "./message-log.tsx";
import type { ChatState } from "./reduce-messages.ts";
import { rowsOf } from "./rows.ts";

/** What was written so far of an answer that nobody follows here stands as it is. */
const still = (message: Message): Message =>
  message.state === "streaming" ? { ...message, state: "complete" } : message;

/** The messages of a talk, to be read only (B-243). */
export function Transcript({ username, page }: { username: string; page: ConversationPage }) {
  const [messages, setMessages] = useState(() => page.history_chat.map((row) => still(messageOf(row))));
  const [before, setBefore] = useState(page.history_before);
  const [older, setOlder] = useState<ChatState["older"]>("idle");
  const rows = useMemo(() => rowsOf({ messages, outbox: [], problem: null }), [messages]);

  async function loadOlder(): Promise<void> {
    if (before === null || older === "loading") return;
    setOlder("loading");
    try {
      const input = { params: { id: page.code }, query: { before } };
      const { data } = await api(username, "getConversation", input);
      setMessages([...data.history_chat.map((row) => still(messageOf(row))), ...messages]);
      setBefore(data.history_before);
      setOlder("idle");
    } catch {
      setOlder("failed");
    }
  }

  return (
    <>
      <OlderMessages isByHand older={older} hasMore={before !== null} onLoad={() => void loadOlder()} />
      <MessageRows rows={rows} name={page.expert.name} />
    </>
  );
}
