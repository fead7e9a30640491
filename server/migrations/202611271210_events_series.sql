-- Events that repeat: each date is an event of its own; what ties them is the rule that made them.
create table events.series (
  tenant_id uuid not null references tenancy.tenant (id),
  id uuid not null,
  frequency text not null check (frequency in ('yearly', 'monthly', 'weekly', 'daily')),
  -- Each, or each second, third … day, week, month or year.
  every integer not null check (every between 1 and 999),
  -- Two-letter days; empty where the rule names none.
  byday text[] not null,
  until date,
  count integer check (count between 2 and 60),
  created_at timestamptz not null,
  primary key (tenant_id, id),
  constraint series_end check ((until is null) <> (count is null))
);

alter table events.event
  add column series_id uuid,
  -- The day on which the rule put it, wherever it was moved to.
  add column series_day date,
  add constraint event_of_series foreign key (tenant_id, series_id) references events.series (tenant_id, id),
  add constraint event_series_day check ((series_id is null) = (series_day is null));
-- A client has hundreds of events, so this is built in an instant.
create unique index event_in_series on events.event (tenant_id, series_id, series_day) where series_id is not null;
