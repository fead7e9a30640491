-- Looked up when a member is taken back.
create index revision_decided_by on sales.revision (tenant_id, decided_by) where decided_by is not null;
create index sale_claimed_by on sales.sale (tenant_id, claimed_by) where claimed_by is not null;
