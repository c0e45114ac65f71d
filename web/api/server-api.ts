import type { RouterContextProvider } from "react-router";
import type { CallName } from "#contract/calls.ts";
import type { Answer } from "#contract/schemas.ts";
import { pageContext } from "#web/page-context.ts";
import { addressOf, type InputOf, readAnswer } from "./api.ts";

/** Calls the API from a loader within the server process, with the same checks and errors as over the network. */
export async function serverApi<N extends CallName>(
  context: Readonly<RouterContextProvider>,
  name: N,
  input: InputOf<N>,
  username?: string,
): Promise<Answer<N>> {
  const { method, url } = addressOf(name, input);
  const headers = { "content-type": "application/json", ...(username ? { "x-client": username } : {}) };
  const body = "body" in input && input.body !== undefined ? JSON.stringify(input.body) : undefined;
  const answer = await context.get(pageContext).call(method, url, headers, body);
  return readAnswer<N>(answer.status, answer.body);
}
