CREATE SCHEMA identity;
CREATE TABLE identity.member (
  tenant_id uuid NOT NULL REFERENCES tenancy.tenant (id),
  id uuid NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'blocked')),
  PRIMARY KEY (tenant_id, id)
);
