ALTER TABLE "access_areas" ADD COLUMN "again_after_minutes" integer;
ALTER TABLE "access_areas" ADD COLUMN "exempt_ids" bigint[];
CREATE INDEX "access_areas_exempt_ids_idx" ON "access_areas" USING gin ("exempt_ids");
