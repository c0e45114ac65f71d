import type { Recogniser } from "./dictation-session.ts";

declare global {
  interface Window {
    SpeechRecognition?: new () => Recogniser;
    webkitSpeechRecognition?: new () => Recogniser;
  }
}

/** How the browser hears, or why it does not. */
export type Ears<R = Recogniser> = { Recogniser: new () => R } | { missing: "unsupported" | "in-app" };

/** Browsers inside of these apps have the name of the recogniser, and nothing behind it. */
const apps = /\b(Instagram|FBAN|FBAV|FB_IAB|Line\/|musical_ly|BytedanceWebview|TikTok|trill)/;

type Browser<R> = {
  SpeechRecognition?: new () => R;
  webkitSpeechRecognition?: new () => R;
  navigator: { userAgent: string };
};

export function earsOf<R>({ SpeechRecognition, webkitSpeechRecognition, navigator }: Browser<R>): Ears<R> {
  const Recogniser = SpeechRecognition ?? webkitSpeechRecognition;
  if (apps.test(navigator.userAgent)) return { missing: "in-app" };
  return Recogniser ? { Recogniser } : { missing: "unsupported" };
}
