ALTER TABLE "bulk_action_rows" ADD COLUMN "params" jsonb;
