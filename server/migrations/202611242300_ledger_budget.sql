-- What a campaign may give in points. Raised in the transaction that credits, as its last shared row; without a row there is no limit.
create table ledger.budget (
  tenant_id uuid not null,
  book_id uuid not null,
  cap bigint not null check (cap > 0),
  -- Credits less what was taken back.
  spent bigint not null check (spent >= 0),
  primary key (tenant_id, book_id),
  foreign key (tenant_id, book_id) references ledger.book (tenant_id, id),
  constraint budget_holds check (spent <= cap)
);

-- The same by the day in the campaign's zone, for the forecast; a day on which more was taken back than given is below zero.
create table ledger.budget_day (
  tenant_id uuid not null,
  book_id uuid not null,
  day date not null,
  spent bigint not null,
  primary key (tenant_id, book_id, day),
  foreign key (tenant_id, book_id) references ledger.budget (tenant_id, book_id) on delete cascade
);
