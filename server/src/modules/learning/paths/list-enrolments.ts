import type { EnrolmentRow } from '@vitrine/contract/learning';
import { searchable } from '@vitrine/domain/catalog';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { earliest, enrolmentPaths, isDone } from '@vitrine/domain/learning';
import { sql } from 'kysely';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { known } from '../../catalog/index.ts';
import { parseText } from '../../tenancy/index.ts';
import { stateOf } from '../course-card.ts';
import type { Subject } from './open-paths.ts';
import { getSubject } from './subjects.ts';

type Ask = Subject & { after?: string | undefined; limit: number; search?: string | undefined };
const Place = z.tuple([z.uuid()]);
type PathRow = { id: string; kind: string; dueOn: string | null; group: unknown; trail: unknown };

/** Who is in a course or a trail, the newest first, each with the ways that are open. Refuses `not_found`. */
export async function listEnrolments(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { subject, subjectId, after, limit, search }: Ask,
): Promise<{ items: EnrolmentRow[]; next: string | null }> {
  await getSubject(db.read(), actor, { subject, subjectId });
  const place = readCursor(after, Place)?.[0];
  const words = `% ${searchable(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const columns = ['e.id', 'e.tenant_id', 'e.member_id', 'e.state', 'e.progress', 'e.enrolled_at'] as const;
  const enrolled =
    subject === 'course'
      ? db
          .read()
          .selectFrom('learning.enrolment as e')
          .select(columns)
          .where('e.tenant_id', '=', actor.tenantId)
          .where('e.course_id', '=', subjectId)
          .where('e.left_at', 'is', null)
      : db
          .read()
          .selectFrom('learning.trail_enrolment as e')
          .select(columns)
          .where('e.tenant_id', '=', actor.tenantId)
          .where('e.trail_id', '=', subjectId)
          .where('e.left_at', 'is', null);
  const found = await db
    .read()
    .selectFrom(enrolled.as('e'))
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.id', '=', 'e.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('m.tenant_id', '=', actor.tenantId)
    .$if(search !== undefined && search !== '', (query) => query.where(sql<boolean>`(' ' || p.search_text) like ${words}`))
    .$if(place !== undefined, (query) => query.where('e.id', '<', place ?? ''))
    .select(['e.id', 'e.member_id', 'e.state', 'e.progress', 'e.enrolled_at', 'p.full_name'])
    .select((row) =>
      row
        .selectFrom('learning.path as w')
        .leftJoin('learning.rule as r', (join) => join.onRef('r.tenant_id', '=', 'w.tenant_id').onRef('r.id', '=', 'w.rule_id'))
        .leftJoin('identity.member_group as g', (join) => join.onRef('g.tenant_id', '=', 'r.tenant_id').onRef('g.id', '=', 'r.group_id'))
        .leftJoin('trails.trail as t', (join) => join.onRef('t.tenant_id', '=', 'w.tenant_id').onRef('t.id', '=', 'w.trail_id'))
        .leftJoin('trails.trail_version as v', (join) => join.onRef('v.tenant_id', '=', 't.tenant_id').onRef('v.id', '=', 't.draft_id'))
        .where('w.tenant_id', '=', actor.tenantId)
        .whereRef('w.member_id', '=', 'e.member_id')
        .where('w.subject', '=', subject)
        .where('w.subject_id', '=', subjectId)
        .where('w.ended_at', 'is', null)
        .select(
          sql<
            PathRow[] | null
          >`jsonb_agg(jsonb_build_object('id', w.id, 'kind', w.kind, 'dueOn', w.due_on, 'group', g.name, 'trail', v.title) order by w.id)`.as(
            'paths',
          ),
        )
        .as('paths'),
    )
    .orderBy('e.id', 'desc')
    .limit(limit + 1)
    .execute();
  const locale = matchLocale(actor.locale, locales);
  const { rows, next } = pageFrom(found, limit, (last) => cursorOf(last.id));
  const items = rows.map((row) => {
    const state = stateOf(row.state);
    const paths = (row.paths ?? []).map(({ id, kind, dueOn, group, trail }) => ({
      id,
      kind: known(enrolmentPaths, kind),
      source: textIn(parseText(group ?? trail ?? {}), locale),
      dueOn,
    }));
    return {
      memberId: row.member_id,
      fullName: row.full_name,
      state,
      progress: row.progress,
      dueOn: isDone(state) ? null : earliest(paths.map(({ dueOn }) => dueOn)),
      enrolledAt: row.enrolled_at,
      paths,
    };
  });
  return { items, next };
}
