import { useQuery } from "@tanstack/react-query";
import { tokenOf } from "#web/browser/session.ts";
import { ApiError } from "./api.ts";
import { requestHeaders, signedOut } from "./browser-api.ts";
import { type Profile, useProfile } from "./profile.ts";
import { queries } from "./query.ts";

/** Fetches a picture that only its member may see as a data URL, because an `img` cannot send the session token. */
async function fetchPicture(username: string, url: string, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(url, { headers: requestHeaders(username), signal });
  // The default picture is shown instead (B-155).
  if (answer.status === 404) return null;
  if (answer.status === 401) signedOut(username);
  if (!answer.ok) throw new ApiError(answer.status, {});
  return dataUrl(await answer.blob());
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Returns the member's own picture as a data URL; null while it loads and when there is none. */
function usePicture(username: string, url: string | null | undefined): string | null {
  const { data } = useQuery(
    {
      queryKey: [username, "getImage", url],
      queryFn: ({ signal }) => fetchPicture(username, url ?? "", signal),
      enabled: Boolean(url),
      // A new picture gets a new URL.
      staleTime: Number.POSITIVE_INFINITY,
    },
    queries,
  );
  return data ?? null;
}

/** Returns the signed-in member's profile and picture; both are empty on a page that is open without a session. */
export function useMe(username: string): { profile: Profile | undefined; picture: string | null } {
  const { data } = useProfile(username, { enabled: tokenOf(username) !== null });
  return { profile: data?.data, picture: usePicture(username, data?.data.picture_url) };
}
