import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import { isAmong, type Report, type ReportAsk, type ReportReader } from '../report.ts';
import { nameFor } from '../report-words.ts';

type By = 'area' | 'retailer' | 'store' | 'product';
type Group = {
  id: string;
  name: unknown;
  sales: number;
  approved: number;
  underAudit: number;
  reproved: number;
  products: number;
  points: number;
  sellers: number;
};

/** Of sales that belong to nothing of the kind: a country in no area. */
const none = '00000000-0000-0000-0000-000000000000';

const shares: Record<By, { join: RawBuilder<unknown>; id: RawBuilder<unknown>; name: RawBuilder<unknown> }> = {
  area: {
    join: sql`left join identity.area g on g.tenant_id = s.tenant_id and p.country = any (g.countries)`,
    id: sql`coalesce(g.id, ${sql.lit(none)}::uuid)`,
    name: sql`g.name`,
  },
  retailer: {
    join: sql`join campaigns.retailer g on g.tenant_id = s.tenant_id and g.id = st.retailer_id`,
    id: sql`g.id`,
    name: sql`to_jsonb(g.name)`,
  },
  store: { join: sql``, id: sql`st.id`, name: sql`to_jsonb(st.name)` },
  product: { join: sql`join campaigns.product g on g.tenant_id = s.tenant_id and g.id = l.product_id`, id: sql`g.id`, name: sql`g.name` },
};
/** By which filter the sales behind a row are found. */
const filters = { area: 'areaId', retailer: 'retailerId', store: 'storeId', product: undefined } as const;

/** Sales by the date on their invoice, put together by what they have in common; the most first. */
export const salesBy = (by: By): Report => ({
  columns: {
    name: 'text',
    sales: 'number',
    approved: 'number',
    underAudit: 'number',
    reproved: 'number',
    products: 'number',
    points: 'number',
    sellers: 'number',
  },
  totals: { sales: 'number', approved: 'number', products: 'number', points: 'number', sellers: 'number' },
  async page(db, actor, { place, limit, ...ask }) {
    const rows = await groupsOf(db, actor, { by, ask, place, limit });
    return rows.map(({ id, name, ...cells }) => ({ id, at: String(cells.sales), cells: { name: labelOf(actor, name), ...cells } }));
  },
  async sum(db, actor, ask) {
    const { rows } = await sql<Omit<Group, 'id' | 'name'>>`select ${figures} ${linesOf(actor, ask, sql``)}`.execute(db);
    const { sales = 0, approved = 0, products = 0, points = 0, sellers = 0 } = rows[0] ?? {};
    return { sales, approved, products, points, sellers };
  },
  async plot(db, actor, ask) {
    const rows = await groupsOf(db, actor, { by, ask, place: undefined, limit: 10 });
    const key = filters[by];
    return {
      shape: 'bars',
      of: 'sales',
      points: rows.map(({ id, name, sales }) => ({
        label: labelOf(actor, name),
        value: sales,
        filter: key === undefined || id === none ? null : { kind: 'sales', key, value: id },
      })),
    };
  },
});

const labelOf = (actor: ReportReader, name: unknown): string =>
  typeof name === 'string' ? name : name === null ? '–' : nameFor(actor, name);

/** Each sale once, however many lines it has; points are those that stand. */
const figures = sql`count(distinct s.id)::int as sales, (count(distinct s.id) filter (where s.state = 'approved'))::int as approved,
  (count(distinct s.id) filter (where s.state = 'under_audit'))::int as "underAudit", (count(distinct s.id) filter (where s.state = 'refused'))::int as reproved,
  coalesce(sum(l.quantity) filter (where s.state <> 'refused'), 0)::int as products, coalesce(sum(l.points) filter (where s.state <> 'refused'), 0)::float8 as points,
  count(distinct s.member_id)::int as sellers`;

type Wish = { by: By; ask: ReportAsk; place: readonly [string, string] | undefined; limit: number };

async function groupsOf(db: Reader, actor: ReportReader, { by, ask, place, limit }: Wish): Promise<Group[]> {
  const { join, id, name } = shares[by];
  const count = Number(place?.[0]);
  // The place of another report is none of this one: it begins anew.
  const behind =
    place === undefined || !Number.isSafeInteger(count) ? sql`true` : sql`(g.sales, g.id) < (${count}::int, ${place[1]}::uuid)`;
  const { rows } = await sql<Group>`select * from (
      select ${id} as id, ${name} as name, ${figures} ${linesOf(actor, ask, join)} group by 1, 2
    ) g where ${behind} order by g.sales desc, g.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Lines of the sales of a period, each with its sale, store and seller. */
const linesOf = (actor: ReportReader, ask: ReportAsk, join: RawBuilder<unknown>) => sql`from sales.sale s
  join sales.revision r on r.tenant_id = s.tenant_id and r.sale_id = s.id and r.number = s.revision
  join sales.line l on l.tenant_id = s.tenant_id and l.sale_id = s.id and l.revision = s.revision
  join campaigns.store st on st.tenant_id = s.tenant_id and st.id = r.store_id
  join identity.member m on m.tenant_id = s.tenant_id and m.id = s.member_id
  join identity.person p on p.id = m.person_id
  ${join}
  where s.tenant_id = ${actor.tenantId} and r.sale_date between ${ask.from}::date and ${ask.to}::date and ${isAmong(actor, ask)}
    and (${ask.campaignId ?? null}::uuid is null or s.campaign_id = ${ask.campaignId ?? null}::uuid)
    and (${ask.retailerId ?? null}::uuid is null or st.retailer_id = ${ask.retailerId ?? null}::uuid)
    and (${ask.storeId ?? null}::uuid is null or r.store_id = ${ask.storeId ?? null}::uuid)`;
