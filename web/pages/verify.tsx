import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { verifyTexts } from "#texts/account/verify.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { AccountCard } from "#web/features/account/account-card.tsx";
import { JustRegistered, Verification } from "#web/features/account/verification.tsx";
import { pageMeta } from "#web/frame/meta.ts";
import { later } from "#web/ui/later.ts";
import { Notice } from "#web/ui/notice.tsx";
import type { Route } from "./+types/verify";

const ChosenPassword = later(
  async () => (await import("#web/features/password/chosen-password.tsx")).ChosenPassword,
);

export const meta: Route.MetaFunction = (args) => pageMeta(args, verifyTexts.title);

/** `justRegistered` only informs; else a press verifies the token of the link. Opening the page changes nothing. */
export default function Verify() {
  const [search] = useSearchParams();
  const choosing = (token: string) => (
    <Suspense>
      <ChosenPassword token={token} />
    </Suspense>
  );
  return (
    <AccountCard title={verifyTexts.title}>
      <noscript>
        <Notice tone="error" className="mb-5">
          {frameTexts.needsScript}
        </Notice>
      </noscript>
      {/* Room for the tallest step, since the step is known only after the first paint. */}
      <div className="md:min-h-135">
        {search.get("justRegistered") === "true" ? <JustRegistered /> : <Verification choosing={choosing} />}
      </div>
    </AccountCard>
  );
}
