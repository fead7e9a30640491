-- Help of a client: questions with their answers, and what people write to it.
create schema support;

create table support.faq_category (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  version integer not null default 1,
  name jsonb not null,
  position integer not null check (position between 0 and 999),
  primary key (tenant_id, id)
);

create table support.faq_entry (
  tenant_id uuid not null,
  id uuid not null,
  version integer not null,
  category_id uuid not null,
  state text not null check (state in ('draft', 'published', 'retired')),
  question jsonb not null,
  answer jsonb not null,
  -- Shown to anybody where the site shows its questions.
  is_public boolean not null,
  position integer not null check (position between 0 and 999),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references support.faq_category (tenant_id, id)
);
create index faq_entry_category on support.faq_entry (tenant_id, category_id, position, id);

-- Whether an answer helped: once a person.
create table support.faq_vote (
  tenant_id uuid not null,
  entry_id uuid not null,
  member_id uuid not null,
  has_helped boolean not null,
  voted_at timestamptz not null,
  primary key (tenant_id, entry_id, member_id),
  foreign key (tenant_id, entry_id) references support.faq_entry (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index faq_vote_member on support.faq_vote (tenant_id, member_id);

-- The last number that a client gave to a ticket.
create table support.counter (
  tenant_id uuid not null references tenancy.tenant (id),
  last integer not null,
  primary key (tenant_id)
);

create table support.ticket (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  number integer not null,
  version integer not null,
  -- Made by the device: what is sent twice is one ticket.
  born_key uuid not null,
  room text not null check (room in ('support', 'contact', 'public')),
  state text not null check (state in ('new', 'with_us', 'with_you', 'solved', 'closed')),
  subject text not null,
  search_text text not null,
  -- Null: written without an account.
  member_id uuid,
  visitor_name text,
  visitor_email text,
  visitor_locale text,
  -- Of the link in the letter by which a visitor confirms the address and reads the answer.
  token_hash bytea,
  -- Null: a visitor has not confirmed yet; nobody of staff sees it.
  confirmed_at timestamptz,
  -- The day after which the promise is counted, and the day by which an answer is promised; null while the count rests or is over.
  counted_from date not null,
  due_on date,
  -- Working days that are left while the count rests.
  days_left integer check (days_left >= 0),
  assigned_to uuid,
  rating integer check (rating between 1 and 5),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, number),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, assigned_to) references identity.member (tenant_id, id),
  constraint ticket_writer check ((member_id is null) = (token_hash is not null)),
  constraint ticket_ended check ((ended_at is not null) = (state in ('solved', 'closed')))
);
create unique index ticket_born on support.ticket (tenant_id, born_key);
create unique index ticket_token on support.ticket (tenant_id, token_hash) where token_hash is not null;
create index ticket_of_member on support.ticket (tenant_id, member_id, updated_at desc) where member_id is not null;
create index ticket_assigned on support.ticket (tenant_id, assigned_to) where assigned_to is not null;
create index ticket_open on support.ticket (tenant_id, due_on, id) where ended_at is null;
create index ticket_ended_at on support.ticket (tenant_id, ended_at) where state = 'solved';

create table support.message (
  tenant_id uuid not null,
  id uuid not null,
  ticket_id uuid not null,
  born_key uuid not null,
  kind text not null check (kind in ('theirs', 'ours', 'note')),
  -- Null: a visitor.
  member_id uuid,
  text text not null,
  said_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, ticket_id, born_key),
  foreign key (tenant_id, ticket_id) references support.ticket (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index message_of_ticket on support.message (tenant_id, ticket_id, id);
create index message_of_member on support.message (tenant_id, member_id) where member_id is not null;

create table support.attachment (
  tenant_id uuid not null,
  file_id uuid not null,
  message_id uuid not null,
  position integer not null,
  primary key (tenant_id, file_id),
  foreign key (tenant_id, message_id) references support.message (tenant_id, id)
);
create index attachment_of_message on support.attachment (tenant_id, message_id, position);

create table support.canned_reply (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  version integer not null default 1,
  name text not null,
  text jsonb not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
