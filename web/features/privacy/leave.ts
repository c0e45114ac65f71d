import { forgetDrafts, planForm } from "#web/browser/drafts.ts";
import { type Farewell, leaveFarewell } from "#web/browser/farewell.ts";
import { dropSession } from "#web/browser/session.ts";
import { forgetScreenings } from "#web/browser/stored-screening.ts";
import { paths } from "#web/paths.ts";

/**
 * To the login page, which says why. The page is loaded anew: what this one held goes with it, and so do answers of a
 * screening and lines of a safety plan that were not sent.
 */
export function leaveTo(username: string, why: Farewell): void {
  leaveFarewell(why);
  dropSession(username);
  forgetScreenings(username);
  forgetDrafts(username, planForm);
  window.location.replace(paths.login(username));
}
