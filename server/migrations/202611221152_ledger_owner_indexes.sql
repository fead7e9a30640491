-- Looked up when a member is taken back; most entries are made by nobody.
create index confirmation_auditor on ledger.confirmation (tenant_id, auditor_id) where auditor_id is not null;
create index entry_by_member on ledger.entry (tenant_id, by_member_id) where by_member_id is not null;
