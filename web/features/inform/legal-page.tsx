import { legalTexts } from "#texts/legal.ts";
import type { Section } from "#texts/prose.ts";
import { type Client, useClient } from "#web/frame/client.ts";
import { contactAddress, writtenContact } from "#web/frame/contact.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { InformHead, InformPage } from "./inform-page.tsx";
import { LongRead, Sections } from "./long-read.tsx";

/** The facts about a client that the legal texts mention. */
export const legalFacts = (client: Client) => ({
  client: client.name,
  provider: client.ai_provider,
  contact: writtenContact(client),
  hasAnalytics: Boolean(client.analytics.measurement_id ?? client.analytics.container_id),
  hasGoogle: client.google_client_id !== null,
});

/** A legal page, with its contents, a contact button and a hint on printing. */
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
