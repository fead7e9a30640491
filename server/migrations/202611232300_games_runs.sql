create schema games;

-- One run of a game by a member. It stands on the revision of the content with which it began, whatever is published meanwhile (decision D10).
-- The game is named by the id that its content carries through all revisions; the room of activities keeps both.
create table games.run (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  game_id uuid not null,
  revision_id uuid not null,
  number integer not null,
  state text not null,
  play jsonb not null,
  pace text not null,
  seq integer not null,
  device text not null,
  started_at timestamptz not null,
  spent_ms integer not null,
  finished_at timestamptz,
  score integer,
  right_items double precision,
  items integer,
  streak integer,
  is_passed boolean,
  points integer,
  primary key (tenant_id, id),
  unique (tenant_id, member_id, game_id, number),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
-- One run at a time, whatever two tabs ask for.
create unique index run_running on games.run (tenant_id, member_id, game_id) where state = 'running';
-- Points of a game are paid once.
create unique index run_paid on games.run (tenant_id, member_id, game_id) where points > 0;

-- What was judged, by its number in the run: sent again, it is told again.
create table games.move (
  tenant_id uuid not null,
  run_id uuid not null,
  seq integer not null,
  item text not null,
  answer text not null,
  is_right boolean,
  is_near boolean not null,
  reason jsonb not null,
  spent_ms integer not null,
  device text not null,
  made_at timestamptz not null,
  primary key (tenant_id, run_id, seq),
  foreign key (tenant_id, run_id) references games.run (tenant_id, id)
);
