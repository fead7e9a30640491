import type { Tx } from '../../../platform/database/index.ts';
import { noPassword } from '../passwords.ts';

type Who = { siteId: string; personId: string; pseudonym: string };

/** Who somebody was, and everything that opened their account. Their row stays under the pseudonym, for entries refer to it; its country and language stay, for no one is known by them. */
export async function eraseLogIn(tx: Tx, who: Who): Promise<void> {
  await eraseMethods(tx, who);
  await tx.deleteFrom('identity.address').where('person_id', '=', who.personId).execute();
  await tx.deleteFrom('identity.profile').where('person_id', '=', who.personId).execute();
  await tx.deleteFrom('identity.passed_gate').where('person_id', '=', who.personId).execute();
  const name = `left-${who.personId.replaceAll('-', '')}`;
  await tx
    .updateTable('identity.person')
    .set((row) => ({
      version: row('version', '+', 1),
      user_name: name,
      email: `${name}@erased.invalid`, // RFC 2606: no letter ever arrives there
      verified_email: null,
      pending_email: null,
      email_link_sent_at: null,
      mail_consent_at: null,
      document_kind: 'other',
      document: null,
      full_name: who.pseudonym,
      last_name: '',
      phone: '',
      verified_phone: null,
      birthday: null,
      gender: 'not_told',
      city: '',
      time_zone: null,
      status: 'blocked',
      password_hash: noPassword,
      must_change_password: false,
    }))
    .where('id', '=', who.personId)
    .execute();
}

/** Tokens go with their log-ins; a code is found by the number that it went to, for its subject is a hash. */
async function eraseMethods(tx: Tx, { siteId, personId }: Who): Promise<void> {
  const person = await tx.selectFrom('identity.person').select('phone').where('id', '=', personId).executeTakeFirstOrThrow();
  if (person.phone !== '') await tx.deleteFrom('identity.code').where('site_id', '=', siteId).where('phone', '=', person.phone).execute();
  const families = tx.selectFrom('identity.token_family').select('id').where('person_id', '=', personId);
  await tx.deleteFrom('identity.token').where('family_id', 'in', families).execute();
  await tx.deleteFrom('identity.token_family').where('person_id', '=', personId).execute();
  await tx.deleteFrom('identity.access_code').where('person_id', '=', personId).execute();
  await tx.deleteFrom('identity.link').where('person_id', '=', personId).execute();
  await tx.deleteFrom('identity.webservice_token').where('person_id', '=', personId).execute();
  await tx.deleteFrom('identity.outside_account').where('person_id', '=', personId).execute();
  await tx.deleteFrom('identity.outside_flow').where('person_id', '=', personId).execute();
  await tx.deleteFrom('identity.authenticator').where('person_id', '=', personId).execute();
  await tx.deleteFrom('identity.recovery_code').where('person_id', '=', personId).execute();
  await tx.deleteFrom('identity.passkey').where('person_id', '=', personId).execute();
  await tx.deleteFrom('identity.passkey_challenge').where('person_id', '=', personId).execute();
  await tx.deleteFrom('identity.log_in_ticket').where('person_id', '=', personId).execute();
}
