import { Square, Volume2 } from "lucide-react";
import { useEffect, useId, useState, useSyncExternalStore } from "react";
import { readAloudTexts } from "#texts/chat/read-aloud.ts";
import { IconButton } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { hasAgreed, writeAgreed } from "./dictation-settings.ts";
import { endSpeech, onEndSpeech } from "./end-speech.ts";
import { indonesianVoice, Speaker } from "./read-aloud-speaker.ts";

/** Older browsers and in-app browsers have none. */
const synthesis = typeof window === "undefined" ? undefined : window.speechSynthesis;

const voice = () => indonesianVoice(synthesis?.getVoices() ?? []);

/** Voices load late and may disappear. */
function onVoices(listener: () => void): () => void {
  synthesis?.addEventListener("voiceschanged", listener);
  return () => synthesis?.removeEventListener("voiceschanged", listener);
}

/** Kept while it is spoken; otherwise Chrome garbage-collects it before it ends. */
let spoken: SpeechSynthesisUtterance | undefined;

const speaker = new Speaker({
  say: (sentence, over) => {
    spoken = new SpeechSynthesisUtterance(sentence);
    spoken.lang = "id-ID";
    spoken.voice = voice() ?? null;
    spoken.onend = () => over(true);
    spoken.onerror = () => over(false);
    synthesis?.speak(spoken);
  },
  cancel: () => synthesis?.cancel(),
});

/**
 * Reads a text aloud with a voice of the browser; hidden where no voice speaks Indonesian. Only one text is read at a
 * time, and reading ends on sending, dictating, leaving or hiding the page.
 */
export function ReadAloud({ text }: { text: string }) {
  const key = useId();
  const hasVoice = useSyncExternalStore(
    onVoices,
    () => voice() !== undefined,
    () => false,
  );
  const isReading = useSyncExternalStore(speaker.subscribe, speaker.reading, () => undefined) === key;
  const [isAsking, setAsking] = useState(false);

  useEffect(() => {
    const stopListening = onEndSpeech(() => speaker.stop(key));
    return () => {
      stopListening();
      speaker.stop(key);
    };
  }, [key]);

  function read(): void {
    endSpeech();
    speaker.read(key, text);
  }

  function press(): void {
    if (isReading) speaker.stop(key);
    else if (hasAgreed("aloud")) read();
    else setAsking(true);
  }

  if (!hasVoice) return null;
  return (
    <>
      <IconButton
        label={isReading ? readAloudTexts.stop : readAloudTexts.read}
        onClick={press}
        className={isReading ? "bg-tint text-on-tint" : "text-on-page-soft"}
      >
        {isReading ? (
          <Square aria-hidden="true" className="size-4 fill-current" />
        ) : (
          <Volume2 aria-hidden="true" className="size-5" />
        )}
      </IconButton>
      {isAsking && (
        <ConfirmDialog
          open
          title={readAloudTexts.askTitle}
          confirm={readAloudTexts.askStart}
          cancel={readAloudTexts.askCancel}
          note={voice()?.localService ? null : readAloudTexts.askOnline}
          onConfirm={() => {
            writeAgreed("aloud");
            setAsking(false);
            read();
          }}
          onClose={() => setAsking(false)}
        >
          {readAloudTexts.askBody}
        </ConfirmDialog>
      )}
    </>
  );
}
