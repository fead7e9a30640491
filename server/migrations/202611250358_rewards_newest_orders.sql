-- Orders by the instant at which they were placed, for their report. On a million orders this takes some two seconds, in which nobody orders.
create index order_newest on rewards."order" (tenant_id, placed_at desc, id desc);
