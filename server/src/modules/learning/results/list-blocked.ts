import type { BlockedRow } from '@vitrine/contract/learning';
import { z } from 'zod';
import { sql } from 'kysely';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { parseText } from '../../activities/index.ts';
import { inLanguage } from '../../assessment/index.ts';
import { blockingTests } from './blocking-tests.ts';
import { isNamed } from './people.ts';

const Place = z.tuple([z.string(), z.uuid()]);

/** Who is blocked in a training, by name, and which test of it blocks them. */
export async function listBlocked(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  ask: { search?: string | undefined; after?: string | undefined; limit: number },
): Promise<{ items: BlockedRow[]; next: string | null }> {
  const { tenantId } = actor;
  const place = readCursor(ask.after, Place);
  const found = await db
    .read()
    .selectFrom('learning.enrolment as e')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.id', '=', 'e.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'e.tenant_id').onRef('v.id', '=', 'e.version_id'))
    .select(['e.id', 'e.member_id', 'e.course_id', 'e.version_id', 'p.full_name', 'v.title'])
    .where('e.tenant_id', '=', tenantId)
    .where('e.state', '=', 'blocked')
    .$if(Boolean(ask.search), (query) => query.where(isNamed(ask.search ?? '')))
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(p.full_name, e.id) > (${place?.[0]}, ${place?.[1]}::uuid)`))
    .orderBy('p.full_name')
    .orderBy('e.id')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (row) => cursorOf(row.full_name, row.id));
  const say = inLanguage(actor.locale);
  const blocking = await blockingTests(db.read(), actor, { enrolmentIds: rows.map(({ id }) => id) });
  const items = rows.map((row): BlockedRow => {
    const by = blocking.get(row.id);
    return {
      id: row.id,
      memberId: row.member_id,
      fullName: row.full_name,
      courseId: row.course_id,
      course: say(parseText(row.title)),
      activityId: by?.activityId ?? null,
      test: by ? say(parseText(by.title)) : '',
      isWhole: by?.reach === 'training',
      bestScore: by?.bestScore ?? null,
      minimumScore: by?.minimumScore ?? null,
    };
  });
  return { items, next };
}
