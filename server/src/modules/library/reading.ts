import type { LibraryFilePage } from '@vitrine/contract/library';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { filePageOf, findFile } from './get-library.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'storage' | 'log'>;

/** Notes that the member opened the newest version; again changes nothing. Refuses `not_found`. */
export async function openLibraryFile(
  { db, clock }: Parts,
  actor: Actor,
  { libraryId }: { libraryId: string },
): Promise<Record<string, never>> {
  await db.transaction(async (tx) => {
    const row = await findFile(tx, actor, { libraryId });
    if (!row) throw notFound();
    await tx
      .insertInto('library.reading')
      .values({
        tenant_id: actor.tenantId,
        item_id: libraryId,
        member_id: actor.memberId,
        version_id: row.current_id,
        opened_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return {};
}

/**
 * Keeps that the member read this version, and when; again keeps the first time. Refuses `reading_not_asked` where nobody asks for it, and `newer_version` when the file was
 * replaced while it was read.
 */
export function confirmReading(
  parts: Parts,
  actor: Actor,
  { libraryId, versionId }: { libraryId: string; versionId: string },
): Promise<LibraryFilePage> {
  return parts.db.transaction(async (tx) => {
    const row = await findFile(tx, actor, { libraryId });
    if (!row) throw notFound();
    if (!row.is_must_read) throw new Refusal('reading_not_asked');
    if (row.current_id !== versionId) throw new Refusal('newer_version');
    const now = parts.clock.now();
    await tx
      .insertInto('library.reading')
      .values({
        tenant_id: actor.tenantId,
        item_id: libraryId,
        member_id: actor.memberId,
        version_id: versionId,
        opened_at: now,
        confirmed_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'item_id', 'member_id', 'version_id'])
          .doUpdateSet({ confirmed_at: now })
          .where('library.reading.confirmed_at', 'is', null),
      )
      .execute();
    const kept = await findFile(tx, actor, { libraryId });
    if (!kept) throw notFound();
    return filePageOf(parts, tx, actor, kept);
  });
}
