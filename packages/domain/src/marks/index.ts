/** Marks that a member puts on content: favourites now, reviews with the rooms that show them. */
export const markedSubjects = ['course', 'reward'] as const;
export type MarkedSubject = (typeof markedSubjects)[number];
