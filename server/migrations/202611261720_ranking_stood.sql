-- With how much each member stood in a book at the end of a week, written once when it was over and never after: a ranking tells by it how places moved. A few weeks are
-- kept. Like `ledger.earned` it is read by its order, so the place of an earlier week is counted as today's is, among whom it is asked.
create table ranking.stood (
  tenant_id uuid not null,
  book_id uuid not null,
  currency text not null check (currency in ('points', 'experience', 'training')),
  -- The last day of the week, a Saturday (decision D23), where the book counts its days.
  as_of date not null,
  member_id uuid not null,
  amount bigint not null check (amount > 0),
  primary key (tenant_id, book_id, currency, as_of, member_id),
  foreign key (tenant_id, book_id) references ledger.book (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index stood_order on ranking.stood (tenant_id, book_id, currency, as_of, amount desc);
create index stood_of_member on ranking.stood (tenant_id, member_id);
