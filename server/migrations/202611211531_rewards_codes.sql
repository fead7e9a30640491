-- Rewards that are a code (RWD-05): a pool of codes, each handed out once, when its order is approved.
alter table rewards.reward drop constraint reward_delivery_check;
alter table rewards.reward add constraint reward_delivery_check check (delivery in ('home', 'store', 'email', 'code'));

create table rewards.code (
  tenant_id uuid not null,
  id uuid not null,
  reward_id uuid not null,
  -- Encrypted by a key of this installation, and readable under this id alone.
  sealed bytea not null,
  -- A keyed hash: the same code is not taken in twice, whichever reward it is for.
  fingerprint bytea not null,
  -- Whose it is; null: free.
  order_id uuid,
  added_by uuid not null,
  added_at timestamptz not null,
  given_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, reward_id) references rewards.reward (tenant_id, id),
  foreign key (tenant_id, order_id) references rewards."order" (tenant_id, id),
  foreign key (tenant_id, added_by) references identity.member (tenant_id, id),
  constraint code_given check ((order_id is null) = (given_at is null))
);
create unique index code_fingerprint on rewards.code (tenant_id, fingerprint);
create unique index code_order on rewards.code (tenant_id, order_id) where order_id is not null;
create index code_free on rewards.code (tenant_id, reward_id, id) where order_id is null;
