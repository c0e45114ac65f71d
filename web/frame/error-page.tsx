import { isRouteErrorResponse, useLocation } from "react-router";
import { crashTexts, notFoundTexts } from "#texts/frame/frame.ts";
import { ApiError } from "#web/api/api.ts";
import { paths } from "#web/paths.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { art } from "./art.ts";
import { useClient, useHome } from "./client.ts";
import { useDefaultUsername } from "./default-client.ts";
import { MessagePage } from "./message-page.tsx";

/** A complete error page with a way out; works without scripts. */
export function ErrorPage({ error }: { error: unknown }) {
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return <MessagePage>{isNotFound ? <NotFound /> : <Crash error={error} />}</MessagePage>;
}

/** T-001, with the link back to home. */
export function NotFound() {
  const username = useDefaultUsername();
  return (
    <>
      <title>{notFoundTexts.title}</title>
      <EmptyState heading="h1" image={art.lost} title={notFoundTexts.title} text={notFoundTexts.body}>
        <a href={paths.home(username)} className={buttonClass()}>
          {notFoundTexts.home}
        </a>
      </EmptyState>
    </>
  );
}

/** Content of a screen that failed: says what to do, not what broke. */
export function Crash({ error }: { error: unknown }) {
  const home = useHome(useClient());
  const { pathname, search } = useLocation();
  const isOffline = error instanceof ApiError && error.status === 0;
  const title = isOffline ? crashTexts.offlineTitle : crashTexts.title;
  return (
    <>
      <title>{title}</title>
      <EmptyState
        heading="h1"
        image={art.broken}
        title={title}
        text={isOffline ? crashTexts.offlineBody : crashTexts.body}
      >
        <a href={pathname + search} className={buttonClass()}>
          {crashTexts.retry}
        </a>
        <a href={home} className={buttonClass("secondary")}>
          {crashTexts.home}
        </a>
      </EmptyState>
    </>
  );
}
