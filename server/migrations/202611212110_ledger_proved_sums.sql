-- What every account of a member had moved up to the place that the last whole proof reached (ledger.proof.upto_id), counted from entries by that proof. The next proof adds
-- to it what came since. All rows are written together with ledger.proof, by one transaction: a row of another one was not written by a proof.
create table ledger.proved_sum (
  tenant_id uuid not null,
  account_id uuid not null,
  credited bigint not null,
  debited bigint not null,
  earned bigint not null,
  settled bigint not null,
  taken_back bigint not null,
  moves integer not null,
  primary key (tenant_id, account_id),
  foreign key (tenant_id) references tenancy.tenant (id)
);
