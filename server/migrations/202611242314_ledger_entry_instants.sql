-- Movements of points by their instant, for reports of a period: on ten million entries this takes some twenty seconds, in which nothing is credited.
create index entry_of_points on ledger.entry (tenant_id, created_at desc, id desc) where currency = 'points';
