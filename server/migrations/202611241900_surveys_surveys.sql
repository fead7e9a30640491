create schema surveys;

create table surveys.survey (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  -- Rises with each edit: whoever saves an older one is told.
  version integer not null,
  kind text not null,
  state text not null,
  title jsonb not null,
  introduction jsonb not null,
  -- Nobody is told who gave which answer; fixed once it was published, because people answered on this promise.
  is_unnamed boolean not null,
  is_mandatory boolean not null,
  -- Days of the client, both included; null: without an end on that side.
  opens_on date,
  closes_on date,
  position integer not null,
  -- A reaction evaluation of every training; else of those in surveys.training.
  all_trainings boolean not null,
  -- As they are being written; what members answer stands in the edition.
  questions jsonb not null,
  -- The edition that is asked now; 0 until the first was published.
  edition integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  primary key (tenant_id, id),
  check (opens_on <= closes_on)
);
create index survey_asked on surveys.survey (tenant_id, kind, position, id) where state = 'published';
create index survey_mandatory on surveys.survey (tenant_id, position, id) where state = 'published' and is_mandatory;

-- Questions as they were published; never changed afterwards.
create table surveys.edition (
  tenant_id uuid not null,
  survey_id uuid not null,
  number integer not null,
  questions jsonb not null,
  published_at timestamptz not null,
  primary key (tenant_id, survey_id, number),
  foreign key (tenant_id, survey_id) references surveys.survey (tenant_id, id)
);

-- Whom a survey is for (CLI-09): no row, everybody; else of each kind that is named, one has to be met.
create table surveys.audience (
  tenant_id uuid not null,
  id uuid not null,
  survey_id uuid not null,
  group_id uuid,
  area_id uuid,
  tag_id uuid,
  primary key (tenant_id, id),
  check (num_nonnulls(group_id, area_id, tag_id) = 1),
  foreign key (tenant_id, survey_id) references surveys.survey (tenant_id, id),
  foreign key (tenant_id, group_id) references identity.member_group (tenant_id, id),
  foreign key (tenant_id, area_id) references identity.area (tenant_id, id),
  foreign key (tenant_id, tag_id) references identity.tag (tenant_id, id)
);
create index audience_survey on surveys.audience (tenant_id, survey_id);
create index audience_group on surveys.audience (tenant_id, group_id) where group_id is not null;
create index audience_area on surveys.audience (tenant_id, area_id) where area_id is not null;
create index audience_tag on surveys.audience (tenant_id, tag_id) where tag_id is not null;

-- The trainings after which a reaction evaluation is asked; they belong to higher rooms, so nothing is referenced.
create table surveys.training (
  tenant_id uuid not null,
  survey_id uuid not null,
  kind text not null,
  training_id uuid not null,
  primary key (tenant_id, survey_id, kind, training_id),
  foreign key (tenant_id, survey_id) references surveys.survey (tenant_id, id)
);

-- Who may edit a survey and see its results without being in charge of all of them (CLI-10).
create table surveys.owner (
  tenant_id uuid not null,
  survey_id uuid not null,
  member_id uuid not null,
  primary key (tenant_id, survey_id, member_id),
  foreign key (tenant_id, survey_id) references surveys.survey (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index owner_member on surveys.owner (tenant_id, member_id);

-- Who began which edition, and that they answered: once about one thing. It shares no key and no instant with what was answered.
create table surveys.participation (
  tenant_id uuid not null,
  survey_id uuid not null,
  member_id uuid not null,
  -- The training of a reaction evaluation; 'survey' and its own id where it is about nothing else.
  about_kind text not null,
  about_id uuid not null,
  edition integer not null,
  begun_on date not null,
  answered_on date,
  primary key (tenant_id, survey_id, member_id, about_kind, about_id),
  foreign key (tenant_id, survey_id, edition) references surveys.edition (tenant_id, survey_id, number),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index participation_member on surveys.participation (tenant_id, member_id);

create table surveys.response (
  tenant_id uuid not null,
  -- Of chance alone: an id that rises with time would tell who of an unnamed survey answered when.
  id uuid not null,
  survey_id uuid not null,
  edition integer not null,
  about_kind text not null,
  about_id uuid not null,
  -- Null in a survey without names, and of somebody who left.
  member_id uuid,
  answered_on date not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, survey_id, edition) references surveys.edition (tenant_id, survey_id, number),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index response_survey on surveys.response (tenant_id, survey_id, edition, answered_on desc, id);
create index response_member on surveys.response (tenant_id, member_id) where member_id is not null;

-- One question's answer: options, a score or a text.
create table surveys.answer (
  tenant_id uuid not null,
  response_id uuid not null,
  question_id uuid not null,
  option_ids uuid[] not null,
  score integer,
  text text not null,
  primary key (tenant_id, response_id, question_id),
  foreign key (tenant_id, response_id) references surveys.response (tenant_id, id)
);
