CREATE INDEX "users_invite_last_sent_date_id_idx" ON "users" USING btree ("invite_last_sent_date","id");
CREATE INDEX "user_roles_office_centre_id_created_date_id_idx" ON "user_roles" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "user_roles_office_centre_id_updated_date_id_idx" ON "user_roles" USING btree ("office_centre_id","updated_date","id");
