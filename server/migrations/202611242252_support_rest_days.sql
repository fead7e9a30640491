-- Days on which a client does not work beside its country's holidays: a day of its state, one that a decree moved, its own.
create table support.rest_day (
  tenant_id uuid not null references tenancy.tenant (id),
  day date not null,
  name text not null,
  primary key (tenant_id, day)
);
