-- What whoever completes the trail is credited as training points, once a run (decision D80); 0: nothing.
alter table trails.trail_version add column training_points integer not null default 0 check (training_points between 0 and 100000);
