/** Demo screenings of a returning member: questions answered yes. Each is over 30 days from the next and from today. */
export const demoScreenings = [
  { daysAgo: 96, yes: [1, 3, 5, 8, 11, 18, 20] },
  { daysAgo: 65, yes: [3, 5, 18, 20] },
  { daysAgo: 33, yes: [3, 20] },
];
