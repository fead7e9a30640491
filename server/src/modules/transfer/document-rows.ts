import type { Reader, Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { endingOf } from './documents-at-partner.ts';

type Member = Pick<Actor, 'tenantId' | 'memberId'>;

/** Whether another account used this document, and nobody released it since (decision D33). */
export async function isUsedElsewhere(db: Reader, { tenantId, memberId }: Member, { hash }: { hash: Buffer }): Promise<boolean> {
  const found = await db
    .selectFrom('transfer.document')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('hash', '=', hash)
    .where('released_at', 'is', null)
    .where('member_id', '<>', memberId)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Takes a document for this account, before any points are held, and holds its row: of two accounts that name one document at once the key lets one through. Refuses
 * `document_used_elsewhere`.
 */
export async function takeDocument(
  { clock, newId }: Pick<Platform, 'clock' | 'newId'>,
  tx: Tx,
  { tenantId, memberId }: Member,
  { hash, document }: { hash: Buffer; document: string },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('transfer.document')
    .values({ tenant_id: tenantId, id, hash, member_id: memberId, ending: endingOf(document), used_at: clock.now() })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'hash']).where('released_at', 'is', null).doNothing())
    .execute();
  const taken = await tx
    .selectFrom('transfer.document')
    .select(['id', 'member_id'])
    .where('tenant_id', '=', tenantId)
    .where('hash', '=', hash)
    .where('released_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (taken?.member_id !== memberId)
    throw new Refusal('document_used_elsewhere', { status: 409, fields: { document: 'document_used_elsewhere' } });
  return taken.id;
}

/** A document with which nothing was ever sent is free again. */
export async function freeUnused(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { documentId }: { documentId: string },
): Promise<void> {
  await tx
    .updateTable('transfer.document as d')
    .set({ released_at: clock.now() })
    .where('d.tenant_id', '=', tenantId)
    .where('d.id', '=', documentId)
    .where('d.released_at', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('transfer.sending as s')
            .select('s.id')
            .where('s.tenant_id', '=', tenantId)
            .where('s.document_id', '=', documentId)
            .where('s.state', '<>', 'returned'),
        ),
      ),
    )
    .execute();
}
