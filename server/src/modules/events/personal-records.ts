import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** Where somebody was, and whether they said so before, stays as it was counted; what staff wrote about them goes. */
export const eventsRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'events.guest': db
      .read()
      .selectFrom('events.guest')
      .select(['event_id', 'invited_at', 'coming_at', 'declined_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('event_id'),
    'events.arrival': db
      .read()
      .selectFrom('events.arrival')
      .select(['event_id', 'state', 'way', 'scanned_at', 'arrived_at', 'points', 'uncredited', 'undone_at', 'undone_why'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('event_id'),
  }),
  erase: async ({ tenantId, memberId }) => {
    await db.transaction((tx) =>
      tx
        .updateTable('events.arrival')
        .set({ undone_why: '' })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .execute(),
    );
  },
});
