import type { Answer } from "#contract/schemas.ts";
import { packageTexts } from "#texts/package.ts";
import { ApiError } from "./api.ts";
import { api } from "./browser-api.ts";

export type TimePackage = Answer<"listPackages">[number];

/**
 * C-56. Returns undefined and logs (B-323) when the list cannot be read or is not a list. Throws when the session
 * ended.
 */
async function loadPackages(username: string): Promise<TimePackage[] | undefined> {
  try {
    const all: unknown = await api(username, "listPackages", {});
    if (!isList(all)) throw new Error(packageTexts.badFormat);
    return all;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error;
    // biome-ignore lint/suspicious/noConsole: B-323 asks for a log entry
    console.warn("packages", error);
    return undefined;
  }
}

/** Also reads C-39 for the experts' names. Without those, `expertText` shows the service name instead. */
export async function loadPackagesAndNames(username: string) {
  const [packages, experts] = await Promise.all([
    loadPackages(username),
    api(username, "listExperts", { query: { page: 1, per_page: 100 } }).catch(() => undefined),
  ]);
  return { packages, names: new Map(experts?.data.map(({ id, name }) => [id, name])) };
}

/** Returns the text that says which expert's time a package buys. */
export function expertText({ detail_expert }: TimePackage, names: ReadonlyMap<number, string>): string {
  const { id, layanan } = detail_expert;
  const name = names.get(id);
  return name && layanan ? packageTexts.expertWith(name, layanan) : (name ?? layanan);
}

const isList = (answer: unknown): answer is TimePackage[] => Array.isArray(answer);
