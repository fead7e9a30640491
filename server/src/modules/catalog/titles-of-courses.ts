import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { parseText } from '../activities/index.ts';

/** What courses are called in the actor's language, as members see them or, unpublished, as they are being written. */
export async function titlesOfCourses(
  db: Reader,
  actor: Pick<Actor, 'tenantId' | 'locale'>,
  { courseIds }: { courseIds: readonly string[] },
): Promise<Map<string, string>> {
  if (courseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('catalog.course as c')
    .innerJoin('catalog.course_version as v', (join) =>
      join.onRef('v.tenant_id', '=', 'c.tenant_id').on((row) => row('v.id', '=', row.fn.coalesce('c.published_id', 'c.draft_id'))),
    )
    .where('c.tenant_id', '=', actor.tenantId)
    .where('c.id', 'in', courseIds)
    .select(['c.id', 'v.title'])
    .execute();
  const locale = matchLocale(actor.locale, locales);
  return new Map(rows.map(({ id, title }) => [id, textIn(parseText(title), locale)]));
}
