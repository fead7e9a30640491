-- The reward that a member saves for, in the campaign whose points are to pay it: one a member at most. An order of that reward ends it.
create table rewards.goal (
  tenant_id uuid not null,
  member_id uuid not null,
  reward_id uuid not null,
  campaign_id uuid not null,
  chosen_at timestamptz not null,
  -- When the member was told that they can order it; null: not yet.
  reached_at timestamptz,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, reward_id) references rewards.reward (tenant_id, id),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id)
);
create index goal_reward on rewards.goal (tenant_id, reward_id);
create index goal_campaign on rewards.goal (tenant_id, campaign_id);
