create schema marks;

create table marks.favourite (
  tenant_id uuid not null,
  member_id uuid not null,
  subject text not null,
  subject_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, member_id, subject, subject_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
