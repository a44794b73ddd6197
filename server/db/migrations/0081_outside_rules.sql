ALTER TABLE "facility_bookings" ADD COLUMN "outside_rules" boolean DEFAULT false NOT NULL;
ALTER TABLE "facilities" ADD COLUMN "max_open_per_company" integer;
ALTER TABLE "space_settings" ADD COLUMN "max_open_per_company" integer;
