create schema library;

-- What files are put under; a file may have none.
create table library.category (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  version integer not null default 1,
  name jsonb not null,
  position integer not null,
  primary key (tenant_id, id)
);

create table library.folder (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  -- Rises with each edit and each move: whoever saves an older one is told.
  version integer not null,
  parent_id uuid,
  -- Ids from the outermost folder to this one.
  path uuid[] not null,
  name jsonb not null,
  -- The name in the product's first language, small letters without accents: no two beside each other share it.
  name_key text not null,
  slug text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  retired_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, parent_id) references library.folder (tenant_id, id),
  check (cardinality(path) between 1 and 8 and path[cardinality(path)] = id)
);
create unique index folder_name on library.folder (tenant_id, parent_id, name_key) nulls not distinct where retired_at is null;

-- Every address that a folder had; an old one leads on, and nobody else gets it.
create table library.folder_slug (
  tenant_id uuid not null,
  slug text not null,
  folder_id uuid not null,
  primary key (tenant_id, slug),
  foreign key (tenant_id, folder_id) references library.folder (tenant_id, id)
);
create index folder_slug_folder on library.folder_slug (tenant_id, folder_id);

create table library.item (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  version integer not null,
  folder_id uuid not null,
  title jsonb not null,
  description jsonb not null,
  category_id uuid,
  tag_ids uuid[] not null,
  is_must_read boolean not null,
  -- Texts in all languages and the file's name, small letters without accents.
  search_text text not null,
  -- Of the version that members see: what lists are narrowed and ordered by stands in one row.
  current_id uuid not null,
  kind text not null,
  extension text not null,
  placed_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  retired_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, folder_id) references library.folder (tenant_id, id),
  foreign key (tenant_id, category_id) references library.category (tenant_id, id)
);
create index item_newest on library.item (tenant_id, placed_at desc, id desc) where retired_at is null;
create index item_in_folder on library.item (tenant_id, folder_id, placed_at desc, id desc) where retired_at is null;
create index item_to_read on library.item (tenant_id, placed_at desc, id desc) where retired_at is null and is_must_read;
create index item_changed on library.item (tenant_id, updated_at desc, id desc);
create index item_category on library.item (tenant_id, category_id) where category_id is not null;
create index item_found on library.item using gin (tenant_id, search_text gin_trgm_ops);

-- A file as it was put there; never changed afterwards.
create table library.item_version (
  tenant_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  number integer not null,
  file_id uuid not null,
  name text not null,
  content_type text not null,
  kind text not null,
  extension text not null,
  bytes bigint not null,
  pages integer,
  seconds double precision,
  -- What changed, for those who knew the one before.
  note jsonb not null,
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (tenant_id, id),
  unique (tenant_id, item_id, number),
  unique (tenant_id, file_id),
  foreign key (tenant_id, item_id) references library.item (tenant_id, id),
  foreign key (tenant_id, created_by) references identity.member (tenant_id, id)
);
create index item_version_created_by on library.item_version (tenant_id, created_by);

-- Who sees a folder or a file (CLI-09): no row, whoever sees the folder that it stands in. A child is asked as well as all above it, so it narrows and never widens.
create table library.audience (
  tenant_id uuid not null,
  id uuid not null,
  folder_id uuid,
  item_id uuid,
  owner_id uuid not null generated always as (coalesce(folder_id, item_id)) stored,
  group_id uuid,
  area_id uuid,
  tag_id uuid,
  primary key (tenant_id, id),
  check (num_nonnulls(folder_id, item_id) = 1),
  check (num_nonnulls(group_id, area_id, tag_id) = 1),
  foreign key (tenant_id, folder_id) references library.folder (tenant_id, id),
  foreign key (tenant_id, item_id) references library.item (tenant_id, id),
  foreign key (tenant_id, group_id) references identity.member_group (tenant_id, id),
  foreign key (tenant_id, area_id) references identity.area (tenant_id, id),
  foreign key (tenant_id, tag_id) references identity.tag (tenant_id, id)
);
create index audience_owner on library.audience (tenant_id, owner_id);
create index audience_group on library.audience (tenant_id, group_id) where group_id is not null;
create index audience_area on library.audience (tenant_id, area_id) where area_id is not null;
create index audience_tag on library.audience (tenant_id, tag_id) where tag_id is not null;

-- Who opened which version, and confirmed to have read it.
create table library.reading (
  tenant_id uuid not null,
  item_id uuid not null,
  member_id uuid not null,
  version_id uuid not null,
  opened_at timestamptz not null,
  confirmed_at timestamptz,
  primary key (tenant_id, item_id, member_id, version_id),
  foreign key (tenant_id, item_id) references library.item (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, version_id) references library.item_version (tenant_id, id)
);
create index reading_member on library.reading (tenant_id, member_id);
