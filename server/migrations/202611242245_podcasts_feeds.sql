-- An address by which a podcast app hears one podcast in the name of one member. Only the hash of its secret is kept.
create table podcasts.feed (
  tenant_id uuid not null,
  id uuid not null,
  podcast_id uuid not null,
  member_id uuid not null,
  secret_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_at timestamptz,
  ended_at timestamptz,
  ended_why text check (ended_why in ('revoked', 'shared')),
  primary key (tenant_id, id),
  foreign key (tenant_id, podcast_id) references podcasts.podcast (tenant_id, id),
  foreign key (tenant_id, member_id) references identity.member (tenant_id, id),
  constraint feed_ended check ((ended_at is null) = (ended_why is null))
);
create unique index feed_secret on podcasts.feed (tenant_id, secret_hash);
create unique index feed_open on podcasts.feed (tenant_id, member_id, podcast_id) where ended_at is null;
create index feed_member on podcasts.feed (tenant_id, member_id, podcast_id, created_at desc);
create index feed_podcast on podcasts.feed (tenant_id, podcast_id);

-- Apps and networks that fetched a feed, as hashes: too many in one day, and the address is shared.
create table podcasts.feed_reader (
  tenant_id uuid not null,
  feed_id uuid not null,
  reader bytea not null,
  seen_at timestamptz not null,
  primary key (tenant_id, feed_id, reader),
  foreign key (tenant_id, feed_id) references podcasts.feed (tenant_id, id)
);
