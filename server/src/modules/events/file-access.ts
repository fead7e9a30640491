import type { Platform } from '../../platform/platform.ts';
import { Refusal } from '../../platform/http/index.ts';
import type { FileAccess } from '../../platform/storage/index.ts';
import { getSeen } from './seen.ts';

/** The picture of an event is for whoever sees the event, and for its organizers. */
export const eventsFileAccess =
  ({ db }: Pick<Platform, 'db'>): FileAccess[string] =>
  async (actor, { ownerId }) => {
    if (actor.permissions.has('events.read')) return true;
    try {
      await getSeen(db.read(), actor, { eventId: ownerId });
      return true;
    } catch (fault) {
      if (fault instanceof Refusal) return false;
      throw fault;
    }
  };
