-- Who sees a course on the shelf (CLI-09): no row, everybody of the client. Within groups, areas or tags one is enough; each kind that is named has to be met.
create table catalog.course_audience (
  tenant_id uuid not null,
  course_id uuid not null,
  id uuid not null,
  group_id uuid,
  area_id uuid,
  tag_id uuid,
  primary key (tenant_id, course_id, id),
  check (num_nonnulls(group_id, area_id, tag_id) = 1),
  foreign key (tenant_id, course_id) references catalog.course (tenant_id, id),
  -- A group, an area or a tag that limits a course cannot be removed: the course would be open to nobody, or to everybody.
  foreign key (tenant_id, group_id) references identity.member_group (tenant_id, id),
  foreign key (tenant_id, area_id) references identity.area (tenant_id, id),
  foreign key (tenant_id, tag_id) references identity.tag (tenant_id, id)
);
create index course_audience_group on catalog.course_audience (tenant_id, group_id);
create index course_audience_area on catalog.course_audience (tenant_id, area_id);
create index course_audience_tag on catalog.course_audience (tenant_id, tag_id);
