create schema sence;

-- How a client is known to the authority; one row a client. Without it, or switched off, no course is guarded.
create table sence.settings (
  tenant_id uuid not null primary key references tenancy.tenant (id),
  version integer not null,
  is_on boolean not null,
  provider_rut text not null check (length(provider_rut) <= 10),
  -- Sealed for this client (AES-256-GCM); nobody reads it again.
  sealed_token bytea not null,
  environment text not null check (environment in ('test', 'production')),
  manual text not null check (manual in ('m113', 'm115')),
  session_minutes integer not null check (session_minutes between 15 and 720),
  -- Whoever is in it learns without the authority (scholarships).
  exempt_group_id uuid,
  updated_at timestamptz not null,
  foreign key (tenant_id, exempt_group_id) references identity.member_group (tenant_id, id)
);
create index settings_exempt_group on sence.settings (tenant_id, exempt_group_id) where exempt_group_id is not null;

-- A course under the authority, with its codes there.
create table sence.course (
  tenant_id uuid not null,
  course_id uuid not null,
  version integer not null,
  line text not null check (line in ('1', '3', '6')),
  sence_code text not null check (length(sence_code) <= 10),
  action_code text not null check (length(action_code) between 1 and 50),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, course_id),
  foreign key (tenant_id, course_id) references catalog.course (tenant_id, id)
);

-- Locked before a session begins or opens: of two at once, one is open.
create table sence.lane (
  tenant_id uuid not null,
  member_id uuid not null,
  course_id uuid not null,
  primary key (tenant_id, member_id, course_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, course_id) references catalog.course (tenant_id, id)
);
create index lane_of_course on sence.lane (tenant_id, course_id);

-- One session of attendance, with the codes that were sent. Its state is judged from these facts and is stored nowhere.
create table sence.session (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  course_id uuid not null,
  run text not null check (length(run) <= 10),
  provider_rut text not null,
  environment text not null,
  manual text not null,
  line text not null,
  sence_code text not null,
  action_code text not null,
  asked_at timestamptz not null,
  login_until timestamptz not null,
  -- What the authority calls it; empty until it answered.
  sence_id text not null default '' check (length(sence_id) <= 149),
  -- As the authority wrote them, never computed with.
  authority_time text not null default '' check (length(authority_time) <= 40),
  authority_zone text not null default '' check (length(authority_zone) <= 100),
  opened_at timestamptz,
  expires_at timestamptz,
  refused_at timestamptz,
  replaced_at timestamptz,
  closed_at timestamptz,
  -- Result codes of the last answer that was an error.
  codes text[] not null default '{}',
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, course_id) references catalog.course (tenant_id, id),
  check ((opened_at is null) = (expires_at is null)),
  check (closed_at is null or opened_at is not null)
);
create index session_of_member on sence.session (tenant_id, member_id, course_id, asked_at);
create index session_of_course on sence.session (tenant_id, course_id, asked_at);
create index session_by_time on sence.session (tenant_id, asked_at, id);

-- One trip of a browser to the authority and back; its id is the correlator (IdSesionAlumno), its key stands in the return address, once.
create table sence.passage (
  tenant_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  phase text not null check (phase in ('start', 'close')),
  key_hash bytea not null,
  asked_at timestamptz not null,
  until timestamptz not null,
  answered_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, session_id) references sence.session (tenant_id, id)
);
create unique index passage_by_key on sence.passage (tenant_id, key_hash);
create index passage_of_session on sence.passage (tenant_id, session_id, asked_at);

-- Every answer that came with a key of ours, added to and never changed; a repeated one does not count.
create table sence.answer (
  tenant_id uuid not null,
  id uuid not null,
  passage_id uuid not null,
  is_counted boolean not null,
  fields jsonb not null,
  came_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, passage_id) references sence.passage (tenant_id, id)
);
create index answer_of_passage on sence.answer (tenant_id, passage_id);
