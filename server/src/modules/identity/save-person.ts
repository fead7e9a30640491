import type { PersonDetail, PersonForm } from '@vitrine/contract/identity';
import { isAdministrator, judgePersonChanges, normaliseDocument } from '@vitrine/domain/identity';
import { mergeEdit, Refusal, type Actor, type Changes, type Was } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkPersonForm } from './check-person-form.ts';
import { sortPersonIntoGroups } from './groups/sort-into-groups.ts';
import { setGroups } from './groups-of-member.ts';
import { keepAnAdministrator } from './keep-an-administrator.ts';
import { detailOf, getMember, personColumns, type FoundMember } from './member-rows.ts';
import { recordOnPerson } from './record-on-person.ts';
import { namesAtFields } from './taken-names.ts';

const prefix = 'person.';

/** A document without its marks, groups in their order: as they are kept. */
const normalised = <Form extends Changes<PersonForm>>(form: Form): Form => ({
  ...form,
  ...(form.document === undefined ? {} : { document: normaliseDocument(form.document) }),
  ...(form.groupIds === undefined ? {} : { groupIds: [...new Set(form.groupIds)].sort() }),
});

/**
 * Saves what was changed of a person and of what they are in this client (decision 058). Refuses `not_found`, `changed_meanwhile`, `role_above_yours`, and at fields whatever the
 * form's check refuses, `last_administrator`, `not_yourself` (own roles) and `belongs_to_other_client`.
 */
export function savePerson(
  parts: Pick<Platform, 'db' | 'clock' | 'newId'>,
  actor: Actor,
  { memberId, version, person, was }: { memberId: string; version: number; person: Changes<PersonForm>; was?: Was },
): Promise<PersonDetail> {
  return namesAtFields({ prefix }, () =>
    parts.db.transaction(async (tx) => {
      if (person.roles && !isAdministrator(person.roles)) await keepAnAdministrator(tx, actor, { memberId, field: `${prefix}roles` });
      const found = await getMember(tx, actor, { memberId, lock: true });
      const form = normalised(mergeEdit(found, { version, now: normalised(person), was }));
      refuseOutOfReach(found, form);
      await checkPersonForm(parts, tx, actor, { form, personId: found.personId, prefix });
      await tx
        .updateTable('identity.person')
        .set({ version: found.version + 1, ...personColumns(form) })
        .where('id', '=', found.personId)
        .execute();
      await tx
        .updateTable('identity.member')
        .set({ roles: form.roles, program_role: form.programRole })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', memberId)
        .execute();
      await setGroups(tx, actor, { memberId, groupIds: form.groupIds });
      await sortPersonIntoGroups(tx, { siteId: actor.siteId, personId: found.personId });
      await recordOnPerson(parts, tx, actor, { what: 'person.saved', memberId, before: found.form, after: form });
      return detailOf(await getMember(tx, actor, { memberId, lock: false }));
    }),
  );
}

/** What belongs to the person, whatever client they are in. */
const personFields = [
  'fullName',
  'userName',
  'email',
  'documentKind',
  'document',
  'phone',
  'birthday',
  'gender',
  'country',
  'city',
  'languageId',
] as const satisfies readonly (keyof PersonForm)[];

/** Nobody gives themselves another role, not even a lower one: the last administrator would lock everybody out. */
function refuseOutOfReach({ facts, form: before }: FoundMember, after: PersonForm): void {
  const can = judgePersonChanges(facts);
  if (!can.save) throw new Refusal('role_above_yours');
  if (facts.isYourself && before.roles.join() !== [...before.roles].filter((role) => after.roles.includes(role)).join())
    throw new Refusal('not_yourself', { fields: { [`${prefix}roles`]: 'not_yourself' } });
  if (can.savePerson) return;
  const changed = personFields.filter((field) => after[field] !== before[field]);
  if (changed.length > 0)
    throw new Refusal('belongs_to_other_client', {
      fields: Object.fromEntries(changed.map((field) => [`${prefix}${field}`, 'belongs_to_other_client'])),
    });
}
