DROP INDEX "in_app_pop_up_events_action_date_id_idx";
ALTER TABLE "in_app_pop_up_events" DROP COLUMN "action_date";
