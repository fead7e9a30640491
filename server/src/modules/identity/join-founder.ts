import { z } from 'zod';
import type { OutboxEvent } from '../../platform/outbox/index.ts';
import type { Platform } from '../../platform/platform.ts';

const Founded = z.object({ personId: z.uuid() });

/** Told `tenancy.client_created`: makes whoever made the client its first member, as a superuser. Told twice, it changes nothing. */
export async function joinFounder({ db, clock, newId }: Pick<Platform, 'db' | 'clock' | 'newId'>, event: OutboxEvent): Promise<void> {
  const { personId } = Founded.parse(event.payload);
  await db.transaction((tx) =>
    tx
      .insertInto('identity.member')
      .values({
        tenant_id: event.tenantId,
        id: newId(),
        person_id: personId,
        roles: ['superuser'],
        program_role: null,
        status: 'approved',
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'person_id']).doNothing())
      .execute(),
  );
}
