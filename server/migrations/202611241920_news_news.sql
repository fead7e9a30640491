create schema news;

-- What news are put under; a piece may have none.
create table news.category (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  version integer not null default 1,
  name jsonb not null,
  position integer not null,
  primary key (tenant_id, id)
);

-- A piece of news as it is written: its one draft, and which version members see.
create table news.article (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  -- Rises with each save: whoever saves an older one is told.
  version integer not null,
  state text not null,
  has_changes boolean not null,
  -- All but the blocks, with the number of its shape; and the blocks with theirs.
  draft jsonb not null,
  blocks jsonb not null,
  -- The draft's title in all languages, small letters without accents.
  search_text text not null,
  category_id uuid,
  published_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, category_id) references news.category (tenant_id, id)
);
create index article_changed on news.article (tenant_id, updated_at desc, id desc);
create index article_category on news.article (tenant_id, category_id) where category_id is not null;
create index article_found on news.article using gin (tenant_id, search_text gin_trgm_ops);

-- What was published; never changed afterwards.
create table news.article_version (
  tenant_id uuid not null,
  id uuid not null,
  article_id uuid not null,
  number integer not null,
  content jsonb not null,
  blocks jsonb not null,
  created_at timestamptz not null,
  created_by uuid not null,
  primary key (tenant_id, id),
  unique (tenant_id, article_id, number),
  foreign key (tenant_id, article_id) references news.article (tenant_id, id),
  foreign key (tenant_id, created_by) references identity.member (tenant_id, id)
);
create index article_version_by on news.article_version (tenant_id, created_by);

-- What members are shown in its time: the published version of each piece that was not retired, with all that lists are narrowed and ordered by.
create table news.shown (
  tenant_id uuid not null,
  article_id uuid not null,
  version_id uuid not null,
  title jsonb not null,
  lead jsonb not null,
  cover_file_id uuid,
  cover_alt jsonb not null,
  minutes integer not null,
  category_id uuid,
  tag_ids uuid[] not null,
  -- Endings of the files in it.
  extensions text[] not null,
  file_ids uuid[] not null,
  is_must_read boolean not null,
  has_comments boolean not null,
  visible_from timestamptz not null,
  visible_to timestamptz,
  pinned_until timestamptz,
  search_text text not null,
  primary key (tenant_id, article_id),
  foreign key (tenant_id, article_id) references news.article (tenant_id, id),
  foreign key (tenant_id, version_id) references news.article_version (tenant_id, id),
  foreign key (tenant_id, category_id) references news.category (tenant_id, id)
);
create index shown_newest on news.shown (tenant_id, visible_from desc, article_id desc);
create index shown_version on news.shown (tenant_id, version_id);
create index shown_category on news.shown (tenant_id, category_id) where category_id is not null;
create index shown_found on news.shown using gin (tenant_id, search_text gin_trgm_ops);

-- Whom a published piece is for (CLI-09): no row, everybody.
create table news.audience (
  tenant_id uuid not null,
  id uuid not null,
  article_id uuid not null,
  group_id uuid,
  area_id uuid,
  tag_id uuid,
  primary key (tenant_id, id),
  check (num_nonnulls(group_id, area_id, tag_id) = 1),
  foreign key (tenant_id, article_id) references news.article (tenant_id, id),
  foreign key (tenant_id, group_id) references identity.member_group (tenant_id, id),
  foreign key (tenant_id, area_id) references identity.area (tenant_id, id),
  foreign key (tenant_id, tag_id) references identity.tag (tenant_id, id)
);
create index audience_article on news.audience (tenant_id, article_id);
create index audience_group on news.audience (tenant_id, group_id) where group_id is not null;
create index audience_area on news.audience (tenant_id, area_id) where area_id is not null;
create index audience_tag on news.audience (tenant_id, tag_id) where tag_id is not null;

-- Who opened a piece, and came to its end.
create table news.reading (
  tenant_id uuid not null,
  article_id uuid not null,
  member_id uuid not null,
  opened_at timestamptz not null,
  read_at timestamptz,
  primary key (tenant_id, article_id, member_id),
  foreign key (tenant_id, article_id) references news.article (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index reading_member on news.reading (tenant_id, member_id);

create table news.comment (
  tenant_id uuid not null,
  id uuid not null,
  article_id uuid not null,
  member_id uuid not null,
  body text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  -- Null: nobody judged it since it was written or changed.
  verdict text,
  judged_at timestamptz,
  -- Reports since then.
  reports integer not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, article_id) references news.article (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index comment_article on news.comment (tenant_id, article_id, id desc);
create index comment_member on news.comment (tenant_id, member_id);

-- Once a person; a changed comment is a new case.
create table news.comment_report (
  tenant_id uuid not null,
  comment_id uuid not null,
  member_id uuid not null,
  reason text not null,
  created_at timestamptz not null,
  primary key (tenant_id, comment_id, member_id),
  foreign key (tenant_id, comment_id) references news.comment (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id)
);
create index comment_report_member on news.comment_report (tenant_id, member_id);
