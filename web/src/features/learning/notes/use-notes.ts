import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOutboxState } from '../../../shared/outbox/current.ts';
import { withWaiting, type OwnNote } from './own-notes.ts';

const theCalls = () => import('./calls.ts');

const notesQuery = (courseId: string) =>
  queryOptions({ queryKey: ['learning', 'notes', courseId], queryFn: async () => (await theCalls()).fetchNotes(courseId) });
/** On this device; asked again whenever that changed, and never kept anywhere else. */
const waitingQuery = queryOptions({
  queryKey: ['learning', 'notes-waiting'],
  queryFn: async () => (await theCalls()).waitingNotes(),
  networkMode: 'always',
  gcTime: 0,
});

/** One's own notes to a course: those of the server, and those that still wait on this device. */
export function useNotes(courseId: string) {
  const queries = useQueryClient();
  const told = useQuery(notesQuery(courseId));
  const waiting = useQuery(waitingQuery);
  const { pending, isSaved } = useOutboxState();
  useEffect(() => {
    void queries.invalidateQueries(waitingQuery, { cancelRefetch: false });
    if (isSaved) void queries.invalidateQueries(notesQuery(courseId), { cancelRefetch: false });
  }, [queries, courseId, pending, isSaved]);
  const own = (waiting.data ?? []).filter((note) => note.courseId === courseId);
  /** Shown once it lies on the device, and not before. */
  const write = async (note: OwnNote) => {
    await (await theCalls()).writeNote(courseId, note);
    queries.setQueryData(notesQuery(courseId).queryKey, (before) => before && withOne(before, note));
    await queries.invalidateQueries(waitingQuery);
  };
  return {
    notes: withWaiting(told.data ?? [], own),
    /** What was written before is not known: the server was not reached, and nothing is kept. */
    isUnknown: told.isError && told.data === undefined,
    isPending: told.isPending && told.fetchStatus !== 'paused' && own.length === 0,
    error: told.error,
    retry: () => void told.refetch(),
    write,
  };
}

const withOne = (notes: readonly OwnNote[], note: OwnNote): OwnNote[] =>
  notes.some(({ id }) => id === note.id) ? notes.map((one) => (one.id === note.id ? note : one)) : [...notes, note];
