create schema sales;

-- One invoice of one seller in one campaign. What was sent stands in its revisions; this row says where it stands now.
create table sales.sale (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  campaign_id uuid not null,
  -- Of the newest revision, upper case without spaces, dashes, dots and leading zeros (decision D25): unique for ever, so that a second sending
  -- pays nothing even when its Idempotency-Key was lost.
  invoice_key text not null,
  state text not null,
  -- The newest revision, from 1.
  revision integer not null,
  -- Rises with each decision and each revision: a decision on an older one is told what happened (decision D37).
  version integer not null,
  -- 0 where no photo was asked, for phones are not allowed: such a sale is audited first (decision D70). 1: all others.
  queue_rank integer not null,
  -- The first sending, by which the window is judged, and the sending that waits for its audit.
  reported_at timestamptz not null,
  sent_at timestamptz not null,
  -- An auditor looks at it; nothing reads a claim behind its end.
  claimed_by uuid,
  claimed_until timestamptz,
  primary key (tenant_id, id),
  constraint sale_invoice unique (tenant_id, campaign_id, member_id, invoice_key),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, claimed_by) references identity.member (tenant_id, id),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id),
  check (state in ('under_audit', 'approved', 'refused'))
);
create index sale_queue on sales.sale (tenant_id, queue_rank, sent_at, id) where state = 'under_audit';
create index sale_decided on sales.sale (tenant_id, state, sent_at desc, id desc);
create index sale_member on sales.sale (tenant_id, member_id, reported_at desc, id desc);
create index sale_same_number on sales.sale (tenant_id, invoice_key);
create index sale_claimed on sales.sale (tenant_id, claimed_by) where claimed_by is not null;

-- What a seller sent, as it was sent, and the one decision on it.
create table sales.revision (
  tenant_id uuid not null,
  sale_id uuid not null,
  number integer not null,
  store_id uuid not null,
  invoice_kind text not null,
  invoice_number text not null,
  -- The day in the store's zone (decision D22).
  sale_date date not null,
  photo_file_id uuid,
  observation text not null,
  points bigint not null,
  experience bigint not null,
  sent_at timestamptz not null,
  -- By the device's clock: evidence, never judged.
  written_at timestamptz,
  decision text,
  decided_at timestamptz,
  decided_by uuid,
  reason text,
  note text,
  primary key (tenant_id, sale_id, number),
  foreign key (tenant_id, sale_id) references sales.sale (tenant_id, id),
  foreign key (tenant_id, store_id) references campaigns.store (tenant_id, id),
  foreign key (tenant_id, decided_by) references identity.member (tenant_id, id),
  check ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)),
  check (points >= 0 and experience >= 0)
);
create index revision_store on sales.revision (tenant_id, store_id);

create table sales.line (
  tenant_id uuid not null,
  id uuid not null,
  sale_id uuid not null,
  revision integer not null,
  position integer not null,
  product_id uuid not null,
  sku text not null,
  quantity integer not null,
  points bigint not null,
  experience bigint not null,
  -- As the ledger keeps it: from it the points are computed again. Null for a product that earns experience only.
  explanation jsonb,
  primary key (tenant_id, id),
  unique (tenant_id, sale_id, revision, position),
  foreign key (tenant_id, sale_id, revision) references sales.revision (tenant_id, sale_id, number),
  foreign key (tenant_id, product_id) references campaigns.product (tenant_id, id),
  check (quantity between 1 and 999 and points >= 0 and experience >= 0)
);

-- A photo proves one sale, in as many of its revisions as keep it.
create table sales.photo (
  tenant_id uuid not null,
  file_id uuid not null,
  sale_id uuid not null,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, sale_id) references sales.sale (tenant_id, id)
);
