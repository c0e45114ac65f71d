import { loadScript } from "#web/browser/load-script.ts";

/** The part of the Google Identity Services API that this app uses. */
export type Google = {
  initialize: (settings: {
    client_id: string;
    nonce: string;
    ux_mode: "popup";
    scope: string;
    auto_select: boolean;
    callback: (answer: { credential: string }) => void;
  }) => void;
  renderButton: (place: HTMLElement, look: Record<string, string | number>) => void;
};

declare global {
  interface Window {
    google?: { accounts?: { id?: Google } };
  }
}

/** Loads Google's script (B-097, B-098). Throws if it cannot be loaded or does not provide the expected API. */
export async function openGoogle(): Promise<Google> {
  await loadScript("https://accounts.google.com/gsi/client");
  const id = window.google?.accounts?.id;
  if (!id) throw new Error("Google's script brought nothing");
  return id;
}

type Claims = { sub?: unknown; email?: unknown; email_verified?: unknown; name?: unknown; picture?: unknown };

/** Returns the unverified claims of a credential (B-095), or undefined if it is not a JWT (B-099). */
export function claimsIn(credential: unknown): Claims | undefined {
  if (typeof credential !== "string") return undefined;
  const parts = credential.split(".");
  try {
    const text = atob((parts[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (parts.length !== 3 || typeof read !== "object" || read === null) return undefined;
    const { sub, email, email_verified, name, picture } = read as Claims;
    return { sub, email, email_verified, name, picture };
  } catch {
    return undefined;
  }
}
