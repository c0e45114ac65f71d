import type { ReactNode } from "react";
import { frameTexts } from "#texts/frame/frame.ts";
import { BareHeader } from "#web/frame/bare-header.tsx";
import { PublicFooter } from "#web/frame/public-footer.tsx";
import { Drawing } from "#web/ui/drawing.tsx";

/** Layout of every informational page: plain links, no scripts, its own background (B-031, B-032). */
export function InformPage({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-surface text-ink">
      <a
        href="#isi"
        className="sr-only z-50 rounded-md bg-surface p-3 font-semibold text-link focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {frameTexts.skip}
      </a>
      <div className="print:hidden">
        <BareHeader />
      </div>
      <main id="isi" className="flex-1">
        {children}
      </main>
      <div className="print:hidden">
        <PublicFooter />
      </div>
    </div>
  );
}

/** Header of such a page: title, intro and a drawing. */
export function InformHead(props: {
  title: string;
  intro: string;
  note?: string;
  image: string;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-300 items-center gap-10 px-4 pt-4 pb-10 md:px-6 md:pt-8 md:pb-14">
      <div className="min-w-0 flex-1">
        <h1 className="max-w-[18ch] text-4xl">{props.title}</h1>
        <p className="mt-4 max-w-[48ch] text-ink-soft text-lg">{props.intro}</p>
        {props.note && <p className="mt-3 text-ink-soft text-sm">{props.note}</p>}
        {props.children}
      </div>
      <Drawing src={props.image} className="w-60 shrink-0 max-md:hidden print:hidden" />
    </div>
  );
}
