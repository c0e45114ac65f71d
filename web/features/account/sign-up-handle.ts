/** The name of a sign-up in an answer, a refusal or a history entry, where there is one. */
export const signUpIn = (holder: unknown): string | undefined =>
  typeof holder === "object" && holder !== null && "sign_up" in holder && typeof holder.sign_up === "string"
    ? holder.sign_up
    : undefined;
