-- Banners of welcome, and pages that staff composes of blocks.
create schema pages;

create table pages.banner (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  version integer not null,
  -- Rises with what is shown: one that a member closed is shown again when it changed.
  edition integer not null,
  state text not null check (state in ('draft', 'published', 'retired')),
  title jsonb not null,
  body jsonb not null,
  link text not null,
  link_label jsonb not null,
  phone_file_id uuid,
  desk_file_id uuid,
  alt jsonb not null,
  is_closable boolean not null,
  position integer not null check (position between 0 and 999),
  visible_from timestamptz,
  visible_to timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  check (visible_to > visible_from)
);
create index banner_order on pages.banner (tenant_id, position, id);
create index banner_shown on pages.banner (tenant_id, position, id) where state = 'published';

-- The hotsite, and pages at an address of their own. What staff writes is the draft; what members read is a version of it.
create table pages.page (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  version integer not null,
  kind text not null check (kind in ('hotsite', 'page')),
  -- The address below the portal's own; the hotsite has one that nobody chooses.
  slug text not null,
  state text not null check (state in ('draft', 'published', 'retired')),
  title jsonb not null,
  blocks jsonb not null,
  visible_from timestamptz,
  visible_to timestamptz,
  published_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  check ((kind = 'hotsite') = (slug = 'hotsite')),
  check (visible_to > visible_from)
);
create index page_changed on pages.page (tenant_id, updated_at desc, id desc);

-- Every address that a page had; an old one leads on, and nobody else gets it.
create table pages.page_slug (
  tenant_id uuid not null,
  slug text not null,
  page_id uuid not null,
  primary key (tenant_id, slug),
  foreign key (tenant_id, page_id) references pages.page (tenant_id, id)
);
create index page_slug_page on pages.page_slug (tenant_id, page_id);

-- A page as it was published; never changed afterwards.
create table pages.page_version (
  tenant_id uuid not null,
  id uuid not null,
  page_id uuid not null,
  number integer not null,
  title jsonb not null,
  blocks jsonb not null,
  published_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, page_id, number),
  foreign key (tenant_id, page_id) references pages.page (tenant_id, id)
);
alter table pages.page add foreign key (tenant_id, published_id) references pages.page_version (tenant_id, id);

-- Who sees a banner or a page (CLI-09): no row, everybody.
create table pages.audience (
  tenant_id uuid not null,
  id uuid not null,
  banner_id uuid,
  page_id uuid,
  owner_id uuid not null generated always as (coalesce(banner_id, page_id)) stored,
  group_id uuid,
  area_id uuid,
  tag_id uuid,
  primary key (tenant_id, id),
  check (num_nonnulls(banner_id, page_id) = 1),
  check (num_nonnulls(group_id, area_id, tag_id) = 1),
  foreign key (tenant_id, banner_id) references pages.banner (tenant_id, id),
  foreign key (tenant_id, page_id) references pages.page (tenant_id, id),
  foreign key (tenant_id, group_id) references identity.member_group (tenant_id, id),
  foreign key (tenant_id, area_id) references identity.area (tenant_id, id),
  foreign key (tenant_id, tag_id) references identity.tag (tenant_id, id)
);
create index audience_owner on pages.audience (tenant_id, owner_id);
create index audience_group on pages.audience (tenant_id, group_id) where group_id is not null;
create index audience_area on pages.audience (tenant_id, area_id) where area_id is not null;
create index audience_tag on pages.audience (tenant_id, tag_id) where tag_id is not null;
