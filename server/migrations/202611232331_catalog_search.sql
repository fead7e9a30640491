-- Searched without accents and with typos forgiven (FIL-01): by its trigrams, built while drafts wait for some seconds at the most.
create index course_version_found on catalog.course_version using gin (tenant_id, search_text gin_trgm_ops);
-- Files that a course hands out (CRS-06), in their order.
alter table catalog.course_version
  add column file_ids uuid[] not null default '{}',
  -- What kinds of files those are, for the filter: pdf, image, sheet.
  add column file_kinds text[] not null default '{}';
create index course_version_files on catalog.course_version using gin (tenant_id, file_ids) where file_ids <> '{}';
