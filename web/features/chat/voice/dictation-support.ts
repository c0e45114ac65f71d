import type { Recogniser } from "./dictation-session.ts";

declare global {
  interface Window {
    SpeechRecognition?: new () => Recogniser;
    webkitSpeechRecognition?: new () => Recogniser;
  }
}

/** The browser's speech recogniser, or why there is none. */
export type SpeechSupport<R = Recogniser> =
  | { Recogniser: new () => R }
  | { missing: "unsupported" | "in-app" };

/** The built-in browsers of these apps define the recogniser, but it does not work there. */
const apps = /\b(Instagram|FBAN|FBAV|FB_IAB|Line\/|musical_ly|BytedanceWebview|TikTok|trill)/;

type Browser<R> = {
  SpeechRecognition?: new () => R;
  webkitSpeechRecognition?: new () => R;
  navigator: { userAgent: string };
};

export function speechSupportOf<R>({
  SpeechRecognition,
  webkitSpeechRecognition,
  navigator,
}: Browser<R>): SpeechSupport<R> {
  const Recogniser = SpeechRecognition ?? webkitSpeechRecognition;
  if (apps.test(navigator.userAgent)) return { missing: "in-app" };
  return Recogniser ? { Recogniser } : { missing: "unsupported" };
}
