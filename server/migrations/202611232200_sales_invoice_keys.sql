-- A slash made another number of the same invoice, and was paid again: the key is the letters and digits alone now, without leading zeros (D25). Every
-- other mark was dropped before. Where several sales of one seller and campaign are one number by that, the one that has the plain key already keeps it,
-- otherwise the first that was reported takes it; the others were paid and keep their slash, so that nothing is lost and no decision on them changes. No
-- sending can have such a key any more, so a further one is refused, and one of these that is corrected has to name another number.
with plain as (
  select tenant_id, id, campaign_id, member_id, reported_at, invoice_key, ltrim(replace(invoice_key, '/', ''), '0') as key
  from sales.sale
), heir as (
  select distinct on (tenant_id, campaign_id, member_id, key) tenant_id, id, key
  from plain
  where key <> ''
  order by tenant_id, campaign_id, member_id, key, (invoice_key = key) desc, reported_at, id
)
update sales.sale as s set invoice_key = heir.key
from heir
where s.tenant_id = heir.tenant_id and s.id = heir.id and s.invoice_key <> heir.key;
