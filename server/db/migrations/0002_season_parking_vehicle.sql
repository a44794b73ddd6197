-- Finds what else a vehicle has parked in a building, however its number is spaced (server/areas/parking/overlap.ts).
CREATE INDEX "season_parking_vehicle_idx" ON "season_parking" ("office_centre_id", (upper(translate("vehicle_plate_no", ' -', ''))));
