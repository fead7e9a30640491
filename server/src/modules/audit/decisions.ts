/** What was decided in the queues: one list of four kinds, each read by its own index on the instant of the decision. */
import type { AuditDecision } from '@vitrine/contract/audit';
import { sql, type RawBuilder } from 'kysely';
import { sampleOneIn, type DecisionSubject } from '@vitrine/domain/audit';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';

export type DecisionRow = {
  subject: DecisionSubject;
  id: string;
  decided_at: string;
  decided_by: string;
  member_id: string;
  state: AuditDecision['state'];
  reason: string | null;
  note: string;
  title: unknown;
  about: string;
  decided_by_name: string;
  is_sampled: boolean;
  opinion_by: string | null;
  opinion_agrees: boolean | null;
  opinion_note: string | null;
  opinion_at: string | null;
};

export type Show = 'all' | 'sample' | 'disagreed' | 'mine';
type Place = readonly [string, string] | undefined;
type Ask = { show: Show; subject?: DecisionSubject | undefined; place?: Place; id?: string; since?: string; limit: number };

type Own = Pick<Actor, 'tenantId' | 'memberId'>;

/** `d.*` of each kind: what was decided, of whom, by whom, and when. The newest word on each thing; orders have one a word. */
const kinds: Record<DecisionSubject, (tenant: string) => RawBuilder<unknown>> = {
  sale: (tenant) => sql`select 'sale' as subject, r.sale_id as id, r.decided_at, r.decided_by, s.member_id,
    case r.decision when 'refused' then 'reproved' else r.decision end as state, r.reason, coalesce(r.note, '') as note, to_jsonb(r.invoice_number) as title
    from sales.revision r join sales.sale s on s.tenant_id = r.tenant_id and s.id = r.sale_id and s.revision = r.number
    where r.tenant_id = ${tenant} and r.decided_at is not null`,
  photo: (
    tenant,
  ) => sql`select 'photo' as subject, h.id, h.decided_at, h.decided_by, h.member_id, h.state, h.reason, h.note, y.name as title
    from photos.photo h join photos.type y on y.tenant_id = h.tenant_id and y.id = h.type_id
    where h.tenant_id = ${tenant} and h.decided_at is not null and h.state in ('approved', 'reproved')`,
  level: (
    tenant,
  ) => sql`select 'level' as subject, q.id, q.decided_at, q.decided_by, q.member_id, q.state, q.reason, q.note, to_jsonb(q.rank) as title
    from levels.request q where q.tenant_id = ${tenant} and q.decided_at is not null and q.state in ('approved', 'refused')`,
  order: (tenant) => sql`select 'order' as subject, o.id, e.created_at as decided_at, e.by_member_id as decided_by, o.member_id,
    e.event as state, e.reason, e.note, to_jsonb(o.number) as title
    from rewards.order_event e join rewards."order" o on o.tenant_id = e.tenant_id and o.id = e.order_id
    where e.tenant_id = ${tenant} and e.event in ('approved', 'refused') and e.by_member_id is not null`,
};

/** Decisions of the client, the newest first, narrowed as asked, from behind a place. */
export async function findDecisions(db: Reader, { tenantId, memberId }: Own, ask: Ask): Promise<DecisionRow[]> {
  const { show, subject, place, id, since, limit } = ask;
  const shown = show === 'sample' || show === 'disagreed' ? (['sale', 'photo'] as const) : (['sale', 'photo', 'level', 'order'] as const);
  const wanted = shown.filter((one) => subject === undefined || one === subject);
  if (wanted.length === 0) return [];
  const narrowed = sql.join(
    [
      sql`true`,
      ...(place ? [sql`(d.decided_at, d.id) < (${place[0]}::timestamptz, ${place[1]}::uuid)`] : []),
      ...(id === undefined ? [] : [sql`d.id = ${id}::uuid`]),
      ...(since === undefined ? [] : [sql`d.decided_at >= ${since}::timestamptz`]),
      ...(show === 'mine' ? [sql`d.decided_by = ${memberId}::uuid`] : []),
      ...(show === 'disagreed' ? [sql`n.agrees = false`] : []),
      ...(show === 'sample'
        ? [sql`${inSample} and n.id is null and d.decided_by <> ${memberId}::uuid and d.member_id <> ${memberId}::uuid`]
        : []),
    ],
    sql` and `,
  );
  // Each kind gives no more than a page, so that the union is as short as four of them.
  const ofKind = (one: DecisionSubject) => sql`(select d.*, ${inSample} as is_sampled, n.id as opinion_id, n.member_id as opinion_member,
      n.agrees as opinion_agrees, n.note as opinion_note, n.given_at as opinion_at
    from (${kinds[one](tenantId)}) d
    left join audit.opinion n on n.tenant_id = ${tenantId} and n.subject = d.subject and n.subject_id = d.id and n.decided_at = d.decided_at
    where ${narrowed} order by d.decided_at desc, d.id desc limit ${limit})`;
  const { rows } = await sql<DecisionRow>`select d.*, p.full_name as about, b.full_name as decided_by_name, o.full_name as opinion_by
    from (${sql.join(wanted.map(ofKind), sql` union all `)}) d
    join identity.member m on m.tenant_id = ${tenantId} and m.id = d.member_id join identity.person p on p.id = m.person_id
    join identity.member bm on bm.tenant_id = ${tenantId} and bm.id = d.decided_by join identity.person b on b.id = bm.person_id
    left join identity.member om on om.tenant_id = ${tenantId} and om.id = d.opinion_member left join identity.person o on o.id = om.person_id
    order by d.decided_at desc, d.id desc limit ${limit}`.execute(db);
  return rows;
}

/** As `isSampled` of domain says. */
const inSample = sql`('x' || right(d.id::text, 4))::bit(16)::int % ${sql.lit(sampleOneIn)} = 0`;
