import { factorTexts as says } from "#texts/second-factor.ts";
import { showToast } from "#web/ui/toast.ts";

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast("success", says.copied);
  } catch {
    // Permission refused, or the browser has no clipboard API.
    showToast("error", says.copyFailed);
  }
}
