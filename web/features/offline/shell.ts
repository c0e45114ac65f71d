/** What the worker of a client keeps; written before its script (pages/worker.ts). */
export type Shell = {
  /** Of this client and of exactly these contents. */
  cacheName: string;
  /** What the names of this client's shells begin with, and of no other's. */
  prefix: string;
  /** The page that says that there is no line. */
  page: string;
  /** Pages that show as they are, that one among them. */
  pages: readonly string[];
  /** What these pages need. */
  files: readonly string[];
  /** Finds such files in a page. */
  named: string;
};

const named = "/assets/[\\w./%~!()*-]+";

/** Nonces are of one answer; all else of a page is the same each time. */
const still = (html: string) => html.replace(/nonce="[^"]*"|"nonce":"[^"]*"/g, "");

type Contents = { username: string; pages: ReadonlyMap<string, string>; icon: string };

/** The shell that these pages make; another name when anything of them is another. */
export async function shellOf({ username, pages, icon }: Contents): Promise<Shell> {
  const found = [...pages.values()].flatMap((html) => html.match(new RegExp(named, "g")) ?? []);
  const files = [...new Set([...found, icon])].sort();
  const whole = new TextEncoder().encode([...pages.values()].map(still).join("\n"));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
  const version = Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
  // No dot in a client's name: nobody's names begin as another's.
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
