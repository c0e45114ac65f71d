import { QueryClient, queryOptions, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { CallName } from "#contract/calls.ts";
import type { Answer } from "#contract/schemas.ts";
import { ApiError, type InputOf } from "./api.ts";
import { api } from "./browser-api.ts";

/** Retries network failures and server errors; a refused call would be refused again. */
const mayWork = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Server state of the signed-in pages. Lives as long as the page; signing out reloads the page. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 2 && mayWork(error),
      // Always tries the request, because browsers often report the connection state wrongly.
      networkMode: "always",
      gcTime: 10 * 60_000,
    },
  },
});

/** Query options of a reading call. The key is the client, the call's name and its input. */
export const callQuery = <N extends CallName>(username: string, name: N, input: InputOf<N>) =>
  queryOptions({
    queryKey: [username, name, input] as const,
    queryFn: ({ signal }) => api(username, name, input, { signal }),
  });

type Options<N extends CallName> = Pick<
  UseQueryOptions<Answer<N>>,
  "enabled" | "staleTime" | "refetchOnWindowFocus" | "placeholderData" | "refetchOnMount"
>;

export const useCall = <N extends CallName>(
  username: string,
  name: N,
  input: InputOf<N>,
  options: Options<N> = {},
) =>
  useQuery<Answer<N>>(
    {
      queryKey: [username, name, input],
      queryFn: ({ signal }) => api(username, name, input, { signal }),
      ...options,
    },
    queries,
  );
