import { lazy } from 'react';

/** The way to one's notes in the player; what opens behind it is fetched when it is pressed. */
export const LazyNotesWay = lazy(() => import('./notes-way.tsx').then((chunk) => ({ default: chunk.NotesWay })));

/** All notes of a course, on its page. */
export const LazyCourseNotes = lazy(() => import('./notes-screens.ts').then((chunk) => ({ default: chunk.CourseNotes })));
