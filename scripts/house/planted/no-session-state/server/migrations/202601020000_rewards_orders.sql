CREATE TEMP TABLE waiting (id uuid);
