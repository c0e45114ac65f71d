import { faqTexts } from "#texts/faq.ts";
import image from "#web/art/faq.svg?url";
import { faqPageData } from "#web/features/faq/faq-data.ts";
import { FaqList } from "#web/features/faq/faq-list.tsx";
import { MoreQuestions } from "#web/features/faq/more-questions.tsx";
import { InformHead, InformPage } from "#web/features/inform/inform-page.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import type { PageHandle } from "#web/frame/page-handle.ts";
import type { Route } from "./+types/faq-public";

export const handle: PageHandle = { plain: true, bare: true, listed: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, faqTexts.title, faqTexts.intro, { data: (frame) => [faqPageData(frame)] });

/** the public FAQ; its twin behind login is `faq`. */
export default function FaqPublic() {
  return (
    <InformPage>
      <InformHead title={faqTexts.title} intro={faqTexts.intro} image={image} />
      <div className="mx-auto grid max-w-300 grid-cols-1 items-start gap-8 px-4 pb-16 md:px-6 md:pb-24 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-12">
        <FaqList />
        <div className="lg:sticky lg:top-6">
          <MoreQuestions />
        </div>
      </div>
    </InformPage>
  );
}
