-- Tries are counted over the time that ends now, no longer by quarters that begin at round times: around a border twice as many were let
-- through. The times themselves are kept, at most as many as are allowed.
drop table platform.try_count;
create table platform.taken_try (
  subject text primary key,
  taken_at timestamptz[] not null,
  over_at timestamptz not null -- the last of them stops counting
);
