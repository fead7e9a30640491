-- An open answer may be spoken: a recording, and its length by the clock of the device that made it.
alter table surveys.answer add column file_id uuid, add column seconds integer check (seconds between 1 and 185);
alter table surveys.answer add constraint answer_spoken check ((file_id is null) = (seconds is null));
create unique index answer_file on surveys.answer (tenant_id, file_id) where file_id is not null;
