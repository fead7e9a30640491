-- A change of many has one entry; what it did to each has `batch_id`, and is listed inside it.
alter table platform.audit_entry add column batch_id uuid;
-- What the trail is asked for: everything about one thing, whatever its kind; everything that one administrator did; the parts of a change of many. Indexes on the trail lock its writes
-- while they are built: about a second each for a million entries.
create index audit_entry_thing on platform.audit_entry (tenant_id, subject_id, id);
create index audit_entry_person on platform.audit_entry (tenant_id, person_id, id);
create index audit_entry_batch on platform.audit_entry (tenant_id, batch_id, id) where batch_id is not null;
