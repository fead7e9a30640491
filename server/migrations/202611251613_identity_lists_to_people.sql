-- Tables go with their rows, keys, indexes and triggers, whatever they hold: only their names are written anew.
alter table identity.directory set schema people;
alter table identity.people_import set schema people;
alter table identity.people_import_line set schema people;
alter table identity.bulk_change set schema people;
alter table identity.bulk_member set schema people;

-- What keeps the directory up to date names it in its text; triggers know a function by itself, so they go on with it.
-- Brings these members' rows up to date. Held before they are read: of two who change one member the second reads what the first has written.
create or replace function identity.keep_directory(tenants uuid[], members uuid[]) returns void language plpgsql as $$
begin
  perform from people.directory as d
  where (d.tenant_id, d.member_id) in (select * from unnest(tenants, members))
  order by d.tenant_id, d.member_id
  for update;
  insert into people.directory as d
  select * from people.directory_of(tenants, members) as wanted order by wanted.tenant_id, wanted.member_id
  on conflict (tenant_id, member_id) do update
  set sort_name = excluded.sort_name, place = excluded.place, joined_at = excluded.joined_at, facets = excluded.facets, search_text = excluded.search_text
  where (d.sort_name, d.place, d.joined_at, d.facets, d.search_text)
    is distinct from (excluded.sort_name, excluded.place, excluded.joined_at, excluded.facets, excluded.search_text);
end
$$;

create or replace function identity.directory_after_member() returns trigger language plpgsql as $$
declare
  tenants uuid[];
  members uuid[];
begin
  if tg_op = 'DELETE' then
    delete from people.directory as d using gone where d.tenant_id = gone.tenant_id and d.member_id = gone.id;
    return null;
  elsif tg_op = 'INSERT' then
    select array_agg(tenant_id), array_agg(id) into tenants, members from come;
  else
    -- A log-in changes none of these: it has nothing to keep.
    select array_agg(come.tenant_id), array_agg(come.id) into tenants, members
    from come join gone on gone.tenant_id = come.tenant_id and gone.id = come.id
    where (gone.roles, gone.status, gone.created_at) is distinct from (come.roles, come.status, come.created_at);
  end if;
  if tenants is not null then perform people.keep_directory(tenants, members); end if;
  return null;
end
$$;

-- A person is in several clients of the site.
create or replace function identity.directory_after_person() returns trigger language plpgsql as $$
declare
  tenants uuid[];
  members uuid[];
begin
  select array_agg(m.tenant_id), array_agg(m.id) into tenants, members
  from come
  join gone on gone.id = come.id
  join tenancy.tenant as t on t.site_id = come.site_id
  join identity.member as m on m.tenant_id = t.id and m.person_id = come.id
  where (gone.search_text, gone.sort_name, gone.status, gone.country, gone.city)
    is distinct from (come.search_text, come.sort_name, come.status, come.country, come.city);
  if tenants is not null then perform people.keep_directory(tenants, members); end if;
  return null;
end
$$;

-- Groups and tags alike: who came in, and who went out.
create or replace function identity.directory_after_belonging() returns trigger language plpgsql as $$
declare
  tenants uuid[];
  members uuid[];
begin
  select array_agg(tenant_id), array_agg(member_id) into tenants, members from (select distinct tenant_id, member_id from changed) as once;
  if tenants is not null then perform people.keep_directory(tenants, members); end if;
  return null;
end
$$;

alter function identity.directory_of(uuid[], uuid[]) set schema people;
alter function identity.keep_directory(uuid[], uuid[]) set schema people;
alter function identity.directory_after_member() set schema people;
alter function identity.directory_after_person() set schema people;
alter function identity.directory_after_belonging() set schema people;
