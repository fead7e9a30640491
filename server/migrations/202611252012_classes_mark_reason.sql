-- Why somebody corrected what was measured, or what a verdict stood on.
alter table classes.mark add column reason text check (length(reason) between 1 and 300);
