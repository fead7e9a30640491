-- Pages are found by their title and by what their blocks say. Those that were published before are found by their title, until they are published again.
alter table pages.page_version add column search_text text not null default '';
update pages.page_version set search_text = lower(
  coalesce(title ->> 'pt-BR', '') || ' ' || coalesce(title ->> 'en-US', '') || ' ' || coalesce(title ->> 'es-ES', '') || ' ' || coalesce(title ->> 'fr-FR', ''));
create index page_version_found on pages.page_version using gin (tenant_id, search_text gin_trgm_ops);
