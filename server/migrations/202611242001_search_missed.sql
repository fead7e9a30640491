create schema search;

-- What members looked for and nobody found: the words without capitals and accents, how often, and when last. Nobody's name is kept.
create table search.missed (
  tenant_id uuid not null references tenancy.tenant (id),
  words text not null check (length(words) between 1 and 100),
  count integer not null check (count >= 1),
  last_at timestamptz not null,
  primary key (tenant_id, words)
);
create index missed_most on search.missed (tenant_id, count desc, words);
create index missed_long_ago on search.missed (tenant_id, last_at);
