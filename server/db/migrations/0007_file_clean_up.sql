ALTER TABLE "system_files" ADD COLUMN "unused_since_date" timestamp(3) with time zone DEFAULT now();
ALTER TABLE "system_files" ADD COLUMN "linked_until_date" timestamp(3) with time zone;
CREATE INDEX "system_files_unused_since_date_idx" ON "system_files" USING btree ("unused_since_date") WHERE unused_since_date is not null;
