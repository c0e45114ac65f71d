/** Returns the storage key of the safety plan's offline copy, which is removed with the session. */
export const planCopyName = (username: string): string => `alma.plan.${username}.copy`;
