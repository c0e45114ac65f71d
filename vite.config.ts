import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** A test for modules below a folder, by their names without ending. */
const below = (folder: string, ...names: string[]) =>
  new RegExp(`[\\\\/]${folder.replaceAll("/", "[\\\\/]")}[\\\\/](${names.join("|")})\\.(ts|tsx|js|mjs)$`);

const either =
  (...tests: RegExp[]) =>
  (id: string) =>
    tests.some((test) => test.test(id));

/** What every page with scripts needs; nothing that only signed-in pages use, or sign-in would outgrow its budget. */
const base = either(
  below("contract", "calls"),
  below("texts", "frame", "account", "consent"),
  below("web", "paths", "page-context"),
  below("web/api", "api", "browser-api"),
  below("web/browser", "[\\w-]+"),
  below("web/frame", "client", "handle", "logo", "footer", "meta", "art", "load-client", "error-page"),
  below("web/ui", "button", "classes", "spinner", "visually-hidden", "empty-state", "toast", "toaster"),
  below("web/features/consent", "needed-consents"),
  below("web/ui", "dialog", "field", "notice", "password-field", "checkbox"),
  below("lucide-react/dist/esm", "Icon", "createLucideIcon", "context", "defaultAttributes"),
);

/** What the pages behind login share. */
const app = either(
  below("web/frame", "header", "guard"),
  below("web/ui", "confirm-dialog", "avatar", "badge", "popover", "skeleton", "time-text"),
  below("web/api", "query", "saldo"),
  // Small ones that several pages share: each alone would be a request of its own.
  below("texts", "balance", "help"),
  below("rules", "plain-text"),
  below("web/ui", "later"),
  below("lucide-react/dist/esm/icons", "map-pin", "square", "phone", "pencil", "clock-3", "chevron-right"),
  /node_modules[\\/]@tanstack[\\/]/,
);

/** Chunks of the browser's code: few requests, little that a page does not need. React rarely changes. */
const chunks = [
  { name: "react", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  { name: "base", test: base, priority: 2 },
  { name: "app", test: app, priority: 1 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  publicDir: "web/public",
  build: { assetsInlineLimit: 0, target: "es2022" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
  // Loaded by the first page of a cold start otherwise, which would reload it.
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
