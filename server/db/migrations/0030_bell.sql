DROP INDEX "delivery_recipients_user_id_idx";
ALTER TABLE "deliveries" ADD COLUMN "building_id" bigint;
CREATE INDEX "delivery_recipients_unread_idx" ON "delivery_recipients" USING btree ("user_id","delivery_id") WHERE status = 'UNREAD';
CREATE INDEX "delivery_recipients_user_id_idx" ON "delivery_recipients" USING btree ("user_id","channel","delivery_id");
