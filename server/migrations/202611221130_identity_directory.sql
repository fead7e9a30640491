-- The people of a client as their list filters, searches and sorts them (ADM-02): one row a member, kept by triggers in the transaction that changes what it mirrors (decision 017).
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table identity.directory (
  tenant_id uuid not null,
  member_id uuid not null,
  sort_name text not null,
  -- Country, then city, in small letters without accents.
  place text not null,
  joined_at timestamptz not null,
  -- What a filter asks for, each as `kind:value`: role, status, program, country, group, tag.
  facets text[] not null,
  -- Begins with a blank, so that a short word is met at the beginning of every word.
  search_text text not null,
  primary key (tenant_id, member_id)
);
create index directory_name on identity.directory (tenant_id, sort_name, member_id);
create index directory_place on identity.directory (tenant_id, place, member_id);
create index directory_joined on identity.directory (tenant_id, joined_at, member_id);
-- One index answers every filter and the search, alone and together. What waits to be sorted into it is read by every search, so it is kept short.
create index directory_found on identity.directory using gin (tenant_id, facets, search_text gin_trgm_ops)
  with (gin_pending_list_limit = 1024);
-- Not in the directory: whoever logs in would write all of its indexes anew.
create index member_seen on identity.member (tenant_id, (coalesce(last_seen_at, '-infinity'::timestamptz)), id);

-- These members as the directory has to say it.
create function identity.directory_of(tenants uuid[], members uuid[]) returns setof identity.directory language sql stable as $$
  select
    m.tenant_id,
    m.id,
    p.sort_name,
    p.country || ' ' || translate(
      lower(p.city),
      'áàâãäåçéèêëíìîïñóòôõöúùûüýÿÁÀÂÃÄÅÇÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜÝ',
      'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'
    ),
    m.created_at,
    array['status:' || p.status, 'program:' || m.status, 'country:' || p.country]
      || array(select 'role:' || role from unnest(m.roles) as role order by role)
      || array(select 'group:' || i.group_id from identity.member_in_group as i where i.tenant_id = m.tenant_id and i.member_id = m.id order by i.group_id)
      || array(select 'tag:' || g.tag_id from identity.member_tag as g where g.tenant_id = m.tenant_id and g.member_id = m.id order by g.tag_id),
    ' ' || p.search_text
  from unnest(tenants, members) as asked (tenant_id, member_id)
  join identity.member as m on m.tenant_id = asked.tenant_id and m.id = asked.member_id
  join identity.person as p on p.id = m.person_id
$$;

-- Brings these members' rows up to date. Held before they are read: of two who change one member the second reads what the first has written.
create function identity.keep_directory(tenants uuid[], members uuid[]) returns void language plpgsql as $$
begin
  perform from identity.directory as d
  where (d.tenant_id, d.member_id) in (select * from unnest(tenants, members))
  order by d.tenant_id, d.member_id
  for update;
  insert into identity.directory as d
  select * from identity.directory_of(tenants, members) as wanted order by wanted.tenant_id, wanted.member_id
  on conflict (tenant_id, member_id) do update
  set sort_name = excluded.sort_name, place = excluded.place, joined_at = excluded.joined_at, facets = excluded.facets, search_text = excluded.search_text
  where (d.sort_name, d.place, d.joined_at, d.facets, d.search_text)
    is distinct from (excluded.sort_name, excluded.place, excluded.joined_at, excluded.facets, excluded.search_text);
end
$$;

create function identity.directory_after_member() returns trigger language plpgsql as $$
declare
  tenants uuid[];
  members uuid[];
begin
  if tg_op = 'DELETE' then
    delete from identity.directory as d using gone where d.tenant_id = gone.tenant_id and d.member_id = gone.id;
    return null;
  elsif tg_op = 'INSERT' then
    select array_agg(tenant_id), array_agg(id) into tenants, members from come;
  else
    -- A log-in changes none of these: it has nothing to keep.
    select array_agg(come.tenant_id), array_agg(come.id) into tenants, members
    from come join gone on gone.tenant_id = come.tenant_id and gone.id = come.id
    where (gone.roles, gone.status, gone.created_at) is distinct from (come.roles, come.status, come.created_at);
  end if;
  if tenants is not null then perform identity.keep_directory(tenants, members); end if;
  return null;
end
$$;
create trigger directory_member_come after insert on identity.member
  referencing new table as come for each statement execute function identity.directory_after_member();
create trigger directory_member_changed after update on identity.member
  referencing old table as gone new table as come for each statement execute function identity.directory_after_member();
create trigger directory_member_gone after delete on identity.member
  referencing old table as gone for each statement execute function identity.directory_after_member();

-- A person is in several clients of the site.
create function identity.directory_after_person() returns trigger language plpgsql as $$
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
  if tenants is not null then perform identity.keep_directory(tenants, members); end if;
  return null;
end
$$;
create trigger directory_person_changed after update on identity.person
  referencing old table as gone new table as come for each statement execute function identity.directory_after_person();

-- Groups and tags alike: who came in, and who went out.
create function identity.directory_after_belonging() returns trigger language plpgsql as $$
declare
  tenants uuid[];
  members uuid[];
begin
  select array_agg(tenant_id), array_agg(member_id) into tenants, members from (select distinct tenant_id, member_id from changed) as once;
  if tenants is not null then perform identity.keep_directory(tenants, members); end if;
  return null;
end
$$;
create trigger directory_group_come after insert on identity.member_in_group
  referencing new table as changed for each statement execute function identity.directory_after_belonging();
create trigger directory_group_gone after delete on identity.member_in_group
  referencing old table as changed for each statement execute function identity.directory_after_belonging();
create trigger directory_tag_come after insert on identity.member_tag
  referencing new table as changed for each statement execute function identity.directory_after_belonging();
create trigger directory_tag_gone after delete on identity.member_tag
  referencing old table as changed for each statement execute function identity.directory_after_belonging();

insert into identity.directory
select d.* from (select array_agg(tenant_id) as tenants, array_agg(id) as members from identity.member) as everybody,
  lateral identity.directory_of(everybody.tenants, everybody.members) as d
where everybody.tenants is not null;
