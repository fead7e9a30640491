-- Profiles of people (PRO-02): what belongs to the person, whatever client they are in, and what they are in one client.
alter table identity.person
  -- How the whole name ends, as the person said; the name stays one text, which lists sort and search.
  add column last_name text not null default '',
  -- Null: that of the client.
  add column time_zone text,
  -- An address that counts once its letter was answered (LOG-18).
  add column pending_email text,
  -- Since when letters beyond the necessary ones are wanted; null: they are not.
  add column mail_consent_at timestamptz;

alter table identity.profile
  add column children integer check (children between 0 and 30),
  add column has_special_needs boolean not null default false,
  add column special_needs text not null default '',
  add column commercial_phone text not null default '',
  add column residential_phone text not null default '',
  add column whatsapp_phone text not null default '',
  add column communication_phone text not null default '';

alter table identity.member
  add column company text not null default '',
  add column brand text not null default '',
  add column branch text not null default '',
  add column retailer text not null default '',
  add column store_nickname text not null default '',
  add column gmin_number text not null default '',
  add column cadv_code text not null default '',
  add column avatar_file_id uuid;

create table identity.address (
  person_id uuid not null references identity.person (id),
  id uuid not null,
  position integer not null,
  is_main boolean not null,
  zip_code text not null,
  street text not null,
  street_number text not null,
  complement text not null,
  neighborhood text not null,
  city text not null,
  state text not null,
  country text not null,
  primary key (person_id, id)
);
-- Of several one is the main one, whatever two devices save at once.
create unique index address_main on identity.address (person_id) where is_main;

-- The address that registrations asked for is the first of several now; its id is its person's, for there was one each.
insert into identity.address
  (person_id, id, position, is_main, zip_code, street, street_number, complement, neighborhood, city, state, country)
select p.id, p.id, 0, true, f.zip_code, f.street, f.street_number, f.complement, f.neighborhood, p.city, f.state, p.country
from identity.profile f
join identity.person p on p.id = f.person_id
where f.zip_code || f.street || f.street_number || f.complement || f.neighborhood || f.state <> '';

alter table identity.profile
  drop column zip_code,
  drop column street,
  drop column street_number,
  drop column complement,
  drop column neighborhood,
  drop column state;

-- What a log-in was made with, as `Chrome · Android`; empty where it was not told.
alter table identity.token_family add column device text not null default '';
