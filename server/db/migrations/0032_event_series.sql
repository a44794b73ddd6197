ALTER TABLE "activity_events" ADD COLUMN "external_links" jsonb;
ALTER TABLE "activity_event_time_slots" ADD COLUMN "repeats" jsonb;
ALTER TABLE "activity_event_time_slots" ADD COLUMN "series" text;
