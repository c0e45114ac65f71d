import type { Plugin } from "vite";
import { below } from "./modules.ts";

/** Modules of react-query for what we do not use it for, and the modules that would need them. */
const ofQueries = (...names: string[]) => below("@tanstack/query-core/build/modern", ...names);
const unusedObservers = ofQueries("mutationObserver", "infiniteQueryObserver");

/**
 * Leaves out mutations and endless lists of react-query, which we use for reading alone. Saves 1.4 kB of every page behind
 * sign-in; goes with the first use of either, which stops the build.
 */
export const queriesAlone: Plugin = {
  name: "queries-alone",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: ofQueries("mutationCache", "infiniteQueryBehavior") },
    handler: (id) =>
      id.includes("mutationCache")
        ? `export class MutationCache {
             findAll() { return []; }
             resumePausedMutations() { return Promise.resolve(); }
             clear() {}
           }`
        : `export const infiniteQueryBehavior = () => undefined;
           export const hasNextPage = () => false;
           export const hasPreviousPage = () => false;`,
  },
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      const used = Object.entries(chunk.modules).find(
        ([id, { renderedLength }]) => unusedObservers.test(id) && renderedLength > 0,
      );
      if (used) this.error(`${chunk.fileName} uses what queriesAlone leaves out: ${used[0]}`);
    }
  },
};
