-- Whoever hides a kind from their inbox still has its notices, unread. The count beside the bell reads a hundred entries of this index and no more.
-- On a million notices the index takes some two seconds, in which nobody is told anything.
create index notice_unread_shown on notices.notice (tenant_id, member_id, position) where read_at is null and is_shown;
drop index notices.notice_unread;
