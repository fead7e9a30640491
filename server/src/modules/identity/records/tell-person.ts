import type { Reader } from '../../../platform/database/index.ts';

type Who = { personId: string };

/** What is kept of a person whatever client they are in. Hashes, secrets and what only opens a door for minutes is nothing that one could read. */
export const tellPerson = (db: Reader, who: Who) => ({ ...tellWho(db, who), ...tellMethods(db, who) });

const tellWho = (db: Reader, { personId }: Who) => ({
  'identity.person': db
    .selectFrom('identity.person')
    .select(['user_name', 'full_name', 'last_name', 'email', 'verified_email', 'pending_email', 'mail_consent_at', 'document_kind'])
    .select(['document', 'phone', 'verified_phone', 'birthday', 'gender', 'country', 'city', 'language_id', 'time_zone', 'status'])
    .select('created_at')
    .where('id', '=', personId)
    .orderBy('id'),
  'identity.profile': db
    .selectFrom('identity.profile')
    .select(['nickname', 'profession', 'marital_status', 'children', 'has_special_needs', 'special_needs', 'commercial_phone'])
    .select(['communication_phone', 'residential_phone', 'whatsapp_phone'])
    .where('person_id', '=', personId)
    .orderBy('person_id'),
  'identity.address': db
    .selectFrom('identity.address')
    .select(['is_main', 'street', 'street_number', 'complement', 'neighborhood', 'zip_code', 'city', 'state', 'country'])
    .where('person_id', '=', personId)
    .orderBy('position')
    .orderBy('id'),
  'identity.passed_gate': db
    .selectFrom('identity.passed_gate')
    .select(['gate', 'edition', 'passed_at'])
    .where('person_id', '=', personId)
    .orderBy('gate'),
  'identity.departure': db
    .selectFrom('identity.departure')
    .select(['asked_at', 'due_at'])
    .where('person_id', '=', personId)
    .orderBy('person_id'),
});

/** By what they come in, and where they did. Who looked at the portal in their place is told by its reason alone. */
const tellMethods = (db: Reader, { personId }: Who) => ({
  'identity.token_family': db
    .selectFrom('identity.token_family')
    .select(['created_at', 'device', 'visit_reason', 'revoked_at', 'revoked_reason'])
    .where('person_id', '=', personId)
    .orderBy('id'),
  'identity.authenticator': db
    .selectFrom('identity.authenticator')
    .select(['begun_at', 'proved_at'])
    .where('person_id', '=', personId)
    .orderBy('person_id'),
  'identity.passkey': db
    .selectFrom('identity.passkey')
    .select(['label', 'host', 'added_at', 'last_used_at'])
    .where('person_id', '=', personId)
    .orderBy('id'),
  'identity.outside_account': db
    .selectFrom('identity.outside_account')
    .select(['provider', 'label', 'linked_at', 'last_used_at'])
    .where('person_id', '=', personId)
    .orderBy('provider'),
  'identity.webservice_token': db
    .selectFrom('identity.webservice_token')
    .select(['created_at', 'expires_at', 'used_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at'),
});
