-- Whom a post names: each is told once.
create table forum.mention (
  tenant_id uuid not null,
  post_id uuid not null,
  member_id uuid not null,
  primary key (tenant_id, post_id, member_id),
  foreign key (tenant_id, post_id) references forum.post (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index mention_member on forum.mention (tenant_id, member_id);

-- Of a decision its author asks once that another moderator looks at it.
create table forum.appeal (
  tenant_id uuid not null,
  case_id uuid not null,
  member_id uuid not null,
  text text not null,
  created_at timestamptz not null,
  outcome text check (outcome in ('upheld', 'overturned')),
  why text not null default '',
  decided_at timestamptz,
  decided_by uuid,
  primary key (tenant_id, case_id),
  foreign key (tenant_id, case_id) references forum.report_case (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, decided_by) references identity.member (tenant_id, id),
  constraint appeal_decided check ((outcome is null) = (decided_at is null) and (outcome is null) = (decided_by is null))
);
create index appeal_member on forum.appeal (tenant_id, member_id);
create index appeal_decided_by on forum.appeal (tenant_id, decided_by) where decided_by is not null;
create index appeal_waiting on forum.appeal (tenant_id, case_id) where outcome is null;

-- Words that a client does not want to read: what holds one waits for a moderator.
create table forum.word_list (
  tenant_id uuid not null references tenancy.tenant (id),
  version integer not null,
  words text[] not null,
  updated_at timestamptz not null,
  primary key (tenant_id)
);

-- The word for which a post waits, where no person reported it.
alter table forum.report_case add column held_word text;
