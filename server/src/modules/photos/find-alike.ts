import { bandsToFind, isAlike } from '@vitrine/domain/kernel/picture-fingerprint';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** Only these many of what shares a band with a photo are compared as a whole, the newest first. */
const mostCompared = 400;

/** The newest photo that looks like this one, whoever sent it, of whatever display: a signal for the auditor alone. One that was reproved may be sent again. */
export async function findAlike(tx: Tx, { tenantId }: Pick<Actor, 'tenantId'>, { mark }: { mark: string }): Promise<string | null> {
  const rows = await tx
    .selectFrom('photos.photo')
    .select(['id', 'mark'])
    .where('tenant_id', '=', tenantId)
    .where('state', '<>', 'reproved')
    .where('id', 'in', (near) =>
      near.selectFrom('photos.photo_band').select('photo_id').where('tenant_id', '=', tenantId).where('band', 'in', bandsToFind(mark)),
    )
    .orderBy('id', 'desc')
    .limit(mostCompared)
    .execute();
  return rows.find((row) => row.mark !== null && isAlike(row.mark, mark))?.id ?? null;
}
