-- People out of a sheet (ADM-02): read, rehearsed line by line, applied, and taken back to what was there before.
create table identity.people_import (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  file_id uuid not null,
  file_name text not null,
  -- Of the bytes as they came: a sheet that is sent twice is known by it.
  file_hash text not null,
  format text not null,
  state text not null,
  -- How the sheet is read; both empty for one that says so itself.
  encoding text not null,
  delimiter text not null,
  header text[] not null,
  -- What each column stands for; empty for nothing.
  columns text[] not null,
  samples jsonb not null,
  -- Why the file as a whole cannot be taken, and at which of its lines; line 0 is the whole of it.
  refusal text,
  refusal_line integer not null default 0,
  -- How far the lines were read into the table below, and whether that was all of them.
  staged_until integer not null default 0,
  is_staged boolean not null default false,
  -- How far the step that runs has come; saved with each batch, so that a step that was broken off goes on there.
  done_until integer not null default 0,
  member_id uuid not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index people_import_newest on identity.people_import (tenant_id, created_at, id);
create index people_import_file on identity.people_import (tenant_id, file_hash);

create table identity.people_import_line (
  tenant_id uuid not null,
  import_id uuid not null,
  line integer not null,
  cells text[] not null,
  -- What the line says, in our words; null where it says nothing.
  user_name text,
  -- The user name as a document would be compared: at log-in the two could not be told apart.
  name_document text,
  email text,
  full_name text,
  last_name text,
  document_kind text,
  document text,
  phone text,
  birthday date,
  gender text,
  country text,
  city text,
  language_id integer,
  roles text[],
  program_role text,
  program_status text,
  group_ids uuid[],
  tag_ids uuid[],
  new_person_id uuid not null,
  new_member_id uuid not null,
  -- Null until it is judged.
  verdict text,
  refusal text,
  field text,
  person_id uuid,
  member_id uuid,
  -- What was written, and what stood there before and afterwards: only what still stands so is taken back.
  is_applied boolean not null default false,
  was jsonb,
  became jsonb,
  added_group_ids uuid[],
  added_tag_ids uuid[],
  is_undone boolean not null default false,
  primary key (tenant_id, import_id, line),
  foreign key (tenant_id, import_id) references identity.people_import (tenant_id, id)
);
create index people_import_line_verdict on identity.people_import_line (tenant_id, import_id, verdict, line);
