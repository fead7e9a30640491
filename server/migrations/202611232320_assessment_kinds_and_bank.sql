-- One of the seven kinds (D76); a test never changes its kind. What was written before was a conventional one.
alter table assessment.test add column kind text not null default 'conventional_test';

-- A restart opens the next round of a test: attempts of earlier ones are kept and count no more (D75).
alter table assessment.attempt add column round integer not null default 1;

-- What a person wrote or joined, by the id of the part or of the question; null where only parts are chosen.
alter table assessment.answer add column entries jsonb;

-- How a member stands in a test beside their attempts: the round, and what an administrator gave on top (TST-04). No row: the first round, nothing on top.
create table assessment.standing (
  tenant_id uuid not null,
  member_id uuid not null,
  test_id uuid not null,
  round integer not null,
  extra_attempts integer not null,
  primary key (tenant_id, member_id, test_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, test_id) references assessment.test (tenant_id, id)
);

-- What a person said that an answer in free text is worth.
create table assessment.answer_grade (
  tenant_id uuid not null,
  attempt_id uuid not null,
  question_id uuid not null,
  percent integer not null,
  comment text not null,
  graded_by uuid not null,
  graded_at timestamptz not null,
  primary key (tenant_id, attempt_id, question_id),
  foreign key (tenant_id, attempt_id) references assessment.attempt (tenant_id, id),
  foreign key (tenant_id, graded_by) references identity.member (tenant_id, id)
);
create index answer_grade_by on assessment.answer_grade (tenant_id, graded_by);
create index attempt_awaiting on assessment.attempt (tenant_id, finished_at, id) where state = 'awaiting_grade';

create table assessment.subject (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  name jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);

-- A question of the bank as it is now; every version of it is kept.
create table assessment.bank_question (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  version integer not null,
  kind text not null,
  subject_id uuid,
  tags text[] not null,
  search_text text not null,
  is_active boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, subject_id) references assessment.subject (tenant_id, id)
);
create index bank_question_newest on assessment.bank_question (tenant_id, updated_at desc, id desc);
create index bank_question_subject on assessment.bank_question (tenant_id, subject_id);

create table assessment.bank_version (
  tenant_id uuid not null,
  question_id uuid not null,
  number integer not null,
  question jsonb not null,
  written_by uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, question_id, number),
  foreign key (tenant_id, question_id) references assessment.bank_question (tenant_id, id),
  foreign key (tenant_id, written_by) references identity.member (tenant_id, id)
);
create index bank_version_by on assessment.bank_version (tenant_id, written_by);

-- Which versions of tests may draw a question.
create table assessment.bank_use (
  tenant_id uuid not null,
  question_id uuid not null,
  test_version_id uuid not null,
  primary key (tenant_id, question_id, test_version_id),
  foreign key (tenant_id, question_id) references assessment.bank_question (tenant_id, id),
  foreign key (tenant_id, test_version_id) references assessment.test_version (tenant_id, id)
);
create index bank_use_version on assessment.bank_use (tenant_id, test_version_id);
create index answer_question on assessment.answer (tenant_id, question_id);
