import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Lines } from './enter-many.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** Takes members out of groups: `pairs` names them as `member_id` and `group_id`. */
export async function takeFromGroups(tx: Tx, { tenantId }: Tenant, pairs: Lines): Promise<void> {
  await sql`
    delete from identity.member_in_group as i using (${pairs}) as l
    where i.tenant_id = ${tenantId} and i.member_id = l.member_id and i.group_id = l.group_id`.execute(tx);
}

/** Takes tags from members: `pairs` names them as `member_id` and `tag_id`. */
export async function takeTags(tx: Tx, { tenantId }: Tenant, pairs: Lines): Promise<void> {
  await sql`
    delete from identity.member_tag as i using (${pairs}) as l
    where i.tenant_id = ${tenantId} and i.member_id = l.member_id and i.tag_id = l.tag_id`.execute(tx);
}

/** Those who came in by these lines are taken away, unless somebody still holds on to them: then the database says so. */
export async function removeMany(tx: Tx, { tenantId }: Tenant, lines: Lines): Promise<void> {
  await sql`
    delete from identity.member_in_group as i using (${lines}) as l
    where i.tenant_id = ${tenantId} and i.member_id = l.member_id and i.by_rule and l.tenant_id = i.tenant_id`.execute(tx);
  await sql`
    delete from identity.member as m using (${lines}) as l
    where m.tenant_id = ${tenantId} and m.id = l.member_id and l.tenant_id = m.tenant_id`.execute(tx);
  await sql`
    delete from identity.address as a using (${lines}) as l
    where l.tenant_id = ${tenantId} and a.person_id = l.person_id and a.id = l.new_person_id`.execute(tx);
  await sql`
    delete from identity.access_code as c using (${lines}) as l
    where l.tenant_id = ${tenantId} and c.person_id = l.person_id`.execute(tx);
  await sql`
    delete from identity.person as p using (${lines}) as l
    where l.tenant_id = ${tenantId} and p.id = l.person_id`.execute(tx);
}

/**
 * Puts back what a line found (`was`) where what it wrote (`became`) still stands. Each field by itself: one that changed again since stays. The version too, where nothing
 * else happened: whoever opened the form before may save it as if there had been nothing. The members who were put back.
 */
export async function restoreMany(tx: Tx, { tenantId }: Tenant, lines: Lines): Promise<string[]> {
  await sql`
    update identity.person as p
    set version = case when p.version = (l.became ->> 'version')::integer then (l.was ->> 'version')::integer else p.version + 1 end,
      full_name = ${back(sql`p.full_name`, 'full_name', sql`text`)}, last_name = ${back(sql`p.last_name`, 'last_name', sql`text`)}, email = ${back(sql`p.email`, 'email', sql`text`)},
      document_kind = ${back(sql`p.document_kind`, 'document_kind', sql`text`)}, document = ${back(sql`p.document`, 'document', sql`text`)}, phone = ${back(sql`p.phone`, 'phone', sql`text`)},
      birthday = ${back(sql`p.birthday`, 'birthday', sql`date`)}, gender = ${back(sql`p.gender`, 'gender', sql`text`)}, country = ${back(sql`p.country`, 'country', sql`text`)},
      city = ${back(sql`p.city`, 'city', sql`text`)}, language_id = ${back(sql`p.language_id`, 'language_id', sql`integer`)}
    from (${lines}) as l
    where l.tenant_id = ${tenantId} and p.id = l.person_id`.execute(tx);
  // An address that a line made goes with what it said; another one has the state again that it had.
  await sql`
    delete from identity.address as a using (${lines}) as l
    where l.tenant_id = ${tenantId} and a.person_id = l.person_id and a.id = l.new_person_id
      and a.state = l.became ->> 'state' and a.zip_code || a.street || a.street_number || a.complement || a.neighborhood = ''`.execute(tx);
  await sql`
    update identity.address as a set state = l.was ->> 'state' from (${lines}) as l
    where l.tenant_id = ${tenantId} and a.person_id = l.person_id and a.is_main
      and a.state = l.became ->> 'state' and l.was ->> 'state' <> l.became ->> 'state'`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    update identity.member as m
    set roles = case when to_jsonb(m.roles) = l.became -> 'roles' then array(select jsonb_array_elements_text(l.was -> 'roles')) else m.roles end,
      program_role = ${back(sql`m.program_role`, 'program_role', sql`text`)}, status = ${back(sql`m.status`, 'status', sql`text`)}, branch = ${back(sql`m.branch`, 'branch', sql`text`)}
    from (${lines}) as l
    where m.tenant_id = ${tenantId} and m.id = l.member_id and l.tenant_id = m.tenant_id
    returning m.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What stood in a column before, where what the line wrote still stands there. */
const back = (now: RawBuilder<unknown>, column: string, kind: RawBuilder<unknown>) =>
  sql`case when coalesce(to_jsonb(${now}), 'null') = l.became -> ${sql.lit(column)} then (l.was ->> ${sql.lit(column)})::${kind} else ${now} end`;
