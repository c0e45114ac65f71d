import { useEffect, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

/** Parameters from the query of a mailed link; missing ones are undefined. */
export type ResetLink = {
  token?: string | undefined;
  email?: string | undefined;
  clientId?: number | undefined;
};

/**
 * The link that opened this page. It is first moved from the address into the history state, so that a reload still has
 * it and no other page, ours or foreign, ever sees it (S-04).
 */
export function useResetLink(): ResetLink {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [search] = useSearchParams();
  const [link, setLink] = useState<ResetLink>(() => linkIn(search));
  useEffect(() => {
    if (search.has("token")) {
      const found = linkIn(search);
      setLink(found);
      void navigate(pathname, { replace: true, state: { resetLink: found }, preventScrollReset: true });
    } else if (hasResetLink(state)) setLink(state.resetLink);
  }, [search, state, pathname, navigate]);
  return link;
}

const linkIn = (search: URLSearchParams): ResetLink => ({
  token: search.get("token") || undefined,
  email: search.get("email") || undefined,
  clientId: Number(search.get("client_id")) || undefined,
});

const hasResetLink = (state: unknown): state is { resetLink: ResetLink } =>
  typeof state === "object" && state !== null && "resetLink" in state && typeof state.resetLink === "object";
