-- What every room stands on: news between rooms, repeated requests, the trail of changes, stored files, keys of the server.
create schema platform;

create table platform.outbox (
  id uuid primary key,
  position bigint generated always as identity,
  tenant_id uuid,
  event text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  relayed_at timestamptz
);
create index outbox_waiting on platform.outbox (position) where relayed_at is null;

create table platform.idempotency_key (
  person_id uuid not null,
  key text not null,
  endpoint text not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (person_id, key)
);
create index idempotency_key_age on platform.idempotency_key (created_at);

-- Append only: the app's role may neither change nor delete a row.
create table platform.audit_entry (
  tenant_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  person_id uuid not null,
  who text not null,
  what text not null,
  subject text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  primary key (tenant_id, id)
);
create index audit_entry_subject on platform.audit_entry (tenant_id, subject, subject_id, id);

-- The object and its owner; the owner's room decides who may see it. `site_id` for what is shown before anybody logs in.
create table platform.file (
  id uuid primary key,
  tenant_id uuid,
  site_id uuid not null,
  owner_room text,
  owner_id text,
  purpose text not null,
  is_public boolean not null,
  name text not null,
  content_type text not null,
  bytes bigint not null,
  sha256 text not null,
  pages integer,
  seconds double precision,
  created_by uuid,
  created_at timestamptz not null
);
create index file_owner on platform.file (tenant_id, owner_room, owner_id);
create index file_content on platform.file (sha256);

create table platform.upload (
  id text primary key,
  tenant_id uuid not null,
  site_id uuid not null,
  person_id uuid not null,
  purpose text not null,
  name text not null,
  bytes bigint not null,
  created_at timestamptz not null,
  file_id uuid references platform.file (id)
);
create index upload_age on platform.upload (created_at);

-- Secrets that the server makes itself at its first start: signatures of links, successors of refresh tokens.
create table platform.secret (
  name text primary key,
  value bytea not null,
  created_at timestamptz not null
);

-- Tries that are counted beyond one process: log-ins, codes.
create table platform.try_count (
  subject text not null,
  window_start timestamptz not null,
  tries integer not null,
  primary key (subject, window_start)
);
