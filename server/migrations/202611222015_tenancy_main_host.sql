-- The host that a site is told by where no request says one: letters of the night, addresses on a certificate (NOT-01, CER-01). Exactly one, and one of its own.
alter table tenancy.host add constraint host_of_site unique (host, site_id);
alter table tenancy.site add column main_host text;
-- A name that others can reach comes before those of this machine, and of these the plain one first.
update tenancy.site as s set main_host = (
  select h.host from tenancy.host as h where h.site_id = s.id
  order by h.host ~ '^(127\..*|\[.*\]|(.*\.)?localhost)$', h.host <> 'localhost', h.host
  limit 1
);
alter table tenancy.site
  alter column main_host set not null,
  -- A site is written before its hosts, in one transaction.
  add constraint site_main_host foreign key (main_host, id) references tenancy.host (host, site_id) deferrable initially deferred;
