-- How many people fit into the place of an encounter; null where nobody said. The calendar tells of a class that takes more.
alter table classes.encounter add column capacity integer check (capacity between 1 and 100000);
-- A week of the calendar reads by it. A client has hundreds of encounters, so it is built in an instant.
create index encounter_order on classes.encounter (tenant_id, begins_at, id);
