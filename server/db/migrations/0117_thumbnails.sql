ALTER TABLE "system_files" ADD COLUMN "thumbnail_key" text;
