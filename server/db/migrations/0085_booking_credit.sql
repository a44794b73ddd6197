ALTER TABLE "facility_bookings" ADD COLUMN "credit_until" timestamp(3) with time zone;
