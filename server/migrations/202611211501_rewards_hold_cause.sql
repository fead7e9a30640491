-- The sale whose refusal put an order on hold (decision D20). Its room stands beside this one, so nothing refers to it.
alter table rewards.order_event add column sale_id uuid;
alter table rewards.order_event add constraint order_event_cause check (sale_id is null or event = 'put_on_hold');
