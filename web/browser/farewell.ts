/** Why this tab was sent to the login page. The login page shows it once; it survives a reload of the page. */
export type Farewell = "ended" | "withdrawn" | "erased";

const key = "alma.farewell";

export function leaveFarewell(why: Farewell): void {
  try {
    sessionStorage.setItem(key, why);
  } catch {
    // Without storage, the login page gives no reason.
  }
}

/** Returns the stored reason, if any, and removes it. */
export function takeFarewell(): Farewell | undefined {
  // A page that another tab signed out is hidden and being replaced; a refused call may lead it to login just before,
  // where it must leave the reason to the page that comes.
  if (document.body.hidden) return undefined;
  try {
    const why = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return why === "ended" || why === "withdrawn" || why === "erased" ? why : undefined;
  } catch {
    return undefined;
  }
}
