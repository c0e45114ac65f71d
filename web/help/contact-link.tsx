import { ChevronRight, ExternalLink, MapPin, MessageCircle, Phone } from "lucide-react";
import type { HelpContact } from "#contract/safety.ts";

const icons = { tel: Phone, wa: MessageCircle, url: ExternalLink, place: MapPin } as const;

/** A contact as one large link, for pages without scripts. */
export function ContactLink({ label, detail, href, kind }: HelpContact) {
  const Icon = icons[kind];
  const isOutside = kind !== "tel";
  return (
    <li>
      <a
        href={href}
        {...(isOutside ? { target: "_blank", rel: "noopener noreferrer" } : {})}
        className="flex min-h-18 flex-wrap items-center gap-4 rounded-lg border border-line bg-surface p-4 text-ink shadow-rest transition-colors hover:border-strong"
      >
        <span className="grid size-[48px] shrink-0 place-items-center rounded-full bg-tint text-on-tint">
          <Icon aria-hidden="true" className="size-5.5" />
        </span>
        <span className="min-w-[min(100%,9rem)] flex-1">
          <strong className="block font-bold text-lg">{label}</strong>
          <span className="block text-ink-soft text-sm">{detail}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 text-ink-soft" />
      </a>
    </li>
  );
}
