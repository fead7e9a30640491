create schema classes;

-- A class of a published course: dated encounters that people subscribe to. Its state is judged from these facts and is stored nowhere.
create table classes.class (
  tenant_id uuid not null,
  id uuid not null,
  version integer not null,
  kind text not null check (kind in ('presential', 'live_class', 'webinar')),
  course_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  instructor_id uuid,
  -- Null: as many as come.
  seats integer check (seats between 1 and 100000),
  taken integer not null default 0,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  minimum_percent integer not null check (minimum_percent between 0 and 100),
  is_tentative boolean not null,
  published_at timestamptz,
  closed_at timestamptz,
  canceled_at timestamptz,
  cancel_reason text check (length(cancel_reason) between 1 and 300),
  results_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, course_id) references catalog.course (tenant_id, id),
  foreign key (tenant_id, instructor_id) references identity.member (tenant_id, id),
  check (taken >= 0 and (seats is null or taken <= seats)),
  check (closes_at > opens_at)
);
create index class_of_course on classes.class (tenant_id, course_id, kind);
create index class_of_instructor on classes.class (tenant_id, instructor_id) where instructor_id is not null;

create table classes.encounter (
  tenant_id uuid not null,
  id uuid not null,
  class_id uuid not null,
  -- What a clock shows there is the truth; the instants follow from it.
  day date not null,
  time text not null,
  zone text not null,
  minutes integer not null check (minutes between 1 and 960),
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null check (length(place) <= 200),
  meeting_url text check (length(meeting_url) <= 500),
  started_at timestamptz,
  paused_at timestamptz,
  ended_at timestamptz,
  sign_at timestamptz,
  canceled_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, class_id) references classes.class (tenant_id, id),
  check (ends_at > begins_at)
);
create index encounter_of_class on classes.encounter (tenant_id, class_id, begins_at);

-- Locked before a member takes a seat: of two classes at one hour, the second is refused.
create table classes.lane (
  tenant_id uuid not null,
  member_id uuid not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);

create table classes.subscription (
  tenant_id uuid not null,
  id uuid not null,
  class_id uuid not null,
  member_id uuid not null,
  state text not null check (state in ('waiting', 'subscribed', 'left')),
  asked_at timestamptz not null,
  subscribed_at timestamptz,
  left_at timestamptz,
  is_late boolean not null default false,
  result text check (result in ('approved', 'not_approved')),
  primary key (tenant_id, id),
  foreign key (tenant_id, class_id) references classes.class (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create unique index subscription_that_counts on classes.subscription (tenant_id, class_id, member_id) where state <> 'left';
create index subscription_of_member on classes.subscription (tenant_id, member_id, class_id);
create index subscription_waiting on classes.subscription (tenant_id, class_id, asked_at, id) where state = 'waiting';

-- Who said what of a member's presence, added to and never changed: the last one counts.
create table classes.mark (
  tenant_id uuid not null,
  encounter_id uuid not null,
  member_id uuid not null,
  version integer not null check (version > 0),
  presence text not null check (presence in ('present', 'absent', 'excused')),
  marked_by uuid not null,
  marked_at timestamptz not null,
  primary key (tenant_id, encounter_id, member_id, version),
  foreign key (tenant_id, encounter_id) references classes.encounter (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, marked_by) references identity.member (tenant_id, id)
);
create index mark_of_member on classes.mark (tenant_id, member_id);
create index mark_by on classes.mark (tenant_id, marked_by);

create table classes.reaction (
  tenant_id uuid not null,
  class_id uuid not null,
  member_id uuid not null,
  hierarchy_order integer not null check (hierarchy_order > 0),
  content integer not null check (content between 1 and 5),
  instructor integer not null check (instructor between 1 and 5),
  organization integer not null check (organization between 1 and 5),
  comment text not null check (length(comment) <= 1000),
  sent_at timestamptz not null,
  primary key (tenant_id, class_id, member_id, hierarchy_order),
  foreign key (tenant_id, class_id) references classes.class (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index reaction_of_member on classes.reaction (tenant_id, member_id);
