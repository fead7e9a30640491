-- What an auditor should look at twice, found when a sale arrives: numbers in a row, many at once, many people on one device, a photo like another one.
alter table sales.sale add column device_id uuid;
alter table sales.sale add column signals text[] not null default '{}';
-- The weight of all that was found, by which the queue may be walked.
alter table sales.sale add column risk integer not null default 0;
-- The sale whose photo this one's is like.
alter table sales.sale add column alike_id uuid;
-- The import that it came with.
alter table sales.sale add column import_id uuid;
create index sale_risk on sales.sale (tenant_id, risk desc, sent_at, id) where state = 'under_audit';
create index sale_device on sales.sale (tenant_id, device_id, reported_at) where device_id is not null;
create index sale_import on sales.sale (tenant_id, import_id) where import_id is not null;
alter table sales.sale add constraint sale_alike foreign key (tenant_id, alike_id) references sales.sale (tenant_id, id) not valid;

-- What a photo looks like, made on the device; photos that share a band are compared as a whole.
alter table sales.photo add column mark text;
create table sales.photo_band (
  tenant_id uuid not null,
  band integer not null,
  sale_id uuid not null,
  primary key (tenant_id, band, sale_id),
  foreign key (tenant_id, sale_id) references sales.sale (tenant_id, id)
);
create index photo_band_of_sale on sales.photo_band (tenant_id, sale_id);
