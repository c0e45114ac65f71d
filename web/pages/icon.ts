import { defaultUsername, isSlug } from "#web/frame/client.ts";
import { loadClient } from "#web/frame/load-client.server.ts";
import type { Route } from "./+types/icon";

/** A client's sign for tabs and home screens: moon and cloud of the drawings, in its colours. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { client } = await loadClient(
    context,
    isSlug(params.username) ? params.username : defaultUsername,
    false,
  );
  const ground = client.brand.light.primary ?? client.primary_color;
  const sign = client.brand.light["on-primary"] ?? "#fff";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/><circle cx="40" cy="25" r="10" fill="${sign}" opacity=".55"/><path d="M21 48a9.5 9.500 0 0 1 0-19 12 12 0 0 1 21-3 10.5 10.500 0 0 1 4 22z" fill="${sign}"/></svg>`;
  return new Response(svg, {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=3600",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
