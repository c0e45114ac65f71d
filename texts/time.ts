/** Days and times in words. */
export const timeTexts = {
  today: "hari ini",
  yesterday: "kemarin",
} as const;
