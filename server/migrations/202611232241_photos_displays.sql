-- Photos of displays: the types that a campaign asks for, and what members sent of them by store and week.
create schema photos;

-- When a campaign credits its photos (PHO-03); without a row at once.
create table photos.campaign_rule (
  tenant_id uuid not null,
  campaign_id uuid not null,
  version integer not null,
  credits text not null check (credits in ('at_once', 'on_approval')),
  updated_at timestamptz not null,
  primary key (tenant_id, campaign_id),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id)
);

create table photos.type (
  tenant_id uuid not null,
  id uuid not null,
  campaign_id uuid not null,
  version integer not null,
  name jsonb not null,
  -- What makes a photo good, and what makes it bad: one remark a line.
  good jsonb not null,
  bad jsonb not null,
  good_file_id uuid,
  bad_file_id uuid,
  points integer not null check (points between 1 and 100000),
  position integer not null,
  is_active boolean not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id)
);
create index type_of_campaign on photos.type (tenant_id, campaign_id, position, id);

create table photos.photo (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  campaign_id uuid not null,
  type_id uuid not null,
  store_id uuid not null,
  -- The Sunday with which its week began at the store: a day, for the hour may not exist there (decision D23).
  week date not null,
  file_id uuid,
  state text not null check (state in ('awaiting', 'approved', 'reproved')),
  -- Rises with each decision: one on an older version is told what happened (decision D37).
  version integer not null,
  points integer not null check (points > 0),
  credits text not null check (credits in ('at_once', 'on_approval')),
  -- How many photos of this type, store and week were reproved before it.
  resent integer not null,
  sent_at timestamptz not null,
  -- By the device's clock: evidence, never judged.
  written_at timestamptz,
  decided_at timestamptz,
  decided_by uuid,
  reason text,
  note text not null default '',
  claimed_by uuid,
  claimed_until timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id),
  foreign key (tenant_id, type_id) references photos.type (tenant_id, id),
  foreign key (tenant_id, store_id) references campaigns.store (tenant_id, id),
  foreign key (tenant_id, decided_by) references identity.member (tenant_id, id),
  foreign key (tenant_id, claimed_by) references identity.member (tenant_id, id),
  check ((state = 'awaiting') = (decided_at is null) and (state = 'awaiting') = (decided_by is null) and (state = 'reproved') = (reason is not null)),
  check (extract(dow from week) = 0)
);
-- One live photo a type, store and week, whoever sends it; one that was reproved frees the week (PHO-02, decision D23).
create unique index photo_week on photos.photo (tenant_id, type_id, store_id, week) where state <> 'reproved';
-- A picture proves one display.
create unique index photo_file on photos.photo (tenant_id, file_id) where file_id is not null;
create index photo_queue on photos.photo (tenant_id, sent_at, id) where state = 'awaiting';
create index photo_decided on photos.photo (tenant_id, state, sent_at desc, id desc);
create index photo_board on photos.photo (tenant_id, campaign_id, store_id, week);
create index photo_member on photos.photo (tenant_id, member_id, sent_at desc);
create index photo_claimed on photos.photo (tenant_id, claimed_by) where claimed_by is not null;
create index photo_decided_by on photos.photo (tenant_id, decided_by) where decided_by is not null;
