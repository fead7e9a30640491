import type { LearningEvent, LeaseDelivery } from '@vitrine/contract/learning';
import { currentOutbox } from '../../../shared/outbox/current.ts';

export type KeptAnswer = {
  attemptId: string;
  questionId: string;
  device: string;
  options: string[];
  entries?: Record<string, string>;
  revision: number;
};
/** A move in a run of a game; `where` is how its room finds the run. */
export type KeptMove = {
  runId: string;
  where: { courseId: string; hierarchy_order: number };
  device: string;
  seq: number;
  item: string;
  answer: string;
  spentMs: number;
};
/** A note of one's own as it stands on this device; `base` and `copyId` are for its room (an empty text takes it away). */
export type KeptNote = {
  noteId: string;
  courseId: string;
  activityId: string;
  second: number | null;
  text: string;
  device: string;
  revision: number;
  base: number;
  copyId: string;
};

/** A test that was taken without a network and handed in; when it is sent is told then. */
export type HandedIn = Omit<LeaseDelivery, 'sent'> & { leaseId: string };

export const idOfAnswer = ({ attemptId, questionId, revision }: KeptAnswer): string => `${attemptId}/${questionId}/${revision}`;
export const idOfMove = ({ runId, seq }: KeptMove): string => `${runId}/${seq}`;
export const idOfNote = ({ noteId, revision }: KeptNote): string => `${noteId}/${revision}`;

const add = async (kind: string, item: { id: string; body: unknown }) => currentOutbox()?.add(kind, item);

/** Each resolves once it lies on the device; the server gets it when it can be reached (D03, PLY-14). */
export const addEvent = (event: LearningEvent) => add('event', { id: event.event_id, body: event });
/** A later answer to the same question takes the place of one that was not sent. */
export const addAnswer = (answer: KeptAnswer) => add('answer', { id: idOfAnswer(answer), body: answer });
/** Moves of a run are sent in their order. */
export const addMove = (move: KeptMove) => add('move', { id: idOfMove(move), body: move });
export const addNote = (note: KeptNote) => add('note', { id: idOfNote(note), body: note });

/** Whole, and once: what was added already stays. */
export const addLease = (lease: HandedIn) => add('lease', { id: `${lease.leaseId}/1`, body: lease });

/** Notes of this person, in this client, that the server does not have yet. */
export const waitingNotes = async (): Promise<KeptNote[]> =>
  ((await currentOutbox()?.read<KeptNote>('note')) ?? []).map(({ body }) => body);
