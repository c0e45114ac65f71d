import { data } from "react-router";
import { notFoundTexts } from "#texts/frame/frame.ts";
import { art } from "#web/frame/art.ts";
import { useClient, useHome } from "#web/frame/client.ts";
import { MessagePage } from "#web/frame/message-page.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import { otherDocument } from "#web/frame/other-document.ts";
import type { PageHandle } from "#web/frame/page-handle.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/user-not-found";

export const handle: PageHandle = { plain: true };

export const meta: Route.MetaFunction = (args) => pageMeta(args, notFoundTexts.userTitle);

export const loader = () => data(null, { status: 404 });

export const clientLoader = otherDocument;

/** R-43, B-006, A-41: an unknown path below a segment that has the form of a username. */
export default function UserNotFound() {
  const home = useHome(useClient());
  return (
    <MessagePage>
      <EmptyState heading="h1" image={art.lost} title={notFoundTexts.userTitle} text={notFoundTexts.userBody}>
        <a href={home} className={buttonClass()}>
          {notFoundTexts.home}
        </a>
      </EmptyState>
    </MessagePage>
  );
}
