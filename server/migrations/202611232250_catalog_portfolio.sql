-- Courses that a site shows to anybody (EXP-05). A constant default: no row is written anew.
alter table catalog.course add column in_portfolio boolean not null default false;

create index course_portfolio on catalog.course (tenant_id, published_at desc, id desc) where in_portfolio and state = 'published';
