import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { SafetyNotice } from "#contract/safety.ts";
import { feedbackMax } from "#rules/feedback.ts";
import { feedbackTexts } from "#texts/feedback.ts";
import { frameTexts } from "#texts/frame/frame.ts";
import { FeedbackForm } from "#web/features/feedback/feedback-form.tsx";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import { HelpLater } from "#web/help/help-later.tsx";
import { paths } from "#web/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/feedback";

export const meta: Route.MetaFunction = (args) => pageMeta(args, feedbackTexts.title);

/**
 * Loads nothing, but keeps this page from rendering on the server, because only the browser knows the session and the
 * draft.
 */
export const clientLoader = () => null;

export function HydrateFallback() {
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="text-3xl text-on-page">{feedbackTexts.title}</h1>
      <p className="mt-3 max-w-[65ch] text-on-page-soft">{feedbackTexts.intro}</p>
      {/* As tall as the form, so that nothing moves when it renders. */}
      <div className="mt-6 rounded-lg border border-line bg-surface p-5 text-ink shadow-rest md:p-7">
        <p className="mb-1.5 text-sm font-semibold">{feedbackTexts.label}</p>
        <Skeleton className="h-48" />
        <p className="mt-1.5 text-right text-xs text-ink-soft">{feedbackTexts.counter(0, feedbackMax)}</p>
        <div className="mt-5 flex flex-col gap-4 sm:flex-row-reverse sm:items-center sm:justify-between">
          <Skeleton className="h-12 shrink-0 sm:w-48" />
          <p className="text-xs text-ink-soft">{feedbackTexts.privacy}</p>
        </div>
      </div>
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </div>
  );
}

/** B-411: delay before the member is sent on to the conversations. */
const goesOnMs = 3000;

/** Feedback that shows a risk gets help on this page, and the member is then not sent on (B-407 to B-413). */
export default function Feedback() {
  const { username } = useClient();
  const navigate = useNavigate();
  const [isSent, setSent] = useState(false);
  const [notice, setNotice] = useState<SafetyNotice>();
  const goesOn = isSent && !notice;
  const to = paths.conversation(username);
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => void navigate(to), goesOnMs);
    return () => clearTimeout(timer);
  }, [goesOn, navigate, to]);
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="text-3xl text-on-page">{feedbackTexts.title}</h1>
      {!notice && <p className="mt-3 max-w-[65ch] text-on-page-soft">{feedbackTexts.intro}</p>}
      <div className={classes(notice && "mt-6")}>
        <HelpLater notice={notice} heard={isSent ? feedbackTexts.heard : undefined} />
      </div>
      {isSent && notice ? (
        <ButtonLink to={to} look="secondary" className="mt-5 w-full sm:w-auto">
          {feedbackTexts.toConversations}
        </ButtonLink>
      ) : (
        <FeedbackForm
          username={username}
          onSent={(risk) => {
            setNotice(risk);
            setSent(true);
          }}
          onRisk={setNotice}
        />
      )}
    </div>
  );
}
