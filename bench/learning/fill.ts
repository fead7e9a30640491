import { Client } from 'pg';
import { fillCatalog } from '../speed/catalog.ts';

export type LearningSize = { members: number; courses: number; events: number };
/** Members who may ask, each with a token, all over the client. */
export type Learner = { memberId: string; token: string };
export type Filled = { learners: Learner[]; trailId: string; courseIds: string[] };

const coursesOfMember = 5;
const loggedIn = 200;

/** Fills the demo's first client by SQL of the owner: everybody in five courses and one trail, some with a day by which it has to be done, with what their devices reported. */
export async function fillLearning(ownerUrl: string, { members, courses, events }: LearningSize): Promise<Filled> {
  await fillCatalog(ownerUrl, { members, courses });
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('create schema bench');
    await owner.query(brand);
    await owner.query(people);
    await owner.query(catalog);
    await owner.query(enrolments, [coursesOfMember, courses]);
    await owner.query(ways);
    await owner.query(progress);
    await owner.query(reported, [Math.ceil(events / (members * coursesOfMember))]);
    await owner.query(inTrail);
    await owner.query(dueDays);
    await owner.query(chosen, [loggedIn]);
    await owner.query(families);
    await owner.query(tokens);
    const learners = await owner.query<Learner>('select member_id as "memberId", token from bench.chosen order by token');
    const trail = await owner.query<{ id: string }>('select trail_id as id from bench.brand');
    const some = await owner.query<{ id: string }>('select id from bench.course order by n limit 50');
    await owner.query('drop schema bench cascade');
    await owner.query('vacuum (analyze)');
    return { learners: learners.rows, trailId: trail.rows[0]?.id ?? '', courseIds: some.rows.map(({ id }) => id) };
  } finally {
    await owner.end();
  }
}

const brand = `
create table bench.brand as
select m.tenant_id, p.site_id, t.id as trail_id, t.published_id as trail_version_id
from identity.member m join identity.person p on p.id = m.person_id
join lateral (select id, published_id from trails.trail where tenant_id = m.tenant_id and state = 'published' order by id limit 1) t on true
where p.user_name = 'seller' order by m.created_at limit 1`;

const people = `
create table bench.person as
select m.id as member_id, m.person_id, row_number() over (order by m.id) as n
from identity.member m join bench.brand b on b.tenant_id = m.tenant_id join identity.person p on p.id = m.person_id where p.user_name like 'many%'`;

const catalog = `
create table bench.course as
select c.id, c.published_id as version_id, row_number() over (order by c.published_at desc, c.id) as n
from catalog.course c join bench.brand b on b.tenant_id = c.tenant_id where c.state = 'published'`;

/** Each member in other ones, all over the catalog: two done, two under way, one just begun. */
const enrolments = `
with made as (
  insert into learning.enrolment (tenant_id, id, member_id, course_id, version_id, state, progress, last_order, enrolled_at, started_at, finished_at)
  select b.tenant_id, gen_random_uuid(), p.member_id, c.id, c.version_id,
    (array['finished', 'approved', 'in_progress', 'in_progress', 'enrolled'])[step], (array[100, 100, 40, 60, 0])[step], 1,
    now() - interval '40 days', now() - interval '39 days', case when step <= 2 then now() - (p.n % 30) * interval '1 day' end
  from bench.person p cross join generate_series(1, $1::int) as step
  join bench.course c on c.n = 1 + (p.n * 7 + step * 31) % ($2::int)
  cross join bench.brand b
  on conflict do nothing returning 1
)
select count(*) from made`;

const ways = `
insert into learning.path (tenant_id, id, member_id, subject, subject_id, kind, began_at)
select e.tenant_id, gen_random_uuid(), e.member_id, 'course', e.course_id, 'self', e.enrolled_at
from learning.enrolment e join bench.brand b on b.tenant_id = e.tenant_id join bench.person p on p.member_id = e.member_id on conflict do nothing`;

const progress = `
insert into learning.progress (tenant_id, enrolment_id, activity_id, state, percent, detail, spent, updated_at, completed_at)
select e.tenant_id, e.id, a.activity_id, case when e.progress = 100 then 'completed' else 'in_progress' end, greatest(e.progress, 1), '{}', '[]', e.started_at, e.finished_at
from learning.enrolment e join bench.brand b on b.tenant_id = e.tenant_id join bench.person p on p.member_id = e.member_id
join catalog.version_activity a on a.tenant_id = e.tenant_id and a.version_id = e.version_id and a.hierarchy_order = 1
where e.progress > 0 on conflict do nothing`;

const reported = `
insert into learning.event (tenant_id, member_id, event_id, enrolment_id, activity_id, device_id, seq, client_time, payload, received_at, run)
select e.tenant_id, e.member_id, gen_random_uuid(), e.id, a.activity_id, 'bench', step, now() - interval '30 days', '{"version": 1, "what": {"kind": "opened"}}', now() - interval '30 days', 1
from learning.enrolment e join bench.brand b on b.tenant_id = e.tenant_id join bench.person p on p.member_id = e.member_id
join catalog.version_activity a on a.tenant_id = e.tenant_id and a.version_id = e.version_id and a.hierarchy_order = 1, generate_series(1, $1::int) as step`;

const inTrail = `
insert into learning.trail_enrolment (tenant_id, id, member_id, trail_id, version_id, state, progress, enrolled_at)
select b.tenant_id, gen_random_uuid(), p.member_id, b.trail_id, b.trail_version_id, 'in_progress', 25, now() from bench.brand b, bench.person p on conflict do nothing`;

const dueDays = `
insert into learning.path (tenant_id, id, member_id, subject, subject_id, kind, due_on, began_at)
select b.tenant_id, gen_random_uuid(), p.member_id, 'trail', b.trail_id, 'administrator', current_date + (p.n % 40)::int, now() from bench.brand b, bench.person p on conflict do nothing`;

const chosen = `
create table bench.chosen as
select person_id, member_id, gen_random_uuid() as family_id, 'learning-' || n || '-' || gen_random_uuid() as token from bench.person order by hashint8(n) limit $1::int`;
const families = `
insert into identity.token_family (id, person_id, oauth_client_id, created_at) select family_id, person_id, 'web-' || b.site_id, now() from bench.chosen, bench.brand b`;
const tokens = `
insert into identity.token (hash, family_id, kind, tenant_id, member_id, issued_at, expires_at)
select sha256(convert_to(token, 'UTF8')), family_id, 'access', b.tenant_id, member_id, now(), now() + interval '2 hours' from bench.chosen, bench.brand b`;
