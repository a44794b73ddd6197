ALTER TABLE "office_centres" ADD COLUMN "logo_image_file_id" bigint;
ALTER TABLE "office_centres" ADD CONSTRAINT "office_centres_logo_image_file_id_fk" FOREIGN KEY ("logo_image_file_id") REFERENCES "public"."system_files"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "office_centres_logo_image_file_id_idx" ON "office_centres" USING btree ("logo_image_file_id");
