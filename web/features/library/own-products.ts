import type { OwnProduct } from "#contract/product.ts";
import { ApiError } from "#web/api/api.ts";
import { api } from "#web/api/browser-api.ts";
import { tokenOf, userIdOf } from "#web/browser/session.ts";

/** B-313: all products in one page. */
const all = { per_page: 1000 };

/** C-50; without a session returns an empty list and makes no call. */
export async function loadOwnProducts(username: string): Promise<OwnProduct[]> {
  if (tokenOf(username) === null) return [];
  const known = Number(userIdOf());
  const own = known > 0 ? await listOf(username, known) : undefined;
  if (own) return own;
  // The stored user id is missing, or belongs to a session at another client.
  const { data } = await api(username, "getUser", {});
  return (await listOf(username, data.id)) ?? [];
}

async function listOf(username: string, id: number): Promise<OwnProduct[] | undefined> {
  try {
    return (await api(username, "listOwnProducts", { params: { id }, query: all })).data;
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return undefined;
    throw error;
  }
}

/** Returns a text in lower case and without diacritics, so that it can be compared. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Returns the products whose name or author contains every word. */
export function matching(own: readonly OwnProduct[], words: string): readonly OwnProduct[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return own.filter(({ author, product }) => {
    const text = plain(`${product.name} ${author ?? ""}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** requests a fresh link, because the one in the list may be older than its lifetime of five minutes. */
export async function linkTo(
  username: string,
  own: Pick<OwnProduct, "id">,
  disposition: "inline" | "attachment",
): Promise<string> {
  const { data } = await api(username, "linkProduct", { params: { id: own.id }, body: { disposition } });
  return data.url;
}

/** Downloads the file through the browser, which can resume after a lost connection. */
export async function save(username: string, own: Pick<OwnProduct, "id">): Promise<void> {
  const link = document.createElement("a");
  link.href = await linkTo(username, own, "attachment");
  // The file name comes from the answer. With this attribute a refusal is a failed download and never navigates away.
  link.download = "";
  link.click();
}
