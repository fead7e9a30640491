-- The name of a meeting that opens in our own page, 128 random bits; null for one that is a link, or at a place.
alter table classes.encounter add column room_name text check (length(room_name) between 16 and 64);
