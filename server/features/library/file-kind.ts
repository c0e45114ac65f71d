/** THE TABLE OF FILE KINDS: what browsers are told that a file is; anything else is bytes to be saved. */
const types: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  zip: "application/zip",
};

/** The ending of a key: which kind of file it is, by our own record. */
export const kindOf = (key: string): string => /\.([a-z0-9]{1,8})$/.exec(key)?.[1] ?? "bin";

/** Only what a browser shows without running anything of it is shown; the rest is saved. */
export const isShown = (kind: string): boolean => kind === "pdf";

export const typeOf = (kind: string): string => types[kind] ?? "application/octet-stream";

/** What a file is called when it is saved: as its product, without what means something to a disk or a header. */
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
