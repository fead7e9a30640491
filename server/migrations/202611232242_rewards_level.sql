-- The level that a reward asks for (RWD-04): 2 or 3; null for anybody.
alter table rewards.reward add column required_rank smallint check (required_rank in (2, 3));
