CREATE SCHEMA platform;
CREATE TABLE platform.outbox (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, topic text NOT NULL, written_at timestamptz NOT NULL);
CREATE TABLE platform.file (id uuid PRIMARY KEY, day date, size bigint NOT NULL DEFAULT 0);
DO $$ BEGIN CREATE ROLE reader; EXCEPTION WHEN duplicate_object THEN NULL; END $$;
GRANT USAGE ON SCHEMA platform TO reader;
