/** How long a browser may take to start a download. */
const freeAfterMs = 60_000;

/** Downloads a file under this name. */
export function downloadFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), freeAfterMs);
}
