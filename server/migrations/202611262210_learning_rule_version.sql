-- How often what a rule asks was written anew: of two who change it at once, the second is told.
alter table learning.rule add column version integer not null default 1;
