import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Draft } from "#web/features/chat/composer/draft.ts";
import { type ConversationPage, openPort } from "#web/features/chat/connection/chat-port.ts";
import type { ChatEvents } from "./chat-box.ts";
import { ChatSession } from "./chat-session.ts";
import { browserStorage, type ChatStore, openStore } from "./chat-store.ts";
import type { ChatState } from "./reduce-messages.ts";

/** The events of a conversation that the page around it has to act on. */
export type ChatNews = Omit<ChatEvents, "changed" | "restore" | "taken">;

type Conversation = { session: ChatSession; store: ChatStore; draft: Draft; tabs: Tabs };

/**
 * Opens a conversation for as long as its page lives: this tab's state of it, the draft, and updates from other tabs.
 */
export function useChat(
  { username, page }: { username: string; page: ConversationPage },
  news: ChatNews,
): Omit<Conversation, "tabs"> & { state: ChatState } {
  const latest = useRef(news);
  useEffect(() => {
    latest.current = news;
  });
  const [conversation] = useState(() => openConversation(username, page, latest));
  const { session, store, draft, tabs } = conversation;
  const state = useSyncExternalStore(session.subscribe, session.getSteady, session.getSteady);
  useEffect(() => {
    session.open(page);
    const endTabs = tabs.listen(() => void session.refresh());
    const endDraft = store.onDraft((text, before) => draft.follow(text, before));
    return () => {
      session.close();
      endTabs();
      endDraft();
    };
  }, [session, store, draft, tabs, page]);
  useWaking(session);
  return { session, store, draft, state };
}

function openConversation(username: string, page: ConversationPage, news: RefObject<ChatNews>): Conversation {
  const { code, expert_id: expertId } = page;
  const store = openStore(browserStorage(), username, code);
  const draft = new Draft(store);
  const tabs = openTabs(`alma.chat.${username}.${code}`);
  const session = new ChatSession(openPort({ username, code, expertId }), store, {
    accepted: () => news.current.accepted(),
    answered: () => news.current.answered(),
    consent: (refusal) => news.current.consent(refusal),
    timeOver: () => news.current.timeOver(),
    conversationEnded: () => news.current.conversationEnded(),
    gone: () => news.current.gone(),
    changed: () => tabs.tell(),
    restore: (text) => draft.restore(text),
    taken: (text) => draft.taken(text),
  });
  session.show(page);
  return { session, store, draft, tabs };
}

/** Catches up with the server at once after a sleep, a lost connection or a switch back to this tab. */
function useWaking(session: ChatSession): void {
  useEffect(() => {
    const online = () => session.wake();
    const seen = () => {
      if (!document.hidden) void session.refresh();
    };
    addEventListener("online", online);
    addEventListener("pageshow", seen);
    document.addEventListener("visibilitychange", seen);
    return () => {
      removeEventListener("online", online);
      removeEventListener("pageshow", seen);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [session]);
}

type Tabs = { tell: () => void; listen: (received: () => void) => () => void };

/**
 * Notifies other tabs of this browser that show the same conversation. Without `BroadcastChannel` they catch up when
 * they become visible.
 */
function openTabs(name: string): Tabs {
  let channel: BroadcastChannel | undefined;
  return {
    tell: () => channel?.postMessage(""),
    listen: (received) => {
      if (!("BroadcastChannel" in window)) return () => {};
      channel = new BroadcastChannel(name);
      channel.onmessage = received;
      return () => {
        channel?.close();
        channel = undefined;
      };
    },
  };
}
