-- What whoever completes the course is credited as training points, once a run (decision D80); 0: nothing.
alter table catalog.course_version add column training_points integer not null default 0 check (training_points between 0 and 100000);
