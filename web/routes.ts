import { layout, type RouteConfig, route } from "@react-router/dev/routes";

/**
 * THE ROUTE TABLE. One line a route; the id is the specification's (R-) with the route's name. Paths are matched
 * case-sensitively: `FAQ` and `faq` differ. Routes of later screens join as they are built.
 */
export default [
  route("/", "pages/root-redirect.tsx", { id: "R-01", caseSensitive: true }),
  route("/:username", "pages/client-redirect.tsx", { id: "R-02", caseSensitive: true }),
  layout("pages/account-frame.tsx", { id: "account" }, [
    route("/:username/login", "pages/login.tsx", { id: "R-04 login", caseSensitive: true }),
    route("/:username/register", "pages/register.tsx", { id: "R-05 register", caseSensitive: true }),
    route("/:username/verify", "pages/verify.tsx", { id: "R-09 verify", caseSensitive: true }),
  ]),
  route("/:username/almacare", "pages/almacare.tsx", { id: "R-11 almacare", caseSensitive: true }),
  layout("pages/app-frame.tsx", { id: "app" }, [
    route("/:username/conversation", "pages/conversation.tsx", {
      id: "R-16 conversation",
      caseSensitive: true,
    }),
    route("/:username/conversation/:id", "pages/conversation-detail.tsx", {
      id: "R-17 conversation-detail",
      caseSensitive: true,
    }),
    route("/:username/conversation/:id/history", "pages/conversation-history.tsx", {
      id: "R-18 conversation-history",
      caseSensitive: true,
    }),
    route("/:username/expert", "pages/list-expert.tsx", { id: "R-19 list-expert", caseSensitive: true }),
    route("/:username/payment/detail", "pages/payment-detail.tsx", {
      id: "R-24 payment-detail",
      caseSensitive: true,
    }),
    route("/:username/transaction/checkout", "pages/checkout-produk.tsx", {
      id: "R-26 checkout-produk",
      caseSensitive: true,
    }),
    route("/:username/waktu", "pages/statement.tsx", { id: "statement", caseSensitive: true }),
  ]),
  route("/:username/bantuan", "pages/help.tsx", { id: "help", caseSensitive: true }),
  route("/:username/app.webmanifest", "pages/manifest.ts", { id: "manifest", caseSensitive: true }),
  route("/:username/icon.svg", "pages/icon.ts", { id: "icon", caseSensitive: true }),
  route("/:username/*", "pages/user-not-found.tsx", { id: "R-43 user-not-found", caseSensitive: true }),
  route("*", "pages/not-found.tsx", { id: "R-44 not-found", caseSensitive: true }),
] satisfies RouteConfig;
