ALTER TABLE "facility_bookings" ADD COLUMN "outside_rules" boolean DEFAULT false NOT NULL;
