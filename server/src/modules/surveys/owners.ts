import { permissionsOf, roles } from '@vitrine/domain/identity';
import { searchable } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { refuseFields, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { isGranted } from '../identity/index.ts';

type Named = { id: string; name: string };
const rolesOfOwners = roles.filter((role) => permissionsOf([role]).includes('surveys.read'));

/** Staff who may own a survey (CLI-10), by name. */
export async function listPossibleOwners(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { search = '' }: { search?: string | undefined },
): Promise<{ items: Named[] }> {
  const words = searchable(search).replaceAll(/[\\%_]/g, String.raw`\$&`);
  const items = await possibleOwners(db.read(), actor)
    .$if(words !== '', (query) => query.where(sql<boolean>`p.search_text like ${`%${words}%`}`))
    .orderBy('p.sort_name')
    .orderBy('m.id')
    .limit(30)
    .execute();
  return { items };
}

export const ownersOf = (db: Reader, { tenantId }: Pick<Actor, 'tenantId'>, surveyId: string): Promise<Named[]> =>
  db
    .selectFrom('surveys.owner as o')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'o.tenant_id').onRef('m.id', '=', 'o.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.id', 'p.full_name as name'])
    .where('o.tenant_id', '=', tenantId)
    .where('o.survey_id', '=', surveyId)
    .orderBy('p.sort_name')
    .orderBy('m.id')
    .execute();

/** Puts these owners in the place of those there were; whoever owned it before may stay, whatever became of their role. Refuses `owners_required` and `invalid_choice`. */
export async function writeOwners(
  tx: Tx,
  actor: Actor,
  { surveyId, ownerIds, prefix }: { surveyId: string; ownerIds: readonly string[]; prefix: string },
): Promise<void> {
  const wanted = [...new Set(ownerIds)];
  const known = new Set((await ownersOf(tx, actor, surveyId)).map(({ id }) => id));
  const come = wanted.filter((id) => !known.has(id));
  const found = come.length === 0 ? [] : await possibleOwners(tx, actor).where('m.id', 'in', come).execute();
  const fault = wanted.length === 0 ? 'owners_required' : found.length < come.length ? 'invalid_choice' : undefined;
  refuseFields({ ownerIds: fault }, { prefix });
  await tx.deleteFrom('surveys.owner').where('tenant_id', '=', actor.tenantId).where('survey_id', '=', surveyId).execute();
  await tx
    .insertInto('surveys.owner')
    .values(wanted.map((member_id) => ({ tenant_id: actor.tenantId, survey_id: surveyId, member_id })))
    .execute();
}

const possibleOwners = (db: Reader, { tenantId }: Actor) =>
  db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.id', 'p.full_name as name'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.status', '=', 'approved')
    .where('p.status', '=', 'approved')
    .where(sql<boolean>`(m.roles && ${sql.val(rolesOfOwners)}::text[] or ${isGranted('surveys.read')})`);
