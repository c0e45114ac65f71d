/** Returns the sign-up handle (`sign_up`) of an answer, an error body or a history state, if it has one. */
export const signUpIn = (holder: unknown): string | undefined =>
  typeof holder === "object" && holder !== null && "sign_up" in holder && typeof holder.sign_up === "string"
    ? holder.sign_up
    : undefined;
