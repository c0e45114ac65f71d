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
import type { HelpContact, SafetyNotice } from "#contract/safety.ts";
import { helpCardTexts } from "#texts/chat.ts";
import { Button } from "#web/ui/button.tsx";
import { leaveAtOnce } from "./leave-at-once.ts";

const icons = { tel: Phone, wa: MessageCircle, url: ExternalLink, place: MapPin } as const;

/** Someone who lives with the one they fear needs a way out of this page (SAFETY 6). */
export const needsQuickExit = ({ categories }: SafetyNotice): boolean =>
  categories.includes("violence_victim");

type Props = {
  notice: SafetyNotice;
  onKeepTalking: (() => void) | undefined;
  onSafe: (() => void) | undefined;
};

/** Where help is: plain links that a phone can dial, the gravest first, no colours of alarm. */
export function HelpCard({ notice, onKeepTalking, onSafe }: Props) {
  return (
    <section
      aria-label={helpCardTexts.title}
      data-help-card=""
      className="w-full rounded-lg border border-line bg-surface p-4 text-ink shadow-raised"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="pt-1 text-lg">{helpCardTexts.title}</h2>
        {needsQuickExit(notice) && <QuickExit />}
      </div>
      <HelpContacts contacts={notice.contacts} />
      <p className="mt-3 text-xs text-ink-soft">{helpCardTexts.notWatched}</p>
      {onKeepTalking && onSafe && (
        <div className="mt-4 grid gap-2 sm:flex sm:flex-wrap">
          <Button onClick={onKeepTalking}>{helpCardTexts.keepTalking}</Button>
          <Button look="quiet" onClick={onSafe}>
            {helpCardTexts.safe}
          </Button>
        </div>
      )}
    </section>
  );
}

/** What stays of a card that was folded away, or that has been shown already. */
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

/** Few lines, so that the one to call is found at once; what is slow waits behind one more tap. */
export function HelpContacts({ contacts }: { contacts: readonly HelpContact[] }) {
  const others = contacts.filter(({ isSecondary }) => isSecondary);
  return (
    <>
      <ul aria-label={helpCardTexts.contacts} className="mt-3 grid gap-2">
        <ContactItems contacts={contacts.filter(({ isSecondary }) => !isSecondary)} />
        <li>
          <TellSomeone />
        </li>
      </ul>
      {others.length > 0 && (
        <details className="group mt-2">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-md px-3 text-sm font-semibold text-link">
            {helpCardTexts.otherServices}
            <ChevronRight
              aria-hidden="true"
              className="size-4 transition-transform group-open:rotate-90 motion-reduce:transition-none"
            />
          </summary>
          <ul aria-label={helpCardTexts.otherServices} className="mt-1 grid gap-2">
            <ContactItems contacts={others} />
          </ul>
        </details>
      )}
    </>
  );
}

function ContactItems({ contacts }: { contacts: readonly HelpContact[] }) {
  return contacts.map((contact) => (
    <li key={contact.href + contact.label}>
      <Contact {...contact} />
    </li>
  ));
}

const lineClass =
  "flex min-h-14 w-full items-center gap-3 rounded-md border border-line bg-surface px-3 py-2 text-left text-ink transition-colors hover:border-strong hover:bg-tint";

function Contact({ label, detail, href, kind }: HelpContact) {
  const Icon = icons[kind];
  const isOutside = kind !== "tel";
  return (
    <a
      href={href}
      {...(isOutside ? { target: "_blank", rel: "noopener noreferrer" } : {})}
      className={lineClass}
    >
      <Line icon={<Icon aria-hidden="true" className="size-5" />} label={label} detail={detail} />
    </a>
  );
}

function Line({ icon, label, detail }: { icon: React.ReactNode; label: string; detail?: string }) {
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-tint text-on-tint">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <strong className="block font-bold leading-snug">{label}</strong>
        {detail && <span className="block text-xs text-ink-soft">{detail}</span>}
      </span>
      <ChevronRight aria-hidden="true" className="size-4.5 text-ink-soft" />
    </>
  );
}

const shareAddress = `https://wa.me/?text=${encodeURIComponent(helpCardTexts.shareText)}`;

/** A few neutral words to someone near, which the member can change before sending; nothing of the talk. */
function TellSomeone() {
  const icon = <UserRound aria-hidden="true" className="size-5" />;
  return (
    <a
      href={shareAddress}
      target="_blank"
      rel="noopener noreferrer"
      className={lineClass}
      onClick={(event) => {
        if (!("share" in navigator)) return;
        event.preventDefault();
        navigator.share({ text: helpCardTexts.shareText }).catch(() => {
          // Closed without choosing anyone.
        });
      }}
    >
      <Line icon={icon} label={helpCardTexts.tellSomeone} />
    </a>
  );
}

/** Leaves at once, without a question and without a trace in the history of this tab. */
export function QuickExit() {
  return (
    <button
      type="button"
      onClick={leaveAtOnce}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-line-strong bg-surface px-3.5 text-sm font-semibold text-ink hover:border-strong hover:bg-tint"
    >
      <DoorOpen aria-hidden="true" className="size-4.5" />
      {helpCardTexts.quickExit}
    </button>
  );
}
