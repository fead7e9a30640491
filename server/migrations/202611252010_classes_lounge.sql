-- A webinar may have a waiting room of its own, and what it is about in lines.
alter table classes.class
  add column has_lounge boolean not null default false,
  add column agenda text not null default '' check (length(agenda) <= 2000);
