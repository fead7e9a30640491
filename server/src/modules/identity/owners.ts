import { normaliseDocument, type PersonStatus } from '@vitrine/domain/identity';
import { localeOf, type Locale } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { noPassword } from './passwords.ts';
import { statusOf } from './queries.ts';
import { spokenLanguage } from '../tenancy/index.ts';

/** The owner of an account, as far as writing to them goes, with the client that they used last. */
export type Owner = {
  personId: string;
  siteId: string;
  userName: string;
  fullName: string;
  email: string;
  phone: string;
  locale: Locale;
  status: PersonStatus;
  tenantId: string | null;
  /** False for somebody who was entered beforehand and never came in (LOG-09). */
  hasPassword: boolean;
};

/** By one fact of theirs, on this site. A document without a country is one that was typed as a name. */
export type OwnerFact = { personId: string } | { login: string } | { document: string; country: string; birthday?: string };

/** The person of a site behind a fact; undefined for nobody. A user name wins over an e-mail, and that over a document, as at log-in. */
export async function findOwner(db: Reader, { siteId, fact }: { siteId: string; fact: OwnerFact }): Promise<Owner | undefined> {
  const login = 'login' in fact ? fact.login.replaceAll('\0', '').toLowerCase() : '';
  const document = normaliseDocument('document' in fact ? fact.document : login);
  const row = await db
    .selectFrom('identity.person as p')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('identity.member as m')
          .innerJoin('tenancy.tenant as t', 't.id', 'm.tenant_id')
          .select('m.tenant_id')
          .whereRef('m.tenant_id', '=', 't.id')
          .whereRef('t.site_id', '=', 'p.site_id')
          .whereRef('m.person_id', '=', 'p.id')
          .orderBy('m.last_seen_at', (order) => order.desc().nullsLast())
          .orderBy('t.created_at')
          .limit(1)
          .as('m'),
      (join) => join.onTrue(),
    )
    .select(['p.id', 'p.site_id', 'p.user_name', 'p.full_name', 'p.email', 'p.phone', 'p.status', 'm.tenant_id'])
    .select(spokenLanguage('p.language_id', 'm.tenant_id').as('language_id'))
    .select((row) => row('p.password_hash', '<>', noPassword).as('has_password'))
    .where('p.site_id', '=', siteId)
    .$if('personId' in fact, (query) => query.where('p.id', '=', 'personId' in fact ? fact.personId : ''))
    .$if('login' in fact, (query) =>
      query
        .where((row) =>
          row.or([
            row(sql`lower(p.user_name)`, '=', login),
            row(sql`lower(p.email)`, '=', login),
            ...(document ? [row('p.document', '=', document)] : []),
          ]),
        )
        .orderBy(sql`lower(p.user_name) = ${login}`, 'desc')
        .orderBy(sql`lower(p.email) = ${login}`, 'desc'),
    )
    .$if('document' in fact, (query) =>
      query.where('p.document', '=', document).where('p.country', '=', 'country' in fact ? fact.country.toUpperCase() : ''),
    )
    .$if('birthday' in fact, (query) => query.where('p.birthday', '=', 'birthday' in fact ? (fact.birthday ?? '') : ''))
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    personId: row.id,
    siteId: row.site_id,
    userName: row.user_name,
    fullName: row.full_name,
    email: row.email,
    phone: row.phone,
    locale: localeOf(row.language_id) ?? 'pt-BR',
    status: statusOf(row.status),
    tenantId: row.tenant_id,
    hasPassword: Boolean(row.has_password),
  };
}
