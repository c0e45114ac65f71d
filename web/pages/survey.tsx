import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { frameTexts } from "#texts/frame/frame.ts";
import { surveyTexts } from "#texts/survey.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { queries } from "#web/api/query.ts";
import { type Answers, SurveyForm } from "#web/features/survey/survey-form.tsx";
import { SurveyResults } from "#web/features/survey/survey-results.tsx";
import { art } from "#web/frame/art.ts";
import { useClient } from "#web/frame/client.ts";
import { pageMeta } from "#web/frame/meta.ts";
import { paths } from "#web/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import type { Route } from "./+types/survey";

export const meta: Route.MetaFunction = (args) => pageMeta(args, surveyTexts.title);

export async function clientLoader({ params: { username } }: Route.ClientLoaderArgs) {
  try {
    const { data } = await api(username, "getUser", {});
    return { answers: data.survey };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return { answers: undefined };
  }
}

export function HydrateFallback() {
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="text-3xl text-on-page">{surveyTexts.title}</h1>
      <p className="mt-3 max-w-[65ch] text-on-page-soft">{surveyTexts.intro}</p>
      <Skeleton className="mt-6 h-42 rounded-lg" />
      <Skeleton className="mt-4 h-100 rounded-lg" />
      <Skeleton className="mt-4 h-42 rounded-lg" />
      <Skeleton className="mt-4 h-100 rounded-lg" />
      <VisuallyHidden>{frameTexts.loading}</VisuallyHidden>
    </div>
  );
}

/** the questionnaire, or the answers already given (B-399). */
export default function Survey({ loaderData: { answers } }: Route.ComponentProps) {
  const { username } = useClient();
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<Answers>();
  if (!answers) {
    return (
      <EmptyState heading="h1" image={art.broken} title={surveyTexts.failedTitle} text={surveyTexts.failed}>
        <Button onClick={() => void revalidate()}>{surveyTexts.retry}</Button>
      </EmptyState>
    );
  }

  function remember(given: Answers): void {
    setSent(given);
    void queries.invalidateQueries({ queryKey: [username, "getUser"] });
  }

  const isOpen = !sent && answers.length === 0;
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="text-3xl text-on-page">{surveyTexts.title}</h1>
      {isOpen && <p className="mt-3 max-w-[65ch] text-on-page-soft">{surveyTexts.intro}</p>}
      {!isOpen && !sent && <p className="mt-3 max-w-[65ch] text-on-page-soft">{surveyTexts.resultsIntro}</p>}
      {sent && <Thanks />}
      {isOpen ? (
        <SurveyForm username={username} onSent={remember} onAnswered={() => void revalidate()} />
      ) : (
        <SurveyResults answers={sent ?? answers} />
      )}
    </div>
  );
}

/** B-404, A-30: how long the answers stay on the screen after sending. */
const goesOnMs = 3000;

function Thanks() {
  const { username } = useClient();
  const navigate = useNavigate();
  const ref = useRef<HTMLDivElement>(null);
  const to = paths.conversation(username);
  useEffect(() => {
    ref.current?.focus();
    window.scrollTo({ top: 0 });
    const timer = setTimeout(() => void navigate(to), goesOnMs);
    return () => clearTimeout(timer);
  }, [navigate, to]);
  return (
    <div
      ref={ref}
      role="status"
      tabIndex={-1}
      data-survey-sent=""
      className="mt-5 rounded-lg bg-good-tint p-5 text-good outline-none"
    >
      <h2 className="text-lg">{surveyTexts.sent}</h2>
      <p className="mt-1 text-sm">{surveyTexts.goingOn}</p>
      <Link to={to} className="inline-flex min-h-11 items-center text-sm font-semibold underline">
        {surveyTexts.goNow}
      </Link>
    </div>
  );
}
