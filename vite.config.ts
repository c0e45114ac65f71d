import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, minify, type Plugin, transformWithOxc } from "vite";
import { calls } from "./contract/calls.ts";

/** Returns a pattern that matches modules in a folder by their names without extension. */
const below = (folder: string, ...names: string[]) =>
  new RegExp(`[\\\\/]${folder.replaceAll("/", "[\\\\/]")}[\\\\/](${names.join("|")})\\.(ts|tsx|js|mjs)$`);

const either =
  (...tests: RegExp[]) =>
  (id: string) =>
    tests.some((test) => test.test(id));

/**
 * What every page with scripts needs. Code that only signed-in pages use must stay out, because the sign-in pages have
 * a size budget.
 */
const base = either(
  below("contract", "calls"),
  below("texts", "frame"),
  below("web", "paths", "page-context"),
  below("web/api", "api", "browser-api"),
  below(
    "web/browser",
    "analytics",
    "farewell",
    "offline-copies",
    "key",
    "leave",
    "outside",
    "session",
    "theme",
  ),
  below(
    "web/frame",
    "client",
    "handle",
    "logo",
    "footer",
    "meta",
    "art",
    "load-client",
    "error-page",
    "page-life",
    "boot-script",
    "brand-style",
    "outside",
  ),
  below(
    "web/ui",
    "button",
    "classes",
    "create-icon",
    "later",
    "spinner",
    "visually-hidden",
    "drawing",
    "empty-state",
    "toast",
  ),
  below("web/ui", "notice"),
  // The loader of lazy parts, which some pages before sign-in have too.
  /vite[\\/]preload-helper/,
  below("lucide-react/dist/esm/icons", "phone", "check"),
);

/** Form fields: the pages before sign-in and those with a form; a conversation has none. */
const fields = either(
  below("texts", "account"),
  below("web/ui", "field", "password-field"),
  below("lucide-react/dist/esm/icons", "eye", "eye-off"),
);

/** Code that the pages before sign-in share. */
const account = either(
  below(
    "web/features/account",
    "account-card",
    "use-after-sign-in",
    "promo",
    "use-signed-in",
    "start-session",
    "sign-up-handle",
  ),
  below("web/api", "use-form"),
  below("rules", "registration"),
  below("lucide-react/dist/esm/icons", "arrow-right"),
);

/** What opens above a page; sign-in needs none of it. */
const dialogs = either(
  below("web/ui", "dialog", "confirm-dialog"),
  below("web/features/consent", "needed-consents"),
);
/** The help card, used in the chat and wherever else a text is screened. */
const help = either(
  below("web/help", "help-card"),
  below(
    "lucide-react/dist/esm/icons",
    "door-open",
    "external-link",
    "life-buoy",
    "message-circle",
    "user-round",
  ),
);

/** Code that the pages behind login share. */
const app = either(
  below("web/frame", "header", "guard"),
  below("web/ui", "avatar", "badge", "popover", "skeleton", "time-text"),
  below("web/api", "query", "saldo", "greeting", "conversation"),
  below("web/browser", "stored-conversation", "conversation-changed", "offline-entry", "hand-over"),
  // Small modules that several pages share; each alone would be a separate request.
  below("texts", "balance", "help"),
  below("rules", "blank", "plain-text", "saldo"),
  below(
    "lucide-react/dist/esm/icons",
    "map-pin",
    "square",
    "pencil",
    "clock-3",
    "chevron-right",
    "arrow-left",
    "shield-check",
    "refresh-cw",
    "chevron-left",
    "copy",
    "download",
  ),
  /node_modules[\\/]@tanstack[\\/]/,
);

/** Lists with a search and pages. */
const lists = either(below("texts", "pages"), below("web/ui", "page-window", "pages", "search-field"));

/** The button for the cart, with the calls behind it. */
const cart = either(
  below("texts", "cart"),
  below("web/api", "cart"),
  below("web/features/cart", "cart-button"),
);

/** Offline copies of conversations: the code that keeps them and the code that opens them. */
const offlineCopies = below(
  "web/features/offline",
  "copies",
  "copies-lock",
  "pin",
  "pin-field",
  "seal",
  "store",
);

/** How a conversation is rendered: in the chat, in its history, and offline. */
const conversation = either(
  below("web/features/chat", "no-chat", "chat-skeleton"),
  below("web/features/chat/log", "message-log", "rows"),
  below("lucide-react/dist/esm/icons", "hourglass"),
);

/** What stands around the words of a conversation, fetched while the conversation itself loads. */
const conversationTools = either(
  below("texts", "answer", "document", "read-aloud"),
  below("web/features/chat", "background-tasks"),
  below("web/features/chat/bubble", "answer-bar", "answer-extras", "answer-parts", "exercise", "use-thumb"),
  below("web/features/chat/meter", "idle", "use-idle"),
  below("web/features/chat/session", "title", "use-title"),
  below("web/features/chat/voice", "dictation-settings", "read-aloud", "end-speech", "read-aloud-speaker"),
  below("lucide-react/dist/esm/icons", "feather", "thumbs-down", "thumbs-up", "volume-2"),
);

