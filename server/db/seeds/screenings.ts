/** Demo screenings of a returning member: which questions were answered yes. More than 30 days apart and ago. */
export const demoScreenings = [
  { daysAgo: 96, yes: [1, 3, 5, 8, 11, 18, 20] },
  { daysAgo: 65, yes: [3, 5, 18, 20] },
  { daysAgo: 33, yes: [3, 20] },
];
