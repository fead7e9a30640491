-- Rises with each change of a partner's server in the console: whoever saves an older one is told. The code before this one neither reads nor writes it.
alter table identity.oauth_client add column version integer not null default 1;
