-- The forum: boards of a client and of its courses, topics, what is written in them, and what was reported.
create schema forum;

create table forum.board (
  tenant_id uuid not null references tenancy.tenant (id),
  -- Of a board of a course: the course’s own id.
  id uuid not null,
  version integer not null,
  -- Null: a board of the client. Else what it belongs to, in a room that this one does not know.
  subject text check (subject in ('course')),
  name jsonb not null,
  description jsonb not null,
  position integer not null check (position between 0 and 999),
  opener text not null check (opener in ('members', 'staff')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  retired_at timestamptz,
  primary key (tenant_id, id)
);
create index board_order on forum.board (tenant_id, position, id) where subject is null;

-- Who sees a board (CLI-09): no row, everybody of the client; of each kind that limits it, one has to be met.
create table forum.audience (
  tenant_id uuid not null,
  id uuid not null,
  board_id uuid not null,
  group_id uuid,
  area_id uuid,
  tag_id uuid,
  primary key (tenant_id, id),
  check (num_nonnulls(group_id, area_id, tag_id) = 1),
  foreign key (tenant_id, board_id) references forum.board (tenant_id, id),
  foreign key (tenant_id, group_id) references identity.member_group (tenant_id, id),
  foreign key (tenant_id, area_id) references identity.area (tenant_id, id),
  foreign key (tenant_id, tag_id) references identity.tag (tenant_id, id)
);
create index audience_board on forum.audience (tenant_id, board_id);
create index audience_group on forum.audience (tenant_id, group_id) where group_id is not null;
create index audience_area on forum.audience (tenant_id, area_id) where area_id is not null;
create index audience_tag on forum.audience (tenant_id, tag_id) where tag_id is not null;

create table forum.topic (
  tenant_id uuid not null,
  id uuid not null,
  board_id uuid not null,
  author_id uuid not null,
  title text not null,
  status text not null check (status in ('open', 'closed')),
  closed_at timestamptz,
  closed_by uuid,
  is_closed_by_moderator boolean not null default false,
  is_pinned boolean not null default false,
  -- Of the newest post; the topic’s own text is 0.
  last_number integer not null default 0,
  -- Replies that were not removed.
  replies integer not null default 0,
  created_at timestamptz not null,
  last_at timestamptz not null,
  -- Removed, and nothing answered it: it is in no list.
  is_gone boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, board_id) references forum.board (tenant_id, id),
  foreign key (tenant_id, author_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, closed_by) references identity.member (tenant_id, id),
  constraint topic_closed check ((status = 'closed') = (closed_at is not null))
);
create index topic_newest on forum.topic (tenant_id, board_id, is_pinned desc, last_at desc, id desc) where not is_gone;
create index topic_author on forum.topic (tenant_id, author_id, created_at desc);
create index topic_closed_by on forum.topic (tenant_id, closed_by) where closed_by is not null;

-- What was written: the topic’s own text is number 0, replies follow.
create table forum.post (
  tenant_id uuid not null,
  id uuid not null,
  topic_id uuid not null,
  number integer not null check (number >= 0),
  author_id uuid not null,
  text text not null,
  -- A recording, and its length by the clock of the device that made it.
  file_id uuid,
  seconds integer check (seconds between 1 and 185),
  quote_id uuid,
  -- Rises with each edit; a report is about one.
  revision integer not null default 1,
  created_at timestamptz not null,
  edited_at timestamptz,
  hidden_at timestamptz,
  removed_at timestamptz,
  removed_by text check (removed_by in ('author', 'moderator')),
  removed_why text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, topic_id, number),
  unique (tenant_id, file_id),
  foreign key (tenant_id, topic_id) references forum.topic (tenant_id, id),
  foreign key (tenant_id, author_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, quote_id) references forum.post (tenant_id, id),
  constraint post_recorded check ((file_id is null) = (seconds is null)),
  constraint post_removed check ((removed_at is null) = (removed_by is null))
);
create index post_author on forum.post (tenant_id, author_id, created_at desc);
create index post_quoted on forum.post (tenant_id, quote_id) where quote_id is not null;

-- What stood there before an edit, for moderators.
create table forum.revision (
  tenant_id uuid not null,
  post_id uuid not null,
  revision integer not null,
  title text,
  text text not null,
  written_at timestamptz not null,
  primary key (tenant_id, post_id, revision),
  foreign key (tenant_id, post_id) references forum.post (tenant_id, id)
);

-- How far a member has read, and whether they want to hear of replies.
create table forum.reading (
  tenant_id uuid not null,
  topic_id uuid not null,
  member_id uuid not null,
  -- -1: nothing yet.
  upto integer not null default -1,
  is_following boolean not null default false,
  primary key (tenant_id, topic_id, member_id),
  foreign key (tenant_id, topic_id) references forum.topic (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index reading_member on forum.reading (tenant_id, member_id);
create index reading_followers on forum.reading (tenant_id, topic_id, member_id) where is_following;

-- A reported post in the moderators’ queue: one that waits for each post.
create table forum.report_case (
  tenant_id uuid not null,
  id uuid not null,
  post_id uuid not null,
  version integer not null,
  state text not null check (state in ('waiting', 'judged')),
  opened_at timestamptz not null,
  decision text check (decision in ('keep', 'warn', 'hide', 'remove', 'close')),
  why text not null default '',
  mute_days integer not null default 0,
  -- The revision that was judged.
  judged_revision integer,
  decided_at timestamptz,
  decided_by uuid,
  claimed_by uuid,
  claimed_until timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, post_id) references forum.post (tenant_id, id),
  foreign key (tenant_id, decided_by) references identity.member (tenant_id, id),
  foreign key (tenant_id, claimed_by) references identity.member (tenant_id, id),
  constraint case_judged check ((state = 'judged') = (decided_at is not null and decided_by is not null and decision is not null))
);
create unique index case_waiting on forum.report_case (tenant_id, post_id) where state = 'waiting';
create index case_post on forum.report_case (tenant_id, post_id, judged_revision);
create index case_queue on forum.report_case (tenant_id, state, opened_at, id);
create index case_decided_by on forum.report_case (tenant_id, decided_by) where decided_by is not null;
create index case_claimed_by on forum.report_case (tenant_id, claimed_by) where claimed_by is not null;

create table forum.report (
  tenant_id uuid not null,
  id uuid not null,
  case_id uuid not null,
  post_id uuid not null,
  revision integer not null,
  member_id uuid not null,
  reason text not null check (reason in ('offensive', 'advertising', 'personal_data', 'false_information', 'off_topic', 'other')),
  note text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  -- Once for each person and revision.
  unique (tenant_id, member_id, post_id, revision),
  foreign key (tenant_id, case_id) references forum.report_case (tenant_id, id),
  foreign key (tenant_id, post_id) references forum.post (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index report_of_case on forum.report (tenant_id, case_id, created_at);
create index report_post on forum.report (tenant_id, post_id);

-- Who may not write until when.
create table forum.mute (
  tenant_id uuid not null,
  member_id uuid not null,
  until timestamptz not null,
  why text not null,
  muted_by uuid not null,
  muted_at timestamptz not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, muted_by) references identity.member (tenant_id, id)
);
create index mute_by on forum.mute (tenant_id, muted_by);
