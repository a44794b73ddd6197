CREATE INDEX "notifications_status_send_at_idx" ON "notifications" USING btree ("status","send_at");
