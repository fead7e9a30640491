/** What holds of photos at every instant (loyalty, section 2: I13). One statement over all tenants; its rows are violations. */
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Invariant, Violation } from '../ledger/index.ts';

export const photosInvariants: readonly Invariant[] = [
  {
    id: 'I13',
    says: 'one live photo a type, store and week; each that is credited has one credit of its points, taken back where it was reproved',
    reads: ['photos.photo', 'ledger.entry'],
    find: async (db: Reader): Promise<Violation[]> => {
      const { rows } = await sql<{ tenant_id: string; subject: string; detail: string }>`
        select p.tenant_id, 'store ' || p.store_id as subject, count(*) || ' photos of type ' || p.type_id || ' in the week of ' || p.week as detail
        from photos.photo p where p.tenant_id is not null and p.state <> 'reproved'
        group by p.tenant_id, p.store_id, p.type_id, p.week having count(*) > 1
        union all
        select p.tenant_id, 'photo ' || p.id,
          p.state || ' for ' || p.points || ', credited ' || coalesce(c.amount, 0) || ', taken back ' || coalesce(b.amount, 0)
        from photos.photo p
        left join ledger.entry c on c.tenant_id = p.tenant_id and c.reason_id = p.id and c.reason_kind = 'photo' and c.code = 'credit'
        left join ledger.entry b on b.tenant_id = p.tenant_id and b.reverses_id = c.id
        where p.tenant_id is not null and (
          coalesce(c.amount, 0) <> case when p.state = 'approved' or p.credits = 'at_once' then p.points else 0 end
          or coalesce(b.amount, 0) <> case when p.state = 'reproved' then coalesce(c.amount, 0) else 0 end)`.execute(db);
      return rows.map(({ tenant_id, subject, detail }) => ({ tenantId: tenant_id, subject, detail }));
    },
  },
];
