ALTER TABLE "one_time_codes" ADD COLUMN "audience" text DEFAULT 'PORTAL' NOT NULL;
ALTER TABLE "sessions" ADD COLUMN "audience" text DEFAULT 'PORTAL' NOT NULL;
