-- Questions are found by what they ask and by their answers, in all languages.
alter table support.faq_entry add column search_text text not null
  generated always as (btrim(regexp_replace(lower(regexp_replace(normalize(
    coalesce(question ->> 'pt-BR', '') || ' ' || coalesce(question ->> 'en-US', '') || ' ' || coalesce(question ->> 'es-ES', '') || ' ' || coalesce(question ->> 'fr-FR', '') || ' ' ||
    coalesce(answer ->> 'pt-BR', '') || ' ' || coalesce(answer ->> 'en-US', '') || ' ' || coalesce(answer ->> 'es-ES', '') || ' ' || coalesce(answer ->> 'fr-FR', ''),
    NFD), '[\u0300-\u036f^`¨´¯·¸]', '', 'g')), '\s+', ' ', 'g'))) stored;
create index faq_entry_found on support.faq_entry using gin (tenant_id, search_text gin_trgm_ops) where state = 'published';
