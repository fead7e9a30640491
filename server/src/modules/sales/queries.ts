import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** Sales with their newest revision and its store: what every list and page of this room is made of. */
export const salesOf = (db: Reader, { tenantId }: Tenant) =>
  db
    .selectFrom('sales.sale as s')
    .innerJoin('sales.revision as r', (join) =>
      join.onRef('r.tenant_id', '=', 's.tenant_id').onRef('r.sale_id', '=', 's.id').onRef('r.number', '=', 's.revision'),
    )
    .innerJoin('campaigns.store as st', (join) => join.onRef('st.tenant_id', '=', 's.tenant_id').onRef('st.id', '=', 'r.store_id'))
    .where('s.tenant_id', '=', tenantId)
    .select(['s.id', 's.member_id', 's.campaign_id', 's.invoice_key', 's.state', 's.revision', 's.version', 's.reported_at', 's.sent_at'])
    .select(['s.signals', 's.risk', 's.alike_id'])
    .select(['s.claimed_by', 's.claimed_until', 'r.store_id', 'r.invoice_kind', 'r.invoice_number', 'r.sale_date', 'r.photo_file_id'])
    .select([
      'r.observation',
      'r.points',
      'r.experience',
      'r.written_at',
      'r.decision',
      'r.decided_at',
      'r.decided_by',
      'r.reason',
      'r.note',
    ])
    .select('st.name as store_name');

export type SaleRow = Awaited<ReturnType<ReturnType<typeof salesOf>['execute']>>[number];

/** A sale of the client; with a member, only theirs (D55). */
export async function getSaleRow(db: Reader, actor: Tenant, { saleId, memberId }: { saleId: string; memberId?: string }): Promise<SaleRow> {
  const row = await salesOf(db, actor)
    .where('s.id', '=', saleId)
    .$if(memberId !== undefined, (query) => query.where('s.member_id', '=', memberId ?? ''))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The names of where a sale was made and where it counts. */
export async function findPlaces(db: Reader, { tenantId }: Tenant, sale: Pick<SaleRow, 'store_id' | 'campaign_id'>) {
  const row = await db
    .selectFrom('campaigns.store as st')
    .innerJoin('campaigns.retailer as rt', (join) => join.onRef('rt.tenant_id', '=', 'st.tenant_id').onRef('rt.id', '=', 'st.retailer_id'))
    .innerJoin('campaigns.campaign as c', (join) => join.onRef('c.tenant_id', '=', 'st.tenant_id').on('c.id', '=', sale.campaign_id))
    .where('st.tenant_id', '=', tenantId)
    .where('st.id', '=', sale.store_id)
    .select(['st.id', 'st.name', 'st.city', 'st.country', 'st.time_zone', 'st.takes_photos', 'st.tax_id', 'st.retailer_id'])
    .select(['rt.name as retailer', 'rt.takes_photos as chain_takes_photos', 'c.name as campaign_name'])
    .executeTakeFirstOrThrow();
  return {
    campaign: { name: row.campaign_name },
    store: {
      id: row.id,
      name: row.name,
      retailerId: row.retailer_id,
      retailer: row.retailer,
      city: row.city,
      country: row.country,
      taxId: row.tax_id ?? '',
      timeZone: row.time_zone,
      takesPhotos: row.takes_photos ?? row.chain_takes_photos,
    },
  };
}

/** Lines of the newest revisions of these sales, in their order. */
export function listLines(db: Reader, { tenantId }: Tenant, { saleIds }: { saleIds: readonly string[] }) {
  return db
    .selectFrom('sales.line as l')
    .innerJoin('sales.sale as s', (join) =>
      join.onRef('s.tenant_id', '=', 'l.tenant_id').onRef('s.id', '=', 'l.sale_id').onRef('s.revision', '=', 'l.revision'),
    )
    .innerJoin('campaigns.product as p', (join) => join.onRef('p.tenant_id', '=', 'l.tenant_id').onRef('p.id', '=', 'l.product_id'))
    .innerJoin('campaigns.brand as b', (join) => join.onRef('b.tenant_id', '=', 'p.tenant_id').onRef('b.id', '=', 'p.brand_id'))
    .where('l.tenant_id', '=', tenantId)
    .where('l.sale_id', 'in', saleIds.length > 0 ? [...saleIds] : ['00000000-0000-0000-0000-000000000000'])
    .select(['l.id', 'l.sale_id', 'l.sku', 'l.quantity', 'l.points', 'l.experience', 'l.explanation'])
    .select(['p.name', 'p.product_type', 'p.form_factor', 'p.processor', 'p.generation', 'b.name as brand'])
    .orderBy('l.sale_id')
    .orderBy('l.position')
    .execute();
}
export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

/** What was sent before the newest revision, oldest first. */
export const listRevisions = (db: Reader, { tenantId }: Tenant, { saleId, before }: { saleId: string; before: number }) =>
  db
    .selectFrom('sales.revision')
    .where('tenant_id', '=', tenantId)
    .where('sale_id', '=', saleId)
    .where('number', '<', before)
    .selectAll()
    .orderBy('number')
    .execute();
