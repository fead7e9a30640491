create schema podcasts;

-- What podcasts are put under; a podcast may have none.
create table podcasts.category (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  version integer not null default 1,
  name jsonb not null,
  position integer not null,
  primary key (tenant_id, id)
);

create table podcasts.podcast (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  -- Rises with each edit: whoever saves an older one is told.
  version integer not null,
  state text not null check (state in ('draft', 'published', 'retired')),
  title jsonb not null,
  description jsonb not null,
  cover_file_id uuid,
  category_id uuid,
  tag_ids uuid[] not null,
  episode_order text not null check (episode_order in ('newest_first', 'oldest_first')),
  position integer not null,
  -- Texts in all languages, small letters without accents.
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references podcasts.category (tenant_id, id)
);
create index podcast_place on podcasts.podcast (tenant_id, position, id);
create index podcast_category on podcasts.podcast (tenant_id, category_id) where category_id is not null;

-- Who hears a podcast (CLI-09): no row, everybody of the client; else each kind that limits it has to be met once.
create table podcasts.audience (
  tenant_id uuid not null,
  id uuid not null,
  podcast_id uuid not null,
  group_id uuid,
  area_id uuid,
  tag_id uuid,
  primary key (tenant_id, id),
  check (num_nonnulls(group_id, area_id, tag_id) = 1),
  foreign key (tenant_id, podcast_id) references podcasts.podcast (tenant_id, id),
  foreign key (tenant_id, group_id) references identity.member_group (tenant_id, id),
  foreign key (tenant_id, area_id) references identity.area (tenant_id, id),
  foreign key (tenant_id, tag_id) references identity.tag (tenant_id, id)
);
create index audience_podcast on podcasts.audience (tenant_id, podcast_id);
create index audience_group on podcasts.audience (tenant_id, group_id) where group_id is not null;
create index audience_area on podcasts.audience (tenant_id, area_id) where area_id is not null;
create index audience_tag on podcasts.audience (tenant_id, tag_id) where tag_id is not null;

create table podcasts.episode (
  tenant_id uuid not null,
  id uuid not null,
  podcast_id uuid not null,
  version integer not null,
  state text not null check (state in ('draft', 'published', 'retired')),
  title jsonb not null,
  description jsonb not null,
  -- Lines with their times, a text a language.
  chapters jsonb not null,
  file_id uuid,
  seconds double precision not null,
  extension text not null,
  -- Files by language.
  transcripts jsonb not null,
  -- The day that staff wrote, and the instant from which members see it.
  published_on date,
  published_from timestamptz,
  search_text text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  check (state <> 'published' or (published_from is not null and file_id is not null)),
  foreign key (tenant_id, podcast_id) references podcasts.podcast (tenant_id, id)
);
create index episode_shown on podcasts.episode (tenant_id, podcast_id, published_from desc, id desc) where state = 'published';
create index episode_newest on podcasts.episode (tenant_id, published_from desc, id desc) where state = 'published';
create index episode_changed on podcasts.episode (tenant_id, updated_at desc, id desc);
create index episode_podcast on podcasts.episode (tenant_id, podcast_id);
create index episode_found on podcasts.episode using gin (tenant_id, search_text gin_trgm_ops);

-- How far each member is with each episode: the newest act of listening decides, parts that were heard only come to it.
create table podcasts.listening (
  tenant_id uuid not null,
  member_id uuid not null,
  episode_id uuid not null,
  position double precision not null,
  placed_at timestamptz,
  speed double precision not null,
  ranges jsonb not null,
  done_at timestamptz,
  undone_at timestamptz,
  is_done boolean not null generated always as (done_at is not null and (undone_at is null or done_at > undone_at)) stored,
  primary key (tenant_id, member_id, episode_id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  foreign key (tenant_id, episode_id) references podcasts.episode (tenant_id, id)
);
create index listening_episode on podcasts.listening (tenant_id, episode_id);
create index listening_newest on podcasts.listening (tenant_id, member_id, placed_at desc);
