-- The pages of an office file as a PDF, where this machine can make them: for the preview alone.
alter table library.item_version add column preview_file_id uuid;
