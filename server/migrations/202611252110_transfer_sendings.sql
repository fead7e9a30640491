create schema transfer;

-- The client's partner program, and how it is reached. Its key is sealed for this client (platform secret `partners`).
create table transfer.partner (
  tenant_id uuid not null references tenancy.tenant (id),
  version integer not null,
  name text not null check (length(name) between 1 and 80),
  -- Where people go to mend their registration; empty: nowhere is known.
  site_url text not null,
  api_url text not null,
  sealed_key bytea not null,
  -- Which roles of a registration at the partner may send.
  roles text[] not null check (cardinality(roles) > 0),
  is_open boolean not null,
  updated_at timestamptz not null,
  primary key (tenant_id)
);

-- Who may send; no row: everybody.
create table transfer.sender_group (
  tenant_id uuid not null,
  group_id uuid not null,
  primary key (tenant_id, group_id),
  foreign key (tenant_id) references transfer.partner (tenant_id) on delete cascade,
  foreign key (tenant_id, group_id) references identity.member_group (tenant_id, id)
);

-- What the partner said last of the document that a member named, and how often they asked in the hour that began then.
create table transfer.look_up (
  tenant_id uuid not null,
  member_id uuid not null,
  document_hash bytea not null,
  state text check (state in ('active', 'inactive', 'invalid')),
  role text check (role in ('dependent', 'salesperson', 'store_owner')),
  looked_at timestamptz not null,
  hour_began_at timestamptz not null,
  in_hour integer not null check (in_hour > 0),
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);

-- A document at the partner belongs to the account that used it first (decision D33), by a keyed hash that outlives the account; two administrators let it go.
create table transfer.document (
  tenant_id uuid not null,
  id uuid not null,
  hash bytea not null,
  member_id uuid not null,
  -- The last characters, for people; empty once the account is gone.
  ending text not null,
  used_at timestamptz not null,
  release_asked_by uuid,
  release_asked_at timestamptz,
  release_why text not null default '',
  -- Null beside `released_at`: nothing was ever sent with it.
  released_by uuid,
  released_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, release_asked_by) references identity.member (tenant_id, id),
  foreign key (tenant_id, released_by) references identity.member (tenant_id, id),
  constraint document_asked check ((release_asked_by is null) = (release_asked_at is null))
);
create unique index document_of_one_account on transfer.document (tenant_id, hash) where released_at is null;
create index document_of_member on transfer.document (tenant_id, member_id);
create index document_newest on transfer.document (tenant_id, used_at desc, id desc);
create index document_asker on transfer.document (tenant_id, release_asked_by) where release_asked_by is not null;
create index document_releaser on transfer.document (tenant_id, released_by) where released_by is not null;

-- A sending of training points; its id is the one that the partner knows it by.
create table transfer.sending (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  document_id uuid not null,
  -- The document itself, sealed for this row; gone as soon as the partner has said yes or no.
  sealed_document bytea,
  country text not null,
  points bigint not null check (points > 0),
  state text not null check (state in ('held', 'sent', 'returned')),
  hold_id uuid not null,
  made_at timestamptz not null,
  -- How often the partner was asked, and what it said last.
  asked integer not null,
  last_answer text,
  next_ask_at timestamptz,
  settled_at timestamptz,
  -- By the partner's calendar; the points are to be used until twelve months later (TRF-02).
  posted_on date,
  use_until date,
  -- Why the partner said no.
  reason text check (reason in ('registration_inactive', 'registration_invalid', 'role_unauthorized', 'not_permitted', 'other')),
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, document_id) references transfer.document (tenant_id, id),
  constraint sending_settled check ((settled_at is null) = (state = 'held') and (sealed_document is null) = (state <> 'held')),
  constraint sending_posted check ((posted_on is null) = (state <> 'sent') and (use_until is null) = (state <> 'sent'))
);
create unique index sending_under_way on transfer.sending (tenant_id, member_id) where state = 'held';
create index sending_of_member on transfer.sending (tenant_id, member_id, made_at desc, id desc);
create index sending_of_document on transfer.sending (tenant_id, document_id);
create index sending_newest on transfer.sending (tenant_id, made_at desc, id desc);
create index sending_to_ask on transfer.sending (tenant_id, next_ask_at) where state = 'held';
