-- A reward may ask for several trainings, all of them (RWD-02, decision D79). `rewards.reward.required_course_id` keeps the first course until no server reads it any more: the next
-- version of the schema drops it, and `rewards.order.training` with it.
create table rewards.required_training (
  tenant_id uuid not null,
  reward_id uuid not null,
  position integer not null,
  course_id uuid,
  trail_id uuid,
  primary key (tenant_id, reward_id, position),
  unique (tenant_id, reward_id, course_id),
  unique (tenant_id, reward_id, trail_id),
  check (num_nonnulls(course_id, trail_id) = 1),
  foreign key (tenant_id, reward_id) references rewards.reward (tenant_id, id),
  foreign key (tenant_id, course_id) references catalog.course (tenant_id, id),
  foreign key (tenant_id, trail_id) references trails.trail (tenant_id, id)
);
create index required_training_course on rewards.required_training (tenant_id, course_id) where course_id is not null;
create index required_training_trail on rewards.required_training (tenant_id, trail_id) where trail_id is not null;

insert into rewards.required_training (tenant_id, reward_id, position, course_id)
select tenant_id, id, 0, required_course_id from rewards.reward where required_course_id is not null;

-- The trainings as they were done when the reward was redeemed: `[{ kind, id, title, finishedAt }]`; null for orders that were placed before.
alter table rewards.order add column trainings jsonb;
