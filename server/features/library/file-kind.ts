/** THE TABLE OF FILE KINDS: the content type that browsers get; every other file is sent as plain bytes to be saved. */
const types: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  zip: "application/zip",
};

/** Returns the extension of a storage key, which is our own record of the file's kind. */
export const kindOf = (key: string): string => /\.([a-z0-9]{1,8})$/.exec(key)?.[1] ?? "bin";

/** Only a kind that browsers display without running anything in it is shown inline; every other file is saved. */
export const isShown = (kind: string): boolean => kind === "pdf";

export const typeOf = (kind: string): string => types[kind] ?? "application/octet-stream";

/**
 * Builds the Content-Disposition header. The file name is the product's name without characters that are special to
 * file systems or headers.
 */
export function fileHeader(disposition: "inline" | "attachment", product: string, kind: string): string {
  const name = product
    .replace(/[\p{Cc}\p{Cf}"\\/:*?<>|%]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  const whole = `${name || "berkas"}.${kind}`;
  const letters = name.normalize("NFD").replace(/[^\x20-\x7e]/g, "");
  const plain = `${letters.replace(/ +/g, " ").trim() || "berkas"}.${kind}`;
  const exact = encodeURIComponent(whole).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${exact}`;
}
