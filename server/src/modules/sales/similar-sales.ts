import type { SimilarSale } from '@vitrine/contract/sales';
import { flagsOf, saleSignals, type AuditFlag } from '@vitrine/domain/sales';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { nameFor } from '../campaigns/index.ts';
import type { SaleRow } from './queries.ts';
import { stateOf } from './sale-rows.ts';

type Judged = Pick<SaleRow, 'id' | 'campaign_id' | 'member_id' | 'invoice_key' | 'store_id' | 'revision' | 'photo_file_id' | 'signals'>;
export type Suspicion = { flags: AuditFlag[]; similar: SimilarSale[] };

/**
 * Other sales of the client with the same invoice numbers as these, and what that makes an auditor look at. Asked when it is shown, never stored: of two that
 * are reported at the same moment neither sees the other.
 */
export async function suspicionsOf(
  db: Reader,
  actor: Pick<Actor, 'tenantId' | 'locale'>,
  sales: readonly Judged[],
): Promise<Map<string, Suspicion>> {
  const others = await findSameNumbers(db, actor, sales);
  const registered = await listRegisteredStores(db, actor, sales);
  const skusOf = Map.groupBy(await listSkus(db, actor, [...sales, ...others]), ({ sale_id }) => sale_id);
  const skusIn = ({ id }: { id: string }) => (skusOf.get(id) ?? []).map(({ sku }) => sku);
  return new Map(
    sales.map((sale) => {
      const same = others.filter((other) => other.invoice_key === sale.invoice_key && other.id !== sale.id);
      const own = skusIn(sale);
      const flags = flagsOf({
        hasPhoto: sale.photo_file_id !== null,
        revision: sale.revision,
        storeId: sale.store_id,
        skus: own,
        isStoreRegistered: registered.some(
          (one) => one.member_id === sale.member_id && one.campaign_id === sale.campaign_id && one.store_id === sale.store_id,
        ),
        signals: saleSignals.filter((signal) => sale.signals.includes(signal)),
        others: same.map((other) => ({ storeId: other.store_id, skus: skusIn(other) })),
      });
      const similar = same.map((other) => ({
        id: other.id,
        state: stateOf(other),
        seller: other.full_name,
        storeName: other.store_name,
        isSameStore: other.store_id === sale.store_id,
        campaignName: nameFor(actor, other.campaign_name),
        reportedAt: other.reported_at,
        sharedSkus: skusIn(other).filter((sku) => own.includes(sku)),
      }));
      return [sale.id, { flags, similar }];
    }),
  );
}

/** A number that everybody types is known for one by its newest twenty. */
const mostPerNumber = 20;

async function findSameNumbers(db: Reader, { tenantId }: Pick<Actor, 'tenantId'>, sales: readonly Judged[]) {
  if (sales.length === 0) return [];
  return db
    .selectFrom((from) =>
      from
        .selectFrom('sales.sale as s')
        .where('s.tenant_id', '=', tenantId)
        .where('s.invoice_key', 'in', [...new Set(sales.map(({ invoice_key }) => invoice_key))])
        .selectAll('s')
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('s.invoice_key').orderBy('s.reported_at', 'desc'))
            .as('place'),
        )
        .as('s'),
    )
    .innerJoin('sales.revision as r', (join) =>
      join.onRef('r.tenant_id', '=', 's.tenant_id').onRef('r.sale_id', '=', 's.id').onRef('r.number', '=', 's.revision'),
    )
    .innerJoin('campaigns.store as st', (join) => join.onRef('st.tenant_id', '=', 's.tenant_id').onRef('st.id', '=', 'r.store_id'))
    .innerJoin('campaigns.campaign as c', (join) => join.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.id', '=', 's.campaign_id'))
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 's.tenant_id').onRef('m.id', '=', 's.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('s.place', '<=', mostPerNumber)
    .select([
      's.id',
      's.invoice_key',
      's.state',
      's.reported_at',
      'r.store_id',
      'st.name as store_name',
      'c.name as campaign_name',
      'p.full_name',
    ])
    .orderBy('s.reported_at')
    .execute();
}

const listSkus = async (db: Reader, { tenantId }: Pick<Actor, 'tenantId'>, sales: readonly Pick<Judged, 'id'>[]) =>
  sales.length === 0
    ? []
    : db
        .selectFrom('sales.line as l')
        .innerJoin('sales.sale as s', (join) =>
          join.onRef('s.tenant_id', '=', 'l.tenant_id').onRef('s.id', '=', 'l.sale_id').onRef('s.revision', '=', 'l.revision'),
        )
        .where('l.tenant_id', '=', tenantId)
        .where(
          'l.sale_id',
          'in',
          sales.map(({ id }) => id),
        )
        .select(['l.sale_id', 'l.sku'])
        .orderBy('l.position')
        .execute();

const listRegisteredStores = async (db: Reader, { tenantId }: Pick<Actor, 'tenantId'>, sales: readonly Judged[]) =>
  sales.length === 0
    ? []
    : db
        .selectFrom('campaigns.registration as g')
        .innerJoin('campaigns.registration_store as gs', (join) =>
          join.onRef('gs.tenant_id', '=', 'g.tenant_id').onRef('gs.registration_id', '=', 'g.id'),
        )
        .where('g.tenant_id', '=', tenantId)
        .where('g.member_id', 'in', [...new Set(sales.map(({ member_id }) => member_id))])
        .select(['g.member_id', 'g.campaign_id', 'gs.store_id'])
        .execute();
