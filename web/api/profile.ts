import type { Answer } from "#contract/schemas.ts";
import { callQuery, queries, useCall } from "./query.ts";

export type Profile = Answer<"getUser">["data"];

const query = (username: string) => callQuery(username, "getUser", {});

/** C-13: the member's own profile from the cache. Fetches it unless `enabled` is false. */
export const useProfile = (username: string, { enabled = true } = {}) =>
  useCall(username, "getUser", {}, { enabled });

/** Fetches the current profile for a page that is about it. */
export async function loadProfile(username: string): Promise<Profile> {
  const { data } = await queries.fetchQuery({ ...query(username), staleTime: 0 });
  return data;
}

/** Reloads the profile after a change; every component that shows it updates. */
export const refreshProfile = (username: string) =>
  queries.invalidateQueries({ queryKey: query(username).queryKey });
