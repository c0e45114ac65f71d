/** Where pictures of the catalogue and of clients are; the tables hold file names (B-052, B-270). */
export function uploadUrl(file: string): string {
  return `/assets/uploads/${encodeURIComponent(file)}`;
}
