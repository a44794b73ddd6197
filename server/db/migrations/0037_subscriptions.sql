CREATE TABLE "subscription_info_histories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_info_histories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint NOT NULL,
	"type" text NOT NULL,
	"quantity" integer NOT NULL,
	"balance" integer NOT NULL,
	"topped_up_date" timestamp(3) with time zone,
	"topped_up_user_id" bigint,
	"remark" text,
	CONSTRAINT "subscription_info_histories_type_check" CHECK ("type" in ('HID_PASS', 'QR_PASS', 'FR_PASS', 'HID_DOOR', 'QR_DOOR'))
);

ALTER TABLE "office_centres" ADD COLUMN "subscription_active" boolean DEFAULT true NOT NULL;
ALTER TABLE "office_centres" ADD COLUMN "hid_door_quota" integer;
ALTER TABLE "office_centres" ADD COLUMN "qr_door_quota" integer;
ALTER TABLE "office_centres" ADD COLUMN "pass_type" text;
ALTER TABLE "office_centres" ADD COLUMN "hardware_type" text;
ALTER TABLE "office_centres" ADD COLUMN "top_up_quantity" integer;
ALTER TABLE "office_centres" ADD COLUMN "topped_up_date" timestamp(3) with time zone;
ALTER TABLE "office_centres" ADD COLUMN "topped_up_user_id" bigint;
ALTER TABLE "office_centres" ADD COLUMN "top_up_remark" text;
ALTER TABLE "subscription_info_histories" ADD CONSTRAINT "subscription_info_histories_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "subscription_info_histories" ADD CONSTRAINT "subscription_info_histories_topped_up_user_id_fk" FOREIGN KEY ("topped_up_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "subscription_info_histories_uuid_key" ON "subscription_info_histories" USING btree ("uuid");
CREATE INDEX "subscription_info_histories_office_centre_id_id_idx" ON "subscription_info_histories" USING btree ("office_centre_id","id");
CREATE INDEX "subscription_info_histories_office_centre_id_creat_fd6cfeb9_idx" ON "subscription_info_histories" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "subscription_info_histories_office_centre_id_updat_3cadc78a_idx" ON "subscription_info_histories" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "subscription_info_histories_office_centre_id_toppe_4e4b5dbb_idx" ON "subscription_info_histories" USING btree ("office_centre_id","topped_up_date","id");
CREATE INDEX "subscription_info_histories_office_centre_id_type_id_idx" ON "subscription_info_histories" USING btree ("office_centre_id","type","id");
CREATE INDEX "subscription_info_histories_office_centre_id_quantity_id_idx" ON "subscription_info_histories" USING btree ("office_centre_id","quantity","id");
CREATE INDEX "subscription_info_histories_office_centre_id_balance_id_idx" ON "subscription_info_histories" USING btree ("office_centre_id","balance","id");
CREATE INDEX "subscription_info_histories_topped_up_user_id_id_idx" ON "subscription_info_histories" USING btree ("topped_up_user_id","id");
ALTER TABLE "office_centres" ADD CONSTRAINT "office_centres_topped_up_user_id_fk" FOREIGN KEY ("topped_up_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "office_centres_topped_up_user_id_idx" ON "office_centres" USING btree ("topped_up_user_id");
ALTER TABLE "office_centres" ADD CONSTRAINT "office_centres_pass_type_check" CHECK ("pass_type" in ('HID_PASS', 'QR_PASS', 'FR_PASS'));
ALTER TABLE "office_centres" ADD CONSTRAINT "office_centres_hardware_type_check" CHECK ("hardware_type" in ('HID_DOOR', 'QR_DOOR'));
