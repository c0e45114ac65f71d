import { useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { transcriptTexts } from "#texts/conversation/history.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { GoOnButton } from "#web/features/chat/bubble/bubble.tsx";
import type { ConversationPage } from "#web/features/chat/connection/chat-port.ts";
import { type Message, messageOf } from "#web/features/chat/session/message.ts";
import type { ChatState } from "#web/features/chat/session/reduce-messages.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { MessageRows, OlderMessages } from "./message-log.tsx";
import { rowsOf } from "./rows.ts";

type Seeking = ChatState["older"];

/** By then, in ms, the browser knows how tall the rows are. */
const settledMs = 1000;

type Props = {
  username: string;
  page: ConversationPage;
  /** The message that this page was opened at. */
  at?: number | undefined;
  /** The path of the newest page. */
  newestPath: string;
};

/** An answer still being streamed is shown with the text so far, since nothing follows it here. */
const withoutStreaming = (message: Message): Message =>
  message.state === "streaming" ? { ...message, state: "complete" } : message;

const messagesOf = (page: ConversationPage) =>
  page.history_chat.map((row) => withoutStreaming(messageOf(row)));

/** The messages of a conversation, read-only (B-243), from the newest page or from a message that was searched for. */
export function Transcript({ username, page, at, newestPath }: Props) {
  const { messages, older, newer, before, after, seek } = usePages(username, page);
  const rows = useMemo(() => rowsOf({ messages, outbox: [], problem: null }), [messages]);
  const marked = useMemo(() => markAt(messages, at), [messages, at]);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = log.current?.querySelector<HTMLElement>("[data-marked]");
    if (!row) return;
    const centre = () => row.scrollIntoView({ block: "center" });
    centre();
    row.focus({ preventScroll: true });
    // While the rows are measured (message-log.tsx) the page is short for a moment and loses its scroll position: the
    // row is centred again, unless the reader has begun to move.
    const settled = new AbortController();
    const { signal } = settled;
    const settle = () => settled.abort();
    addEventListener("scroll", centre, { signal });
    for (const move of ["pointerdown", "wheel", "keydown"]) addEventListener(move, settle, { signal });
    const timer = setTimeout(settle, settledMs);
    return () => {
      clearTimeout(timer);
      settle();
    };
  }, []);
  return (
    <div ref={log}>
      <OlderMessages isByHand older={older} before={before} onLoad={() => void seek("older", before)} />
      <MessageRows rows={rows} name={page.expert.name} marked={marked} />
      {after !== null && (
        <NewerMessages newer={newer} newestPath={newestPath} onLoad={() => void seek("newer", after)} />
      )}
    </div>
  );
}

/** The loaded pages of a history, and loading the pages next to them. */
function usePages(username: string, page: ConversationPage) {
  const [messages, setMessages] = useState(() => messagesOf(page));
  const [before, setBefore] = useState(page.history_before);
  const [after, setAfter] = useState(page.history_after);
  const [states, setStates] = useState<{ older: Seeking; newer: Seeking }>({ older: "idle", newer: "idle" });

  async function seek(direction: "older" | "newer", cursor: number | null): Promise<void> {
    if (cursor === null || states[direction] === "loading") return;
    const become = (state: Seeking) => setStates((known) => ({ ...known, [direction]: state }));
    become("loading");
    try {
      const query = direction === "older" ? { before: cursor } : { after: cursor };
      const { data } = await api(username, "getConversation", { params: { id: page.code }, query });
      const found = messagesOf(data);
      setMessages((known) => (direction === "older" ? [...found, ...known] : [...known, ...found]));
      if (direction === "older") setBefore(data.history_before);
      else setAfter(data.history_after);
      become("idle");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      become("failed");
    }
  }

  return { messages, before, after, ...states, seek };
}

/** Returns the row that shows a message: the last row when the log is cut after that message. */
function markAt(messages: readonly Message[], at: number | undefined) {
  const index = messages.findIndex(({ id }) => id === at);
  if (index < 0) return undefined;
  const row = rowsOf({ messages: messages.slice(0, index + 1), outbox: [], problem: null }).at(-1);
  return row && { key: row.key, label: transcriptTexts.marked };
}

function NewerMessages(props: { newer: Seeking; newestPath: string; onLoad: () => void }) {
  const { newer, newestPath, onLoad } = props;
  return (
    <div className="mt-2 flex flex-col items-center gap-1 text-xs text-on-page-soft">
      {newer === "failed" && <p role="alert">{transcriptTexts.newerFailed}</p>}
      {newer === "loading" ? (
        <p role="status" className="flex min-h-11 items-center gap-2">
          <Spinner className="size-4" />
          {transcriptTexts.loadingNewer}
        </p>
      ) : (
        <GoOnButton onClick={onLoad}>
          {newer === "failed" ? transcriptTexts.retry : transcriptTexts.newer}
        </GoOnButton>
      )}
      <Link
        to={newestPath}
        className="inline-flex min-h-11 items-center px-3 text-sm font-semibold text-link-on-page hover:underline"
      >
        {transcriptTexts.toNewest}
      </Link>
    </div>
  );
}
