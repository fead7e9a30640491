import type { ClientStorage } from '@vitrine/contract/tenancy';
import { recordChange } from '../../platform/audit/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getClientRow } from './queries.ts';

type Parts = Pick<Platform, 'db' | 'storage' | 'clock' | 'newId'>;

/** How much a client's files take, and how much they may (CAL-06). Refuses `not_found`. */
export async function getClientStorage(
  { db, storage }: Pick<Parts, 'db' | 'storage'>,
  actor: Actor,
  { clientId }: { clientId: string },
): Promise<ClientStorage> {
  const { id } = await getClientRow(db.write(), actor, { clientId, lock: false });
  return storage.statusOf(db.write(), { tenantId: id });
}

/**
 * Gives a client a limit of its own, or takes it away with null. Below what is there already nothing is lost: no file comes until some went. The operator's limit stays above it.
 * Refuses `not_found`, `changed_meanwhile`, and `number_too_big` at its field.
 */
export async function limitClientStorage(
  { db, storage, clock, newId }: Parts,
  actor: Actor,
  { clientId, before, ownMegabytes }: { clientId: string; before: number | null; ownMegabytes: number | null },
): Promise<ClientStorage> {
  return db.transaction(async (tx) => {
    await getClientRow(tx, actor, { clientId, lock: true }); // whoever sets another one waits here
    const seen = await storage.statusOf(tx, { tenantId: clientId });
    if (seen.ownMegabytes === ownMegabytes) return seen;
    if (seen.ownMegabytes !== before) throw new Refusal('changed_meanwhile');
    if (ownMegabytes !== null && seen.everyMegabytes !== null && ownMegabytes > seen.everyMegabytes)
      throw new Refusal('invalid_request', { fields: { ownMegabytes: 'number_too_big' } });
    await storage.limitClient(tx, { tenantId: clientId, megabytes: ownMegabytes });
    await recordChange(
      tx,
      { ...actor, tenantId: clientId },
      {
        what: 'client.saved',
        subject: 'client',
        subjectId: clientId,
        before: { ownMegabytes: before },
        after: { ownMegabytes },
        now: clock.now(),
        id: newId(),
      },
    );
    return { ...seen, ownMegabytes };
  });
}
