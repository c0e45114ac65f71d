import { isSlug } from "#web/frame/client.ts";
import { pageContext } from "#web/page-context.ts";
import { paths } from "#web/paths.ts";
import { type Shell, shellOf } from "../features/offline/shell.ts";
import { script } from "../features/offline/worker.ts?script";
import type { Route } from "./+types/worker";

/**
 * The worker of a client, for the pages below its address alone. Another brand, other numbers to call or another build
 * make another script, which is how browsers learn of them.
 */
export async function loader({ params: { username }, context }: Route.LoaderArgs) {
  if (!isSlug(username)) return notHere();
  const { call } = context.get(pageContext);
  const pages = new Map<string, string>();
  for (const path of [paths.offline(username), paths.help(username)]) {
    const { status, body } = await call("GET", path, {});
    // No such client; or its brand and its numbers cannot be read now: what is kept already is better.
    if (status !== 200) return notHere();
    pages.set(path, body);
  }
  return new Response(
    `const shell=${written(await shellOf({ username, pages, icon: paths.icon(username) }))};${script}`,
    {
      headers: {
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "no-cache",
        // It asks for the shell and for pages, and runs nothing else.
        "content-security-policy": "default-src 'none'; connect-src 'self'",
      },
    },
  );
}

const notHere = () => new Response(null, { status: 404, headers: { "cache-control": "no-store" } });

const written = (shell: Shell) => JSON.stringify(shell);
