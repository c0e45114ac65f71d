import type { ServerBuild } from "react-router";

/** The route table as the server knows it. */
type Table = ServerBuild["assets"]["routes"];

/**
 * Returns the route table for the browser, which every page with scripts loads. It leaves out routes that are reached
 * by loading a document: those without scripts or without a page (`frame/other-document.ts`).
 * Of the other routes it leaves out false and empty values and those only the server needs, such as the modules to
 * preload, which the page itself names. Saves 1.8 kB of every page with scripts; goes when the framework does the same.
 */
export function tableForBrowser({ assets, routes }: ServerBuild): Table {
  const isForBrowser = (id: string) => {
    const { path, hasDefaultExport } = assets.routes[id] as Table[string] & { hasDefaultExport?: boolean };
    const handle = routes[id]?.module.handle;
    const isPlain = typeof handle === "object" && handle !== null && "plain" in handle;
    return hasDefaultExport && (!isPlain || path?.endsWith("*"));
  };
  const serversOwn = ["imports", "caseSensitive", "hasDefaultExport"];
  const isEmpty = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0);
  const slim = (route: object) =>
    Object.fromEntries(
      Object.entries(route).filter(([key, value]) => !serversOwn.includes(key) && !isEmpty(value)),
    );
  const kept = Object.keys(assets.routes).filter(isForBrowser);
  for (const id of kept) {
    const parent = assets.routes[id]?.parentId;
    if (parent && !kept.includes(parent)) throw new Error(`${id} stands in ${parent}, which has no scripts`);
  }
  return Object.fromEntries(kept.map((id) => [id, slim(assets.routes[id] ?? {})])) as Table;
}
