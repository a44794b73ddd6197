ALTER TABLE "payments" DROP CONSTRAINT "payments_refund_reason_check";
ALTER TABLE "opc_refund_orders" ADD COLUMN "at_provider" boolean DEFAULT false NOT NULL;
ALTER TABLE "payments" ADD COLUMN "refunded_at_provider" bigint;
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_reason_check" CHECK ("refund_reason" in ('TOO_LATE', 'CANCELLED', 'CHEAPER', 'WAIVED', 'REFUNDED_ORDER', 'AT_PROVIDER'));
ALTER TABLE "facility_bookings" ADD COLUMN "payment_url" text;
ALTER TABLE "facility_bookings" ADD COLUMN "payment_url_expiry" timestamp(3) with time zone;
