import { Client } from 'pg';

export type CatalogSize = { courses: number; members: number };

/**
 * Fills the demo's first client to the size of a big brand, by SQL of the owner: members with a person each, and published courses that are copies of the demo's first
 * one. Every tenth member is in twenty courses.
 */
export async function fillCatalog(ownerUrl: string, { courses, members }: CatalogSize): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(people, [members]);
    await client.query(copies, [courses]);
    await client.query(enrolments);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

const brand = `(select m.tenant_id, p.site_id, p.id as person_id, p.password_hash from identity.member m join identity.person p on p.id = m.person_id where p.user_name = 'seller' order by m.created_at limit 1)`;

const people = `
with brand as ${brand}, made as (
  insert into identity.person (id, site_id, version, user_name, email, document_kind, document, full_name, phone, gender, country, city, language_id, status, password_hash, must_change_password, created_at)
  select gen_random_uuid(), brand.site_id, 1, 'many' || n, 'many' || n || '@exemplo.test', 'other', null, 'Pessoa ' || n, '', 'not_told', 'BR', 'Recife', 1, 'approved', brand.password_hash, false, now()
  from brand, generate_series(1, $1::int) n
  returning id
)
insert into identity.member (tenant_id, id, person_id, roles, program_role, status, created_at)
select brand.tenant_id, gen_random_uuid(), made.id, '{learner}', null, 'approved', now() from made, brand`;

const copies = `
with brand as ${brand},
source as (select c.* , v.id as version_id from catalog.course c join catalog.course_version v on v.tenant_id = c.tenant_id and v.id = c.published_id join brand on brand.tenant_id = c.tenant_id order by c.id limit 1),
made as (select gen_random_uuid() as course_id, gen_random_uuid() as version_id, n from generate_series(1, $1::int) n),
course as (
  insert into catalog.course (tenant_id, id, version, state, draft_id, published_id, has_changes, created_at, updated_at, published_at)
  select s.tenant_id, m.course_id, 1, 'published', m.version_id, m.version_id, false, now(), now(), now() - m.n * interval '1 minute' from made m, source s returning id
),
version as (
  insert into catalog.course_version (tenant_id, id, course_id, number, title, summary, description, scene, image_file_id, workload_minutes, tag_ids, prerequisite_course_id, is_sequential, block_activities_menu, search_text, frozen_at, created_at)
  select v.tenant_id, m.version_id, m.course_id, 1, jsonb_build_object('pt-BR', 'Curso ' || m.n), v.summary, v.description, v.scene, v.image_file_id, v.workload_minutes, v.tag_ids, null, v.is_sequential, false, 'curso ' || m.n, now(), now()
  from made m, source s join catalog.course_version v on v.tenant_id = s.tenant_id and v.id = s.version_id returning id
)
insert into catalog.version_activity (tenant_id, version_id, hierarchy_order, activity_id, revision_id, is_required)
select a.tenant_id, m.version_id, a.hierarchy_order, a.activity_id, a.revision_id, a.is_required
from made m, source s join catalog.version_activity a on a.tenant_id = s.tenant_id and a.version_id = s.version_id`;

const enrolments = `
with brand as ${brand},
some_members as (select m.id, row_number() over () as n from identity.member m join brand on brand.tenant_id = m.tenant_id),
some_courses as (select c.id, c.published_id, row_number() over () as n from catalog.course c join brand on brand.tenant_id = c.tenant_id where c.state = 'published')
insert into learning.enrolment (tenant_id, id, member_id, course_id, version_id, state, progress, last_order, enrolled_at, started_at)
select brand.tenant_id, gen_random_uuid(), m.id, c.id, c.published_id, 'in_progress', 40, 1, now(), now()
from brand, some_members m join some_courses c on c.n <= 20 where m.n % 10 = 0
on conflict do nothing`;
