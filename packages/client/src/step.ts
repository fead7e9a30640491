import { stepSession, type Session, type SessionEvent, type SessionNext } from '@vitrine/domain/identity';
import type { SessionChanges, SessionStore } from './session-store.ts';

/**
 * Lets something happen to the session, by the machine of the domain, and writes down what became of it, here and in the other tabs. What ends a
 * session clears first: a clearing wins over whatever another tab is writing. Answers what the app does next.
 */
export async function step(store: SessionStore, event: SessionEvent): Promise<SessionNext> {
  const before = store.get();
  const { session, next } = stepSession(before, event);
  const isOver = before.access_token !== undefined && session.access_token === undefined;
  if (isOver || event.kind === 'logged_out') await store.clear();
  const changes = changesFrom(isOver ? {} : before, session);
  if (Object.keys(changes).length > 0) await store.set(changes);
  return next;
}

/** What differs; `undefined` takes away. */
function changesFrom(before: Session, after: Session): SessionChanges {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Session>;
  return Object.fromEntries([...names].filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]));
}
