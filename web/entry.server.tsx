import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import { sharedKindOf } from "./frame/shared-kind.ts";
import { thirdPartiesOf } from "./frame/third-parties.ts";
import {
  DefaultClientContext,
  NonceContext,
  type PageContext,
  pageContext,
  ThirdPartiesContext,
} from "./page-context.ts";

/** Exported for the server, which must not import the web app's modules: it would get separate copies of them. */
export function createPageContext(context: PageContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, context);
  return provider;
}

type ErrorPlace = { request: Request; context: Readonly<RouterContextProvider> };

/** Logs the error, and the reader gets an error page. A request that the reader aborted is not logged. */
export function handleError(error: unknown, { request, context }: ErrorPlace): void {
  if (request.signal.aborted) return;
  context.get(pageContext).warn({ err: error }, "a page could not be rendered");
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const { nonce, defaultUsername, isHead, warn, thirdParties, shared } = provider.get(pageContext);
  for (const service of thirdPartiesOf(routerContext)) thirdParties.add(service);
  Object.assign(shared, sharedKindOf(routerContext));
  headers.set("content-type", "text/html; charset=utf-8");
  if (isHead) return Promise.resolve(new Response(null, { headers, status }));
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ThirdPartiesContext value={[...thirdParties].join(" ")}>
          <DefaultClientContext value={defaultUsername}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </DefaultClientContext>
        </ThirdPartiesContext>
      </NonceContext>,
      {
        nonce,
        // Sends whole pages, because parts that arrive late need scripts to move them into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough();
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        },
        onShellError: reject,
        onError: (error) => {
          if (!request.signal.aborted) warn({ err: error }, "a part of a page could not be rendered");
        },
      },
    );
    request.signal.addEventListener("abort", () => abort(), { once: true });
  });
}
