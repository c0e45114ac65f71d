import { useEffect, useRef, useState } from "react";
import { answerTexts } from "#texts/chat/answer.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { showToast } from "#web/ui/toast.ts";

type Thumb = 0 | 1 | null;

/** The thumb of an answer. A press shows at once and is reverted with a toast if it could not be saved. */
export function useThumb({ username, id, thumb }: { username: string; id: number; thumb: Thumb }) {
  const [shown, setShown] = useState<Thumb>(thumb);
  /** The value that the server has, and the value that it should have. */
  const stored = useRef<Thumb>(thumb);
  const wanted = useRef<Thumb>(thumb);
  const isSaving = useRef(false);
  useEffect(() => {
    if (isSaving.current) return;
    stored.current = thumb;
    wanted.current = thumb;
    setShown(thumb);
  }, [thumb]);

  /** Sends one request after another, so that the last press counts. */
  async function press(pressed: 0 | 1): Promise<void> {
    wanted.current = wanted.current === pressed ? null : pressed;
    setShown(wanted.current);
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      while (wanted.current !== stored.current) {
        const next = wanted.current;
        await api(username, "rateAnswer", { body: { conversation_detail_id: id, thumb: next } });
        stored.current = next;
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      wanted.current = stored.current;
      setShown(stored.current);
      if (error.status !== 401) showToast("error", answerTexts.thumbFailed);
    } finally {
      isSaving.current = false;
    }
  }

  return { shown, press };
}
