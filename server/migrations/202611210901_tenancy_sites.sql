-- Sites (one host name, one log-in), their clients, and how both look.
create schema tenancy;

create table tenancy.site (
  id uuid primary key,
  name text not null,
  version integer not null,
  configuration jsonb not null,
  -- The palette as CSS, derived when the colours are saved.
  theme text not null,
  created_at timestamptz not null
);

create table tenancy.host (
  host text primary key,
  site_id uuid not null references tenancy.site (id)
);

create table tenancy.language (
  id integer primary key,
  code text not null unique,
  name text not null,
  date_order text not null,
  position integer not null
);

create table tenancy.country (
  code text primary key,
  name jsonb not null,
  label text not null,
  position integer not null
);

create table tenancy.tenant (
  id uuid primary key,
  site_id uuid not null references tenancy.site (id),
  version integer not null,
  slug text not null,
  name text not null,
  program jsonb not null,
  home_route text not null,
  group_training_use_score boolean not null,
  modules text[] not null,
  time_zone text not null,
  colours jsonb,
  theme text,
  logo_file_id uuid,
  wide_logo_file_id uuid,
  created_at timestamptz not null,
  unique (site_id, slug)
);

insert into tenancy.language (id, code, name, date_order, position) values
  (1, 'pt-BR', 'Português', 'day_first', 1),
  (2, 'en-US', 'English', 'month_first', 2),
  (3, 'es-ES', 'Español', 'day_first', 3),
  (4, 'fr-FR', 'Français', 'month_first', 4);

insert into tenancy.country (code, name, label, position) values
  ('BR', '{"pt-BR":"Brasil","en-US":"Brazil","es-ES":"Brasil","fr-FR":"Brésil"}', '+55', 1),
  ('AR', '{"pt-BR":"Argentina","en-US":"Argentina","es-ES":"Argentina","fr-FR":"Argentine"}', '+54', 2),
  ('BO', '{"pt-BR":"Bolívia","en-US":"Bolivia","es-ES":"Bolivia","fr-FR":"Bolivie"}', '+591', 3),
  ('CA', '{"pt-BR":"Canadá","en-US":"Canada","es-ES":"Canadá","fr-FR":"Canada"}', '+1', 4),
  ('CL', '{"pt-BR":"Chile","en-US":"Chile","es-ES":"Chile","fr-FR":"Chili"}', '+56', 5),
  ('CO', '{"pt-BR":"Colômbia","en-US":"Colombia","es-ES":"Colombia","fr-FR":"Colombie"}', '+57', 6),
  ('CR', '{"pt-BR":"Costa Rica","en-US":"Costa Rica","es-ES":"Costa Rica","fr-FR":"Costa Rica"}', '+506', 7),
  ('EC', '{"pt-BR":"Equador","en-US":"Ecuador","es-ES":"Ecuador","fr-FR":"Équateur"}', '+593', 8),
  ('GT', '{"pt-BR":"Guatemala","en-US":"Guatemala","es-ES":"Guatemala","fr-FR":"Guatemala"}', '+502', 9),
  ('MX', '{"pt-BR":"México","en-US":"Mexico","es-ES":"México","fr-FR":"Mexique"}', '+52', 10),
  ('PA', '{"pt-BR":"Panamá","en-US":"Panama","es-ES":"Panamá","fr-FR":"Panama"}', '+507', 11),
  ('PE', '{"pt-BR":"Peru","en-US":"Peru","es-ES":"Perú","fr-FR":"Pérou"}', '+51', 12),
  ('PY', '{"pt-BR":"Paraguai","en-US":"Paraguay","es-ES":"Paraguay","fr-FR":"Paraguay"}', '+595', 13),
  ('UY', '{"pt-BR":"Uruguai","en-US":"Uruguay","es-ES":"Uruguay","fr-FR":"Uruguay"}', '+598', 14);
