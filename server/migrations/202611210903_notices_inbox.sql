create schema notices;

-- The inbox, and the memory of the stream: a device that was away goes on behind the last position it saw.
create table notices.notice (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  position bigint generated always as identity,
  kind text not null,
  facts jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- What this tells about; the same news twice is one notice.
  cause text not null,
  primary key (tenant_id, id),
  unique (tenant_id, member_id, cause),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index notice_inbox on notices.notice (tenant_id, member_id, position);
