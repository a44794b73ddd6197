DROP INDEX "users_status_id_idx";
DROP INDEX "user_roles_user_id_idx";
ALTER TABLE "users" ADD COLUMN "removed" boolean DEFAULT false NOT NULL;
CREATE INDEX "users_status_id_account_registered_idx" ON "users" USING btree ("status","id","account_registered");
CREATE INDEX "user_roles_created_date_id_idx" ON "user_roles" USING btree ("created_date","id");
CREATE INDEX "user_roles_updated_date_id_idx" ON "user_roles" USING btree ("updated_date","id");
CREATE INDEX "user_roles_user_id_id_idx" ON "user_roles" USING btree ("user_id","id");
