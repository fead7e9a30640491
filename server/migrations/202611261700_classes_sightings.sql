-- When the app of somebody in a live class was last open while it was under way: one row a person and class, written twice a minute at most, so that whoever teaches sees who is there.
create table classes.sighting (
  tenant_id uuid not null,
  class_id uuid not null,
  member_id uuid not null,
  seen_at timestamptz not null,
  primary key (tenant_id, class_id, member_id),
  foreign key (tenant_id, class_id) references classes.class (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index sighting_of_member on classes.sighting (tenant_id, member_id);
