import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { ApiError } from "#web/api/api.ts";
import { AnswerBar, AnswerExtras } from "#web/features/chat/bubble/answer-bubble.tsx";
import { type AnswerTools, AnswerToolsContext } from "#web/features/chat/bubble/answer-tools.ts";
import { QuestionBar } from "#web/features/chat/bubble/bubble.tsx";
import { Composer } from "#web/features/chat/composer/composer.tsx";
import { EditNote } from "#web/features/chat/composer/edit-note.tsx";
import { hasTouchKeyboard } from "#web/features/chat/composer/touch.ts";
import { useEdit } from "#web/features/chat/composer/use-edit.ts";
import type { ConversationPage } from "#web/features/chat/connection/chat-port.ts";
import { ConnectionNote, NotStoredNote } from "#web/features/chat/connection/connection-note.tsx";
import { Announcer } from "#web/features/chat/log/announcer.tsx";
import { LiveTextContext } from "#web/features/chat/log/live-text.ts";
import { MessageRows, OlderMessages, ToEnd } from "#web/features/chat/log/message-log.tsx";
import { rowsOf } from "#web/features/chat/log/rows.ts";
import { useFolded } from "#web/features/chat/log/use-folded.ts";
import { useScroll } from "#web/features/chat/log/use-scroll.ts";
import { useUnread } from "#web/features/chat/log/use-unread.ts";
import { fetchMarkdown } from "#web/features/chat/markdown/prose.ts";
import { LowNote } from "#web/features/chat/meter/low-note.tsx";
import { MeterChip } from "#web/features/chat/meter/meter-chip.tsx";
import { type ChatMeter, useMeter } from "#web/features/chat/meter/use-meter.ts";
import type { ChatSession } from "#web/features/chat/session/chat-session.ts";
import { useChat } from "#web/features/chat/session/use-chat.ts";
import { QuickExit } from "#web/help/help-card.tsx";
import { needsQuickExit } from "#web/help/notice.ts";
import { later } from "#web/ui/later.ts";
import { showToast } from "#web/ui/toast.ts";
import { ChatHeader } from "./chat-header.tsx";
import { HelpButton } from "./help-button.tsx";

const BackgroundTasks = later(async () => (await import("./background-tasks.tsx")).BackgroundTasks);
const Landing = later(async () => (await import("./landing.tsx")).Landing);

/** Time in ms at the end of the log after which older pages are unloaded. */
const settleMs = 500;

/** Prefetches the code for the first render while the conversation itself is loading. */
export function fetchChatParts(): void {
  for (const part of [BackgroundTasks, AnswerBar, AnswerExtras, QuestionBar]) void part.fetch();
  fetchMarkdown().catch(() => {
    // The first text that needs it asks again.
  });
}

// A page that begins with a conversation needs them at once, and its loader, which asks for the same, runs later.
if (!import.meta.env.SSR) fetchChatParts();

/** Prefetches what an empty conversation shows, together with its greeting. */
export function fetchLanding(): void {
  void Landing.fetch();
}

type Props = {
  username: string;
  page: ConversationPage;
  free: { seconds: number; period: "day" | "once" };
  /** Path of the cart. */
  cartPath: string;
  /** An answer ended, complete or cut off. */
  onAnswered: () => void;
  /** Called when the back arrow is pressed. */
  onBack: () => void;
  onEnded: () => void;
  onGone: () => void;
  /** Renders the dialog that asks for missing consents. */
  askConsent: (ask: { refusal: ApiError; onDone: () => void; onClose: () => void }) => ReactNode;
  /** Renders the prompt to top up when the time is used up; `again`: the balance was topped up before in this visit. */
  askToContinue: (ask: { again: boolean; onFilled: () => void; onStay: () => void }) => ReactNode;
};

