create index podcast_found on podcasts.podcast using gin (tenant_id, search_text gin_trgm_ops);

-- What is said in an episode, of its transcripts: a language each, by the second where a line begins. Found by its words, and by their beginnings.
create table podcasts.spoken (
  tenant_id uuid not null,
  episode_id uuid not null,
  locale text not null,
  file_id uuid not null,
  lines jsonb not null,
  words tsvector not null,
  primary key (tenant_id, episode_id, locale),
  foreign key (tenant_id, episode_id) references podcasts.episode (tenant_id, id)
);
create index spoken_found on podcasts.spoken using gin (tenant_id, words);
