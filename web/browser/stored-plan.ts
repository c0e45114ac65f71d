/** Under what this device keeps a copy of the safety plan, to be read without a line; goes with the session. */
export const planCopyName = (username: string): string => `alma.plan.${username}.copy`;
