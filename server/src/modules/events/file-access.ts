import type { Platform } from '../../platform/platform.ts';
import type { FileAccess } from '../../platform/storage/index.ts';
import { eventsSeen } from './seen.ts';

/** The picture of an event is for whoever sees the event, or another date of its series, and for its organizers. */
export const eventsFileAccess =
  ({ db }: Pick<Platform, 'db'>): FileAccess[string] =>
  async (actor, { ownerId }) => {
    if (actor.permissions.has('events.read')) return true;
    const seen = await eventsSeen(db.read(), actor)
      .where((row) =>
        row.or([
          row('e.id', '=', ownerId),
          row(
            'e.series_id',
            '=',
            row.selectFrom('events.event as o').select('o.series_id').where('o.tenant_id', '=', actor.tenantId).where('o.id', '=', ownerId),
          ),
        ]),
      )
      .select('e.id')
      .limit(1)
      .executeTakeFirst();
    return seen !== undefined;
  };
