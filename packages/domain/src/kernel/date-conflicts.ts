/** What may be wrong with a date beside others, in the order in which somebody should see it. */
export const dateConflicts = ['instructor_twice', 'place_twice', 'over_capacity', 'no_instructor'] as const;
export type DateConflict = (typeof dateConflicts)[number];
