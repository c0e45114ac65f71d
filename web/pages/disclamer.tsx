import { disclamerSections, disclamerTexts } from "#texts/legal.ts";
import image from "#web/art/disclamer.svg?url";
import { LegalPage, legalFacts } from "#web/features/inform/legal-page.tsx";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import type { PageHandle } from "#web/frame/page-handle.ts";
import type { Route } from "./+types/disclamer";

export const handle: PageHandle = { plain: true, bare: true, listed: true };

export const meta: Route.MetaFunction = (args) => pageMeta(args, disclamerTexts.title, disclamerTexts.intro);

/** R-14, B-427; the specification spells the path this way. */
export default function Disclamer() {
  const sections = disclamerSections(legalFacts(useClient()));
  return <LegalPage {...disclamerTexts} image={image} sections={sections} />;
}
