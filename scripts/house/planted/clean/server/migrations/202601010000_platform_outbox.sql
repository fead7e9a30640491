CREATE SCHEMA platform;
CREATE TABLE platform.outbox (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, topic text NOT NULL, written_at timestamptz NOT NULL);
CREATE TABLE platform.file (id uuid PRIMARY KEY, day date, size bigint NOT NULL DEFAULT 0);
DO $$ BEGIN PERFORM 1; END $$;
GRANT USAGE ON SCHEMA platform TO vitrine_app;
