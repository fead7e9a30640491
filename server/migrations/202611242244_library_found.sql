-- What documents say, a version each, page by page: read by a job once a file was placed, and found by its words and their beginnings.
create table library.version_text (
  tenant_id uuid not null,
  version_id uuid not null,
  pages text[] not null,
  words tsvector not null,
  primary key (tenant_id, version_id),
  foreign key (tenant_id, version_id) references library.item_version (tenant_id, id)
);
create index version_text_found on library.version_text using gin (tenant_id, words);
create index item_current on library.item (tenant_id, current_id) where retired_at is null;

-- The bin: what was taken away with a folder comes back with it, within thirty days; afterwards its bytes are gone.
alter table library.folder add column retired_with uuid;
alter table library.item add column retired_with uuid, add column emptied_at timestamptz;
create index item_in_bin on library.item (tenant_id, retired_at) where retired_at is not null and emptied_at is null;
create index folder_in_bin on library.folder (tenant_id, retired_at) where retired_at is not null;
