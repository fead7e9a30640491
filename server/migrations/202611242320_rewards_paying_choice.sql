-- The campaign whose points the store spends, as the member chose it among those that run (CMP-08): a row a member.
create table rewards.paying_choice (
  tenant_id uuid not null,
  member_id uuid not null,
  campaign_id uuid not null,
  chosen_at timestamptz not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id)
);
