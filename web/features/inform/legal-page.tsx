import { legalTexts } from "#texts/legal.ts";
import type { Section } from "#texts/prose.ts";
import { type Client, useClient } from "#web/frame/client.ts";
import { contactAddress } from "#web/frame/contact.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { InformHead, InformPage } from "./inform-page.tsx";
import { LongRead, Sections } from "./long-read.tsx";

/** What the texts of law say of a client. */
export const legalFacts = (client: Client) => ({
  client: client.name,
  provider: client.ai_provider,
  email: client.contact.email,
  hasAnalytics: Boolean(client.analytics.measurement_id ?? client.analytics.container_id),
  hasGoogle: client.google_client_id !== null,
});

/** A page of law: read, printed, and asked about. */
export function LegalPage(props: {
  title: string;
  intro: string;
  image: string;
  sections: readonly Section[];
  letterOf?: (chapter: Pick<Section, "id">) => string;
}) {
  const client = useClient();
  const letters = props.letterOf ? { letterOf: props.letterOf } : {};
  return (
    <InformPage>
      <InformHead title={props.title} intro={props.intro} note={legalTexts.since} image={props.image} />
      <LongRead contents={legalTexts.contents} chapters={props.sections} {...letters}>
        <Sections sections={props.sections} {...letters} />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-6 text-ink-soft text-sm print:hidden">
          <a href={contactAddress(client, props.title)} className={buttonClass("secondary")}>
            {legalTexts.questions}
          </a>
          {legalTexts.print}
        </p>
      </LongRead>
    </InformPage>
  );
}
