import { type DataStrategyResult, type MiddlewareFunction, redirect } from "react-router";
import { tokenOf } from "#web/browser/session.ts";
import { hasThirdPartyScripts } from "#web/browser/third-party-scripts.ts";
import { paths } from "#web/paths.ts";
import { defaultUsername } from "./default-client.ts";

/** pages that also open without a session and then make no call that needs one. */
const open = [paths["checkout-produk"], paths["transaction-product"]];

/** B-018, B-030: without a token, redirects to login with the way back. Runs before every loader of the app frame. */
export const requireSession: MiddlewareFunction<Record<string, DataStrategyResult>> = (
  { params, request },
  next,
) => {
  if (hasThirdPartyScripts()) return leaveThirdParties(request.url);
  const username = params.username ?? defaultUsername();
  const { pathname, search } = new URL(request.url);
  if (tokenOf(username) || open.some((path) => path(username) === pathname)) return next();
  throw redirect(paths.login(username, pathname + search));
};

/** Opens a private page in a new document, so that third-party scripts of this one cannot read it. */
function leaveThirdParties(address: string): Promise<never> {
  window.location.replace(address);
  return new Promise(() => {});
}
