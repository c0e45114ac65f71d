import { callQuery, queries } from "./query.ts";

const staleMs = 600_000;

/** What a fresh talk begins with (B-187, B-188) is asked for while its page is made. */
export function fetchGreeting(username: string, expertId: number): void {
  const input = { params: { expert_id: expertId } };
  void queries.prefetchQuery({ ...callQuery(username, "listGreetings", input), staleTime: staleMs });
  void queries.prefetchQuery({ ...callQuery(username, "listClues", input), staleTime: staleMs });
}
