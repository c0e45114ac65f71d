import { data } from "react-router";
import { notFoundTexts } from "#texts/frame/frame.ts";
import { NotFound } from "#web/frame/error-page.tsx";
import { MessagePage } from "#web/frame/message-page.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import { otherDocument } from "#web/frame/other-document.ts";
import type { PageHandle } from "#web/frame/page-handle.ts";
import type { Route } from "./+types/not-found";

export const handle: PageHandle = { plain: true };

export const meta: Route.MetaFunction = (args) => pageMeta(args, notFoundTexts.title);

export const loader = () => data(null, { status: 404 });

export const clientLoader = otherDocument;

/** R-44, B-007: any other unknown path. */
export default function Page() {
  return (
    <MessagePage>
      <NotFound />
    </MessagePage>
  );
}
