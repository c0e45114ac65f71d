import { layout, type RouteConfig, route } from "@react-router/dev/routes";

/**
 * THE ROUTE TABLE. One line per route; the id is the specification's (R-) plus the route's name. Paths are matched
 * case-sensitively: `FAQ` and `faq` differ.
 */
export default [
  route("/", "pages/root-redirect.tsx", { id: "R-01", caseSensitive: true }),
  route("/:username", "pages/client-redirect.tsx", { id: "R-02", caseSensitive: true }),
  route("/:username/transaction", "pages/transaction-redirect.tsx", { id: "R-03", caseSensitive: true }),
  layout("pages/account-frame.tsx", { id: "account" }, [
    route("/:username/login", "pages/login.tsx", { id: "R-04 login", caseSensitive: true }),
    route("/:username/register", "pages/register.tsx", { id: "R-05 register", caseSensitive: true }),
    route("/:username/forgot-password", "pages/forgot-password.tsx", {
      id: "R-06 forgot-password",
      caseSensitive: true,
    }),
    route("/:username/reset-password", "pages/reset-password.tsx", {
      id: "R-07 reset-password",
      caseSensitive: true,
    }),
    route("/:username/change-password", "pages/change-password.tsx", {
      id: "R-08 change-password",
      caseSensitive: true,
    }),
    route("/:username/join-expert", "pages/join-expert.tsx", { id: "R-28 join-expert", caseSensitive: true }),
    route("/:username/verify", "pages/verify.tsx", { id: "R-09 verify", caseSensitive: true }),
    // One file under eight ids; the path says which card it is.
    route("/:username/ads/nggak-bisa-fokus-kerja", "pages/ads.tsx", {
      id: "R-35 card1",
      caseSensitive: true,
    }),
    route("/:username/ads/healing-gagal-terus", "pages/ads.tsx", { id: "R-36 card2", caseSensitive: true }),
    route("/:username/ads/cemburu-tapi-bingung-alasannya", "pages/ads.tsx", {
      id: "R-37 card3",
      caseSensitive: true,
    }),
    route("/:username/ads/ketergantungan-emosional", "pages/ads.tsx", {
      id: "R-38 card4",
      caseSensitive: true,
    }),
    route("/:username/ads/overthinking-target-bulanan", "pages/ads.tsx", {
      id: "R-39 card5",
      caseSensitive: true,
    }),
    route("/:username/ads/kurang-percaya-diri-eksekusi-ide", "pages/ads.tsx", {
      id: "R-40 card6",
      caseSensitive: true,
    }),
    route("/:username/ads/semua-aspek-hidup-kacau-bareng", "pages/ads.tsx", {
      id: "R-41 card7",
      caseSensitive: true,
    }),
    route("/:username/ads/inner-work-sebelum-inner-peace", "pages/ads.tsx", {
      id: "R-42 card8",
      caseSensitive: true,
    }),
  ]),
  route("/:username/home", "pages/home.tsx", { id: "R-10 home", caseSensitive: true }),
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
    layout("pages/expert-frame.tsx", { id: "expert" }, [
      route("/:username/expert/:id", "pages/expert-detail.tsx", {
        id: "R-20 expert-detail",
        caseSensitive: true,
      }),
    ]),
    route("/:username/expert/:expert_id/product", "pages/product-list.tsx", {
      id: "R-21 product-list",
      caseSensitive: true,
    }),
    route("/:username/expert/:expert_id/product/:id", "pages/product-detail.tsx", {
      id: "R-22 product-detail",
      caseSensitive: true,
    }),
    route("/:username/payment", "pages/payment.tsx", { id: "R-23 payment", caseSensitive: true }),
    route("/:username/payment/detail", "pages/payment-detail.tsx", {
      id: "R-24 payment-detail",
      caseSensitive: true,
    }),
    route("/:username/transaction/history", "pages/transaction-history.tsx", {
      id: "R-25 transaction-history",
      caseSensitive: true,
    }),
    route("/:username/transaction/checkout", "pages/checkout-produk.tsx", {
      id: "R-26 checkout-produk",
      caseSensitive: true,
    }),
    route("/:username/transaction/products", "pages/transaction-product.tsx", {
      id: "R-27 transaction-product",
      caseSensitive: true,
    }),
    route("/:username/profile", "pages/profile.tsx", { id: "R-33 profile", caseSensitive: true }),
    route("/:username/survey", "pages/survey.tsx", { id: "R-31 survey", caseSensitive: true }),
    route("/:username/feedback", "pages/feedback.tsx", { id: "R-32 feedback", caseSensitive: true }),
    route("/:username/faq", "pages/faq.tsx", { id: "R-34 faq", caseSensitive: true }),
    route("/:username/srq", "pages/srq.tsx", { id: "R-29 srq", caseSensitive: true }),
    route("/:username/srq/:id", "pages/srq-detail.tsx", { id: "R-30 srq-detail", caseSensitive: true }),
    route("/:username/rencana-aman", "pages/safety-plan.tsx", { id: "safety-plan", caseSensitive: true }),
    route("/:username/waktu", "pages/statement.tsx", { id: "statement", caseSensitive: true }),
  ]),
  route("/:username/almaconnect", "pages/almaconnect.tsx", { id: "R-12 almaconnect", caseSensitive: true }),
  route("/:username/FAQ", "pages/faq-public.tsx", { id: "R-13 FAQ", caseSensitive: true }),
  route("/:username/disclamer", "pages/disclamer.tsx", { id: "R-14 disclamer", caseSensitive: true }),
  route("/:username/privacy", "pages/privacy.tsx", { id: "R-15 privacy", caseSensitive: true }),
  route("/:username/protokol-keselamatan", "pages/protocol.tsx", { id: "protocol", caseSensitive: true }),
  route("/:username/bantuan", "pages/help.tsx", { id: "help", caseSensitive: true }),
  route("/:username/offline", "pages/offline.tsx", { id: "offline", caseSensitive: true }),
  route("/:username/sw.js", "pages/worker.ts", { id: "worker", caseSensitive: true }),
  route("/:username/app.webmanifest", "pages/manifest.ts", { id: "manifest", caseSensitive: true }),
  route("/:username/*", "pages/user-not-found.tsx", { id: "R-43 user-not-found", caseSensitive: true }),
  route("*", "pages/not-found.tsx", { id: "R-44 not-found", caseSensitive: true }),
] satisfies RouteConfig;
