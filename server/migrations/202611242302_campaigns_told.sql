-- When members were told that a promotion begins.
alter table campaigns.promotion add column told_at timestamptz;
create index promotion_untold on campaigns.promotion (tenant_id, begins_on) where told_at is null;
-- Those that are there began long ago, as far as anybody would want to be told.
update campaigns.promotion set told_at = created_at;
