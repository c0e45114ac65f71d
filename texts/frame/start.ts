/** The call to action that starts a conversation, named by its price: "gratis" only with its exact limit (B-420). */
export const startTexts = {
  start: "Mulai cerita",
  day: (minutes: number) => `Mulai cerita, gratis ${minutes} menit sehari`,
  once: (minutes: number) => `Mulai cerita, gratis ${minutes} menit pertama`,
} as const;
