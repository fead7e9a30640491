import { localeOf, textIn, type Locale } from '@vitrine/domain/kernel';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { tell } from '../notices/index.ts';
import { spokenLanguage } from '../tenancy/index.ts';
import type { Badge } from './badge-rows.ts';

export type GivingParts = Pick<Platform, 'clock' | 'newId' | 'chance' | 'publish'>;
type Ask = { badge: Pick<Badge, 'id' | 'name' | 'description'>; memberIds: readonly string[]; by?: { memberId: string; why: string } };

/** Gives a badge to these members and tells them; whoever has it already gets no second one, also of two who give at once. Answers the new awards. */
export async function giveBadge(
  parts: GivingParts,
  tx: Tx,
  { tenantId }: Pick<Actor, 'tenantId'>,
  { badge, memberIds, by }: Ask,
): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const given = await tx
    .insertInto('badges.award')
    .values(
      memberIds.map((memberId) => ({
        tenant_id: tenantId,
        id: parts.newId(),
        badge_id: badge.id,
        member_id: memberId,
        code: parts.chance.bytes(16).toString('base64url'),
        name: JSON.stringify(badge.name),
        description: JSON.stringify(badge.description),
        awarded_at: parts.clock.now(),
        awarded_by: by?.memberId ?? null,
        why: by?.why ?? '',
        holder_shown: 'short',
      })),
    )
    .onConflict((taken) => taken.columns(['tenant_id', 'badge_id', 'member_id']).where('withdrawn_at', 'is', null).doNothing())
    .returning(['id', 'member_id'])
    .execute();
  const languages = await languagesOf(tx, { tenantId, memberIds: given.map(({ member_id }) => member_id) });
  for (const { id, member_id: memberId } of given) {
    const title = textIn(badge.name, languages.get(memberId) ?? 'pt-BR');
    await tell(
      parts,
      tx,
      { tenantId, memberId },
      { kind: 'badge_earned', facts: { badgeId: badge.id, title }, cause: `badge award ${id}` },
    );
  }
  return given.map(({ id }) => id);
}

/** What these members read. */
export async function languagesOf(tx: Tx, { tenantId, memberIds }: { tenantId: string; memberIds: readonly string[] }) {
  if (memberIds.length === 0) return new Map<string, Locale>();
  const rows = await tx
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.id', spokenLanguage('p.language_id', 'm.tenant_id').as('language_id')])
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', 'in', memberIds)
    .execute();
  return new Map(rows.map(({ id, language_id }) => [id, localeOf(language_id) ?? 'pt-BR']));
}
