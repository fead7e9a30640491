import type { ClassRow } from '@vitrine/contract/classes';
import type { ClassKind, ClassState } from '@vitrine/domain/classes';
import { sql } from 'kysely';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { classesOf, kindOf, said, stateIn } from './class-rows.ts';
import { stateSql } from './class-state.ts';

type Ask = {
  search?: string | undefined;
  kind?: ClassKind | undefined;
  state?: ClassState | undefined;
  courseId?: string | undefined;
  after?: string | undefined;
  limit: number;
};
const Place = z.tuple([z.uuid()]);

/** Who may not write reaches only the classes that they teach. */
export const reaches = (actor: Actor) =>
  actor.permissions.has('classes.write') ? sql<boolean>`true` : sql<boolean>`k.instructor_id = ${actor.memberId}`;

/** Classes of the client, the newest first. */
export async function listClassesToManage(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { search = '', kind, state, courseId, after, limit }: Ask,
): Promise<{ items: ClassRow[]; next: string | null }> {
  const now = clock.now();
  const place = readCursor(after, Place);
  const like = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = await classesOf(db.read(), actor, now)
    .where(reaches(actor))
    .$if(courseId !== undefined, (query) => query.where('k.course_id', '=', courseId ?? ''))
    .$if(kind !== undefined, (query) => query.where('k.kind', '=', kind ?? ''))
    .$if(state !== undefined, (query) => query.where(sql<boolean>`${stateSql(now)} = ${state}`))
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`(k.name ilike ${like} or exists (select from jsonb_each_text(v.title) as said where said.value ilike ${like}))`,
      ),
    )
    .$if(place !== undefined, (query) => query.where('k.id', '<', place?.[0] ?? ''))
    .orderBy('k.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, limit, ({ id }) => cursorOf(id));
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name,
    course: said(actor, row.title),
    kind: kindOf(row.kind),
    state: stateIn(row.state),
    isPublished: row.published_at !== null,
    beginsAt: row.first_begin,
    taken: row.taken,
    seats: row.seats,
  }));
  return { items, next };
}
