-- A second person's opinion on what an auditor decided: it changes nothing of the decision, it shows where auditors do not judge alike (ADM-05).
create schema audit;

create table audit.opinion (
  tenant_id uuid not null,
  id uuid not null,
  subject text not null check (subject in ('sale', 'photo')),
  subject_id uuid not null,
  -- Of the decision that was looked at: a sale that is sent again has another one.
  decided_at timestamptz not null,
  member_id uuid not null,
  agrees boolean not null,
  note text not null default '',
  given_at timestamptz not null,
  primary key (tenant_id, id),
  -- One a decision, also of two who say theirs at once.
  constraint opinion_once unique (tenant_id, subject, subject_id, decided_at),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  check (agrees or note <> '')
);
create index opinion_of_member on audit.opinion (tenant_id, member_id);
