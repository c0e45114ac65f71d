/** Why this tab came to the login page, told there once; survives the page being loaded anew. */
export type Farewell = "ended" | "withdrawn" | "erased";

const key = "alma.farewell";

export function leaveFarewell(why: Farewell): void {
  try {
    sessionStorage.setItem(key, why);
  } catch {
    // Without storage nothing is told; the page says what it is by itself.
  }
}

/** What was left to be told, if anything; it is told once. */
export function takeFarewell(): Farewell | undefined {
  try {
    const why = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return why === "ended" || why === "withdrawn" || why === "erased" ? why : undefined;
  } catch {
    return undefined;
  }
}
