import type { StatementEntry } from "#contract/balance.ts";
import { type Chapter, type Entry, momentOf, rupiahOf } from "#server/platform/own-data.ts";
import { statementTexts } from "#texts/balance/statement.ts";
import { ownDataTexts as says } from "#texts/privacy/own-data.ts";
import { readStatement } from "./statement.ts";

/** Every page folds the member's whole ledger, so pages are few and large. */
const pageSize = 2000;

/** The balance, then each second and rupiah as in the statement, newest first. */
export const statementChapter: Chapter = {
  name: "statement",
  title: says.chapters.statement,
  async *read({ app, owner }) {
    for (let before: number | undefined, isFirst = true; ; isFirst = false) {
      const page = await readStatement(app, owner, { before, limit: pageSize });
      if (isFirst) {
        const { balance, free, paid, totals } = page;
        yield {
          heading: says.balance,
          data: { balance_seconds: balance, free_seconds: free, paid_seconds: paid, totals },
          facts: [
            [says.free, lengthOf(free)],
            [says.paid, lengthOf(paid)],
          ],
        };
      }
      yield* page.entries.map(told);
      if (page.before === null) return;
      before = page.before;
    }
  },
};

/** Formats seconds, such as "-1 menit 5 detik". */
function lengthOf(seconds: number): string {
  const all = Math.abs(seconds);
  const length = statementTexts.length(Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60);
  return seconds < 0 ? `-${length}` : length;
}

const told = (entry: StatementEntry): Entry => ({
  heading: `${says.kinds[entry.kind]}, ${momentOf(entry.from)}`,
  data: entry,
  facts: [
    [says.reason, entry.reason && statementTexts.reasons[entry.reason]],
    [says.change, entry.seconds === 0 ? null : lengthOf(entry.seconds)],
    [says.after, lengthOf(entry.balance)],
    [says.rupiah, entry.rupiah === 0 ? null : rupiahOf(entry.rupiah)],
    [says.talk, entry.conversation?.title],
    [says.invoice, entry.order?.no_invoice],
  ],
});
