import { stateOfCopy } from '@vitrine/domain/privacy';
import { notFound, Refusal, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { copyName } from './make-copy.ts';
import { factsOf, findCopy } from './copy-rows.ts';

/**
 * A link of ten minutes by which the person downloads their copy, from any client of theirs. Refuses `not_found` for one that is not theirs, was replaced or is not ready yet, and
 * `copy_over` for one that lies there no longer.
 */
export async function openCopy(
  { db, clock, storage }: Pick<Platform, 'db' | 'clock' | 'storage'>,
  actor: Actor,
  { copyId }: { copyId: string },
): Promise<{ url: string; expiresAt: string }> {
  const row = await findCopy(db.write(), actor);
  if (!row || row.id !== copyId) throw notFound();
  const state = stateOfCopy(factsOf(row), clock.now());
  if (state === 'expired') throw new Refusal('copy_over');
  if (state !== 'ready' || row.file_id === null) throw notFound();
  const url = storage.link({ personId: actor.personId, tenantId: row.tenant_id }, { id: row.file_id, name: copyName(row.asked_at) });
  const expires = Number(new URLSearchParams(url.split('?')[1]).get('expires'));
  return { url, expiresAt: new Date(expires * 1_000).toISOString() };
}
