import { callQuery, queries } from "./query.ts";

const staleMs = 600_000;

/** Prefetches the greeting and the clues of a new conversation (B-187, B-188) while its page loads. */
export function fetchGreeting(username: string, expertId: number): void {
  const input = { params: { expert_id: expertId } };
  void queries.prefetchQuery({ ...callQuery(username, "listGreetings", input), staleTime: staleMs });
  void queries.prefetchQuery({ ...callQuery(username, "listClues", input), staleTime: staleMs });
}
