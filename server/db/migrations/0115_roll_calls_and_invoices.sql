ALTER TABLE "emergency_broadcast_templates" ADD COLUMN "starts_roll_call" boolean DEFAULT false NOT NULL;
ALTER TABLE "emergency_broadcasts" ADD COLUMN "starts_roll_call" boolean DEFAULT false NOT NULL;
ALTER TABLE "roll_call_entries" ADD COLUMN "needs_help" boolean DEFAULT false NOT NULL;
ALTER TABLE "roll_calls" ADD COLUMN "emergency_broadcast_id" bigint;
ALTER TABLE "roll_calls" ADD CONSTRAINT "roll_calls_emergency_broadcast_id_fk" FOREIGN KEY ("emergency_broadcast_id") REFERENCES "public"."emergency_broadcasts"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "roll_calls_emergency_broadcast_id_id_idx" ON "roll_calls" USING btree ("emergency_broadcast_id","id");
ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_kind_check";
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_kind_check" CHECK ("kind" in ('notification', 'event', 'serviceRequest', 'feedback', 'aircon', 'permit', 'document', 'hotdesk', 'loan', 'booking', 'access', 'loadingBay', 'visitor', 'location', 'marketplace', 'order', 'billing', 'privileges'));
