-- Whether what a rule puts people into comes before the portal: it may be put off, or it must be done; null: neither.
alter table learning.rule add column comes_first text check (comes_first in ('may_wait', 'must'));
