import type { Clock } from '../clock/index.ts';
import type { Tx } from '../database/index.ts';
import { ring } from './doorbell.ts';

export type OutboxEvent = { id: string; event: string; tenantId: string; payload: Record<string, unknown>; at: string };

/** Must bear being told the same event twice. */
export type Subscriber = (event: OutboxEvent) => Promise<void>;
/** By event name (`learning.course_finished`), then by a name of the subscriber that never changes. */
export type Subscribers = Record<string, Record<string, Subscriber>>;

export type Publish = (tx: Tx, ask: { event: string; tenantId: string; payload: Record<string, unknown> }) => Promise<void>;

/** Writes events into the caller's transaction: told if and only if it commits. */
export function publishInto({ clock, newId }: { clock: Clock; newId: () => string }): Publish {
  return async (tx, { event, tenantId, payload }) => {
    await tx
      .insertInto('platform.outbox')
      .values({ id: newId(), tenant_id: tenantId, event, payload: JSON.stringify(payload), created_at: clock.now() })
      .execute();
    ring();
  };
}
