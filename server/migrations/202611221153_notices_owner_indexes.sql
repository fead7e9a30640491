-- Looked up when a member is taken back.
create index letter_member on notices.letter (tenant_id, member_id);
