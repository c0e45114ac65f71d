/** The emergency number. Separate from the rest of the help page (help-page.ts), since conversations load this file. */
export const helpTexts = {
  call119: "Telepon 119",
  ambulance: "Ambulans dan darurat medis, 24 jam, gratis",
} as const;
