CREATE SCHEMA IF NOT EXISTS tenancy;
-- site-wide: read before a tenant is chosen; it has no tenant_id
CREATE TABLE tenancy.tenant (id uuid PRIMARY KEY, name text NOT NULL UNIQUE);
