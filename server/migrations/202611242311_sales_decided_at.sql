-- Who decided what, the newest first, for the one place of auditors (ADM-05).
create index revision_decided on sales.revision (tenant_id, decided_at desc, sale_id) where decided_at is not null;
