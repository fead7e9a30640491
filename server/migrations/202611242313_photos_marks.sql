-- What a photo looks like, made on the device, and the earlier photo that it is like (PHO-01: a signal for the auditor alone).
alter table photos.photo add column mark text;
alter table photos.photo add column bands integer[];
alter table photos.photo add column alike_id uuid;
alter table photos.photo add constraint photo_alike foreign key (tenant_id, alike_id) references photos.photo (tenant_id, id) not valid;
create index photo_bands on photos.photo using gin (bands);
