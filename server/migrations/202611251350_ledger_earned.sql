-- What a member earned in a book: credits less what was taken back of them, by the day that the credit counts for. Kept by the transaction that credits or takes back, so that
-- a ranking is read from an index and never summed. A week begins on its Sunday (decision D23); the whole of a book has one row.
create table ledger.earned (
  tenant_id uuid not null,
  member_id uuid not null,
  book_id uuid not null,
  currency text not null check (currency in ('points', 'experience', 'training')),
  period text not null check (period in ('whole', 'month', 'week')),
  -- The first day; of the whole always the same.
  begins_on date not null,
  amount bigint not null,
  -- When it came to this amount: of two with the same, the earlier stands first.
  reached_at timestamptz not null,
  primary key (tenant_id, member_id, book_id, currency, period, begins_on),
  foreign key (tenant_id, book_id) references ledger.book (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index earned_ranking on ledger.earned (tenant_id, book_id, currency, period, begins_on, amount desc, reached_at, member_id)
  where amount > 0;

-- What was earned before: on ten million entries this takes about two minutes, in which credits go on; those of a server that is still the old one are set right by
-- `npm run ledger rebuild`.
insert into ledger.earned (tenant_id, member_id, book_id, currency, period, begins_on, amount, reached_at)
select c.tenant_id, a.member_id, c.book_id, c.currency, p.period, p.begins_on,
  sum(c.amount - coalesce(b.amount, 0)), max(greatest(c.created_at, b.created_at))
from ledger.entry c
join ledger.account a on a.tenant_id = c.tenant_id and a.id = c.to_id
left join ledger.entry b on b.tenant_id = c.tenant_id and b.reverses_id = c.id
cross join lateral (
  values ('whole', date '2000-01-01'), ('month', date_trunc('month', c.effective_on::timestamp)::date),
    ('week', c.effective_on - extract(dow from c.effective_on)::integer)
) p (period, begins_on)
where c.code = 'credit'
group by c.tenant_id, a.member_id, c.book_id, c.currency, p.period, p.begins_on;
