create schema catalog;

create table catalog.course (
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

create table catalog.course_version (
  tenant_id uuid not null,
  id uuid not null,
  course_id uuid not null,
  -- Null until it is published.
  number integer,
  title jsonb not null,
  summary jsonb not null,
  description jsonb not null,
  scene text not null,
  image_file_id uuid,
  workload_minutes integer not null,
  tag_ids uuid[] not null,
  prerequisite_course_id uuid,
  is_sequential boolean not null,
  block_activities_menu boolean not null,
  -- Texts in all languages, lower case, for the search of the shelf.
  search_text text not null,
  frozen_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, course_id, number),
  foreign key (tenant_id, course_id) references catalog.course (tenant_id, id)
);
create index course_shelf on catalog.course (tenant_id, published_at desc, id desc) where state = 'published';

create table catalog.version_activity (
  tenant_id uuid not null,
  version_id uuid not null,
  hierarchy_order integer not null,
  activity_id uuid not null,
  revision_id uuid not null,
  is_required boolean not null,
  primary key (tenant_id, version_id, hierarchy_order),
  unique (tenant_id, version_id, activity_id),
  foreign key (tenant_id, version_id) references catalog.course_version (tenant_id, id),
  foreign key (tenant_id, revision_id, activity_id) references activities.revision (tenant_id, id, activity_id)
);
create index version_activity_activity on catalog.version_activity (tenant_id, activity_id);
