/** User agents of in-app browsers; Google refuses sign-in there. */
const apps = /Instagram|FBAN|FBAV|FB_IAB|musical_ly|Bytedance|TikTok|\bLine\/|Twitter|; wv\)/i;

export const canSignInByGoogle = (agent = navigator.userAgent): boolean => !apps.test(agent);

/**
 * Returns an address that opens this page in Chrome on Android; undefined on other systems, which have no such address.
 */
export function chromeAddress(agent = navigator.userAgent, page = window.location.href): string | undefined {
  if (!/Android/i.test(agent)) return undefined;
  const { protocol, host, pathname, search } = new URL(page);
  const scheme = protocol.slice(0, -1);
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};package=com.android.chrome;end`;
}
