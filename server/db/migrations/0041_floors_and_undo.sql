ALTER TABLE "bulk_upload_rows" ADD COLUMN "undo" jsonb;
ALTER TABLE "bulk_uploads" ADD COLUMN "undone_date" timestamp(3) with time zone;
ALTER TABLE "user_roles" ADD COLUMN "access_floors" text[];
ALTER TABLE "user_roles" ADD COLUMN "vms_floors" text[];
