import type { Thing } from '@vitrine/contract/kernel';
import { locales, matchLocale, searchable, textIn, thingsLimit } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { foundBy } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ThingsAsked } from '../../platform/rich-text/index.ts';
import { parseText } from '../activities/index.ts';
import { isOpenTo } from './open-to.ts';

/** Courses that news and pages show as cards: those on the member's catalog, or, for who chooses them, whatever is published. */
export async function coursesOfBlocks({ db, storage }: Pick<Platform, 'db' | 'storage'>, actor: Actor, ask: ThingsAsked): Promise<Thing[]> {
  if (!('forStaff' in ask) && !actor.modules.has('online_courses')) return [];
  const { ids, words } = 'forStaff' in ask ? ask.forStaff : { ids: ask.ids, words: '' };
  const rows = await db
    .read()
    .selectFrom('catalog.course as c')
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.id', '=', 'c.published_id'))
    .select(['c.id', 'v.title', 'v.summary', 'v.image_file_id'])
    .where('c.tenant_id', '=', actor.tenantId)
    .where('c.state', '=', 'published')
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`c.id = any(${ids ?? []}::uuid[])`))
    .$if(searchable(words) !== '', (query) => query.where(foundBy(sql.ref('v.search_text'), searchable(words))))
    .$if(!('forStaff' in ask), (query) => query.where(isOpenTo(actor)))
    .orderBy('c.published_at', 'desc')
    .limit(ids === undefined ? thingsLimit : ids.length)
    .execute();
  const say = (text: unknown) => textIn(parseText(text), matchLocale(actor.locale, locales));
  return rows.map(({ id, title, summary, image_file_id: imageId }) => ({
    id,
    title: say(title),
    text: say(summary),
    href: `/online-courses/${id}`,
    pictureUrl: imageId === null ? null : storage.link(actor, { id: imageId, name: 'course.webp' }),
  }));
}
