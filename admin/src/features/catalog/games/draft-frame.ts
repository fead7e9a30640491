/** What a new game begins with: points from 70 percent on, a clock that only shows, cards in any order. */
export const emptyFrame = () => ({
  prompt: {},
  help: {},
  doneLine: {},
  points: 30,
  passShare: 0.7,
  clock: 'none' as const,
  limitSeconds: 120,
  hints: false,
  shuffle: true,
});
