import type { CallName } from "#contract/calls.ts";
import type { Answer, Schemas } from "#contract/schemas.ts";
import { ApiError, addressOf, readAnswer } from "./api.ts";
import { requestHeaders, signedOut } from "./browser-api.ts";

/** Calls that take a multipart form. */
type FormCall = { [N in CallName]: Schemas[N] extends { form: true } ? N : never }[CallName];

type Sending = {
  params?: object;
  form: FormData;
  /** Reports the share that was sent, from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/** Longer than the server needs to read and re-encode a picture. */
const timeoutMs = 60_000;

/**
 * Sends a form with a file. Throws `ApiError`, as `api` does. Uses XMLHttpRequest because `fetch` reports no upload
 * progress.
 */
export function upload<N extends FormCall>(username: string, name: N, sending: Sending): Promise<Answer<N>> {
  const { params, form, onProgress, signal } = sending;
  const { method, url } = addressOf(name, params ? { params } : {});
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.timeout = timeoutMs;
    for (const [header, value] of requestHeaders(username)) request.setRequestHeader(header, value);
    const lost = () => reject(new ApiError(0, {}));
    request.onerror = lost;
    request.ontimeout = lost;
    request.onabort = lost;
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = () => {
      try {
        resolve(readAnswer<N>(request.status, request.responseText));
      } catch (error) {
        if (request.status === 401) signedOut(username);
        reject(error);
      }
    };
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    if (signal?.aborted) lost();
    else request.send(form);
  });
}
