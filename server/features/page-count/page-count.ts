import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";
import type { Pool } from "pg";
import type { App } from "#server/platform/app.ts";

/**
 * Which pages are counted, by the end of their address, and under which name. Only public pages, and none that is about
 * distress; all advertisements count as one page, because the individual one would reveal a topic.
 */
const counted: readonly [address: RegExp, page: string][] = [
  ...["home", "almacare", "almaconnect", "FAQ", "disclamer", "privacy", "login", "register"].map(
    (page): [RegExp, string] => [new RegExp(`^${page}$`), page],
  ),
  [/^ads\/[a-z-]+$/, "ads"],
];

/** Returns the client and the page that an address counts for; undefined if it is not counted. */
export function countedPage(url: string): { username: string; page: string } | undefined {
  const [, username, rest] = /^\/([a-z0-9][a-z0-9-]{0,39})\/([^?#]*)/.exec(url) ?? [];
  const page = counted.find(([address]) => rest !== undefined && address.test(rest))?.[1];
  return username && page ? { username, page } : undefined;
}

type Asked = { method: string; url: string; headers: IncomingHttpHeaders };

/** True for a page view by a person: not a bot, not a prefetch and not a form submission. */
function isVisit({ method, headers }: Asked): boolean {
  const agent = headers["user-agent"];
  const isAhead = ["sec-purpose", "purpose", "x-moz"].some((name) => /prefetch/.test(String(headers[name])));
  const isDocument = [undefined, "document"].includes(headers["sec-fetch-dest"]?.toString());
  return method === "GET" && isDocument && !isAhead && Boolean(agent) && !isbot(agent);
}

/** Counts that are not stored yet, by client and page. */
const waiting = new WeakMap<App, Map<string, number>>();
/** Keeps requests with made-up client names from filling the memory; the number of real pages is far below this. */
const waitingMax = 10_000;

/** Adds one visit in memory; nothing about the visitor is stored. */
export function countPage(app: App, username: string, page: string, visits = 1): void {
  const counts = waiting.get(app) ?? new Map<string, number>();
  waiting.set(app, counts);
  const key = `${username} ${page}`;
  if (counts.size >= waitingMax && !counts.has(key)) return;
  counts.set(key, (counts.get(key) ?? 0) + visits);
}

/** Must be called once for each page response. */
export function countVisit(app: App, asked: Asked, status: number): void {
  // 304: a returning visitor has the page cached.
  const visit = [200, 304].includes(status) && isVisit(asked) ? countedPage(asked.url) : undefined;
  if (visit) countPage(app, visit.username, visit.page);
}

/**
 * Adds this server's counts to the day's rows; every server does this. Counts that cannot be stored wait for the next
 * time. The day is that of storing, so visits in the last seconds before midnight may count for the next day.
 */
export async function storePageCounts(app: App): Promise<void> {
  const counts = waiting.get(app);
  if (!counts || counts.size === 0) return;
  waiting.delete(app);
  const rows = [...counts].map(([key, visits]) => [...key.split(" "), visits] as const);
  try {
    await app.database.pool.query(
      `insert into page_counts (client_id, day, page, visits)
       select clients.id, wib_day(app_now()), given.page, given.visits
       from unnest($1::text[], $2::text[], $3::bigint[]) as given (username, page, visits)
       join clients using (username)
       order by clients.id, given.page
       on conflict (client_id, day, page) do update set visits = page_counts.visits + excluded.visits`,
      [rows.map(([username]) => username), rows.map(([, page]) => page), rows.map(([, , visits]) => visits)],
    );
  } catch (error) {
    for (const [username, page, visits] of rows)
      countPage(app, String(username), String(page), Number(visits));
    throw error;
  }
}

export type PageCount = { client: string; day: string; page: string; visits: number };

/** Returns the counts of the last days including today, newest day first. */
export async function pageCountsOf(pool: Pool, days: number): Promise<PageCount[]> {
  const { rows } = await pool.query(
    `select clients.username as client, day::text, page, visits::int
     from page_counts join clients on clients.id = client_id
     where day > wib_day(app_now()) - $1::int
     order by day desc, client_id, visits desc, page`,
    [days],
  );
  return rows;
}
