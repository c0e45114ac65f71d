/** Around the pages that inform. */
export const informTexts = {
  more: "Halaman lain",
  links: {
    FAQ: "FAQ",
    almaconnect: "AlmaConnect",
    disclamer: "Penafian",
    privacy: "Kebijakan privasi",
    protocol: "Protokol keselamatan",
    contact: "Hubungi kami",
  },
} as const;
