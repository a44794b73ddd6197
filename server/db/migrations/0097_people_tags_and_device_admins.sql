ALTER TABLE "doors" DROP CONSTRAINT "doors_door_configuration_check";
UPDATE "doors" SET "door_configuration" = 'ELEVATOR_WITH_NO_FLOOR_SELECT_FEEDBACK' WHERE "door_configuration" = 'ELEVATOR_WITHOUT_FLOOR_FEEDBACK';
ALTER TABLE "doors" ADD CONSTRAINT "doors_door_configuration_check" CHECK ("door_configuration" in ('SINGLE', 'PAIRED_READERS', 'ELEVATOR_WITH_NO_FLOOR_SELECT_FEEDBACK'));
ALTER TABLE "office_centres" ADD COLUMN "allow_device_admin" boolean DEFAULT false NOT NULL;
ALTER TABLE "user_roles" ADD COLUMN "tag" text[];
CREATE INDEX "access_events_office_centre_id_event_type_happened_at_id_idx" ON "access_events" USING btree ("office_centre_id","event_type","happened_at","id");
