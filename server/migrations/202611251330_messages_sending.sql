create schema messages;

-- What the program writes to its members (NOT-01).
create table messages.message (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  -- Rises with each edit and step: whoever saves an older one is told.
  version integer not null,
  state text not null,
  title jsonb not null,
  body jsonb not null,
  -- Where in the portal it leads; null for nowhere.
  place text,
  -- When it goes or went; null while it is a draft.
  sends_at timestamptz,
  -- Rises with each sending that was asked for: the job of one that was taken back finds another number.
  run integer not null,
  -- The last member who was told, in the order of ids: where the job goes on.
  told_through uuid,
  -- How many were told.
  told integer not null,
  sent_at timestamptz,
  taken_back_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create index message_newest on messages.message (tenant_id, created_at desc, id desc);

-- Whom a message is for: no row, everybody; else whoever is in one of these groups.
create table messages.message_group (
  tenant_id uuid not null,
  message_id uuid not null,
  group_id uuid not null,
  primary key (tenant_id, message_id, group_id),
  foreign key (tenant_id, message_id) references messages.message (tenant_id, id),
  foreign key (tenant_id, group_id) references identity.member_group (tenant_id, id)
);
create index message_group_group on messages.message_group (tenant_id, group_id);

-- Who was told, once, and who opened it.
create table messages.recipient (
  tenant_id uuid not null,
  message_id uuid not null,
  member_id uuid not null,
  told_at timestamptz not null,
  read_at timestamptz,
  primary key (tenant_id, message_id, member_id),
  foreign key (tenant_id, message_id) references messages.message (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index recipient_member on messages.recipient (tenant_id, member_id);
create index recipient_who_read on messages.recipient (tenant_id, message_id) where read_at is not null;
