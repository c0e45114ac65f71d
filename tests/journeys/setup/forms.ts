import type { Page } from "playwright-core";

type Part = { name: string; type: string | undefined; bytes: Buffer };

declare global {
  interface Window {
    sentForms: FormData[];
  }
}

/** Records each multipart form that the page sends, because the browser does not reveal the files in a request. */
export function noteForms(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.sentForms = [];
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) window.sentForms.push(body);
      send.call(this, body);
    };
  });
}

/** Waits for a form to be sent; returns the parts of the newest one. */
export async function newestForm(page: Page): Promise<Part[]> {
  await page.waitForFunction(() => window.sentForms.length > 0);
  const parts = await page.evaluate(() =>
    Promise.all(
      [...(window.sentForms.splice(0).at(-1) ?? [])].map(async ([name, value]) => {
        const blob = typeof value === "string" ? new Blob([value]) : value;
        const bytes = Array.from(new Uint8Array(await blob.arrayBuffer()));
        return { name, type: typeof value === "string" ? undefined : value.type, bytes };
      }),
    ),
  );
  return parts.map((part) => ({ ...part, bytes: Buffer.from(part.bytes) }));
}
