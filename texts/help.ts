/** The number to call. The rest of the help page stands apart (help-page.ts), since talks carry this one. */
export const helpTexts = {
  call119: "Telepon 119",
  ambulance: "Ambulans dan darurat medis, 24 jam, gratis",
} as const;
