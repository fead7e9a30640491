import { mayGrant, roles } from '@vitrine/domain/identity';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import { nameAsDocument } from '../../identity/index.ts';
import { stateOf } from './applied-state.ts';
import type { Importer } from './importer.ts';
import type { OfImport } from './import-rows.ts';

/** Lines behind `after`, up to `until`. */
export type Range = { after: number; until: number };

/** What belongs to the person, whatever client they are in; of the line `l` and the person `p`. */
const personDiffers = sql<boolean>`(
  coalesce(l.full_name, p.full_name) <> p.full_name or coalesce(l.last_name, p.last_name) <> p.last_name or coalesce(l.email, p.email) <> p.email
  or coalesce(l.document_kind, p.document_kind) <> p.document_kind or coalesce(l.document, p.document) is distinct from p.document
  or coalesce(l.phone, p.phone) <> p.phone or coalesce(l.birthday, p.birthday) is distinct from p.birthday or coalesce(l.gender, p.gender) <> p.gender
  or coalesce(l.state, ${stateOf}) <> ${stateOf} or coalesce(l.country, p.country) <> p.country or coalesce(l.city, p.city) <> p.city or coalesce(l.language_id, p.language_id) <> p.language_id
)`;
const rolesDiffer = sql<boolean>`(l.roles is not null and not (l.roles @> m.roles and l.roles <@ m.roles))`;
const statusDiffers = sql<boolean>`(coalesce(l.program_status, m.status) <> m.status)`;
const memberDiffers = sql<boolean>`(
  ${rolesDiffer} or ${statusDiffers} or coalesce(l.program_role, m.program_role) is distinct from m.program_role
  or coalesce(l.branch, m.branch) <> m.branch
  or exists (
    select from unnest(l.group_ids) as wanted (id)
    where not exists (select from identity.member_in_group as i where i.tenant_id = m.tenant_id and i.member_id = m.id and i.group_id = wanted.id)
  )
  or exists (
    select from unnest(l.tag_ids) as wanted (id)
    where not exists (select from identity.member_tag as t where t.tenant_id = m.tenant_id and t.member_id = m.id and t.tag_id = wanted.id)
  )
)`;

/**
 * Judges lines against the people of the site, in one statement that looks each line up by the indexes (joined, tables that nobody has counted yet are read through for every line): who is new, who changes, who is so already, and why a line cannot be taken. Somebody of another client of the
 * site is told as a name that is taken, as in the form. What was found to be bad stays so.
 */
export async function judgeLines(tx: Tx, { tenantId, importId }: OfImport, importer: Importer, { after, until }: Range): Promise<void> {
  const inReach = roles.filter((role) => mayGrant(importer.roles, [role]));
  const isSuperuser = importer.roles.includes('superuser');
  const { siteId, memberId } = importer;
  await sql`
    update people.people_import_line as l
    set (person_id, member_id, refusal, field, told_number, verdict) = (
      select p.id, m.id, j.why[1], j.why[2], null::integer,
        case when j.why is not null then 'bad' when p.id is null then 'new' when ${personDiffers} or ${memberDiffers} then 'changes' else 'same' end
      from (select) as one
      left join identity.person as p on p.site_id = ${siteId} and lower(p.user_name) = lower(l.user_name)
      left join identity.member as m on m.tenant_id = ${tenantId} and m.person_id = p.id
      cross join lateral (select case
        when p.id is not null and m.id is null then array['user_name_taken', 'userName']
        when exists (select from identity.person as o where o.site_id = ${siteId} and o.document = l.name_document and o.id is distinct from p.id)
          then array['user_name_taken', 'userName']
        when p.id is null and l.full_name is null then array['required', 'fullName']
        when p.id is null and l.email is null and l.document is null then array['email_or_document', 'email']
        when p.id is null and l.email is null and l.birthday is null then array['required', 'birthday']
        when exists (select from identity.person as o where o.site_id = ${siteId} and lower(o.email) = lower(l.email) and o.id is distinct from p.id)
          then array['email_taken', 'email']
        when exists (select from identity.person as o where o.site_id = ${siteId} and o.document = l.document and o.id is distinct from p.id)
          or exists (select from identity.person as o where o.site_id = ${siteId} and ${nameAsDocument('o')} = l.document and o.id is distinct from p.id)
          then array['document_taken', 'document']
        when m.id is not null and not (m.roles <@ ${inReach}::text[]) then array['role_above_yours', 'userName']
        when m.id = ${memberId} and ${rolesDiffer} then array['not_yourself', 'roles']
        when m.id = ${memberId} and ${statusDiffers} then array['not_yourself', 'programStatus']
        when not ${isSuperuser}::boolean and ${personDiffers} and exists (
          select from identity.member as o join tenancy.tenant as t on t.id = o.tenant_id
          where t.site_id = ${siteId} and o.tenant_id <> ${tenantId} and o.person_id = p.id
        ) then array['belongs_to_other_client', 'userName']
      end as why) as j
    )
    where l.tenant_id = ${tenantId} and l.import_id = ${importId} and l.line > ${after} and l.line <= ${until}
      and (l.verdict is null or l.verdict in ('new', 'changes')) and not l.is_applied`.execute(tx);
}
