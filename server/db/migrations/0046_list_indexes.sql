CREATE INDEX "users_account_registered_id_idx" ON "users" USING btree ("account_registered","id");
CREATE INDEX "user_roles_role_code_id_idx" ON "user_roles" USING btree ("role_code","id");
-- How many people a company or a building's own staff has decides how a list is read: known for each of a thousand, instead of a hundred.
ALTER TABLE "user_roles" ALTER COLUMN "office_centre_id" SET STATISTICS 1000;
-- Buildings that were there before doors were counted have those that they have bought since, not an unknown number.
UPDATE "office_centres" c SET
  "hid_door_quota" = coalesce(c."hid_door_quota", (select sum(h."quantity") from "subscription_info_histories" h where h."office_centre_id" = c."id" and h."type" = 'HID_DOOR'), 0),
  "qr_door_quota" = coalesce(c."qr_door_quota", (select sum(h."quantity") from "subscription_info_histories" h where h."office_centre_id" = c."id" and h."type" = 'QR_DOOR'), 0)
WHERE c."office_centre_type" = 'LANDLORD';
