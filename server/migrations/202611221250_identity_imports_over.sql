-- An import is over when nothing happened to it for 90 days: its lines and its sheet go, how many were what stays (decision 019).
alter table identity.people_import
  -- Null as long as its lines are there to be counted.
  add column counts jsonb;
create index people_import_old on identity.people_import (tenant_id, changed_at) where counts is null;
