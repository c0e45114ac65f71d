import { isSlug } from "#web/frame/client.ts";
import { pageContext } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { type Shell, shellOf } from "../features/offline/shell.ts";
import { script } from "../features/offline/worker.ts?script";
import type { Route } from "./+types/worker";

/**
 * Returns the service worker of a client, for the pages below its path only. A changed brand, help number or build
 * changes the script, so browsers update it.
 */
export async function loader({ params: { username }, context }: Route.LoaderArgs) {
  if (!isSlug(username)) return notHere();
  const { call } = context.get(pageContext);
  const pages = new Map<string, string>();
  for (const path of [paths.offline(username), paths.help(username)]) {
    const { status, body } = await call("GET", path, {});
    // The client does not exist, or its brand or numbers cannot be read now. Browsers then keep the worker that they
    // have.
    if (status !== 200) return notHere();
    pages.set(path, body);
  }
  return new Response(
    `const shell=${written(await shellOf({ username, pages, icon: paths.icon(username) }))};${script}`,
    {
      headers: {
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "no-cache",
        // The worker fetches the shell and pages, and runs no other script.
        "content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      },
    },
  );
}

const notHere = () => new Response(null, { status: 404, headers: { "cache-control": "no-store" } });

const written = (shell: Shell) => JSON.stringify(shell);
