import { forgetOfflineCopies } from "./offline-copies.ts";
import { planCopyName } from "./stored-plan.ts";

/*
 * The session in this browser (B-430): the token under `{client}_token` and under `token`. If local storage is missing
 * or full (private windows), the session lives as long as the page.
 */

const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // `memory` still holds the value.
  }
}

const clientKey = (username: string) => `${username}_token`;

/**
 * Returns the token for a client: its own, else the generic one (B-030: any value under `token` counts as signed in).
 */
export function tokenOf(username: string): string | null {
  return read(clientKey(username)) ?? read("token");
}

/** Returns the user id that the sign-in returned; null when only a token is known. */
export const userIdOf = (): string | null => read("user_id");

export function storeSession(username: string, token: string, userId: number): void {
  // Offline copies belong to the member who made them, so a new sign-in removes them.
  forgetOfflineCopies(username);
  write(planCopyName(username), null);
  write(clientKey(username), token);
  write("token", token);
  write("user_id", String(userId));
}

/**
 * Removes both keys of this client and its offline copies. A generic token stays if it is not the one that this client
 * used.
 */
export function dropSession(username: string): void {
  forgetOfflineCopies(username);
  write(planCopyName(username), null);
  const own = read(clientKey(username));
  write(clientKey(username), null);
  if (own === null || read("token") === own) {
    write("token", null);
    write("user_id", null);
  }
}
