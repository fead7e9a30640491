-- A client's own design of certificates, and which trainings use it.
create table certificates.design (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  version integer not null,
  name text not null,
  -- Of trainings that no other design names.
  is_default boolean not null,
  -- Empty ones stand as the product words them.
  heading jsonb not null,
  statement jsonb not null,
  completed jsonb not null,
  note jsonb not null,
  signer_name text not null,
  signer_role jsonb not null,
  signature_file_id uuid,
  logo_file_id uuid,
  -- Null: the client's own.
  primary_colour text,
  secondary_colour text,
  tertiary_colour text,
  shows_workload boolean not null,
  shows_grade boolean not null,
  -- Null: it lasts.
  valid_months integer check (valid_months between 1 and 120),
  remind_days integer not null check (remind_days between 0 and 365),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  constraint design_colours check (num_nonnulls(primary_colour, secondary_colour, tertiary_colour) in (0, 3))
);
create unique index design_default on certificates.design (tenant_id) where is_default;
create index design_name on certificates.design (tenant_id, name, id);

create table certificates.design_use (
  tenant_id uuid not null,
  subject text not null check (subject in ('course', 'trail')),
  subject_id uuid not null,
  design_id uuid not null,
  course_id uuid generated always as (case when subject = 'course' then subject_id end) stored,
  trail_id uuid generated always as (case when subject = 'trail' then subject_id end) stored,
  primary key (tenant_id, subject, subject_id),
  foreign key (tenant_id, design_id) references certificates.design (tenant_id, id) on delete cascade,
  foreign key (tenant_id, course_id) references catalog.course (tenant_id, id),
  foreign key (tenant_id, trail_id) references trails.trail (tenant_id, id)
);
create index design_use_design on certificates.design_use (tenant_id, design_id);

-- As the design was on the day; null: the product's own. How long it holds, and what became of it.
alter table certificates.certificate
  add column design jsonb,
  add column expires_on date,
  add column remind_on date,
  add column reminded_at timestamptz,
  add column reopened_at timestamptz,
  add column renewed_at timestamptz,
  add constraint certificate_validity check ((expires_on is null) = (remind_on is null)),
  drop constraint certificate_tenant_id_member_id_course_id_key;
-- A member has one that counts a training; those that were renewed can still be verified.
create unique index certificate_of_course on certificates.certificate (tenant_id, member_id, course_id) where renewed_at is null and course_id is not null;
drop index certificates.certificate_of_trail;
create unique index certificate_of_trail on certificates.certificate (tenant_id, member_id, trail_id) where renewed_at is null and trail_id is not null;
create index certificate_of_member on certificates.certificate (tenant_id, member_id, id desc);
create index certificate_ends on certificates.certificate (tenant_id, remind_on) where remind_on is not null and renewed_at is null;