/** A conversation with a persona, from the greeting until the time is used up. */
export function Chat(props: Props) {
  const { username, page, free, onBack, askConsent, askToContinue } = props;
  const { code, expert, expert_id: expertId } = page;
  const box = useRef<HTMLTextAreaElement>(null);
  const [isWhole, setWhole] = useState(false);
  const { chat, meter, over, consent, rows, notice } = useConversation(props);
  const { session, store, draft, state } = chat;
  const { messages, outbox, live, before, older, isConnectionLost, isCrowded } = state;
  const isBusy = live !== null || outbox[0]?.state === "sending";
  const isInNeed = notice !== undefined;
  const scroll = useScroll(rows.find(({ kind }) => kind !== "day")?.key);
  useSettling(scroll.isAway, session);
  const hasNew = useUnread(rows.at(-1)?.key ?? "", scroll.isAway);
  const lastQuestion = messages.findLast(({ kind }) => kind === "question");
  const edit = useEdit(store, draft, lastQuestion);
  const { say, send, isStored } = useSending({ session, draft, edit, toNewest: scroll.toNewest });
  const folded = useFolded(store, say);
  const tools = useTools(props, {
    mayOffer: !isInNeed && meter.state !== "held",
    onRegenerate: (answerId, manner) => session.regenerate(answerId, manner),
    onEdit: ({ id, text }) => {
      if (id !== null) edit.begin({ id, text });
      box.current?.focus();
    },
    onSay: say,
    onWrite: (text, intro) => {
      // Pressed again, the button leads back to the text that is being changed.
      if (!draft.getText().startsWith(intro)) draft.restore(text);
      box.current?.focus();
    },
  });

  function fill(clue: string, all: readonly string[]): void {
    draft.fill(clue, all);
    if (!hasTouchKeyboard()) box.current?.focus();
  }

  const actions = {
    onCancel: (messageId: string) => session.cancel(messageId),
    onRetry: ({ retry }: { retry: { continueOf: number } | "send" | null }) =>
      retry === "send" ? session.retry() : retry && session.goOn(retry.continueOf),
    onGoOn: (answerId: number) => session.goOn(answerId),
    card: { ...folded, onKeepTalking: () => box.current?.focus() },
  };

  return (
    <div data-chat="" className="flex min-h-0 flex-1 flex-col bg-page text-on-page">
      <ChatHeader
        expert={expert}
        onBack={onBack}
        exit={notice && needsQuickExit(notice) && <QuickExit />}
        meter={<MeterChip meter={meter} onPause={() => void pause(meter)} />}
        help={<HelpButton username={username} notice={notice} />}
      />
      <LowNote meter={meter} />
      <ScrollFrame
        scroll={scroll}
        toEnd={rows.length > 0 && <ToEnd hasNew={hasNew} isCalm={isInNeed} scroll={scroll} />}
      >
        {rows.length === 0 ? (
          <Suspense>
            <Landing
              username={username}
              expertId={expertId}
              expert={expert}
              free={meter.state === "held" ? null : free}
              onClue={fill}
            />
          </Suspense>
        ) : (
          <>
            <OlderMessages older={older} before={before} isReady={isWhole} onLoad={session.loadOlder} />
            <LiveTextContext value={session}>
              <AnswerToolsContext value={tools}>
                <MessageRows
                  newestFirst
                  rows={rows}
                  name={expert.name}
                  live={live}
                  isHeld={meter.state === "held"}
                  onWhole={() => setWhole(true)}
                  {...actions}
                />
              </AnswerToolsContext>
            </LiveTextContext>
          </>
        )}
      </ScrollFrame>
      <Suspense>
        <BackgroundTasks
          username={username}
          conversation={{ code, expertId, title: page.title }}
          state={state}
          draft={draft}
          isRunning={meter.state === "running"}
          isBusy={isBusy}
          isInNeed={isInNeed}
          refresh={() => session.refresh()}
        />
      </Suspense>
      <Announcer rows={rows} name={expert.name} />
      <div className="px-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:px-4 md:pb-4">
        <ConnectionNote isLost={isConnectionLost} isCrowded={isCrowded} />
        <NotStoredNote isShown={!isStored && outbox.length > 0} />
        {edit.questionId !== undefined && <EditNote onCancel={edit.cancel} />}
        <Composer
          draft={draft}
          box={box}
          isBusy={isBusy}
          isStopping={live?.isStopping ?? false}
          onSend={send}
          onStop={() => session.stop()}
          onRest={meter.refresh}
        />
      </div>
      {consent && askConsent(consent)}
      {over.isOver &&
        !isBusy &&
        askToContinue({ again: over.isAgain, onFilled: over.filled, onStay: over.stay })}
    </div>
  );
}

