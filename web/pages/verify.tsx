import { useSearchParams } from "react-router";
import { verifyTexts } from "#texts/verify.ts";
import { AccountCard } from "#web/features/account/account-card.tsx";
import { JustRegistered, Verification } from "#web/features/account/verification.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import type { Route } from "./+types/verify";

export const meta: Route.MetaFunction = (args) => pageMeta(args, verifyTexts.title);

/** `justRegistered` only informs; else the token of the link is verified. */
export default function Verify() {
  const [search] = useSearchParams();
  return (
    <AccountCard title={verifyTexts.title}>
      {search.get("justRegistered") === "true" ? <JustRegistered /> : <Verification />}
    </AccountCard>
  );
}
