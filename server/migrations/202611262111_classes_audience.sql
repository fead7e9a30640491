-- Whom a class is for, of those who see its course (CLI-09): no row, all of them. Within groups, areas or tags one is enough; each kind that is named has to be met.
create table classes.audience (
  tenant_id uuid not null,
  id uuid not null,
  class_id uuid not null,
  group_id uuid,
  area_id uuid,
  tag_id uuid,
  primary key (tenant_id, id),
  check (num_nonnulls(group_id, area_id, tag_id) = 1),
  foreign key (tenant_id, class_id) references classes.class (tenant_id, id),
  -- What limits it cannot be removed: it would be for nobody, or for everybody.
  foreign key (tenant_id, group_id) references identity.member_group (tenant_id, id),
  foreign key (tenant_id, area_id) references identity.area (tenant_id, id),
  foreign key (tenant_id, tag_id) references identity.tag (tenant_id, id)
);
create index audience_class on classes.audience (tenant_id, class_id);
create index audience_group on classes.audience (tenant_id, group_id) where group_id is not null;
create index audience_area on classes.audience (tenant_id, area_id) where area_id is not null;
create index audience_tag on classes.audience (tenant_id, tag_id) where tag_id is not null;