/** The conversation with its meter, and what stands in its way: a missing consent, or time that is used up. */
function useConversation({ username, page, onAnswered, onEnded, onGone }: Props) {
  const { code, expert_id: expertId } = page;
  const meter = useMeter({ username, code, expertId });
  const [refusal, setRefusal] = useState<ApiError>();
  const over = useTimeOver(meter);
  const chat = useChat(
    { username, page },
    {
      accepted: meter.started,
      answered: () => {
        meter.refresh();
        onAnswered();
      },
      consent: setRefusal,
      timeOver: over.refused,
      conversationEnded: onEnded,
      gone: onGone,
    },
  );
  const { session, state } = chat;
  const { messages, outbox, problem } = state;
  const rows = useMemo(() => rowsOf({ messages, outbox, problem }), [messages, outbox, problem]);
  const notice =
    messages.findLast(({ safety }) => safety)?.safety ?? problem?.safety ?? page.safety ?? undefined;
  useEffect(() => {
    // A sign of risk stops the meter. The refresh shows this at once instead of at the next heartbeat.
    if (notice) meter.refresh();
  }, [notice, meter.refresh]);
  useLateCard(meter.state, notice !== undefined, session);
  const consent = refusal && {
    refusal,
    onDone: () => {
      setRefusal(undefined);
      session.resume();
    },
    onClose: () => {
      setRefusal(undefined);
      session.giveUp();
    },
  };
  return { chat, meter, over, consent, rows, notice };
}

type Scroll = ReturnType<typeof useScroll>;

/** The scroll area of the messages, with the button that leads back to their end. */
function ScrollFrame({ scroll, toEnd, children }: { scroll: Scroll; toEnd: ReactNode; children: ReactNode }) {
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroll.frame}
        data-scroll=""
        className="h-full overflow-y-auto overscroll-contain [overflow-anchor:none] [scrollbar-gutter:stable]"
      >
        <div ref={scroll.content} className="mx-auto flex min-h-full max-w-3xl flex-col px-3 pb-3 md:px-4">
          {children}
        </div>
      </div>
      {scroll.isAway && toEnd}
    </div>
  );
}

type Sending = Pick<ReturnType<typeof useChat>, "session" | "draft"> & {
  edit: ReturnType<typeof useEdit>;
  toNewest: () => void;
};

function useSending({ session, draft, edit, toNewest }: Sending) {
  const [isStored, setStored] = useState(true);

  /** Sends a text, or replaces the question `questionId` with it; returns whether it was accepted. */
  function say(text: string, questionId?: number): boolean {
    const sent = questionId === undefined ? session.send(text) : session.edit(questionId, text);
    if (!sent) return false;
    setStored(sent.isStored);
    toNewest();
    return true;
  }

  /** Sends what stands in the text box. */
  function send(): void {
    if (!say(draft.getText(), edit.questionId)) return;
    if (edit.questionId === undefined) draft.set("");
    else edit.end();
  }

  return { say, send, isStored };
}

/** Unloads older pages a moment after the end was reached; by then they can go without being missed. */
function useSettling(isAway: boolean, session: ChatSession): void {
  useEffect(() => {
    if (isAway) return;
    const timer = setTimeout(() => session.settle(), settleMs);
    return () => clearTimeout(timer);
  }, [isAway, session]);
}

type Handlers = Pick<AnswerTools, "mayOffer" | "onRegenerate" | "onEdit" | "onSay" | "onWrite">;

/** Returns a memoized object, so that it causes no re-rendering. */
function useTools({ username, page, cartPath }: Props, handlers: Handlers): AnswerTools {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const { code } = page;
  const { mayOffer } = handlers;
  const star = page.rating?.star ?? null;
  return useMemo(
    () => ({
      username,
      code,
      star,
      mayOffer,
      cartPath,
      onRegenerate: (answerId, manner) => latest.current.onRegenerate(answerId, manner),
      onEdit: (row) => latest.current.onEdit(row),
      onSay: (text) => latest.current.onSay(text),
      onWrite: (text, intro) => latest.current.onWrite(text, intro),
    }),
    [username, code, star, mayOffer, cartPath],
  );
}

async function pause(meter: ChatMeter): Promise<void> {
  try {
    await meter.pause();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 401) showToast("error", error.message);
  }
}

/**
 * Loads the page again when the meter was stopped by a sign of risk that was found after its answer had ended, so that
 * no card here shows it yet.
 */
function useLateCard(state: ChatMeter["state"], isInNeed: boolean, session: ChatSession): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === "running" && state === "held" && !isInNeed) void session.refresh();
    before.current = state;
  }, [state, isInNeed, session]);
}

/** Whether the time is used up; never while the meter is held. */
function useTimeOver(meter: ChatMeter) {
  const [wasRefused, setRefused] = useState(false);
  const [isPutOff, setPutOff] = useState(false);
  const [isAgain, setAgain] = useState(false);
  const { state, refresh } = meter;
  return {
    isOver: state !== "held" && !isPutOff && (state === "over" || wasRefused),
    isAgain,
    refused: () => {
      setRefused(true);
      setPutOff(false);
      refresh();
    },
    /** Not now: the conversation stays open for reading, until something is sent again. */
    stay: () => setPutOff(true),
    filled: () => {
      setRefused(false);
      setAgain(true);
    },
  };
}
