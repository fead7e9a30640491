-- Servers of partners ask for the key to one account (decision D72). Their secret is a real one, so only its hash is kept; the web client's stands in every page.
alter table identity.oauth_client add column kind text not null default 'web';
alter table identity.oauth_client add column ended_at timestamptz;

create table identity.webservice_token (
  hash bytea primary key,
  site_id uuid not null references tenancy.site (id),
  oauth_client_id text not null references identity.oauth_client (id),
  person_id uuid not null references identity.person (id),
  tenant_id uuid not null,
  member_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index webservice_token_expiry on identity.webservice_token (expires_at);
