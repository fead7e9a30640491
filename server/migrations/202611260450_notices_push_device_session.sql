-- A phone is forgotten with the log-in that it came by: the nightly job that throws dead log-ins away was refused by phones that still named one.
alter table notices.push_device
  drop constraint push_device_session_id_fkey,
  add constraint push_device_session_id_fkey foreign key (session_id) references identity.token_family (id) on delete cascade;
