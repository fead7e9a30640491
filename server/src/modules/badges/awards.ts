import type { Award } from '@vitrine/contract/badges';
import { textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordChange } from '../../platform/audit/index.ts';
import { cursorOf, notFound, pageFrom, readCursor, Refusal, refuseFields, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { tell } from '../notices/index.ts';
import { parseText } from '../tenancy/index.ts';
import { getBadge } from './badge-rows.ts';
import { giveBadge, languagesOf, type GivingParts } from './give-badge.ts';

type Parts = GivingParts & Pick<Platform, 'db'>;
type Ask = { badgeId: string; search?: string | undefined; after?: string | undefined; limit: number };
const Cursor = z.tuple([z.uuid()]);

/** Who has a badge or had it, the newest first; a page by keyset. Refuses `not_found`. */
export async function listAwards(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { badgeId, search = '', after, limit }: Ask,
): Promise<{ items: Award[]; next: string | null }> {
  const reader = db.write(); // who was just given one is in it
  await getBadge(reader, actor, { badgeId });
  const before = readCursor(after, Cursor)?.[0];
  const name = search
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`);
  const found = await reader
    .selectFrom('badges.award as a')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'a.tenant_id').onRef('m.id', '=', 'a.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .selectAll('a')
    .select('p.full_name')
    .select([nameOf('awarded_by', actor).as('by'), nameOf('withdrawn_by', actor).as('withdrawn_by_name')])
    .where('a.tenant_id', '=', actor.tenantId)
    .where('a.badge_id', '=', badgeId)
    .$if(search !== '', (query) => query.where('p.sort_name', 'like', `%${name}%`))
    .$if(before !== undefined, (query) => query.where('a.id', '<', before ?? ''))
    .orderBy('a.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, (row) => cursorOf(row.id));
  const items = rows.map((row) => ({
    id: row.id,
    memberId: row.member_id,
    name: row.full_name,
    awardedAt: row.awarded_at,
    awardedBy: row.awarded_by === null ? null : (row.by ?? ''),
    why: row.why,
    code: row.code,
    withdrawn: row.withdrawn_at === null ? null : { at: row.withdrawn_at, by: row.withdrawn_by_name ?? '', why: row.withdrawn_why },
  }));
  return { items, next };
}

const nameOf = (column: 'awarded_by' | 'withdrawn_by', { tenantId }: Actor) => sql<string | null>`(
  select who.full_name from identity.member as staff inner join identity.person as who on who.id = staff.person_id
  where staff.tenant_id = ${tenantId} and staff.id = ${sql.ref(`a.${column}`)})`;

/**
 * Gives a badge to a person by hand, whatever its rule. Refuses `not_found`, `badge_not_published`, at its fields `member_missing` and `why_required`, and `badge_already_held`,
 * also to the second of two who give it at once.
 */
export function awardBadge(
  parts: Parts,
  actor: Actor,
  { badgeId, memberId, why }: { badgeId: string; memberId: string; why: string },
): Promise<{ id: string }> {
  return parts.db.transaction(async (tx) => {
    const badge = await getBadge(tx, actor, { badgeId });
    if (badge.state !== 'published') throw new Refusal('badge_not_published');
    const member = await tx
      .selectFrom('identity.member')
      .select('id')
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', memberId)
      .executeTakeFirst();
    refuseFields({ memberId: member ? undefined : 'member_missing', why: why === '' ? 'why_required' : undefined }, { prefix: '' });
    const [id] = await giveBadge(parts, tx, actor, { badge, memberIds: [memberId], by: { memberId: actor.memberId, why } });
    if (id === undefined) throw new Refusal('badge_already_held', { fields: { memberId: 'badge_already_held' } });
    const change = { what: 'badge_award.given', before: null, after: { badge: badge.name, memberId, why } };
    await recordChange(tx, actor, { subject: 'badge_award', subjectId: id, ...change, now: parts.clock.now(), id: parts.newId() });
    return { id };
  });
}

/** Takes a badge away: it stays in the history, its public page says so, and the person is told why. Refuses `not_found`, `why_required` and `badge_already_withdrawn`. */
export function withdrawAward(
  parts: Parts,
  actor: Actor,
  { awardId, why }: { awardId: string; why: string },
): Promise<Record<string, never>> {
  return parts.db.transaction(async (tx) => {
    const award = await tx
      .selectFrom('badges.award')
      .select(['id', 'badge_id', 'member_id', 'name', 'withdrawn_at'])
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', awardId)
      .forUpdate()
      .executeTakeFirst();
    if (!award) throw notFound();
    refuseFields({ why: why === '' ? 'why_required' : undefined }, { prefix: '' });
    if (award.withdrawn_at !== null) throw new Refusal('badge_already_withdrawn');
    const now = parts.clock.now();
    await tx
      .updateTable('badges.award')
      .set({ withdrawn_at: now, withdrawn_by: actor.memberId, withdrawn_why: why })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', awardId)
      .execute();
    const { badge_id: badgeId, member_id: memberId } = award;
    const name = parseText(award.name);
    const languages = await languagesOf(tx, { tenantId: actor.tenantId, memberIds: [memberId] });
    const facts = { badgeId, title: textIn(name, languages.get(memberId) ?? 'pt-BR'), note: why };
    await tell(
      parts,
      tx,
      { tenantId: actor.tenantId, memberId },
      { kind: 'badge_withdrawn', facts, cause: `badge award ${awardId} withdrawn` },
    );
    const change = { what: 'badge_award.withdrawn', before: { badge: name, memberId }, after: { why } };
    await recordChange(tx, actor, { subject: 'badge_award', subjectId: awardId, ...change, now, id: parts.newId() });
    return {};
  });
}
