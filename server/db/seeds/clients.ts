import type { ClientFeature, ClientMenuItem } from "#server/db/tables/client.ts";

/** Menu of the demo clients: one entry per existing screen; `name` is the id, `url` a route name (B-055). */
const menu: ClientMenuItem[] = [
  { name: "conversation", title: "Obrolan", icon: "message-circle", url: "conversation" },
  { name: "list-expert", title: "Expert", icon: "users", url: "list-expert" },
  { name: "payment", title: "Paket waktu", icon: "wallet", url: "payment" },
  { name: "transaction-history", title: "Transaksi", icon: "receipt", url: "transaction-history" },
  { name: "transaction-product", title: "Produk saya", icon: "package", url: "transaction-product" },
  { name: "srq", title: "Skrining diri", icon: "clipboard-list", url: "srq" },
  { name: "profile", title: "Profil", icon: "circle-user", url: "profile" },
  { name: "survey", title: "Survei", icon: "star", url: "survey" },
  { name: "feedback", title: "Masukan", icon: "message-square-heart", url: "feedback" },
  { name: "faq", title: "FAQ", icon: "circle-help", url: "faq" },
  { name: "help", title: "Bantuan", icon: "life-buoy", url: "help" },
  { name: "logout", title: "Keluar", icon: "log-out", url: "login" },
];

const features = (...names: string[]): ClientFeature[] => names.map((name, n) => ({ name, active: n === 0 }));

/** The demo clients. The default one has id 1; colours and logos were made for Alma. */
export const demoClients = [
  {
    id: 1,
    name: "Netwerk",
    username: "netwerk",
    isDefault: true,
    funding: "platform",
    themeColor: "#F4F2FB",
    batteryColor: "#5B3FD6",
    primaryColor: "#5B3FD6",
    logo: "logo-netwerk.svg",
    expertId: 1,
    expertType: null,
    features: features("chat", "srq", "produk"),
    menu,
    tone: "Hangat, ringan, dan apa adanya.",
  },
  {
    id: 2,
    name: "Akasia",
    username: "akasia",
    isDefault: false,
    funding: "pool",
    themeColor: "#F3F6F1",
    batteryColor: "#2F7D4F",
    primaryColor: "#1F7A4C",
    logo: "logo-akasia.svg",
    expertId: 1,
    expertType: null,
    features: features("chat", "expert", "produk"),
    menu,
    tone: "Sapa pengguna dengan kamu. Tenang dan membumi.",
  },
  {
    id: 3,
    name: "Meditap",
    username: "meditap",
    isDefault: false,
    funding: "pool",
    themeColor: "#FFF4EE",
    batteryColor: "#C2410C",
    primaryColor: null,
    logo: "logo-meditap.svg",
    expertId: 2,
    expertType: "klinik",
    features: features("chat", "expert", "produk"),
    menu,
    tone: "Sapa pengguna dengan Anda. Sopan dan ringkas.",
  },
] as const;

/** Seconds with which each partner's pool starts. */
export const demoPoolSeconds = 36_000;
