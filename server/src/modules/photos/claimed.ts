import type { AuditPhotoRow } from '@vitrine/contract/photos';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

type Claimed = { claimed_by: string | null; claimed_until: string | null };

/** A claim ends by itself: nothing reads it behind its end. */
export const isClaimed = ({ claimed_by, claimed_until }: Claimed, now: string): boolean =>
  claimed_by !== null && claimed_until !== null && claimed_until > now;

/** Who looks at these photos right now, the names in one look-up. */
export async function claimsOf(
  db: Reader,
  { tenantId, memberId }: Pick<Actor, 'tenantId' | 'memberId'>,
  { rows, now }: { rows: readonly Claimed[]; now: string },
): Promise<(row: Claimed) => AuditPhotoRow['claim']> {
  const ids = rows.flatMap((row) => (isClaimed(row, now) && row.claimed_by ? [row.claimed_by] : []));
  const people =
    ids.length === 0
      ? []
      : await db
          .selectFrom('identity.member as m')
          .innerJoin('identity.person as p', 'p.id', 'm.person_id')
          .where('m.tenant_id', '=', tenantId)
          .where('m.id', 'in', ids)
          .select(['m.id', 'p.full_name'])
          .execute();
  const names = new Map(people.map(({ id, full_name }) => [id, full_name]));
  return (row) =>
    isClaimed(row, now) && row.claimed_by !== null && row.claimed_until !== null
      ? { by: names.get(row.claimed_by) ?? '', isMine: row.claimed_by === memberId, until: row.claimed_until }
      : null;
}
