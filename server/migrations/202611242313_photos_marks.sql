-- What a photo looks like, made on the device, and the earlier photo that it is like (PHO-01: a signal for the auditor alone).
alter table photos.photo add column mark text;
alter table photos.photo add column alike_id uuid;
alter table photos.photo add constraint photo_alike foreign key (tenant_id, alike_id) references photos.photo (tenant_id, id) not valid;
-- Photos that share a band are compared as a whole.
create table photos.photo_band (
  tenant_id uuid not null,
  band integer not null,
  photo_id uuid not null,
  primary key (tenant_id, band, photo_id),
  foreign key (tenant_id, photo_id) references photos.photo (tenant_id, id)
);
create index photo_band_of_photo on photos.photo_band (tenant_id, photo_id);
