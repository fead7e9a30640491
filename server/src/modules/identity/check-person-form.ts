import type { PersonForm } from '@vitrine/contract/identity';
import { mayGrant, normaliseDocument } from '@vitrine/domain/identity';
import { isDocumentValid } from '@vitrine/domain/identity/registration';
import { sql } from 'kysely';
import { violatedKey, type Tx } from '../../platform/database/index.ts';
import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { rolesOf } from './queries.ts';

/** `prefix`: where the call holds the form; `personId`: whose form it is, null for a person who is new. */
type Ask = { form: PersonForm; personId: string | null; prefix: string };

/**
 * What the shapes cannot tell, all of it at once, each at its field: `role_above_yours`, `document_invalid`, `document_taken`,
 * `user_name_taken`, `email_taken`, `country_unknown`, groups of another client, a birthday to come.
 */
export async function checkPersonForm(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  actor: Actor,
  { form, personId, prefix }: Ask,
): Promise<void> {
  const document = normaliseDocument(form.document);
  const faults: Record<string, string> = {
    ...(await takenNames(tx, actor, { form, personId, document })),
    ...(mayGrant(rolesOf(actor.roles), form.roles) ? {} : { roles: 'role_above_yours' }),
    ...(document === '' || isDocumentValid({ kind: form.documentKind, document, country: form.country })
      ? {}
      : { document: 'document_invalid' }),
    ...(form.birthday !== null && form.birthday >= clock.now().slice(0, 10) ? { birthday: 'not_in_past' } : {}),
    ...((await isCountry(tx, form.country)) ? {} : { country: 'country_unknown' }),
    ...((await areGroups(tx, actor, form.groupIds)) ? {} : { groupIds: 'invalid_choice' }),
  };
  const [first] = Object.values(faults);
  if (first === undefined) return;
  const fields = Object.fromEntries(Object.entries(faults).map(([field, code]) => [`${prefix}${field}`, code]));
  throw new Refusal(isOfShape(first) ? 'invalid_request' : first, { fields });
}

/** Of two who take one name at once the index lets one through; the other is refused at the field, as if they had come later. */
export async function namesAtFields<T>({ prefix }: { prefix: string }, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    const taken = takenBy[violatedKey(fault) ?? ''];
    if (taken) throw new Refusal(taken.code, { fields: { [`${prefix}${taken.field}`]: taken.code } });
    throw fault;
  }
}

const takenBy: Record<string, { field: string; code: string }> = {
  person_user_name: { field: 'userName', code: 'user_name_taken' },
  person_email: { field: 'email', code: 'email_taken' },
  person_document: { field: 'document', code: 'document_taken' },
};

const isOfShape = (code: string) => code === 'not_in_past' || code === 'invalid_choice';

/** Also a user name that is another's document: at log-in the two could not be told apart. */
async function takenNames(
  tx: Tx,
  actor: Actor,
  { form, personId, document }: { form: PersonForm; personId: string | null; document: string },
): Promise<Record<string, string>> {
  const userName = sql<string>`lower(${form.userName})`;
  const email = sql<string>`lower(${form.email})`;
  const rows = await tx
    .selectFrom('identity.person as p')
    .select([
      sql<boolean>`lower(p.user_name) = ${userName} or coalesce(p.document = ${normaliseDocument(form.userName)}, false)`.as('user_name'),
      sql<boolean>`lower(p.email) = ${email}`.as('email'),
      sql<boolean>`coalesce(p.document = ${document}, false)`.as('document'),
    ])
    .where('p.site_id', '=', actor.siteId)
    .$if(personId !== null, (query) => query.where('p.id', '<>', personId ?? ''))
    .where((row) =>
      row.or([
        row(sql`lower(p.user_name)`, '=', userName),
        row(sql`lower(p.email)`, '=', email),
        row('p.document', 'in', [document, normaliseDocument(form.userName)].filter(Boolean)),
      ]),
    )
    .execute();
  return {
    ...(rows.some((row) => row.user_name) ? { userName: 'user_name_taken' } : {}),
    ...(rows.some((row) => row.email) ? { email: 'email_taken' } : {}),
    ...(document !== '' && rows.some((row) => row.document) ? { document: 'document_taken' } : {}),
  };
}

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
