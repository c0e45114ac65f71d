/**
 * THE PUBLIC PAGES of a client: search engines may index them, and messengers show a preview picture of them. `name` is
 * the name of the route (R-) and of the picture.
 */
export const publicPages = [
  { name: "almacare", path: "almacare" },
  { name: "home", path: "home" },
  { name: "almaconnect", path: "almaconnect" },
  { name: "FAQ", path: "FAQ" },
  { name: "disclamer", path: "disclamer" },
  { name: "privacy", path: "privacy" },
  { name: "help", path: "bantuan" },
  { name: "protocol", path: "protokol-keselamatan" },
  { name: "login", path: "login" },
  { name: "register", path: "register" },
  { name: "card1", path: "ads/nggak-bisa-fokus-kerja" },
  { name: "card2", path: "ads/healing-gagal-terus" },
  { name: "card3", path: "ads/cemburu-tapi-bingung-alasannya" },
  { name: "card4", path: "ads/ketergantungan-emosional" },
  { name: "card5", path: "ads/overthinking-target-bulanan" },
  { name: "card6", path: "ads/kurang-percaya-diri-eksekusi-ide" },
  { name: "card7", path: "ads/semua-aspek-hidup-kacau-bareng" },
  { name: "card8", path: "ads/inner-work-sebelum-inner-peace" },
] as const;

export type PublicPageName = (typeof publicPages)[number]["name"];

/** Returns the public page at a path without its query, such as `/netwerk/FAQ`. */
export function publicPageAt(pathname: string): PublicPageName | undefined {
  const path = pathname.split("/").slice(2).join("/");
  return publicPages.find((page) => page.path === path)?.name;
}
