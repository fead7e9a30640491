-- Looked up when a member is taken back.
create index order_exception_by on rewards."order" (tenant_id, exception_by) where exception_by is not null;
create index code_added_by on rewards.code (tenant_id, added_by) where added_by is not null;
create index order_event_by_member on rewards.order_event (tenant_id, by_member_id) where by_member_id is not null;
create index stock_movement_by_member on rewards.stock_movement (tenant_id, by_member_id) where by_member_id is not null;
