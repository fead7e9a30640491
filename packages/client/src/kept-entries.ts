import type { Device } from './device.ts';
import type { Session } from '@vitrine/domain/identity';

/** What a device saw; the room that reports it knows the rest of it. */
export type KeptEvent = { event_id: string };
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
/** A test that was taken without a network and handed in; its room knows the rest of it. */
export type KeptLease = { leaseId: string };
export type What =
  | { kind: 'event'; event: KeptEvent }
  | { kind: 'answer'; answer: KeptAnswer }
  | { kind: 'move'; move: KeptMove }
  | { kind: 'note'; note: KeptNote }
  | { kind: 'lease'; lease: KeptLease };
/** Whose it is: the person, and the client in which it was done; sent to another client it would be unknown there, and lost. */
export type Owner = { personId: string; clientId: string | undefined };
export type Entry = { id: string } & Owner & What;

/** What waits on this device at one place, in the order in which it was added. Tabs share one list, so each change of it takes its turn. */
export const keptEntries = (device: Pick<Device, 'kept' | 'lock'>, place = 'outbox') => {
  const read = async () => (await device.kept.get<Entry[]>(place)) ?? [];
  return {
    read,
    /** Resolves once the change lies on the device. */
    change: (by: (all: Entry[]) => Entry[]) => device.lock(`vitrine-${place}-list`, async () => device.kept.set(place, by(await read()))),
  };
};

/** The entry for this; an answer or a note is known by its revision, so that a newer one may come while it is on its way. */
export function entryOf(owner: Owner, what: What): Entry {
  if (what.kind === 'event') return { id: what.event.event_id, ...owner, ...what };
  const { of, revision } = stateIn(what);
  return { id: `${of}/${revision}`, ...owner, ...what };
}

/** What it is a state of, and the number that says which of two states is the later one. */
function stateIn(what: Exclude<What, { kind: 'event' }>): { of: string; revision: number } {
  if (what.kind === 'move') return { of: what.move.runId, revision: what.move.seq };
  if (what.kind === 'lease') return { of: what.lease.leaseId, revision: 1 };
  if (what.kind === 'note') return { of: what.note.noteId, revision: what.note.revision };
  const { attemptId, questionId, revision } = what.answer;
  return { of: `${attemptId}/${questionId}`, revision };
}

/** The list with this one: a later answer or note takes the place of an unsent earlier one, and what is known already is not doubled. */
export function withEntry(all: readonly Entry[], entry: Entry): Entry[] {
  if (all.some((other) => other.id === entry.id || isReplacedBy(entry, other))) return [...all];
  return [...all.filter((other) => !isReplacedBy(other, entry)), entry];
}

function isReplacedBy(one: Entry, other: Entry): boolean {
  if (one.kind === 'event' || one.kind === 'move' || one.kind !== other.kind || one.personId !== other.personId) return false;
  const [old, young] = [stateIn(one), stateIn(other)];
  return old.of === young.of && old.revision < young.revision;
}

export const isOwnedBy = ({ personId, clientId }: Owner, session: Session): boolean =>
  personId === session.personId && (clientId === undefined || clientId === session.id_user_client_selected);
