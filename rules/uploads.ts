/** What a picture may weigh when it is sent. */
export const pictureBytesMax = 5 * 1024 * 1024;

/** How the kinds of pictures begin that may be sent (B-151). */
const signatures = [
  { kind: "jpeg", bytes: [0xff, 0xd8, 0xff] },
  { kind: "png", bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: "gif", bytes: [0x47, 0x49, 0x46, 0x38] },
] as const;

/** What a file is by its first bytes; its name and what it is said to be tell nothing. */
export function pictureKind(file: Uint8Array): "jpeg" | "png" | "gif" | undefined {
  return signatures.find(({ bytes }) => bytes.every((byte, at) => file[at] === byte))?.kind;
}

/** Where a member's own picture is; the name makes it another address when the picture is another. */
export function pictureUrl(userId: number, name: string): string {
  return `/api/image/${userId}?v=${encodeURIComponent(name)}`;
}

/** Where pictures of the catalogue and of clients are; the tables hold file names (B-052, B-270). */
export function uploadUrl(file: string): string {
  return `/assets/uploads/${encodeURIComponent(file)}`;
}
