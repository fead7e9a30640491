-- Badges of a client: what they are earned by, and who has them.
create schema badges;

create table badges.badge (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  version integer not null,
  state text not null check (state in ('draft', 'published', 'retired')),
  name jsonb not null,
  description jsonb not null,
  -- One of the drawn ones; a picture of one's own stands before it.
  form text not null,
  file_id uuid,
  position integer not null check (position between 0 and 999),
  -- What it is earned by; fixed once it was published.
  rule text not null,
  goal integer check (goal > 0),
  course_id uuid,
  trail_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  -- How far the members were looked at who qualified before; null: all of them.
  looked_upto uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, course_id) references catalog.course (tenant_id, id),
  foreign key (tenant_id, trail_id) references trails.trail (tenant_id, id)
);
create index badge_order on badges.badge (tenant_id, position, id);
create index badge_course on badges.badge (tenant_id, course_id) where course_id is not null;
create index badge_trail on badges.badge (tenant_id, trail_id) where trail_id is not null;

create table badges.award (
  tenant_id uuid not null,
  id uuid not null,
  badge_id uuid not null,
  member_id uuid not null,
  -- By which anybody finds it who was given the address.
  code text not null,
  -- As the badge was then.
  name jsonb not null,
  description jsonb not null,
  awarded_at timestamptz not null,
  -- Null: earned by its rule.
  awarded_by uuid,
  why text not null default '',
  -- How the public page names who has it.
  holder_shown text not null check (holder_shown in ('full', 'short', 'hidden')),
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  withdrawn_why text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, code),
  foreign key (tenant_id, badge_id) references badges.badge (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, awarded_by) references identity.member (tenant_id, id),
  foreign key (tenant_id, withdrawn_by) references identity.member (tenant_id, id),
  constraint award_withdrawn check ((withdrawn_at is null) = (withdrawn_by is null))
);
-- Nobody has a badge twice.
create unique index award_once on badges.award (tenant_id, badge_id, member_id) where withdrawn_at is null;
create index award_of_member on badges.award (tenant_id, member_id);
create index award_of_badge on badges.award (tenant_id, badge_id, id desc);
create index award_by on badges.award (tenant_id, awarded_by) where awarded_by is not null;
create index award_withdrawn_by on badges.award (tenant_id, withdrawn_by) where withdrawn_by is not null;
