ALTER TABLE "marketplace_post_histories" ADD COLUMN "image_file_ids" bigint[];
ALTER TABLE "season_parking" ADD COLUMN "submitted_reason" text;
ALTER TABLE "season_parking_instances" ADD COLUMN "submitted_reason" text;
CREATE INDEX "marketplace_post_histories_image_file_ids_idx" ON "marketplace_post_histories" USING gin ("image_file_ids");
