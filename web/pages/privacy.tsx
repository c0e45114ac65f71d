import { privacyPageTexts, privacySections } from "#texts/legal.ts";
import image from "#web/art/privacy.svg?url";
import { LegalPage, legalFacts } from "#web/features/inform/legal-page.tsx";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import type { PageHandle } from "#web/frame/page-handle.ts";
import type { Route } from "./+types/privacy";

export const handle: PageHandle = { plain: true, bare: true, listed: true };

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, privacyPageTexts.title, privacyPageTexts.intro);

/** R-15, B-428: the privacy page. */
export default function Privacy() {
  const sections = privacySections(legalFacts(useClient()));
  return (
    <LegalPage {...privacyPageTexts} image={image} sections={sections} letterOf={({ id }) => `${id}.`} />
  );
}
