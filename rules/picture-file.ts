/** Maximum size of an uploaded picture, in bytes. */
export const pictureBytesMax = 5 * 1024 * 1024;

/** First bytes of the picture formats that may be uploaded (B-151). */
const signatures = [
  { kind: "jpeg", bytes: [0xff, 0xd8, 0xff] },
  { kind: "png", bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: "gif", bytes: [0x47, 0x49, 0x46, 0x38] },
] as const;

/** Returns the format of a file by its first bytes; its name and declared type prove nothing. */
export function pictureKind(file: Uint8Array): "jpeg" | "png" | "gif" | undefined {
  return signatures.find(({ bytes }) => bytes.every((byte, at) => file[at] === byte))?.kind;
}

/**
 * Returns the address of a member's own picture; the file name in the query changes the address when the picture
 * changes.
 */
export function pictureUrl(userId: number, name: string): string {
  return `/api/image/${userId}?v=${encodeURIComponent(name)}`;
}

/** Returns the address of a picture of the catalogue or of a client; the tables hold file names (B-052, B-270). */
export function uploadUrl(file: string): string {
  return `/assets/uploads/${encodeURIComponent(file)}`;
}
