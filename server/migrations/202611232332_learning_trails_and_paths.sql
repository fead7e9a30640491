-- A member in a trail stays on the version that was published when they came in (decision D10).
create table learning.trail_enrolment (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  trail_id uuid not null,
  version_id uuid not null,
  state text not null,
  -- Percent, and the mean of what was graded: counted from the courses of the trail whenever one of them moves on.
  progress integer not null,
  grade integer,
  enrolled_at timestamptz not null,
  finished_at timestamptz,
  -- Out of it by every path; what was learned stays.
  left_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, member_id, trail_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, trail_id) references trails.trail (tenant_id, id),
  foreign key (tenant_id, version_id) references trails.trail_version (tenant_id, id)
);
create index trail_enrolment_trail on learning.trail_enrolment (tenant_id, trail_id);

alter table learning.enrolment add column left_at timestamptz;

-- Puts everybody of a group into a course or a trail, those who come later too.
create table learning.rule (
  tenant_id uuid not null,
  id uuid not null,
  subject text not null check (subject in ('course', 'trail')),
  subject_id uuid not null,
  group_id uuid not null,
  -- Days that each has from the day on which they came in; null for as long as they like.
  due_days integer,
  created_at timestamptz not null,
  ended_at timestamptz,
  course_id uuid generated always as (case when subject = 'course' then subject_id end) stored,
  trail_id uuid generated always as (case when subject = 'trail' then subject_id end) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, group_id) references identity.member_group (tenant_id, id),
  foreign key (tenant_id, course_id) references catalog.course (tenant_id, id),
  foreign key (tenant_id, trail_id) references trails.trail (tenant_id, id)
);
create unique index rule_open on learning.rule (tenant_id, subject, subject_id, group_id) where ended_at is null;

-- Why somebody is in a course or a trail: each way in is kept apart, so that one may end and leave the others.
create table learning.path (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  subject text not null check (subject in ('course', 'trail')),
  subject_id uuid not null,
  kind text not null check (kind in ('self', 'administrator', 'rule', 'trail')),
  -- The rule or the trail that it comes from.
  source_id uuid,
  due_on date,
  began_at timestamptz not null,
  ended_at timestamptz,
  rule_id uuid generated always as (case when kind = 'rule' then source_id end) stored,
  trail_id uuid generated always as (case when kind = 'trail' then source_id end) stored,
  primary key (tenant_id, id),
  check ((source_id is not null) = (kind in ('rule', 'trail'))),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, rule_id) references learning.rule (tenant_id, id),
  foreign key (tenant_id, trail_id) references trails.trail (tenant_id, id)
);
create unique index path_open on learning.path (tenant_id, member_id, subject, subject_id, kind, source_id) nulls not distinct where ended_at is null;
create index path_source on learning.path (tenant_id, source_id, member_id) where ended_at is null and source_id is not null;
create index path_due on learning.path (tenant_id, due_on) where ended_at is null and due_on is not null;

-- Whoever is in a course came by themselves.
insert into learning.path (tenant_id, id, member_id, subject, subject_id, kind, began_at)
select tenant_id, id, member_id, 'course', course_id, 'self', enrolled_at from learning.enrolment;
