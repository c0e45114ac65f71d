import { useState } from "react";
import { ratingTexts } from "#texts/chat/answer.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { callQuery, queries, useCall } from "#web/api/query.ts";

type Conversation = { username: string; code: string; star: number | null };

/** The star rating of a conversation: the saved one, and the one chance to give it. */
export function useRating({ username, code, star }: Conversation) {
  const input = { params: { code } };
  // Stored in the query cache, so that other places that show the same conversation have the same rating.
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
      if (error.code === "already_rated") await showStored(error.message);
      else setProblem(ratingTexts.failed);
    }
  }

  /** Another device rated first, and the saved rating counts (C-31). */
  async function showStored(sentence: string): Promise<void> {
    try {
      await queries.fetchQuery(callQuery(username, "getRating", input));
      setChosen(null);
    } catch {
      // The error sentence is shown anyway; a reload shows the stars.
    }
    setProblem(sentence);
  }

  return {
    saved,
    chosen,
    problem,
    isSaving: state === "saving",
    isTold: state === "told",
    /** The rating was given in this visit. */
    isFresh: state === "told" || state === "done",
    save,
    close: () => setState("done"),
  };
}
