import { ArrowLeft, ChevronRight, Lock } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { copyReaderTexts } from "#texts/offline.ts";
import { Button } from "#web/ui/button.tsx";
import { Dotted } from "#web/ui/dotted.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { momentText, whenText } from "#web/ui/time-text.ts";
import type { Conversation, OpenedCopy } from "./copies.ts";
import { isWhole } from "./pin.ts";
import { PinField } from "./pin-field.tsx";
import { useCopies } from "./use-copies.ts";

type Props = {
  username: string;
  /** Shown above the list, while no conversation is open. */
  intro: ReactNode;
  /** Help contacts, always visible; brief while a list or a conversation is shown. */
  help: (isBrief: boolean) => ReactNode;
  /** The quick exit, shown beside an open conversation. */
  exit: ReactNode;
  /** Renders the transcript of a conversation. */
  transcript: (conversation: Conversation) => ReactNode;
  /** Tells the page that someone is typing or reading here, so that it does not navigate away. */
  onUse: (isUsed: boolean) => void;
};

const copiedText = ({ copiedAt }: OpenedCopy) =>
  copyReaderTexts.savedAt(whenText(new Date(copiedAt).toISOString()));

/** The offline copies of a member's conversations on this device, behind their PIN. */
export function CopiesReader({ username, intro, help, exit, transcript, onUse }: Props) {
  const { state, open, lock } = useCopies(username);
  const { pathname, search, hash } = useLocation();
  const copies = state.kind === "open" ? state.copies : [];
  const read = copies.find(({ conversation }) => `#${conversation.code}` === hash);
  const listPath = pathname + search;
  const isOpen = state.kind === "open";
  useEffect(() => onUse(isOpen), [isOpen, onUse]);
  if (read) {
    return (
      <Reading key={read.conversation.code} copy={read} listPath={listPath} help={help(true)} exit={exit}>
        {transcript(read.conversation)}
      </Reading>
    );
  }
  return (
    <>
      {intro}
      {help(isOpen)}
      {state.kind !== "unknown" && (
        <section aria-labelledby="simpanan" className="mt-8">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="simpanan" className="text-xl text-on-page">
              {copyReaderTexts.title}
            </h2>
            {isOpen && (
              <Button look="secondary" onClick={lock}>
                <Lock aria-hidden="true" className="size-4.5" />
                {copyReaderTexts.lock}
              </Button>
            )}
          </div>
          {state.kind === "none" && <p className="mt-2 text-on-page-soft">{copyReaderTexts.none}</p>}
          {state.kind === "locked" && <PinForm triesLeft={state.triesLeft} onPin={open} onUse={onUse} />}
          {state.kind === "wiped" && (
            <Notice tone="error" className="mt-4">
              {copyReaderTexts.wiped}
            </Notice>
          )}
          {state.kind === "broken" && (
            <Notice tone="error" className="mt-4">
              {copyReaderTexts.broken}
            </Notice>
          )}
          {isOpen && <Copies copies={copies} listPath={listPath} />}
        </section>
      )}
    </>
  );
}

type PinFormProps = {
  triesLeft: number | undefined;
  onPin: (pin: string) => Promise<void>;
  onUse: (isUsed: boolean) => void;
};

function PinForm({ triesLeft, onPin, onUse }: PinFormProps) {
  const [pin, setPin] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setShort(!isWhole(pin));
    if (!isWhole(pin)) return field.current?.focus();
    setBusy(true);
    await onPin(pin);
    setPin("");
    setBusy(false);
    field.current?.focus();
  }

  function type(typed: string): void {
    setPin(typed);
    onUse(typed !== "");
  }

  const wrong = triesLeft === undefined ? undefined : copyReaderTexts.pinWrong(triesLeft);
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-3 grid gap-4 rounded-lg border border-line bg-surface p-5 text-ink shadow-rest"
    >
      <p className="text-sm text-ink-soft">{copyReaderTexts.locked}</p>
      <PinField
        ref={field}
        label={copyReaderTexts.pin}
        value={pin}
        error={isShort ? copyReaderTexts.pinShort : wrong}
        onChange={type}
      />
      <p role="alert" className="sr-only">
        {isShort ? copyReaderTexts.pinShort : wrong}
      </p>
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {copyReaderTexts.open}
      </Button>
    </form>
  );
}

function Copies({ copies, listPath }: { copies: readonly OpenedCopy[]; listPath: string }) {
  const list = useRef<HTMLUListElement>(null);
  // The PIN field is gone, so the focus moves to the list.
  useEffect(() => list.current?.focus(), []);
  if (copies.length === 0) return <p className="mt-2 text-on-page-soft">{copyReaderTexts.empty}</p>;
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={copyReaderTexts.list}
      className="mt-3 grid grid-cols-1 gap-3 outline-none"
    >
      {copies.map((copy) => (
        <li key={copy.conversation.code}>
          <Link
            to={`${listPath}#${copy.conversation.code}`}
            className="flex min-h-18 items-center gap-3 rounded-lg border border-line bg-surface p-4 text-ink shadow-rest transition-colors hover:border-strong"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              <strong className="block font-bold">{copy.conversation.title}</strong>
              <span className="block text-sm text-ink-soft">{copy.conversation.expert.name}</span>
              <span className="block text-xs text-ink-soft">{copiedText(copy)}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Reading(props: {
  copy: OpenedCopy;
  listPath: string;
  help: ReactNode;
  exit: ReactNode;
  children: ReactNode;
}) {
  const { copy, listPath, help, exit, children } = props;
  const { conversation } = copy;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <Link
          to={listPath}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-link-on-page hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          {copyReaderTexts.back}
        </Link>
        {exit}
      </div>
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-2xl text-on-page outline-none wrap-anywhere">
        {conversation.title}
      </h1>
      <p className="mt-1 text-on-page">
        <Dotted of={[conversation.expert.name, conversation.expert.layanan].filter(Boolean)} />
      </p>
      <p className="text-sm text-on-page-soft">
        <time dateTime={conversation.start_at}>{momentText(conversation.start_at)}</time>
      </p>
      <p className="text-sm text-on-page-soft">{copiedText(copy)}</p>
      {help}
      {conversation.history_before !== null && (
        <p className="mt-4 text-sm text-on-page-soft">{copyReaderTexts.newestOnly}</p>
      )}
      {conversation.history_chat.length === 0 ? (
        <p className="py-12 text-center text-on-page-soft">{copyReaderTexts.noMessages}</p>
      ) : (
        children
      )}
    </article>
  );
}
