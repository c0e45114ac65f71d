import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { callsForBrowser } from "./scripts/bundle/calls-for-browser.ts";
import { chunks } from "./scripts/bundle/chunks.ts";
import { lexerOfMarked } from "./scripts/bundle/lexer-of-marked.ts";
import { ownIconBuilder } from "./scripts/bundle/own-icon-builder.ts";
import { queriesAlone } from "./scripts/bundle/queries-alone.ts";
import { scriptAsText } from "./scripts/bundle/script-as-text.ts";
import {
  routerWithoutNames,
  routerWithoutReports,
  routerWithWholeTable,
} from "./scripts/bundle/small-router.ts";

// Each module in scripts/bundle says what it saves and when it can go.
export default defineConfig({
  plugins: [
    callsForBrowser,
    routerWithoutReports,
    routerWithWholeTable,
    routerWithoutNames,
    queriesAlone,
    lexerOfMarked,
    ownIconBuilder,
    scriptAsText,
    tailwindcss(),
    reactRouter(),
  ],
  publicDir: "web/public",
  build: { assetsInlineLimit: 0, target: "es2022" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
  // Otherwise the first page after a cold start would discover these packages and reload.
  optimizeDeps: {
    include: [
      "react",
      "react-dom/client",
      "react-router",
      "react-router/dom",
      "@tanstack/react-query",
      "marked",
    ],
  },
});
