import type { Plugin } from "vite";
import { below } from "./modules.ts";

/**
 * Leaves out how React Router reports its work to a monitoring tool, which the browser's router is given none of. The
 * names are those of the module, so that a change of the library stops the build. Saves 1.0 kB of every page with
 * scripts; goes when the library leaves it out by itself.
 */
export const routerWithoutReports: Plugin = {
  name: "router-without-reports",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/ },
    handler: () => `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
      export const getRouteInstrumentationUpdates = () => ({});
      export const instrumentClientSideRouter = (router) => router;
      // Named by the library's server, which the browser's code leaves out.
      export const instrumentHandler = undefined;
      export const instrumentationResultMetaContext = undefined;`,
  },
};

/**
 * Leaves out how React Router fetches its route table in parts, which `routeDiscovery` in react-router.config.ts turns
 * off. Saves 1.2 kB of every page with scripts; goes when that setting does it.
 */
export const routerWithWholeTable: Plugin = {
  name: "router-with-whole-table",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: below("react-router/dist/production/lib/dom/ssr", "fog-of-war") },
    handler: () => `
      export const isFogOfWarEnabled = () => false;
      export const getPatchRoutesOnNavigationFunction = () => undefined;
      export const useFogOFWarDiscovery = () => undefined;
      // Named by parts of the library that the browser's code leaves out.
      export const getManifestPath = undefined;
      export const getPartialManifest = undefined;
      export const getPathsWithAncestors = undefined;
      export const handleClientVersionMismatch = undefined;`,
  },
};

/**
 * Drops the names that React Router gives its components for development tools: such an assignment keeps a component in
 * the browser's code, and what it uses, although no page renders it. Saves 1.1 kB of every page with scripts; goes when
 * the library marks these assignments as pure.
 */
export const routerWithoutNames: Plugin = {
  name: "router-without-names",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/].+\.js$/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "[^"]+";$/gm, "")
        .replace(/^(const \w+ = )(?=React\$1\.forwardRef\()/gm, "$1/* @__PURE__ */ "),
  },
};
