ALTER TABLE "roll_call_entries" DROP CONSTRAINT "roll_call_entries_status_check";
ALTER TABLE "access_events" ADD COLUMN "extended_time" boolean DEFAULT false NOT NULL;
ALTER TABLE "roll_call_entries" ADD COLUMN "expected" boolean DEFAULT false NOT NULL;
ALTER TABLE "roll_call_entries" ADD COLUMN "expected_at" timestamp(3) with time zone;
ALTER TABLE "user_roles" ADD COLUMN "extended_time" boolean DEFAULT false NOT NULL;
ALTER TABLE "roll_call_entries" ADD CONSTRAINT "roll_call_entries_status_check" CHECK ("status" in ('MISSING', 'EXPECTED', 'SAFE', 'NOT_HERE'));
