import type { MyBadge, MyBadgePage } from '@vitrine/contract/badges';
import { getBadgeCredential } from '@vitrine/contract/badges';
import { addressOf } from '@vitrine/contract/kernel';
import { judgeProgress, type HolderShown } from '@vitrine/domain/badges';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { within, type Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { isOpenTo, titlesOfCourses } from '../catalog/index.ts';
import { siteAddress } from '../identity/index.ts';
import { parseText } from '../tenancy/index.ts';
import { isTrailOpenTo } from '../trails/index.ts';
import { badgeOf, badgesOf, holderShownOf, type Badge } from './badge-rows.ts';
import { countFor, type ApprovedSalesOf } from './count-for.ts';
import { picturesOf } from './pictures.ts';

type Parts = Pick<Platform, 'db' | 'storage' | 'settings'> & { approvedSalesOf: ApprovedSalesOf };

/** Badges that the member has, the newest first, then those that may still be earned, in their order with the way to them. */
export async function listMyBadges(parts: Parts, actor: Actor): Promise<{ items: MyBadge[]; earned: number; total: number }> {
  const db = parts.db.write(); // a badge just earned is in it
  const badges = await shownTo(db, actor);
  const awards = await awardsOf(db, actor);
  const pictures = await picturesOf(parts, db, actor, badges);
  const items: MyBadge[] = [];
  for (const badge of badges) {
    const award = awards.find((one) => one.badge_id === badge.id && one.withdrawn_at === null);
    items.push({ ...(await itemOf(parts, db, actor, { badge, award })), pictureUrl: pictures.get(badge.id) ?? null });
  }
  const earned = items
    .filter(({ awardedAt }) => awardedAt !== null)
    .toSorted((one, other) => (other.awardedAt ?? '').localeCompare(one.awardedAt ?? ''));
  return { items: [...earned, ...items.filter(({ awardedAt }) => awardedAt === null)], earned: earned.length, total: items.length };
}

/** Refuses `not_found` for a badge that this member neither has nor may earn. */
export async function getMyBadge(parts: Parts, actor: Actor, { badgeId, host }: { badgeId: string; host: string }): Promise<MyBadgePage> {
  const db = parts.db.write();
  const [badge] = await shownTo(db, actor, badgeId);
  if (!badge) throw notFound();
  const awards = await awardsOf(db, actor, badgeId);
  const award = awards.find(({ withdrawn_at }) => withdrawn_at === null);
  const [withdrawn] = awards
    .filter(({ withdrawn_at }) => withdrawn_at !== null)
    .toSorted((one, other) => (other.withdrawn_at ?? '').localeCompare(one.withdrawn_at ?? ''));
  const pictures = await picturesOf(parts, db, actor, [badge]);
  return {
    ...(await itemOf(parts, db, actor, { badge, award })),
    pictureUrl: pictures.get(badge.id) ?? null,
    description: textIn(award ? parseText(award.description) : badge.description, localeIn(actor)),
    subject: await subjectOf(db, actor, badge),
    award: award
      ? {
          code: award.code,
          verifyUrl: siteAddress(parts, { host, path: ['badges', 'verify', award.code] }),
          credentialUrl: addressOf(getBadgeCredential, { code: award.code }),
          holderShown: holderShownOf(award.holder_shown),
          why: award.why,
        }
      : null,
    withdrawn: !award && withdrawn ? { at: withdrawn.withdrawn_at ?? '', why: withdrawn.withdrawn_why } : null,
  };
}

/** Chooses how strangers read the holder's name. Refuses `not_found` for a badge that the member does not have. */
export function showHolder(
  parts: Parts,
  actor: Actor,
  { badgeId, holderShown, host }: { badgeId: string; holderShown: HolderShown; host: string },
): Promise<MyBadgePage> {
  return parts.db.transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('badges.award')
      .set({ holder_shown: holderShown })
      .where('tenant_id', '=', actor.tenantId)
      .where('member_id', '=', actor.memberId)
      .where('badge_id', '=', badgeId)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw notFound();
    return getMyBadge(within(parts, tx), actor, { badgeId, host });
  });
}

const localeIn = (actor: Pick<Actor, 'locale'>) => matchLocale(actor.locale, locales);

/** What the member has or once had, and published badges whose course or trail is for them (CLI-09). */
async function shownTo(db: Reader, actor: Actor, badgeId?: string): Promise<Badge[]> {
  const rows = await badgesOf(db, actor)
    .$if(badgeId !== undefined, (query) => query.where('b.id', '=', badgeId ?? ''))
    .where((row) =>
      row.or([
        row.exists(
          row
            .selectFrom('badges.award as a')
            .select('a.id')
            .where('a.tenant_id', '=', actor.tenantId)
            .where('a.member_id', '=', actor.memberId)
            .whereRef('a.badge_id', '=', 'b.id'),
        ),
        row.and([row('b.state', '=', 'published'), row('b.rule', '<>', 'by_hand'), isForMember(actor)]),
      ]),
    )
    .orderBy('b.position')
    .orderBy('b.id')
    .execute();
  return rows.map(badgeOf);
}

const isForMember = (actor: Actor) => sql<boolean>`
  (b.course_id is null or exists (select from catalog.course as c where c.tenant_id = ${actor.tenantId} and c.id = b.course_id and ${isOpenTo(actor)}))
  and (b.trail_id is null or exists (select from trails.trail as c where c.tenant_id = ${actor.tenantId} and c.id = b.trail_id and ${isTrailOpenTo(actor)}))`;

const awardsOf = (db: Reader, { tenantId, memberId }: Actor, badgeId?: string) =>
  db
    .selectFrom('badges.award')
    .select(['badge_id', 'code', 'name', 'description', 'awarded_at', 'why', 'holder_shown', 'withdrawn_at', 'withdrawn_why'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .$if(badgeId !== undefined, (query) => query.where('badge_id', '=', badgeId ?? ''))
    .execute();
type AwardRow = Awaited<ReturnType<typeof awardsOf>>[number];

async function itemOf(
  parts: Parts,
  db: Reader,
  actor: Actor,
  { badge, award }: { badge: Badge; award: AwardRow | undefined },
): Promise<Omit<MyBadge, 'pictureUrl'>> {
  const counted = award
    ? Number.MAX_SAFE_INTEGER
    : ((await countFor(parts, db, actor, { badge, memberIds: [actor.memberId] })).get(actor.memberId) ?? 0);
  const { have, need } = judgeProgress(badge, counted);
  return {
    id: badge.id,
    name: textIn(award ? parseText(award.name) : badge.name, localeIn(actor)),
    form: badge.form,
    rule: badge.rule,
    awardedAt: award?.awarded_at ?? null,
    have,
    need,
  };
}

async function subjectOf(db: Reader, actor: Actor, { courseId, trailId }: Badge): Promise<MyBadgePage['subject']> {
  if (courseId !== null) {
    const title = (await titlesOfCourses(db, actor, { courseIds: [courseId] })).get(courseId);
    return title === undefined ? null : { kind: 'course', id: courseId, title };
  }
  if (trailId === null) return null;
  const row = await db
    .selectFrom('trails.trail as c')
    .innerJoin('trails.trail_version as v', (join) =>
      join.onRef('v.tenant_id', '=', 'c.tenant_id').on((on) => on('v.id', '=', on.fn.coalesce('c.published_id', 'c.draft_id'))),
    )
    .select('v.title')
    .where('c.tenant_id', '=', actor.tenantId)
    .where('c.id', '=', trailId)
    .executeTakeFirst();
  return row ? { kind: 'trail', id: trailId, title: textIn(parseText(row.title), localeIn(actor)) } : null;
}
