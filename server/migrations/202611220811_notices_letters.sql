-- What members want to be told, and the letters that tell it.
alter table notices.notice
  -- False where the member wants this kind by mail alone.
  add column is_shown boolean not null default true,
  -- From when a letter may carry it; null for never.
  add column mail_at timestamptz,
  -- The one letter that carries it.
  add column letter_id uuid;

create index notice_to_mail on notices.notice (tenant_id, mail_at) where mail_at is not null and letter_id is null;
create index notice_in_letter on notices.notice (tenant_id, letter_id) where letter_id is not null;

-- Of members who never chose there is no row.
create table notices.preference (
  tenant_id uuid not null,
  member_id uuid not null,
  version integer not null,
  -- As the domain's NoticePreferences.
  preferences jsonb not null,
  updated_at timestamptz not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);

create table notices.letter (
  tenant_id uuid not null,
  id uuid not null,
  member_id uuid not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);

alter table notices.notice
  add foreign key (tenant_id, letter_id) references notices.letter (tenant_id, id);
