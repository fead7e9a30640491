import type { PersonDetail, PersonForm } from '@vitrine/contract/identity';
import {
  documentKinds,
  genders,
  judgePersonChanges,
  normaliseDocument,
  type ChangeFacts,
  type PersonStatus,
} from '@vitrine/domain/identity';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import { findAccessCode } from './access-codes/access-code-rows.ts';
import { findDeparture } from './departures.ts';
import { noPassword } from './passwords.ts';
import { hasSecondStep, programRoleOf, rolesOf, statusOf } from './queries.ts';

/** A member of the actor's client with the person that they are, as forms and judgements need them. */
export type FoundMember = {
  memberId: string;
  personId: string;
  version: number;
  form: PersonForm;
  /** In this client's sales program (decision D69). */
  programStatus: PersonStatus;
  leaving: PersonDetail['leaving'];
  accessCode: PersonDetail['accessCode'];
  facts: ChangeFacts;
};

/** `lock` holds the member's and the person's row until the transaction ends. Refuses `not_found`, for members of other clients too (decision D55). */
export async function getMember(db: Reader, actor: Actor, { memberId, lock }: { memberId: string; lock: boolean }): Promise<FoundMember> {
  const row = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .selectAll('p')
    .select(['m.roles', 'm.program_role', 'm.status as program_status'])
    .select(hasSecondStep('p.id').as('has_second_step'))
    .where('m.tenant_id', '=', actor.tenantId)
    .where('m.id', '=', memberId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  const groupIds = await groupsOf(db, actor, memberId);
  const isShared = await isInAnotherClient(db, actor, row.id);
  const leaving = await findDeparture(db, { personId: row.id });
  return {
    memberId,
    personId: row.id,
    version: row.version,
    programStatus: statusOf(row.program_status),
    leaving: leaving ? { askedAt: leaving.asked_at, dueAt: leaving.due_at, erasedAt: leaving.erased_at } : null,
    accessCode: await findAccessCode(db, { personId: row.id }),
    form: {
      fullName: row.full_name,
      userName: row.user_name,
      email: row.email,
      documentKind: documentKinds.find((kind) => kind === row.document_kind) ?? 'other',
      document: row.document ?? '',
      phone: row.phone,
      birthday: row.birthday,
      gender: genders.find((gender) => gender === row.gender) ?? 'not_told',
      country: row.country,
      city: row.city,
      languageId: row.language_id,
      roles: rolesOf(row.roles),
      programRole: programRoleOf(row.program_role),
      groupIds,
    },
    facts: {
      isYourself: row.id === actor.personId,
      yourRoles: rolesOf(actor.roles),
      theirRoles: rolesOf(row.roles),
      isShared,
      status: statusOf(row.status),
      mayWrite: actor.permissions.has('people.write'),
      hasSecondStep: row.has_second_step,
      hasPassword: row.password_hash !== noPassword,
      hasEmail: row.email !== '',
      isErased: leaving ? leaving.erased_at !== null : false,
      mayVisit: actor.permissions.has('people.visit'),
    },
  };
}

/** The member as the console shows it, with what the actor may do. */
export const detailOf = ({ memberId, version, form, facts, programStatus, leaving, accessCode }: FoundMember): PersonDetail => ({
  id: memberId,
  version,
  status: facts.status,
  programStatus,
  leaving,
  accessCode,
  person: form,
  can: judgePersonChanges(facts),
});

/** The person's columns that a form decides; a document without its marks. */
export const personColumns = (form: PersonForm) => ({
  user_name: form.userName,
  email: form.email,
  document_kind: form.documentKind,
  document: normaliseDocument(form.document) || null,
  full_name: form.fullName,
  phone: form.phone,
  birthday: form.birthday,
  gender: form.gender,
  country: form.country,
  city: form.city,
  language_id: form.languageId,
});

async function groupsOf(db: Reader, actor: Actor, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('identity.member_in_group')
    .select('group_id')
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', memberId)
    .orderBy('group_id')
    .execute();
  return rows.map(({ group_id }) => group_id);
}

/** Over all clients of the site, by their ids: the person's other memberships are nobody's business but this. */
async function isInAnotherClient(db: Reader, actor: Actor, personId: string): Promise<boolean> {
  const others = db.selectFrom('tenancy.tenant').select('id').where('site_id', '=', actor.siteId).where('id', '<>', actor.tenantId);
  const row = await db
    .selectFrom('identity.member')
    .select('id')
    .where('tenant_id', 'in', others)
    .where('person_id', '=', personId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
