-- People who asked to leave (PRO-03, decision D39): after thirty days everything personal is erased; until then they may change their mind.
create table identity.departure (
  person_id uuid primary key references identity.person (id),
  site_id uuid not null references tenancy.site (id),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- When nothing personal was left; the row stays as the proof of it.
  erased_at timestamptz,
  check (due_at > asked_at)
);
create index departure_due on identity.departure (due_at) where erased_at is null;
