ALTER TABLE "bulk_upload_rows" ADD COLUMN "found" jsonb;
ALTER TABLE "bulk_upload_rows" ADD COLUMN "file_id" bigint;
ALTER TABLE "users" ADD COLUMN "face_image_id" bigint;
ALTER TABLE "bulk_upload_rows" ADD CONSTRAINT "bulk_upload_rows_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."system_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "users" ADD CONSTRAINT "users_face_image_id_fk" FOREIGN KEY ("face_image_id") REFERENCES "public"."system_files"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "bulk_upload_rows_file_id_idx" ON "bulk_upload_rows" USING btree ("file_id") WHERE file_id is not null;
CREATE INDEX "users_face_image_id_idx" ON "users" USING btree ("face_image_id");
