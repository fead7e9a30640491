-- A partner's server opens accounts of every program of its site, or of those that are named; its secret may be another than the first.
alter table identity.oauth_client
  add column for_all_clients boolean not null default true,
  add column secret_at timestamptz;

create table identity.integrator_client (
  tenant_id uuid not null references tenancy.tenant (id),
  oauth_client_id text not null references identity.oauth_client (id),
  primary key (tenant_id, oauth_client_id)
);
