CREATE INDEX "directory_people_office_centre_id_external_id_idx" ON "directory_people" USING btree ("office_centre_id","external_id");
