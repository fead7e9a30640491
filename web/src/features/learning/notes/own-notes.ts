import type { Note } from '@vitrine/contract/learning';
import { nowInstant } from '../../../shared/device/clock.ts';
import { newId } from '../../../shared/device/ids.ts';
import type { KeptNote } from '../outbox/kinds.ts';

/** A note as it stands on this device. */
export type OwnNote = Note & { isWaiting?: boolean };
export const aNote = (activityId: string, second: number | null, text: string): OwnNote => ({
  id: newId(),
  activityId,
  second,
  text,
  version: 0,
  writtenAt: nowInstant(),
});

/** What the server told, with what this device has written since. */
export function withWaiting(told: readonly Note[], waiting: readonly KeptNote[]): OwnNote[] {
  const notes = new Map<string, OwnNote>(told.map((note) => [note.id, note]));
  for (const { noteId: id, activityId, second, text, base } of waiting) {
    const known = notes.get(id);
    notes.set(id, { id, activityId, second, text, version: base, writtenAt: known?.writtenAt ?? nowInstant(), isWaiting: true });
  }
  return [...notes.values()].filter(({ text }) => text !== '');
}
