ALTER TABLE "payments" DROP CONSTRAINT "payments_refund_reason_check";
ALTER TABLE "opc_refund_orders" ADD COLUMN "at_provider" boolean DEFAULT false NOT NULL;
ALTER TABLE "payments" ADD COLUMN "refunded_at_provider" bigint;
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_reason_check" CHECK ("refund_reason" in ('TOO_LATE', 'CANCELLED', 'CHEAPER', 'WAIVED', 'REFUNDED_ORDER', 'AT_PROVIDER'));
