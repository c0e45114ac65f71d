/** Days and times in words. */
export const timeTexts = {
  today: "hari ini",
  yesterday: "kemarin",
  /** Follows a clock of minutes and seconds, since "65:00" alone could be hours. */
  unit: "menit",
  withUnit: (clock: string) => `${clock} menit`,
} as const;
