import {
  ChevronRight,
  DoorOpen,
  ExternalLink,
  LifeBuoy,
  MapPin,
  MessageCircle,
  Phone,
  UserRound,
} from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import type { HelpContact, SafetyNotice } from "#contract/safety.ts";
import { helpCardTexts } from "#texts/chat/chat.ts";
import { quickExit } from "#web/browser/quick-exit.ts";
import { tokenOf } from "#web/browser/session.ts";
import { useClient } from "#web/frame/client.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { needsQuickExit, sharedWords } from "./notice.ts";

const icons = { tel: Phone, wa: MessageCircle, url: ExternalLink, place: MapPin } as const;

type Props = {
  notice: SafetyNotice;
  onKeepTalking: (() => void) | undefined;
  onSafe: (() => void) | undefined;
};

/**
 * Lists who can help, as plain links that a phone can dial. The most urgent comes first, and no alarming colours are
 * used.
 */
export function HelpCard({ notice, onKeepTalking, onSafe }: Props) {
  return (
    <section
      aria-label={helpCardTexts.title}
      data-help-card=""
      className="@container w-full rounded-lg border border-line bg-surface p-3 text-ink shadow-raised sm:p-4"
    >
      {/* On a short screen the heading is visually hidden, to leave room for the number to call. */}
      <h2 className="mb-3 px-1 pt-1 text-[min(1rem,7vw)] @max-[18.5rem]:px-0 @max-[18.5rem]:text-[min(0.875rem,7vw)] sm:text-lg short:sr-only">
        {helpCardTexts.title}
      </h2>
      <HelpContacts contacts={notice.contacts} notice={notice} isDense />
      <OwnPlan />
      <p className="mt-3 px-1 text-xs text-ink-soft">{helpCardTexts.notWatched}</p>
      {needsQuickExit(notice) && <QuickExit isQuiet />}
      {onKeepTalking && onSafe && (
        <div className="mt-4 grid gap-2 sm:flex sm:flex-wrap">
          <Button look="secondary" onClick={onKeepTalking}>
            {helpCardTexts.keepTalking}
          </Button>
          <Button look="quiet" onClick={onSafe}>
            {helpCardTexts.safe}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Links to the member's own plan. A plain link loads a document, so the service worker can show the offline copy. */
function OwnPlan() {
  const { username } = useClient();
  const { pathname } = useLocation();
  const plan = paths["safety-plan"](username);
  if (pathname === plan || !tokenOf(username)) return null;
  return (
    <a
      href={plan}
      className="flex min-h-11 items-center gap-1.5 rounded-md font-semibold text-link text-sm hover:underline"
    >
      {helpCardTexts.ownPlan}
      <ChevronRight aria-hidden="true" className="size-4" />
    </a>
  );
}

/** The button that remains of a help card that was collapsed or already shown. */
export function FoldedCard({ isThanked, onOpen }: { isThanked: boolean; onOpen: () => void }) {
  return (
    <div data-help-line="" className="text-sm text-on-page-soft">
      {isThanked && <p className="px-1">{helpCardTexts.folded}</p>}
      <button
        type="button"
        onClick={onOpen}
        className="mt-1 inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 font-semibold text-ink hover:border-strong hover:bg-tint"
      >
        <LifeBuoy aria-hidden="true" className="size-4.5" />
        {helpCardTexts.open}
      </button>
    </div>
  );
}

type ContactsProps = {
  contacts: readonly HelpContact[];
  /** The danger for which they are shown, if there is one. */
  notice?: SafetyNotice | undefined;
  /** Below a message: of many contacts, two pairs share a row each, and the others have one line of description. */
  isDense?: boolean;
};

/** Shows few contacts, so that the number to call is found at once. Secondary contacts need one more tap. */
export function HelpContacts({ contacts, notice, isDense = false }: ContactsProps) {
  const others = contacts.filter(({ isSecondary }) => isSecondary);
  const first = contacts.filter(({ isSecondary }) => !isSecondary);
  const isCrowded = isDense && first.length > 2 * pairSize;
  const paired = isCrowded ? 2 * pairSize : pairSize;
  return (
    <>
      <ul aria-label={helpCardTexts.contacts} className={pairGrid}>
        {first.map((contact, n) => (
          <ContactItem
            key={contact.href + contact.label}
            contact={contact}
            isCompact={n < paired && first.length >= pairSize}
            isBrief={isCrowded}
            isMain={n === 0 && contact.kind === "tel"}
          />
        ))}
        <li className="col-span-full">
          <TellSomeone words={sharedWords(notice)} />
        </li>
      </ul>
      {others.length > 0 && <OtherServices contacts={others} />}
    </>
  );
}

/**
 * Not `<details>`: whenever one is added or removed, Chromium renumbers every list on the page. That takes 40 ms in a
 * long conversation on a slow phone, and help has to appear at once.
 */
function OtherServices({ contacts }: { contacts: readonly HelpContact[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="mt-2 flex min-h-11 w-full items-center gap-1.5 rounded-md text-left text-sm font-semibold text-link"
      >
        {helpCardTexts.otherServices}
        <ChevronRight
          aria-hidden="true"
          className={classes(
            "size-4 transition-transform motion-reduce:transition-none",
            isOpen && "rotate-90",
          )}
        />
      </button>
      {isOpen && (
        <ul aria-label={helpCardTexts.otherServices} className="mt-1 grid grid-cols-1 gap-2">
          {contacts.map((contact) => (
            <ContactItem key={contact.href + contact.label} contact={contact} />
          ))}
        </ul>
      )}
    </>
  );
}

const pairGrid =
  "grid grid-cols-[repeat(auto-fit,minmax(max(40%,min(100%,8.125rem)),1fr))] gap-2 sm:grid-cols-1";

/** On a narrow screen the first two contacts share a row, so that they are visible together with the message above. */
const pairSize = 2;

const otherContactClass = "contact border border-line bg-surface text-ink hover:border-strong hover:bg-tint";

type ItemProps = {
  contact: HelpContact;
  isCompact?: boolean;
  isBrief?: boolean;
  /** The call to make first: the one filled button of the card. */
  isMain?: boolean;
};

function ContactItem({ contact, isCompact = false, isBrief = false, isMain = false }: ItemProps) {
  const { label, detail, href, kind } = contact;
  const Icon = icons[kind];
  const isOutside = kind !== "tel";
  return (
    <li className={isCompact ? "min-w-0" : "col-span-full"}>
      <a
        href={href}
        {...(isOutside ? { target: "_blank", rel: "noopener noreferrer" } : {})}
        className={classes(
          isMain ? "contact filled shadow-rest hover:brightness-95" : otherContactClass,
          isCompact && "compact",
        )}
      >
        <ContactContent
          icon={<Icon aria-hidden="true" className="size-5" />}
          label={label}
          detail={detail}
          isCompact={isCompact}
          isBrief={isBrief}
          isMain={isMain}
        />
      </a>
    </li>
  );
}

type ContactProps = Omit<ItemProps, "contact"> & { icon: React.ReactNode; label: string; detail?: string };

function ContactContent(props: ContactProps) {
  const { icon, label, detail, isCompact = false, isBrief = false, isMain = false } = props;
  return (
    <>
      <span
        className={classes(
          "grid size-[min(2.5rem,44px)] shrink-0 place-items-center rounded-full @max-[12rem]:hidden",
          !isMain && "bg-tint text-on-tint",
          isCompact
            ? "max-sm:size-5 max-sm:bg-transparent @max-[18.5rem]:hidden"
            : "@max-[22rem]:size-8 short:max-sm:size-8",
        )}
      >
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <strong className="block font-bold leading-snug max-sm:text-sm">{label}</strong>
        {detail && (
          <span
            className={classes(
              "block text-xs",
              !isMain && "text-ink-soft",
              isCompact ? "max-sm:sr-only" : isBrief && "max-sm:line-clamp-1",
            )}
          >
            {detail}
          </span>
        )}
      </span>
      <ChevronRight
        aria-hidden="true"
        className={classes(
          "size-4.5 shrink-0 @max-[22rem]:hidden",
          !isMain && "text-ink-soft",
          isCompact && "max-sm:hidden",
        )}
      />
    </>
  );
}

/**
 * Shares a few neutral words with someone close, which the member can edit before sending. They contain nothing of the
 * conversation.
 */
function TellSomeone({ words }: { words: string }) {
  const icon = <UserRound aria-hidden="true" className="size-5" />;
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(words)}`}
      target="_blank"
      rel="noopener noreferrer"
      className={otherContactClass}
      onClick={(event) => {
        if (!("share" in navigator)) return;
        event.preventDefault();
        navigator.share({ text: words }).catch(() => {
          // The share sheet was closed without choosing anyone.
        });
      }}
    >
      <ContactContent icon={icon} label={helpCardTexts.tellSomeone} />
    </a>
  );
}

/**
 * Leaves the page at once, without a question and without an entry in this tab's history. `isQuiet` is for a second
 * exit on the same page.
 */
export function QuickExit({ isQuiet = false }: { isQuiet?: boolean }) {
  return (
    <button
      type="button"
      onClick={quickExit}
      className={classes(
        "inline-flex min-h-[clamp(44px,2.75rem,56px)] shrink-0 items-center gap-1.5 rounded-full text-sm font-semibold",
        isQuiet ? "mt-1 px-1 text-link hover:underline" : "bg-ink px-3.5 text-surface hover:opacity-90",
      )}
    >
      <DoorOpen aria-hidden="true" className={classes("size-4.5", !isQuiet && "max-sm:hidden")} />
      {helpCardTexts.quickExit}
    </button>
  );
}
