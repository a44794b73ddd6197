ALTER TABLE "loan_item_requests" ADD COLUMN "returned_quantity" integer;
