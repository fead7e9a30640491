-- The close of campaigns, and rehearsals of new rules on old sales.
create schema closing;

-- One a campaign. What it does is kept where it is done (ledger, levels); here stands what was foreseen, and the report.
create table closing.close (
  tenant_id uuid not null,
  campaign_id uuid not null,
  -- Null: it began by itself.
  begun_by uuid,
  begun_at timestamptz not null,
  -- What it would do, counted before it began.
  rehearsal jsonb not null,
  finished_at timestamptz,
  report jsonb,
  primary key (tenant_id, campaign_id),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id),
  foreign key (tenant_id, begun_by) references identity.member (tenant_id, id),
  check ((finished_at is null) = (report is null))
);
create index close_begun_by on closing.close (tenant_id, begun_by) where begun_by is not null;
create index close_open on closing.close (tenant_id, begun_at) where finished_at is null;

-- Sales of a past campaign priced by the points table of a draft; it writes about nobody. `result` counts, and names members by their ids alone.
create table closing.rehearsal (
  tenant_id uuid not null,
  id uuid not null,
  -- Whose points table is tried.
  campaign_id uuid not null,
  -- Whose sales are replayed.
  past_id uuid not null,
  number integer not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  -- Lines that were replayed, of how many.
  done integer not null default 0,
  total integer not null,
  finished_at timestamptz,
  result jsonb,
  primary key (tenant_id, id),
  unique (tenant_id, campaign_id, number),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id),
  foreign key (tenant_id, past_id) references campaigns.campaign (tenant_id, id),
  foreign key (tenant_id, asked_by) references identity.member (tenant_id, id)
);
create index rehearsal_past on closing.rehearsal (tenant_id, past_id);
create index rehearsal_asked_by on closing.rehearsal (tenant_id, asked_by);
