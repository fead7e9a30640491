-- What a reason is told with: the other line that says the same, or the limit that a text does not keep.
alter table people.people_import_line add column told_number integer;
