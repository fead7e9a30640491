-- A certificate is of a course or of a trail (TRL-03).
alter table certificates.certificate
  alter column course_id drop not null,
  alter column version_id drop not null,
  add column trail_id uuid,
  add constraint certificate_subject check (num_nonnulls(course_id, trail_id) = 1),
  add constraint certificate_trail foreign key (tenant_id, trail_id) references trails.trail (tenant_id, id);
create unique index certificate_of_trail on certificates.certificate (tenant_id, member_id, trail_id);
