ALTER TABLE "opc_orders" ADD COLUMN "docket_prints" integer;
UPDATE "opc_orders" SET "docket_prints" = 1 WHERE "docket_printed";
