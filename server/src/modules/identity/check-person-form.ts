import type { PersonForm } from '@vitrine/contract/identity';
import { mayGrant, normaliseDocument } from '@vitrine/domain/identity';
import { isDocumentValid } from '@vitrine/domain/identity/registration';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { rolesOf } from './queries.ts';
import { takenNames } from './taken-names.ts';

/** `prefix`: where the call holds the form; `personId`: whose form it is, null for a person who is new. */
type Ask = { form: PersonForm; personId: string | null; prefix: string };

/**
 * What the shapes cannot tell, all of it at once, each at its field: `role_above_yours`, `document_invalid`, `document_taken`,
 * `user_name_taken`, `email_taken`, `email_or_document` and a missing birthday of somebody without an e-mail, `country_unknown`, groups of another client, a birthday to come.
 */
export async function checkPersonForm(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  actor: Actor,
  { form, personId, prefix }: Ask,
): Promise<void> {
  const document = normaliseDocument(form.document);
  const faults: Record<string, string> = {
    ...(await takenNames(tx, actor, { ...form, personId, document })),
    ...(mayGrant(rolesOf(actor.roles), form.roles) ? {} : { roles: 'role_above_yours' }),
    ...(document === '' || isDocumentValid({ kind: form.documentKind, document, country: form.country })
      ? {}
      : { document: 'document_invalid' }),
    ...(form.birthday !== null && form.birthday >= clock.now().slice(0, 10) ? { birthday: 'not_in_past' } : {}),
    ...faultsWithoutEmail({ ...form, document }),
    ...((await isCountry(tx, form.country)) ? {} : { country: 'country_unknown' }),
    ...((await areGroups(tx, actor, form.groupIds)) ? {} : { groupIds: 'invalid_choice' }),
  };
  const [first] = Object.values(faults);
  if (first === undefined) return;
  const fields = Object.fromEntries(Object.entries(faults).map(([field, code]) => [`${prefix}${field}`, code]));
  throw new Refusal(isOfShape(first) ? 'invalid_request' : first, { fields });
}

/** Whoever has no e-mail comes in by document and birthday, and is written to nowhere (LOG-09). */
const faultsWithoutEmail = ({
  email,
  document,
  birthday,
}: Pick<PersonForm, 'email' | 'document' | 'birthday'>): Record<string, string> => ({
  ...(email === '' && document === '' ? { email: 'email_or_document' } : {}),
  ...(email === '' && document !== '' && birthday === null ? { birthday: 'required' } : {}),
});

const isOfShape = (code: string) => code === 'not_in_past' || code === 'required' || code === 'invalid_choice';

async function isCountry(tx: Tx, code: string): Promise<boolean> {
  return (await tx.selectFrom('tenancy.country').select('code').where('code', '=', code).executeTakeFirst()) !== undefined;
}

async function areGroups(tx: Tx, actor: Actor, groupIds: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(groupIds)];
  if (wanted.length === 0) return true;
  const found = await tx
    .selectFrom('identity.member_group')
    .select('id')
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', wanted)
    .execute();
  return found.length === wanted.length;
}
