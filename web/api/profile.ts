import type { Answer } from "#contract/schemas.ts";
import { callQuery, queries, useCall } from "./query.ts";

export type Profile = Answer<"getUser">["data"];

const query = (username: string) => callQuery(username, "getUser", {});

/** C-13: the own profile, as it was last read; read at once unless somebody else sees to that. */
export const useProfile = (username: string, { enabled = true } = {}) =>
  useCall(username, "getUser", {}, { enabled });

/** Reads the profile for a page that is about it. */
export async function loadProfile(username: string): Promise<Profile> {
  const { data } = await queries.fetchQuery({ ...query(username), staleTime: 0 });
  return data;
}

/** Reads it again after something of it was changed; whoever shows it shows the new one. */
export const refreshProfile = (username: string) =>
  queries.invalidateQueries({ queryKey: query(username).queryKey });
