/** The cookies of one browser, whatever their paths. */
export function cookieJar() {
  const kept = new Map<string, string>();
  return {
    /** The header that the browser sends; none without a cookie. */
    headers: (): Record<string, string> =>
      kept.size === 0 ? {} : { cookie: [...kept].map((pair) => pair.join("=")).join("; ") },
    /** Keeps the cookie of an answer, and returns the answer. */
    keep: <A extends { headers: Record<string, unknown> }>(answer: A): A => {
      const [, name, value] = /^(\w+)=([^;]*)/.exec(String(answer.headers["set-cookie"] ?? "")) ?? [];
      if (name) kept.set(name, value ?? "");
      return answer;
    },
  };
}

/** Returns the request header with the cookie that an answer set, as a browser would send it back. */
export function cookieOf({ headers }: { headers: Record<string, unknown> }): { cookie: string } {
  const [cookie = ""] = String(headers["set-cookie"] ?? "").split(";");
  return { cookie };
}