/** The dialogs that end or prolong a conversation, fetched together a moment after it is shown. */
const conversationDialogs = either(
  below("web/features/chat", "end-dialog"),
  below("web/features/balance", "continue-prompt"),
);

/** Code that the pages and the dialog for a new password share. */
const password = either(below("texts", "password"), below("web/features/password", "spoken-failure"));

/**
 * Chunks of the browser's code: few requests, and little that a page does not need. React is separate because it rarely
 * changes.
 */
const chunks = [
  { name: "react", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  { name: "base", test: base, priority: 2 },
  { name: "dialogs", test: dialogs, priority: 2 },
  { name: "help", test: help, priority: 2 },
  { name: "fields", test: fields, priority: 2 },
  { name: "account", test: account, priority: 2 },
  // Used by form fields and by the FAQ; in its own chunk, neither loads the code of the other.
  { name: "fold", test: below("lucide-react/dist/esm/icons", "chevron-down"), priority: 2 },
  { name: "app", test: app, priority: 1 },
  { name: "lists", test: lists, priority: 1 },
  { name: "cart", test: cart, priority: 1 },
  // Fetched with the first toast, and at once by the offline page.
  { name: "toaster", test: below("web/ui", "toaster", "toast-store"), priority: 2 },
  { name: "offline-copies", test: offlineCopies, priority: 1 },
  { name: "conversation", test: conversation, priority: 1 },
  { name: "conversation-tools", test: conversationTools, priority: 1 },
  { name: "conversation-dialogs", test: conversationDialogs, priority: 1 },
  { name: "password", test: password, priority: 1 },
];

/**
 * Gives each browser module the method and path of the calls that it names, so that a page carries only its own calls.
 * Ids, aliases and permissions stay on the server.
 */
const callsForBrowser: Plugin = {
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

/**
 * Replaces the icon library's general builder with ours, and leaves out of each icon what ours does not read: its name,
 * size and keys, which hardly compress. Applies to the server build too, so that both render the same markup.
 */
const ownIconBuilder: Plugin = {
  name: "own-icon-builder",
  apply: "build",
  enforce: "pre",
  config: () => ({ ssr: { noExternal: ["lucide-react"] } }),
  resolveId: {
    filter: { id: /^\.\.\/createLucideIcon\.mjs$/ },
    handler: () => join(import.meta.dirname, "web", "ui", "create-icon.ts"),
  },
  transform: {
    filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/ },
    handler: (code) =>
      code
        .replace(/^ {2}(name: "[\w-]+"|size: 24),$/gm, "")
        .replace(/,\s*key: "\w+"/g, "")
        .replace("__iconData.node;", ""),
  },
};

const asScript = "?script";

/** `import { script } from "./file.ts?script"` gives the text of a module without imports, as a classic script. */
const scriptAsText: Plugin = {
  name: "script-as-text",
  enforce: "pre",
  load: {
    filter: { id: /\?script$/ },
    handler: async (id) => {
      const file = id.slice(0, -asScript.length);
      const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
      const small = await minify(file, code.replace(/^export \{\s*\};?$/m, ""), { module: false });
      if (small.errors.length > 0) throw new Error(`${file}: ${small.errors[0]?.message}`);
      return { code: `export const script = ${JSON.stringify(small.code)}`, moduleType: "js" };
    },
  },
};

/**
 * Leaves out what `marked` makes for its own instance, a side effect that would keep its parser and renderer in the
 * chat's code: the chat reads tokens and writes elements itself (B-205).
 */
const lexerOfMarked: Plugin = {
  name: "lexer-of-marked",
  applyToEnvironment: ({ name }) => name === "client",
  transform: {
    filter: { id: /[\\/]marked[\\/]lib[\\/]marked\.esm\.js/ },
    handler(code) {
      const end = code.search(/;var \w+=new \w+;function \w+\(\w+,\w+\)\{return \w+\.parse\(/);
      const [, lexer] = /(\w+) as Lexer,/.exec(code) ?? [];
      const [, tokenizer] = /(\w+) as Tokenizer,/.exec(code) ?? [];
      if (end < 0 || !lexer || !tokenizer)
        throw new Error("marked is built in another way: adapt lexerOfMarked");
      return `${code.slice(0, end)};export{${lexer} as Lexer,${tokenizer} as Tokenizer};`;
    },
  },
};

/**
 * Leaves out how React Router reports its work to a monitoring tool, which the browser's router is given none of. The
 * names are those of the module, so that a change of the library stops the build.
 */
const routerWithoutReports: Plugin = {
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
 * off.
 */
const routerWithWholeTable: Plugin = {
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
 * the browser's code, and what it uses, although no page renders it.
 */
const routerWithoutNames: Plugin = {
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

/** Modules of react-query for what we do not use it for, and the modules that would need them. */
const ofQueries = (...names: string[]) => below("@tanstack/query-core/build/modern", ...names);
const unusedObservers = ofQueries("mutationObserver", "infiniteQueryObserver");

/** Leaves out mutations and endless lists of react-query, which we use for reading alone. */
const queriesAlone: Plugin = {
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
