-- Community events of a client: who is invited, who wants to come, and who was there.
create schema events;

create table events.event (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  version integer not null,
  state text not null check (state in ('draft', 'published', 'cancelled')),
  kind text not null,
  name jsonb not null,
  description jsonb not null,
  -- Lines as they are written, each with its time.
  program jsonb not null,
  file_id uuid,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  -- IANA: what the clock on the wall of the place shows.
  time_zone text not null,
  place text not null,
  -- Small letters without accents: name, description and place in all languages.
  search_text text not null,
  address text not null,
  join_url text not null,
  campaign_id uuid,
  points integer not null check (points >= 0),
  rank_needed smallint not null check (rank_needed between 1 and 3),
  is_by_invitation boolean not null,
  seats integer check (seats > 0),
  -- Those who said that they come.
  coming integer not null default 0,
  -- Goes up with each new code: those before hold no longer.
  code_round integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  cancelled_at timestamptz,
  cancelled_why text not null default '',
  reminded_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, campaign_id) references campaigns.campaign (tenant_id, id),
  constraint event_times check (ends_at > begins_at),
  constraint event_points check (points = 0 or campaign_id is not null),
  constraint event_seats check (coming >= 0 and (seats is null or coming <= seats))
);
-- A client has hundreds of events, so this is built in an instant.
create index event_found on events.event using gin (tenant_id, search_text gin_trgm_ops);
create index event_order on events.event (tenant_id, begins_at, id);
create index event_campaign on events.event (tenant_id, campaign_id) where campaign_id is not null;

-- Who was invited, and who said whether they come.
create table events.guest (
  tenant_id uuid not null,
  event_id uuid not null,
  member_id uuid not null,
  -- Null: came by themselves.
  invited_at timestamptz,
  invited_by uuid,
  coming_at timestamptz,
  declined_at timestamptz,
  primary key (tenant_id, event_id, member_id),
  foreign key (tenant_id, event_id) references events.event (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, invited_by) references identity.member (tenant_id, id),
  constraint guest_invited check ((invited_at is null) = (invited_by is null)),
  constraint guest_answer check (coming_at is null or declined_at is null)
);
create index guest_of_member on events.guest (tenant_id, member_id);
create index guest_invited_by on events.guest (tenant_id, invited_by) where invited_by is not null;

-- A member is at an event once, whatever is scanned again.
create table events.arrival (
  tenant_id uuid not null,
  event_id uuid not null,
  member_id uuid not null,
  -- to_check: a code that came late from a device without a network; undone: the organizer took it away.
  state text not null check (state in ('arrived', 'to_check', 'undone')),
  way text not null check (way in ('qr', 'digits', 'by_hand')),
  -- By the device's clock, and by the server's.
  scanned_at timestamptz not null,
  arrived_at timestamptz not null,
  -- The reason of the credit in the ledger; null: no points came of it.
  credit_id uuid,
  points integer not null default 0 check (points >= 0),
  -- Why there are no points where the event gives some.
  uncredited text,
  checked_by uuid,
  undone_at timestamptz,
  undone_by uuid,
  undone_why text not null default '',
  primary key (tenant_id, event_id, member_id),
  foreign key (tenant_id, event_id) references events.event (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, checked_by) references identity.member (tenant_id, id),
  foreign key (tenant_id, undone_by) references identity.member (tenant_id, id),
  constraint arrival_undone check ((undone_at is null) = (undone_by is null) and (state = 'undone') = (undone_at is not null)),
  constraint arrival_credit check ((credit_id is null) = (points = 0))
);
create index arrival_order on events.arrival (tenant_id, event_id, state, arrived_at desc, member_id);
create index arrival_of_member on events.arrival (tenant_id, member_id);
create index arrival_checked_by on events.arrival (tenant_id, checked_by) where checked_by is not null;
create index arrival_undone_by on events.arrival (tenant_id, undone_by) where undone_by is not null;
