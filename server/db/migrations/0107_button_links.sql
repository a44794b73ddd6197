ALTER TABLE "activity_events" ADD COLUMN "button_link_url2" text;
ALTER TABLE "activity_events" ADD COLUMN "button_link_open_in" text;
UPDATE "activity_events" SET "button_link_open_in" = 'APP' WHERE "button_link_type" = 'WEB_LINK';
ALTER TABLE "activity_events" ADD CONSTRAINT "activity_events_button_link_open_in_check" CHECK ("button_link_open_in" in ('APP', 'BROWSER'));
