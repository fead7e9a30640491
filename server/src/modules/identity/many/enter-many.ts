import { documentKindOf } from '@vitrine/domain/identity';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { noPassword } from '../passwords.ts';

/**
 * Lines as a room above has them, each about one person of this client; a query of its own, read here as `l`. What a line leaves open (null) stays as it is, or is what a
 * form begins with.
 */
export type Lines = RawBuilder<unknown>;
type Home = Pick<Actor, 'siteId' | 'tenantId' | 'country'> & { languageId: number };

/** Persons and members who are new, approved and without a password: they come in by their first access (LOG-09). */
export async function enterMany(tx: Tx, { siteId, tenantId, country, languageId }: Home, { lines, now }: { lines: Lines; now: string }) {
  await sql`
    insert into identity.person (
      id, site_id, version, user_name, email, document_kind, document, full_name, last_name, phone, birthday, gender, country, city, language_id, status, password_hash,
      must_change_password, created_at
    )
    select l.new_person_id, ${siteId}::uuid, 1, l.user_name, coalesce(l.email, ''), coalesce(l.document_kind, ${documentKindOf(country)}), l.document, l.full_name, coalesce(l.last_name, ''),
      coalesce(l.phone, ''), l.birthday, coalesce(l.gender, 'not_told'), coalesce(l.country, ${country}), coalesce(l.city, ''), coalesce(l.language_id, ${languageId}::integer),
      'approved', ${noPassword}, false, ${now}::timestamptz
    from (${lines}) as l where l.tenant_id = ${tenantId}
    order by l.line`.execute(tx);
  await sql`
    insert into identity.member (tenant_id, id, person_id, roles, program_role, status, branch, created_at)
    select l.tenant_id, l.new_member_id, l.new_person_id, coalesce(l.roles, array['learner']), l.program_role, coalesce(l.program_status, 'approved'), coalesce(l.branch, ''), ${now}::timestamptz
    from (${lines}) as l where l.tenant_id = ${tenantId}
    order by l.line`.execute(tx);
}

/** People who are there, by what their line says. The version rises, so that a form which is open at this moment does not write the old over it. */
export async function changeMany(tx: Tx, { siteId, tenantId }: Pick<Actor, 'siteId' | 'tenantId'>, lines: Lines): Promise<void> {
  await sql`
    update identity.person as p
    set version = p.version + 1, full_name = coalesce(l.full_name, p.full_name), last_name = coalesce(l.last_name, p.last_name), email = coalesce(l.email, p.email),
      document_kind = coalesce(l.document_kind, p.document_kind), document = coalesce(l.document, p.document), phone = coalesce(l.phone, p.phone),
      birthday = coalesce(l.birthday, p.birthday), gender = coalesce(l.gender, p.gender), country = coalesce(l.country, p.country), city = coalesce(l.city, p.city),
      language_id = coalesce(l.language_id, p.language_id)
    from (${lines}) as l
    where p.site_id = ${siteId} and p.id = l.person_id and l.tenant_id = ${tenantId}`.execute(tx);
  await sql`
    update identity.member as m
    set roles = coalesce(l.roles, m.roles), program_role = coalesce(l.program_role, m.program_role), status = coalesce(l.program_status, m.status), branch = coalesce(l.branch, m.branch)
    from (${lines}) as l
    where m.tenant_id = ${tenantId} and m.id = l.member_id and l.tenant_id = m.tenant_id`.execute(tx);
}

/** The state of the main address; somebody without an address gets one that says no more. */
export async function stateOfMany(tx: Tx, { tenantId }: Pick<Actor, 'tenantId'>, lines: Lines): Promise<void> {
  await sql`
    update identity.address as a set state = l.state from (${lines}) as l
    where l.tenant_id = ${tenantId} and l.state is not null and a.person_id = l.person_id and a.is_main and a.state <> l.state`.execute(tx);
  await sql`
    insert into identity.address (person_id, id, position, is_main, zip_code, street, street_number, complement, neighborhood, city, state, country)
    select p.id, l.new_person_id, 0, true, '', '', '', '', '', p.city, l.state, p.country
    from (${lines}) as l join identity.person as p on p.id = l.person_id
    where l.tenant_id = ${tenantId} and l.state is not null
      and not exists (select from identity.address as a where a.person_id = p.id and a.is_main)
    order by l.line`.execute(tx);
}

/** Nobody is taken out of a group, or loses a tag. */
export async function addToGroupsAndTags(tx: Tx, { tenantId }: Pick<Actor, 'tenantId'>, lines: Lines): Promise<void> {
  await sql`
    insert into identity.member_in_group (tenant_id, member_id, group_id)
    select l.tenant_id, l.member_id, added.id from (${lines}) as l cross join unnest(l.added_group_ids) as added (id)
    where l.tenant_id = ${tenantId}
    on conflict do nothing`.execute(tx);
  await sql`
    insert into identity.member_tag (tenant_id, member_id, tag_id)
    select l.tenant_id, l.member_id, added.id from (${lines}) as l cross join unnest(l.added_tag_ids) as added (id)
    where l.tenant_id = ${tenantId}
    on conflict do nothing`.execute(tx);
}
