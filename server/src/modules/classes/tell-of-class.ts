import { localeOf } from '@vitrine/domain/kernel';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellMany } from '../notices/index.ts';
import { spokenLanguage } from '../tenancy/index.ts';
import { kindOf, said } from './class-rows.ts';
import { screenOfKind } from './screens.ts';

type Parts = Pick<Platform, 'clock' | 'newId' | 'publish'>;
type Whom = { tenantId: string; classId: string; places: readonly { id: string; member_id: string }[] };

/** Tells members of a class what became of it or of their place, each in their language, with the way there; once for each subscription. */
export async function tellOfClass(
  parts: Parts,
  tx: Tx,
  { tenantId, classId, places }: Whom,
  kind: 'class_seat_given' | 'class_canceled' | 'class_approved' | 'class_not_approved',
): Promise<void> {
  if (places.length === 0) return;
  const row = await tx
    .selectFrom('classes.class as k')
    .innerJoin('catalog.course as c', (join) => join.onRef('c.tenant_id', '=', 'k.tenant_id').onRef('c.id', '=', 'k.course_id'))
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.id', '=', 'c.published_id'))
    .select(['k.course_id', 'k.kind', 'k.name', 'v.title'])
    .where('k.tenant_id', '=', tenantId)
    .where('k.id', '=', classId)
    .executeTakeFirst();
  if (!row) return; // a course that was never published has nobody in it
  const people = await tx
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.id', spokenLanguage('p.language_id', 'm.tenant_id').as('language_id')])
    .where('m.tenant_id', '=', tenantId)
    .where(
      'm.id',
      'in',
      places.map(({ member_id }) => member_id),
    )
    .execute();
  const languages = new Map(people.map(({ id, language_id }) => [id, localeOf(language_id) ?? 'pt-BR']));
  const classPath = `${screenOfKind[kindOf(row.kind)]}/${row.course_id}`;
  const news = places.map(({ id, member_id: memberId }) => {
    const title = `${said({ locale: languages.get(memberId) ?? 'pt-BR' }, row.title)}, ${row.name}`;
    return { memberId, kind, facts: { classPath, title }, cause: `${kind} ${id}` };
  });
  await tellMany(parts, tx, { tenantId }, news);
}
