-- How many bytes the files of a client take, as a number that each row moves: nobody has to add them up, and two uploads at once wait for each other at its row.
create table platform.client_storage (
  tenant_id uuid primary key,
  bytes bigint not null
);

insert into platform.client_storage (tenant_id, bytes)
  select tenant_id, sum(bytes) from platform.file where tenant_id is not null group by tenant_id;

create function platform.count_stored() returns trigger language plpgsql as $$
begin
  if new.tenant_id is not null then
    insert into platform.client_storage as c (tenant_id, bytes) values (new.tenant_id, new.bytes)
      on conflict (tenant_id) do update set bytes = c.bytes + excluded.bytes;
  end if;
  return null;
end $$;
create trigger count_stored after insert on platform.file for each row execute function platform.count_stored();

create function platform.count_forgotten() returns trigger language plpgsql as $$
begin
  update platform.client_storage set bytes = bytes - old.bytes where tenant_id = old.tenant_id;
  return null;
end $$;
create trigger count_forgotten after delete on platform.file for each row execute function platform.count_forgotten();

-- Why an upload was refused at its end: its bytes are gone then, and whoever ends it again is told the same.
alter table platform.upload add column refusal text;
