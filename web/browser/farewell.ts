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
  try {
    const why = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return why === "ended" || why === "withdrawn" || why === "erased" ? why : undefined;
  } catch {
    return undefined;
  }
}
