drop index if exists "event_participants_once_limit";
ALTER TABLE "event_participants" DROP CONSTRAINT "event_participants_status_check";
ALTER TABLE "event_participants" ADD COLUMN "check_in_code" text;
-- Those who have signed up already get a code as well.
UPDATE "event_participants" SET "check_in_code" = upper(left(md5(gen_random_uuid()::text), 16));
ALTER TABLE "event_participants" ADD COLUMN "answers" jsonb;
CREATE UNIQUE INDEX "event_participants_check_in_code_key" ON "event_participants" USING btree (lower("check_in_code"));
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_status_check" CHECK ("status" in ('REGISTERED', 'CHECKED_IN', 'WAITING', 'CANCELLED', 'REMOVED'));
create unique index "event_participants_once_limit" on "event_participants" ("activity_event_time_slot_id", "user_id") where ("status" in ('REGISTERED', 'CHECKED_IN', 'WAITING'));
