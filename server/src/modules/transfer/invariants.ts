/** What holds of sendings at every instant (loyalty, section 2: I3 for training points, I14). Each is one statement over all tenants; its rows are violations. */
import { sql, type RawBuilder } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import type { Invariant, Violation } from '../ledger/index.ts';

const found =
  (statement: RawBuilder<unknown>) =>
  async (db: Reader): Promise<Violation[]> => {
    const { rows } = await sql<{ tenant_id: string; subject: string; detail: string }>`${statement}`.execute(db);
    return rows.map(({ tenant_id, subject, detail }) => ({ tenantId: tenant_id, subject, detail }));
  };

export const transferInvariants: readonly Invariant[] = [
  {
    id: 'I16',
    says: 'the training points that a member has held are those of their sendings that wait for the partner, and each sending’s hold is as its state says',
    reads: ['transfer.sending', 'ledger.account', 'ledger.entry'],
    find: found(sql`
      with waiting as (
        select s.tenant_id, s.member_id, sum(s.points) as points from transfer.sending s where s.state = 'held' group by s.tenant_id, s.member_id
      ),
      held as (
        select a.tenant_id, a.member_id, a.credited - a.debited as points from ledger.account a where a.role = 'held' and a.currency = 'training'
      )
      select tenant_id, 'member ' || member_id as subject,
        'held ' || coalesce(h.points, 0) || ', sendings that wait ' || coalesce(w.points, 0) as detail
      from held h full join waiting w using (tenant_id, member_id)
      where coalesce(h.points, 0) <> coalesce(w.points, 0)
      union all
      select s.tenant_id, 'sending ' || s.id, s.state || ' of ' || s.points || ' with a hold of ' || coalesce(e.amount::text, 'nothing') || ', '
        || coalesce(r.code, 'open')
      from transfer.sending s
      left join ledger.entry e on e.tenant_id = s.tenant_id and e.id = s.hold_id and e.code = 'hold' and e.reason_kind = 'transfer' and e.reason_id = s.id
      left join ledger.entry r on r.tenant_id = s.tenant_id and r.resolves_id = s.hold_id
      where e.amount is distinct from s.points
        or (s.state = 'held' and r.code is not null)
        or (s.state = 'sent' and r.code is distinct from 'capture')
        or (s.state = 'returned' and r.code is distinct from 'release')`),
  },
  {
    id: 'I14',
    says: 'a document at the partner belongs to one account, and each sending went to a document of its own account',
    reads: ['transfer.document', 'transfer.sending'],
    find: found(sql`
      select d.tenant_id, 'document ' || min(d.id::text) as subject, 'of ' || count(distinct d.member_id) || ' accounts at once' as detail
      from transfer.document d where d.released_at is null
      group by d.tenant_id, d.hash having count(*) > 1
      union all
      select s.tenant_id, 'sending ' || s.id, 'of member ' || s.member_id || ' went to a document of member ' || d.member_id
      from transfer.sending s join transfer.document d on d.tenant_id = s.tenant_id and d.id = s.document_id
      where d.member_id <> s.member_id
      union all
      select s.tenant_id, 'sending ' || s.id, s.state || ' with a document that was released before it was settled'
      from transfer.sending s join transfer.document d on d.tenant_id = s.tenant_id and d.id = s.document_id
      where s.state = 'held' and d.released_at is not null`),
  },
];
