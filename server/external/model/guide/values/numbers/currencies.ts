const currency =
  "dolar|dollar|usd|hkd|sgd|aud|twd|ntd|nt|ringgit|myr|rm|riyal|reyal|real|sar|yen|jpy|won|krw|dirham|aed|euro|eur|pound|poundsterling";
const foreign = new RegExp(
  `\\d ?(?:ribu |rb |k |juta |jt )?(?:${currency})\\b|\\b(?:usd|hkd|sgd|aud|twd|ntd|nt|myr|rm|sar|aed|eur)\\.? ?\\$? ?\\d|(?:hk|nt|us|s|a)?[$€£¥] ?\\d`,
  "i",
);

/** Whether an amount is in another currency than rupiah, in which the guide reckons: "gaji 5100 dolar", "RM 1.700". */
export const namesForeign = (text: string): boolean => foreign.test(text);
