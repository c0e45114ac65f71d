import { useState } from "react";
import { ratingTexts } from "#texts/answer.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { callQuery, queries, useCall } from "#web/api/query.ts";

type Talk = { username: string; code: string; star: number | null };

/** The stars of a talk: what is kept of it, and the one chance to give them. */
export function useRating({ username, code, star }: Talk) {
  const input = { params: { code } };
  // Kept by the call's own key, so that another place of the same talk shows the same.
  const { data } = useCall(username, "getRating", input, { enabled: false });
  const saved = data?.data.rating?.star ?? star;
  const [chosen, setChosen] = useState<number | null>(null);
  const [state, setState] = useState<"open" | "saving" | "told" | "done">("open");
  const [problem, setProblem] = useState("");

  async function save(star: number): Promise<void> {
    setChosen(star);
    setProblem("");
    setState("saving");
    try {
      await api(username, "rateConversation", { params: { code }, body: { rating: star } });
      queries.setQueryData(callQuery(username, "getRating", input).queryKey, {
        status: "success",
        data: { rating: { star } },
      });
      setState("told");
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState("open");
      if (error.status === 401) return;
      if (error.code === "already_rated") await showKept(error.message);
      else setProblem(ratingTexts.failed);
    }
  }

  /** Another device was faster: what is kept counts (C-31). */
  async function showKept(sentence: string): Promise<void> {
    try {
      await queries.fetchQuery(callQuery(username, "getRating", input));
      setChosen(null);
    } catch {
      // The sentence stands; a reload shows the stars.
    }
    setProblem(sentence);
  }

  return {
    saved,
    chosen,
    problem,
    isSaving: state === "saving",
    isTold: state === "told",
    /** Given in this visit. */
    isFresh: state === "told" || state === "done",
    save,
    close: () => setState("done"),
  };
}
