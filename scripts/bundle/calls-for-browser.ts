import type { Plugin } from "vite";
import { calls } from "../../contract/calls.ts";

/**
 * Gives each browser module the method and path of the calls that it names, so that a page carries only its own calls.
 * Ids, aliases and permissions stay on the server. Saves 0.7 kB of a conversation; stays as long as one table holds all
 * calls.
 */
export const callsForBrowser: Plugin = {
  name: "calls-for-browser",
  // Runs after route modules are split, so that each part gets its own calls.
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /[\\/](contract[\\/]calls\.ts$|web[\\/].+\.tsx?(\?|$))/ },
    handler(code, id) {
      if (id.endsWith("calls.ts")) return "export const calls = {};";
      const named = Object.entries(calls).filter(([name]) => code.includes(`"${name}"`));
      if (named.length === 0) return;
      const rows = named.map(([name, { method, path }]) => [name, { method, path }]);
      const brought = JSON.stringify(Object.fromEntries(rows));
      return `import { calls as callsOfPage } from "#contract/calls.ts";Object.assign(callsOfPage,${brought});${code}`;
    },
  },
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      for (const name of Object.keys(calls)) {
        const isNamed = new RegExp(`[(,]["'\`]${name}["'\`]`).test(chunk.code);
        const isBrought = chunk.code.includes(`${name}:{method`);
        if (isNamed && !isBrought) this.error(`${chunk.fileName} calls ${name} without its row`);
      }
    }
  },
};
