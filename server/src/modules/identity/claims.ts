import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

/** Who keeps a thing of a queue from colleagues, as its row stores it. */
export type ClaimColumns = { claimed_by: string | null; claimed_until: string | null };
export type Claim = { by: string; isMine: boolean; until: string };

/** A claim ends by itself: nothing reads it behind its end (D37). */
export const isClaimed = ({ claimed_by, claimed_until }: ClaimColumns, now: string): boolean =>
  claimed_by !== null && claimed_until !== null && claimed_until > now;

/** Somebody else keeps it now. */
export const isClaimedByOther = (row: ClaimColumns, { memberId }: Pick<Actor, 'memberId'>, now: string): boolean =>
  isClaimed(row, now) && row.claimed_by !== memberId;

/** Who looks at these rows right now, the names in one look-up. */
export async function claimsOf(
  db: Reader,
  { tenantId, memberId }: Pick<Actor, 'tenantId' | 'memberId'>,
  { rows, now }: { rows: readonly ClaimColumns[]; now: string },
): Promise<(row: ClaimColumns) => Claim | null> {
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
