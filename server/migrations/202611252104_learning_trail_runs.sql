-- Rises where a finished trail is opened anew (a certificate that ends), as `run` of a course does: training points are credited once a run (decision D80).
alter table learning.trail_enrolment add column run integer not null default 1 check (run > 0);
