/** What a client's service worker caches; written in front of its script (pages/worker.ts). */
export type Shell = {
  /** Cache name, unique to this client and these contents. */
  cacheName: string;
  /** Prefix of all cache names of this client, and of no other client. */
  prefix: string;
  /** The page that says that there is no connection. */
  page: string;
  /** Pages that are shown from the cache; includes `page`. */
  pages: readonly string[];
  /** Assets that these pages need. */
  files: readonly string[];
  /** Regular expression that finds such assets in a page. */
  named: string;
};

const named = "/assets/[\\w./%~!()*-]+";

/** Removes nonces, which differ per answer; the rest of a page is the same each time. */
const withoutNonces = (html: string) => html.replace(/nonce="[^"]*"|"nonce":"[^"]*"/g, "");

type Contents = { username: string; pages: ReadonlyMap<string, string>; icon: string };

/** Builds the shell from these pages. Its cache name changes whenever their content does. */
export async function shellOf({ username, pages, icon }: Contents): Promise<Shell> {
  const found = [...pages.values()].flatMap((html) => html.match(new RegExp(named, "g")) ?? []);
  const files = [...new Set([...found, icon])].sort();
  const whole = new TextEncoder().encode([...pages.values()].map(withoutNonces).join("\n"));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
  const version = Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
  // Client names contain no dot, so no client's prefix is the start of another's.
  const prefix = `alma.shell.${username}.`;
  const paths = [...pages.keys()];
  return {
    cacheName: prefix + version,
    prefix,
    page: paths[0] ?? "",
    pages: paths,
    files,
    named,
  };
}
