import { createHash } from 'node:crypto';
import { listCourses } from '@vitrine/contract/learning';
import { Client } from 'pg';
import type { InsideOptions } from './inside.ts';
import type { Statement } from './statements.ts';

/**
 * The least that a server could ask for the first twenty courses of a member: whose token it is, and one statement that walks the catalog in its order and stops. No role, module or audience is looked at. Throws
 * when it does not give the courses of `answer` in their order, but for one at most.
 */
export async function cheapestList(
  { appUrl }: InsideOptions,
  { answer, authorization }: { answer: string; authorization: string },
): Promise<Statement[]> {
  const hash = createHash('sha256').update(authorization.replace('Bearer ', '')).digest();
  const client = new Client({ connectionString: appUrl });
  await client.connect();
  try {
    const whose: Statement = { text: 'select t.tenant_id, t.member_id from identity.token t where t.hash = $1', values: [hash] };
    const [holder] = (await client.query<{ tenant_id: string; member_id: string }>(whose)).rows;
    const list: Statement = { text: page, values: [holder?.tenant_id, holder?.member_id] };
    const { rows } = await client.query<{ id: string }>(list);
    const wanted = listCourses.answer.parse(JSON.parse(answer)).items.map(({ id }) => id);
    // A course of the demo is for some alone: the list passes over it, the cheapest statement does not.
    const given = rows.map(({ id }) => id).filter((id) => wanted.includes(id));
    if (given.join() !== wanted.slice(0, given.length).join() || given.length < wanted.length - 1)
      throw new Error(`the cheapest statement gives other courses than the list:\n${given.join(' ')}\n${wanted.join(' ')}`);
    return [whose, list];
  } finally {
    await client.end();
  }
}

const page = `
select c.id, c.published_at, v.title, v.summary, v.scene, v.image_file_id, v.workload_minutes, e.state, e.progress, f.subject_id as favourite, next.*
from catalog.course c
left join learning.enrolment e on e.tenant_id = c.tenant_id and e.course_id = c.id and e.member_id = $2 and e.left_at is null
join catalog.course_version v on v.tenant_id = c.tenant_id and v.id = coalesce(e.version_id, c.published_id)
left join marks.favourite f on f.tenant_id = c.tenant_id and f.member_id = $2 and f.subject = 'course' and f.subject_id = c.id
left join lateral (
  select a.hierarchy_order, r.title as next_title, k.kind, count(*) over () as activities
  from catalog.version_activity a
  join activities.revision r on r.tenant_id = a.tenant_id and r.id = a.revision_id
  join activities.activity k on k.tenant_id = a.tenant_id and k.id = a.activity_id
  left join learning.progress p on p.tenant_id = a.tenant_id and p.enrolment_id = e.id and p.activity_id = a.activity_id
  where a.tenant_id = c.tenant_id and a.version_id = v.id
  order by coalesce(p.state, '') = 'completed', a.hierarchy_order is distinct from e.last_order, a.hierarchy_order limit 1
) next on true
where c.tenant_id = $1 and c.state = 'published'
order by c.published_at desc, c.id desc limit 21`;
