-- Whom a reward is for (CLI-09): no row, everybody of the client. Within groups, areas or tags one is enough; each kind that is named has to be met.
create table rewards.audience (
  tenant_id uuid not null,
  id uuid not null,
  reward_id uuid not null,
  group_id uuid,
  area_id uuid,
  tag_id uuid,
  primary key (tenant_id, id),
  check (num_nonnulls(group_id, area_id, tag_id) = 1),
  foreign key (tenant_id, reward_id) references rewards.reward (tenant_id, id),
  -- What limits it cannot be removed: it would be for nobody, or for everybody.
  foreign key (tenant_id, group_id) references identity.member_group (tenant_id, id),
  foreign key (tenant_id, area_id) references identity.area (tenant_id, id),
  foreign key (tenant_id, tag_id) references identity.tag (tenant_id, id)
);
create index audience_reward on rewards.audience (tenant_id, reward_id);
create index audience_group on rewards.audience (tenant_id, group_id) where group_id is not null;
create index audience_area on rewards.audience (tenant_id, area_id) where area_id is not null;
create index audience_tag on rewards.audience (tenant_id, tag_id) where tag_id is not null;
