import fontUrl from "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url";
import { type ReactNode, use } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteError,
} from "react-router";
import type { Route } from "./+types/root";
import { BootScript } from "./frame/boot-script.tsx";
import { BrandStyle } from "./frame/brand-style.tsx";
import { isSlug, useClient } from "./frame/client.ts";
import { defaultUsername, useDefaultUsername } from "./frame/default-client.ts";
import { ErrorPage } from "./frame/error-page.tsx";
import { loadClient } from "./frame/load-client.server.ts";
import { fetchClient, isRetrying } from "./frame/load-client.ts";
import { earlyOf, isBare, isFull, isPlain } from "./frame/page-handle.ts";
import { PageLife } from "./frame/page-life.tsx";
import { pageContext, ThirdPartiesContext } from "./page-context.ts";
import { paths } from "./paths.ts";
import styles from "./styles/app.css?url";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: fontUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
];

/** Loads the client of every page, so that its brand is in the first response (B-045, B-049). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { origin, defaultUsername } = context.get(pageContext);
  const username = params.username ?? defaultUsername;
  if (!isSlug(username)) throw new Response(null, { status: 404 });
  const isNotFoundPage = "*" in params;
  return { ...(await loadClient(context, username, isNotFoundPage)), year: new Date().getFullYear(), origin };
}

/** B-048: runs again when the username in the path changes. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { origin } = window.location;
  return {
    ...(await fetchClient(params.username ?? defaultUsername())),
    year: new Date().getFullYear(),
    origin,
  };
}

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.username !== nextParams.username || isRetrying();
}

export function Layout({ children }: { children: ReactNode }) {
  const client = useClient();
  const { light, dark } = client.brand;
  const defaultClient = useDefaultUsername();
  const thirdParties = use(ThirdPartiesContext);
  const matches = useMatches();
  const error = useRouteError();
  const { search } = useLocation();
  const early = import.meta.env.SSR
    ? matches.flatMap((match) =>
        earlyOf(match, { params: match.params, search, defaultUsername: defaultClient }),
      )
    : [];
  // Pages that only inform and 404 pages need no scripts.
  const isWithoutScripts = matches.some(isPlain) || (isRouteErrorResponse(error) && error.status === 404);
  return (
    <html
      lang="id"
      data-full={matches.some(isFull) ? "" : undefined}
      data-third-parties={thirdParties || undefined}
      data-default={defaultClient}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={light.page ?? "#f6f5f7"} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark.page ?? "#171013"} />
        <BootScript username={client.username} early={early} />
        <Meta />
        <link rel="icon" type="image/svg+xml" href={paths.icon(client.username)} />
        <link rel="apple-touch-icon" href={paths.touchIcon(client.username)} />
        <link rel="manifest" href={paths.manifest(client.username)} />
        <Links />
        <BrandStyle brand={client.brand} />
      </head>
      <body data-bare={matches.some(isBare) ? "" : undefined}>
        {children}
        {!isWithoutScripts && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <Outlet />
      <PageLife />
    </>
  );
}

/** Errors of pages inside a layout do not reach this boundary: the layout shows them. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
