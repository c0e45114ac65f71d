/** Returns the request header with the cookie that an answer set, as a browser would send it back. */
export function cookieOf({ headers }: { headers: Record<string, unknown> }): { cookie: string } {
  const [cookie = ""] = String(headers["set-cookie"] ?? "").split(";");
  return { cookie };
}
