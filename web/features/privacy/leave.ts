import { forgetDrafts, planForm } from "#web/browser/drafts.ts";
import { type Farewell, leaveFarewell } from "#web/browser/farewell.ts";
import { dropSession } from "#web/browser/session.ts";
import { forgetScreenings } from "#web/browser/stored-screening.ts";
import { paths } from "#web/paths.ts";

/**
 * Goes to the login page, which says why. Reloads the document, so that this page's memory is cleared; unsent screening
 * answers and safety plan drafts are deleted as well.
 */
export function leaveTo(username: string, why: Farewell): void {
  leaveFarewell(why);
  dropSession(username);
  forgetScreenings(username);
  forgetDrafts(username, planForm);
  window.location.replace(paths.login(username));
}
