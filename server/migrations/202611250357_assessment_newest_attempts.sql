-- Attempts with a result by the instant of their end, for the report of results. On a million attempts this takes some two seconds, in which no attempt ends.
create index attempt_with_result on assessment.attempt (tenant_id, finished_at desc, id desc) where score is not null;
