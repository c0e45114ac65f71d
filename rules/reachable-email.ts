/** False for the address of an installation that has set none (RFC 2606): mail to it reaches nobody. */
export const isReachable = (email: string): boolean => !email.endsWith(".invalid");
