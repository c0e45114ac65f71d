import { consentsOf } from "#server/features/consent/consent.ts";
import { type Chapter, momentOf } from "#server/platform/own-data.ts";
import { ownDataTexts as says } from "#texts/privacy/own-data.ts";
import { consentPageTexts } from "#texts/privacy/privacy.ts";

export const consentChapter: Chapter = {
  name: "consents",
  title: says.chapters.consents,
  async *read({ app, client, owner }) {
    const given = await consentsOf(app.database.db, app, client, owner.id, { whole: true });
    for (const { kind, text, version, given_at, records } of given) {
      yield {
        heading: consentPageTexts.names[kind],
        data: { kind, text, version, given_at, records },
        facts: records.flatMap((record) => [
          [says.given, `${momentOf(record.given_at)} (${says.version} ${record.version})`] as const,
          [says.withdrawn, record.withdrawn_at && momentOf(record.withdrawn_at)] as const,
        ]),
        body: text,
      };
    }
  },
};
