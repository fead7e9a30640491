import { documentKindOf, joinedName, maritalStatuses, normaliseDocument, type AnswerName } from '@vitrine/domain/identity';
import { emptyAnswers, type RegistrationAnswers } from '@vitrine/domain/identity/registration';
import { judgePhone } from '@vitrine/domain/identity/phones';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { keepOwn } from '../profile/keep-own.ts';

/** Columns of the person that these answers decide; nobody's country is empty. */
export function personColumnsOf(
  answers: RegistrationAnswers,
  { country, names, now }: { country: string; names: readonly AnswerName[]; now: string },
) {
  const has = (name: AnswerName) => names.includes(name);
  return {
    ...(has('email') ? { email: answers.email } : {}),
    ...(has('document') ? { document: normaliseDocument(answers.document) || null, document_kind: documentKindOf(country) } : {}),
    ...(has('fullName') || has('lastName') ? { full_name: wholeName(answers) } : {}),
    ...(has('lastName') ? { last_name: answers.lastName } : {}),
    ...(answers.mailConsent === 'yes' && has('mailConsent') ? { mail_consent_at: now } : {}),
    ...(has('phone') ? { phone: phoneOf(answers.phone, country) } : {}),
    ...(has('birthday') ? { birthday: answers.birthday ? keptDay(answers.birthday) : null } : {}),
    ...(has('gender') ? { gender: answers.gender || 'not_told' } : {}),
    ...(has('country') ? { country } : {}),
    ...(has('city') ? { city: answers.city } : {}),
  };
}

/** One who told the last name by itself has it at the end of their name, once. */
function wholeName({ fullName, lastName }: RegistrationAnswers): string {
  return fullName === lastName || fullName.endsWith(` ${lastName}`) ? fullName : joinedName({ name: fullName, lastName });
}

/** Columns of the member: what somebody is in the program of this client. */
export const memberColumnsOf = (answers: RegistrationAnswers) => ({
  program_role: answers.programRole || null,
  company: answers.company,
  brand: answers.brand,
  branch: answers.branch,
  retailer: answers.retailer,
  store_nickname: answers.storeNickname,
  gmin_number: answers.gminNumber,
  cadv_code: answers.cadvCode,
});

/** Keeps what somebody told; told again, the later word counts. An address becomes their main one. */
export async function keepProfile(tx: Tx, { personId, answers }: { personId: string; answers: RegistrationAnswers }): Promise<void> {
  await keepOwn(
    tx,
    { personId },
    {
      nickname: answers.nickname,
      marital_status: answers.maritalStatus,
      profession: answers.profession,
      children: answers.children === '' ? null : Number(answers.children),
      has_special_needs: answers.specialNeeds !== '',
      special_needs: answers.specialNeeds,
    },
  );
  const { zipCode: zip_code, street, streetNumber: street_number, complement, neighborhood, city, state, country } = answers;
  const columns = { zip_code, street, street_number, complement, neighborhood, city, state, country };
  if (`${zip_code}${street}${street_number}${complement}${neighborhood}${state}` === '') return;
  await tx
    .insertInto('identity.address')
    .values({ person_id: personId, id: personId, position: 0, is_main: true, ...columns })
    .onConflict((conflict) => conflict.column('person_id').where('is_main', '=', true).doUpdateSet(columns))
    .execute();
}

/** What these members have answered so far, by member. */
export async function findAnswers(
  db: Reader,
  { tenantId, memberIds }: { tenantId: string; memberIds: readonly string[] },
): Promise<Map<string, RegistrationAnswers>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .leftJoin('identity.profile as f', 'f.person_id', 'p.id')
    .leftJoin('identity.address as a', (join) => join.onRef('a.person_id', '=', 'p.id').on('a.is_main', '=', true))
    .select(['m.id', 'm.program_role', 'p.full_name', 'p.user_name', 'p.email', 'p.document', 'p.phone', 'p.birthday'])
    .select(['p.gender', 'p.country', 'p.city', 'f.nickname', 'f.marital_status', 'f.profession', 'a.zip_code', 'a.street'])
    .select([
      'a.street_number',
      'a.complement',
      'a.neighborhood',
      'a.state',
      'p.last_name',
      'p.mail_consent_at',
      'f.children',
      'f.special_needs',
    ])
    .select(['m.company', 'm.brand', 'm.branch', 'm.retailer', 'm.store_nickname', 'm.gmin_number', 'm.cadv_code'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', 'in', [...memberIds])
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...emptyAnswers,
        fullName: row.full_name,
        nickname: row.nickname ?? '',
        userName: row.user_name,
        email: row.email,
        document: row.document ?? '',
        phone: row.phone,
        birthday: row.birthday ?? '',
        gender: row.gender,
        maritalStatus: maritalStatuses.find((status) => status === row.marital_status) ?? '',
        profession: row.profession ?? '',
        country: row.country,
        zipCode: row.zip_code ?? '',
        street: row.street ?? '',
        streetNumber: row.street_number ?? '',
        complement: row.complement ?? '',
        neighborhood: row.neighborhood ?? '',
        city: row.city,
        state: row.state ?? '',
        programRole: row.program_role ?? '',
        lastName: row.last_name,
        children: row.children === null ? '' : String(row.children),
        company: row.company,
        brand: row.brand,
        branch: row.branch,
        retailer: row.retailer,
        storeNickname: row.store_nickname,
        gminNumber: row.gmin_number,
        cadvCode: row.cadv_code,
        specialNeeds: row.special_needs ?? '',
        mailConsent: row.mail_consent_at === null ? '' : 'yes',
      },
    ]),
  );
}

function phoneOf(typed: string, country: string): string {
  const verdict = judgePhone({ typed, country });
  return verdict.ok ? verdict.phone : '';
}

/** A judged birthday with its zeros: `1990-5-1` is `1990-05-01`. */
export const keptDay = (written: string): string =>
  written
    .split('-')
    .map((part, place) => part.trim().padStart(place === 0 ? 4 : 2, '0'))
    .join('-');
