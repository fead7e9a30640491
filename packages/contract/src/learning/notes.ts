/** Notes of one's own to activities of a course. */
import { noteMost, noteRefusals } from '@vitrine/domain/learning';
import { z } from 'zod';
import { endpoint, Id, Instant } from '../kernel/index.ts';

const online = { module: 'online_courses' } as const;

export const Note = z.object({
  id: Id,
  activityId: Id,
  /** Of the film or the sound at which it was written. */
  second: z.int().min(0).nullable(),
  text: z.string(),
  /** What a writer has seen; told with the next change. */
  version: z.int(),
  writtenAt: Instant,
});
export type Note = z.infer<typeof Note>;

export const listNotes = endpoint({
  ...online,
  method: 'GET',
  path: '/courses/:courseId/notes',
  params: z.object({ courseId: Id }),
  answer: z.object({ items: z.array(Note) }),
  visitors: false, // a note is for nobody else's eyes
  summary: 'The member’s own notes to a course, the oldest first',
});

export const NoteBody = z.object({
  courseId: Id,
  activityId: Id,
  second: z.int().min(0).max(86_400).nullable(),
  /** An empty one takes the note away. */
  text: z.string().trim().max(noteMost, 'text_too_long'),
  device: z.string().min(8).max(64),
  /** Rises with each change on a device. */
  revision: z.int().min(1),
  /** The version that its writer saw; 0 for a note that is new. */
  base: z.int().min(0),
  /** The name of a copy, should another device have written other words meanwhile. */
  copyId: Id,
});
export type NoteBody = z.infer<typeof NoteBody>;

export const saveNote = endpoint({
  ...online,
  method: 'PUT',
  path: '/notes/:noteId',
  params: z.object({ noteId: Id }),
  body: NoteBody,
  answer: z.object({ kept: z.enum(['create', 'change', 'copy', 'known']) }),
  refusals: noteRefusals,
  keyed: false, // device and revision make a repeated call harmless
  summary: 'Keeps a note; words of two devices stand beside each other',
});
