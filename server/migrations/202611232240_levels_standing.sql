-- Levels of a program: their names by client, what a campaign asks for each, where a member stands, and the requests that administrators decide.
create schema levels;

-- Three ranks, the lowest is 1 (decision D27). Without a row a rank has the words of the product.
create table levels.level (
  tenant_id uuid not null references tenancy.tenant (id),
  rank smallint not null check (rank between 1 and 3),
  version integer not null,
  name jsonb not null,
  summary jsonb not null,
  -- One benefit a line.
  benefits jsonb not null,
  updated_at timestamptz not null,
  primary key (tenant_id, rank)
);

-- The experience that a campaign asks for ranks 2 and 3 (LVL-02).
create table levels.campaign_rule (
  tenant_id uuid not null,
  campaign_id uuid not null,
  version integer not null,
  intermediate bigint not null check (intermediate > 0),
  highest bigint not null,
  updated_at timestamptz not null,
  primary key (tenant_id, campaign_id),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id),
  check (highest > intermediate)
);

-- Where a member stands; without a row on rank 1.
create table levels.standing (
  tenant_id uuid not null,
  member_id uuid not null,
  rank smallint not null check (rank between 1 and 3),
  since timestamptz not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index standing_above on levels.standing (tenant_id, member_id) where rank > 1;

-- Opened by itself when the minimum is reached, decided by a program administrator (LVL-03).
create table levels.request (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  campaign_id uuid not null,
  rank smallint not null check (rank between 2 and 3),
  state text not null check (state in ('open', 'approved', 'refused')),
  version integer not null,
  -- What the member had, audited or not, when it was opened, and when it was decided.
  experience bigint not null,
  decided_experience bigint,
  opened_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  reason text,
  note text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id),
  foreign key (tenant_id, decided_by) references identity.member (tenant_id, id),
  check ((state = 'open') = (decided_at is null) and (state = 'open') = (decided_by is null) and (state = 'refused') = (reason is not null))
);
-- One that waits or was granted, however many credits arrive at once; after a refusal another one may follow.
create unique index request_live on levels.request (tenant_id, member_id, campaign_id, rank) where state in ('open', 'approved');
create index request_queue on levels.request (tenant_id, state, opened_at, id);
create index request_member on levels.request (tenant_id, member_id, opened_at desc);
create index request_decided_by on levels.request (tenant_id, decided_by) where decided_by is not null;

-- What the end of a campaign made of a member's rank (decision D26): one row for good, so that a job that is killed goes on where it stood.
create table levels.settlement (
  tenant_id uuid not null,
  campaign_id uuid not null,
  member_id uuid not null,
  rank_before smallint not null,
  rank_after smallint not null,
  -- Audited, at that moment.
  experience bigint not null,
  settled_at timestamptz not null,
  primary key (tenant_id, campaign_id, member_id),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  check (rank_after between rank_before - 1 and rank_before)
);
create index settlement_member on levels.settlement (tenant_id, member_id);

-- Campaigns whose members all have their settlement.
create table levels.settled_campaign (
  tenant_id uuid not null,
  campaign_id uuid not null,
  settled_at timestamptz not null,
  primary key (tenant_id, campaign_id),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id)
);
