import type { listPackageResults as endpoint } from '@vitrine/contract/learning';
import type { Answer } from '@vitrine/contract/kernel';
import { progressStates } from '@vitrine/domain/learning';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader } from '../../../platform/database/index.ts';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../../platform/http/index.ts';
import { findPackage } from './find-package.ts';
import { isNamed } from './people.ts';

const Place = z.tuple([z.string(), z.uuid()]);
type Ask = { activityId: string; search?: string | undefined; after?: string | undefined; limit: number };

/** Everybody who is enrolled in the course, by name, with how they stand in its package. Refuses `not_found`. */
export async function listPackageResults(db: Reader, actor: Actor, ask: Ask): Promise<Answer<typeof endpoint>> {
  const { courseId, title, course } = await findPackage(db, actor, ask);
  const place = readCursor(ask.after, Place);
  const found = await db
    .selectFrom('learning.enrolment as e')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.id', '=', 'e.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .leftJoin('learning.progress as g', (join) =>
      join.onRef('g.tenant_id', '=', 'e.tenant_id').onRef('g.enrolment_id', '=', 'e.id').on('g.activity_id', '=', ask.activityId),
    )
    .select(['m.id', 'p.full_name', 'g.state', 'g.percent', 'g.grade', 'g.updated_at'])
    .where('e.tenant_id', '=', actor.tenantId)
    .where('e.course_id', '=', courseId)
    .$if(Boolean(ask.search), (query) => query.where(isNamed(ask.search ?? '')))
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(p.full_name, m.id) > (${place?.[0]}, ${place?.[1]}::uuid)`))
    .orderBy('p.full_name')
    .orderBy('m.id')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (row) => cursorOf(row.full_name, row.id));
  return {
    title,
    course,
    items: rows.map((row) => ({
      id: row.id,
      fullName: row.full_name,
      state: progressStates.find((state) => state === row.state) ?? 'not_started',
      percent: row.percent ?? 0,
      grade: row.grade,
      lastAt: row.updated_at,
    })),
    next,
  };
}
