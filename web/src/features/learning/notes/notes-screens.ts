/** Both places of notes in one chunk: they share all but their frame. */
export { CourseNotes } from './course-notes.tsx';
export { NotesPanel } from './notes-panel.tsx';
