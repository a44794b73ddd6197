DROP INDEX "season_parking_office_centre_id_status_id_idx";
DROP INDEX "season_parking_instances_office_centre_id_status_id_idx";
CREATE INDEX "season_parking_office_centre_id_status_id_vehicle__f9552f92_idx" ON "season_parking" USING btree ("office_centre_id","status","id","vehicle_type","vehicle_category");
CREATE INDEX "season_parking_instances_office_centre_id_status_id_type_idx" ON "season_parking_instances" USING btree ("office_centre_id","status","id","type");
