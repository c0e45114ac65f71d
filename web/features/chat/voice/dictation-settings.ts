/** B-194, B-451: 3 seconds by default, longer if the member chooses. */
export const silenceChoices = [3, 6, 10] as const;

export type SilenceSeconds = (typeof silenceChoices)[number];

/** A function, because in a private window even accessing `localStorage` may throw. */
type Store = () => Pick<Storage, "getItem" | "setItem">;

const here: Store = () => window.localStorage;

const silenceKey = "alma.voice.silence";
const agreedKeys = { dictation: "alma.voice.agreed", aloud: "alma.voice.aloud" } as const;

function read(store: Store, key: string): string | null {
  try {
    return store().getItem(key);
  } catch {
    return null;
  }
}

function write(store: Store, key: string, value: string): void {
  try {
    store().setItem(key, value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

export function readSilence(store = here): SilenceSeconds {
  const stored = Number(read(store, silenceKey));
  return silenceChoices.find((seconds) => seconds === stored) ?? silenceChoices[0];
}

export const writeSilence = (seconds: SilenceSeconds, store = here): void =>
  write(store, silenceKey, String(seconds));

/** Whether this device was told who hears what is dictated, or that others may hear what is read aloud. */
export const hasAgreed = (to: keyof typeof agreedKeys, store = here): boolean =>
  read(store, agreedKeys[to]) !== null;

export const writeAgreed = (to: keyof typeof agreedKeys, store = here): void =>
  write(store, agreedKeys[to], "1");
