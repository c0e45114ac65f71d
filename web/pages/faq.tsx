import { faqTexts } from "#texts/faq.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { FaqList } from "#web/features/faq/faq-list.tsx";
import { MoreQuestions } from "#web/features/faq/more-questions.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/faq";

export const meta: Route.MetaFunction = (args) => pageMeta(args, faqTexts.title, faqTexts.intro);

/** Loads nothing, but keeps this page from rendering on the server, because only the browser knows the session. */
export const clientLoader = () => null;

const rows = Array.from({ length: 11 }, (_, n) => n);

export function HydrateFallback() {
  return (
    <div className="mx-auto max-w-3xl">
      <Head />
      <div className="mt-6 grid gap-3">
        {rows.map((n) => (
          <Skeleton key={n} className="h-15" />
        ))}
      </div>
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </div>
  );
}

/** the same eleven answers within the app frame, for signed-in members. */
export default function Faq() {
  return (
    <div className="mx-auto max-w-3xl">
      <Head />
      <div className="mt-6 grid grid-cols-1 gap-6">
        <FaqList />
        <MoreQuestions />
      </div>
    </div>
  );
}

function Head() {
  return (
    <>
      <h1 className="text-3xl text-on-page">{faqTexts.title}</h1>
      <p className="mt-3 max-w-[65ch] text-on-page-soft">{faqTexts.intro}</p>
    </>
  );
}
