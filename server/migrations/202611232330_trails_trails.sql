create schema trails;

-- What trails are put under (TRL-02); a trail may have none.
create table trails.category (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  version integer not null default 1,
  name jsonb not null,
  position integer not null,
  primary key (tenant_id, id)
);

create table trails.trail (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  -- Rises with each edit of the draft: whoever saves an older one is told.
  version integer not null,
  state text not null,
  -- The version that is edited; equal to the published one when nothing changed.
  draft_id uuid not null,
  published_id uuid,
  has_changes boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  primary key (tenant_id, id)
);
create index trail_shelf on trails.trail (tenant_id, published_at desc, id desc) where state = 'published';

create table trails.trail_version (
  tenant_id uuid not null,
  id uuid not null,
  trail_id uuid not null,
  -- Null until it is published.
  number integer,
  title jsonb not null,
  summary jsonb not null,
  description jsonb not null,
  scene text not null,
  image_file_id uuid,
  category_id uuid,
  tag_ids uuid[] not null,
  prerequisite_trail_id uuid,
  is_sequential boolean not null,
  -- Texts in all languages, small letters without accents, for the search of the shelf.
  search_text text not null,
  frozen_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, trail_id, number),
  foreign key (tenant_id, trail_id) references trails.trail (tenant_id, id),
  foreign key (tenant_id, category_id) references trails.category (tenant_id, id),
  foreign key (tenant_id, prerequisite_trail_id) references trails.trail (tenant_id, id)
);
create index trail_version_category on trails.trail_version (tenant_id, category_id) where category_id is not null;
create index trail_version_found on trails.trail_version using gin (tenant_id, search_text gin_trgm_ops);

-- What stands in a version, in its order. The rooms of meetings add their reference beside the course's, each for its kind.
create table trails.item (
  tenant_id uuid not null,
  version_id uuid not null,
  position integer not null,
  kind text not null check (kind in ('course', 'presential_catalog', 'webinar', 'live_class')),
  subject_id uuid not null,
  is_required boolean not null,
  course_id uuid generated always as (case when kind = 'course' then subject_id end) stored,
  primary key (tenant_id, version_id, position),
  unique (tenant_id, version_id, kind, subject_id),
  foreign key (tenant_id, version_id) references trails.trail_version (tenant_id, id),
  foreign key (tenant_id, course_id) references catalog.course (tenant_id, id)
);
create index item_course on trails.item (tenant_id, course_id) where course_id is not null;

-- Who sees a trail on the shelf (CLI-09): no row, everybody of the client. Within groups, areas or tags one is enough; each kind that is named has to be met.
create table trails.trail_audience (
  tenant_id uuid not null,
  trail_id uuid not null,
  id uuid not null,
  group_id uuid,
  area_id uuid,
  tag_id uuid,
  primary key (tenant_id, trail_id, id),
  check (num_nonnulls(group_id, area_id, tag_id) = 1),
  foreign key (tenant_id, trail_id) references trails.trail (tenant_id, id),
  foreign key (tenant_id, group_id) references identity.member_group (tenant_id, id),
  foreign key (tenant_id, area_id) references identity.area (tenant_id, id),
  foreign key (tenant_id, tag_id) references identity.tag (tenant_id, id)
);
create index trail_audience_group on trails.trail_audience (tenant_id, group_id);
create index trail_audience_area on trails.trail_audience (tenant_id, area_id);
create index trail_audience_tag on trails.trail_audience (tenant_id, tag_id);
