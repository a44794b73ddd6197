CREATE TABLE "doors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "doors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"tag" text[],
	"floor_no" text,
	"access_cfg_type" text NOT NULL,
	"door_configuration" text NOT NULL,
	"device_controller_id" bigint,
	"hid_door" boolean DEFAULT false NOT NULL,
	"qr_door" boolean DEFAULT false NOT NULL,
	"normal_state" text NOT NULL,
	"first_in_date" timestamp(3) with time zone,
	"first_in_user_id" bigint,
	"unlock_seconds" integer NOT NULL,
	"held_open_seconds" integer NOT NULL,
	"long_unlock_seconds" integer NOT NULL,
	"long_held_open_seconds" integer NOT NULL,
	"sub_admin_ids" bigint[],
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("code", '') || ' ' || coalesce("name", '') || ' ' || coalesce("floor_no", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "doors_access_cfg_type_check" CHECK ("access_cfg_type" in ('DOOR', 'ELEVATOR')),
	CONSTRAINT "doors_door_configuration_check" CHECK ("door_configuration" in ('SINGLE', 'PAIRED_READERS', 'ELEVATOR_WITHOUT_FLOOR_FEEDBACK')),
	CONSTRAINT "doors_normal_state_check" CHECK ("normal_state" in ('LOCKED', 'CARD_AND_PIN', 'CONTROLLED', 'FREE'))
);

CREATE TABLE "access_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"remark" text,
	"tenant_ids" bigint[],
	"floor" text[],
	"member_count" integer,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED
);

CREATE TABLE "access_schedules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"hours" jsonb,
	"public_holidays" boolean DEFAULT true NOT NULL,
	"holiday_list_ids" bigint[],
	"exceptions" jsonb,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED
);

CREATE TABLE "access_holiday_lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_holiday_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"days" jsonb,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED
);

CREATE TABLE "door_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "door_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"door_ids" bigint[] NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED
);

CREATE TABLE "device_controllers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "device_controllers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"serial_no" text NOT NULL,
	"mac_address" text,
	"network_mode" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"firmware" text,
	"last_heartbeat" timestamp(3) with time zone,
	"online_until" timestamp(3) with time zone,
	"config_version" integer,
	"synced_date" timestamp(3) with time zone,
	"synced_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", '') || ' ' || coalesce("serial_no", '') || ' ' || coalesce("mac_address", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "device_controllers_network_mode_check" CHECK ("network_mode" in ('QR_NETWORK_MODE_ETHERNET', 'QR_NETWORK_MODE_WIFI'))
);

CREATE TABLE "qr_scanners" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qr_scanners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"serial_no" text NOT NULL,
	"mac_address" text,
	"network_mode" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"firmware" text,
	"last_heartbeat" timestamp(3) with time zone,
	"online_until" timestamp(3) with time zone,
	"door_id" bigint NOT NULL,
	"direction" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", '') || ' ' || coalesce("serial_no", '') || ' ' || coalesce("mac_address", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "qr_scanners_network_mode_check" CHECK ("network_mode" in ('QR_NETWORK_MODE_ETHERNET', 'QR_NETWORK_MODE_WIFI')),
	CONSTRAINT "qr_scanners_direction_check" CHECK ("direction" in ('ENTRY', 'EXIT'))
);

CREATE TABLE "access_door_states" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_door_states_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"access_door_id" bigint NOT NULL,
	"schedule_id" bigint NOT NULL,
	"state" text NOT NULL,
	"first_person_in" boolean DEFAULT false NOT NULL,
	CONSTRAINT "access_door_states_state_check" CHECK ("state" in ('LOCKED', 'CARD_AND_PIN', 'CONTROLLED', 'FREE'))
);

CREATE TABLE "elevator_access_levels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "elevator_access_levels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"elevator_id" bigint NOT NULL,
	"floor_no" text NOT NULL,
	"relay_no" integer,
	"access_level" text NOT NULL,
	"schedule_id" bigint,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("floor_no", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "elevator_access_levels_access_level_check" CHECK ("access_level" in ('LOCKED', 'CONTROLLED', 'FREE'))
);

CREATE TABLE "access_group_doors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_group_doors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"access_group_id" bigint NOT NULL,
	"door_id" bigint NOT NULL,
	"schedule_ids" bigint[] NOT NULL
);

CREATE TABLE "access_group_door_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_group_door_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"access_group_id" bigint NOT NULL,
	"door_group_id" bigint NOT NULL,
	"schedule_ids" bigint[] NOT NULL
);

CREATE TABLE "access_group_users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_group_users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"access_group_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"tenant_id" bigint
);

ALTER TABLE "doors" ADD CONSTRAINT "doors_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "doors" ADD CONSTRAINT "doors_device_controller_id_fk" FOREIGN KEY ("device_controller_id") REFERENCES "public"."device_controllers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "doors" ADD CONSTRAINT "doors_first_in_user_id_fk" FOREIGN KEY ("first_in_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "access_groups" ADD CONSTRAINT "access_groups_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_schedules" ADD CONSTRAINT "access_schedules_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_holiday_lists" ADD CONSTRAINT "access_holiday_lists_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "door_groups" ADD CONSTRAINT "door_groups_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "device_controllers" ADD CONSTRAINT "device_controllers_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "device_controllers" ADD CONSTRAINT "device_controllers_synced_user_id_fk" FOREIGN KEY ("synced_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "qr_scanners" ADD CONSTRAINT "qr_scanners_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "qr_scanners" ADD CONSTRAINT "qr_scanners_door_id_fk" FOREIGN KEY ("door_id") REFERENCES "public"."doors"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_door_states" ADD CONSTRAINT "access_door_states_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_door_states" ADD CONSTRAINT "access_door_states_access_door_id_fk" FOREIGN KEY ("access_door_id") REFERENCES "public"."doors"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_door_states" ADD CONSTRAINT "access_door_states_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."access_schedules"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "elevator_access_levels" ADD CONSTRAINT "elevator_access_levels_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "elevator_access_levels" ADD CONSTRAINT "elevator_access_levels_elevator_id_fk" FOREIGN KEY ("elevator_id") REFERENCES "public"."doors"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "elevator_access_levels" ADD CONSTRAINT "elevator_access_levels_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."access_schedules"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "access_group_doors" ADD CONSTRAINT "access_group_doors_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_group_doors" ADD CONSTRAINT "access_group_doors_access_group_id_fk" FOREIGN KEY ("access_group_id") REFERENCES "public"."access_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_group_doors" ADD CONSTRAINT "access_group_doors_door_id_fk" FOREIGN KEY ("door_id") REFERENCES "public"."doors"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_group_door_groups" ADD CONSTRAINT "access_group_door_groups_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_group_door_groups" ADD CONSTRAINT "access_group_door_groups_access_group_id_fk" FOREIGN KEY ("access_group_id") REFERENCES "public"."access_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_group_door_groups" ADD CONSTRAINT "access_group_door_groups_door_group_id_fk" FOREIGN KEY ("door_group_id") REFERENCES "public"."door_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_group_users" ADD CONSTRAINT "access_group_users_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_group_users" ADD CONSTRAINT "access_group_users_access_group_id_fk" FOREIGN KEY ("access_group_id") REFERENCES "public"."access_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_group_users" ADD CONSTRAINT "access_group_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_group_users" ADD CONSTRAINT "access_group_users_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "doors_uuid_key" ON "doors" USING btree ("uuid");
CREATE INDEX "doors_office_centre_id_id_idx" ON "doors" USING btree ("office_centre_id","id");
CREATE INDEX "doors_office_centre_id_created_date_id_idx" ON "doors" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "doors_office_centre_id_updated_date_id_idx" ON "doors" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "doors_office_centre_id_code_id_idx" ON "doors" USING btree ("office_centre_id",("code") collate "und-x-icu","id");
CREATE INDEX "doors_office_centre_id_name_id_idx" ON "doors" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "doors_office_centre_id_floor_no_id_idx" ON "doors" USING btree ("office_centre_id",("floor_no") collate "und-x-icu","id");
CREATE INDEX "doors_device_controller_id_id_idx" ON "doors" USING btree ("device_controller_id","id");
CREATE INDEX "doors_first_in_user_id_idx" ON "doors" USING btree ("first_in_user_id");
CREATE INDEX "doors_sub_admin_ids_idx" ON "doors" USING gin ("sub_admin_ids");
CREATE UNIQUE INDEX "doors_code_key" ON "doors" USING btree ("office_centre_id",lower("code"));
CREATE INDEX "doors_search_idx" ON "doors" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "doors_letters_idx" ON "doors" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "access_groups_uuid_key" ON "access_groups" USING btree ("uuid");
CREATE INDEX "access_groups_office_centre_id_id_idx" ON "access_groups" USING btree ("office_centre_id","id");
CREATE INDEX "access_groups_office_centre_id_created_date_id_idx" ON "access_groups" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "access_groups_office_centre_id_updated_date_id_idx" ON "access_groups" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "access_groups_office_centre_id_name_id_idx" ON "access_groups" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "access_groups_office_centre_id_member_count_id_idx" ON "access_groups" USING btree ("office_centre_id","member_count","id");
CREATE INDEX "access_groups_tenant_ids_idx" ON "access_groups" USING gin ("tenant_ids");
CREATE UNIQUE INDEX "access_groups_name_key" ON "access_groups" USING btree ("office_centre_id",lower("name"));
CREATE INDEX "access_groups_search_idx" ON "access_groups" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "access_groups_letters_idx" ON "access_groups" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "access_schedules_uuid_key" ON "access_schedules" USING btree ("uuid");
CREATE INDEX "access_schedules_office_centre_id_id_idx" ON "access_schedules" USING btree ("office_centre_id","id");
CREATE INDEX "access_schedules_office_centre_id_created_date_id_idx" ON "access_schedules" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "access_schedules_office_centre_id_updated_date_id_idx" ON "access_schedules" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "access_schedules_office_centre_id_name_id_idx" ON "access_schedules" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "access_schedules_holiday_list_ids_idx" ON "access_schedules" USING gin ("holiday_list_ids");
CREATE UNIQUE INDEX "access_schedules_name_key" ON "access_schedules" USING btree ("office_centre_id",lower("name"));
CREATE INDEX "access_schedules_search_idx" ON "access_schedules" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "access_schedules_letters_idx" ON "access_schedules" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "access_holiday_lists_uuid_key" ON "access_holiday_lists" USING btree ("uuid");
CREATE INDEX "access_holiday_lists_office_centre_id_id_idx" ON "access_holiday_lists" USING btree ("office_centre_id","id");
CREATE INDEX "access_holiday_lists_office_centre_id_created_date_id_idx" ON "access_holiday_lists" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "access_holiday_lists_office_centre_id_updated_date_id_idx" ON "access_holiday_lists" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "access_holiday_lists_office_centre_id_name_id_idx" ON "access_holiday_lists" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE UNIQUE INDEX "access_holiday_lists_name_key" ON "access_holiday_lists" USING btree ("office_centre_id",lower("name"));
CREATE INDEX "access_holiday_lists_search_idx" ON "access_holiday_lists" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "access_holiday_lists_letters_idx" ON "access_holiday_lists" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "door_groups_uuid_key" ON "door_groups" USING btree ("uuid");
CREATE INDEX "door_groups_office_centre_id_id_idx" ON "door_groups" USING btree ("office_centre_id","id");
CREATE INDEX "door_groups_office_centre_id_created_date_id_idx" ON "door_groups" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "door_groups_office_centre_id_updated_date_id_idx" ON "door_groups" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "door_groups_office_centre_id_name_id_idx" ON "door_groups" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "door_groups_door_ids_idx" ON "door_groups" USING gin ("door_ids");
CREATE UNIQUE INDEX "door_groups_name_key" ON "door_groups" USING btree ("office_centre_id",lower("name"));
CREATE INDEX "door_groups_search_idx" ON "door_groups" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "door_groups_letters_idx" ON "door_groups" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "device_controllers_uuid_key" ON "device_controllers" USING btree ("uuid");
CREATE INDEX "device_controllers_office_centre_id_id_idx" ON "device_controllers" USING btree ("office_centre_id","id");
CREATE INDEX "device_controllers_office_centre_id_created_date_id_idx" ON "device_controllers" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "device_controllers_office_centre_id_updated_date_id_idx" ON "device_controllers" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "device_controllers_office_centre_id_name_id_idx" ON "device_controllers" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "device_controllers_office_centre_id_serial_no_id_idx" ON "device_controllers" USING btree ("office_centre_id",("serial_no") collate "und-x-icu","id");
CREATE INDEX "device_controllers_office_centre_id_last_heartbeat_id_idx" ON "device_controllers" USING btree ("office_centre_id","last_heartbeat","id");
CREATE INDEX "device_controllers_synced_user_id_idx" ON "device_controllers" USING btree ("synced_user_id");
CREATE UNIQUE INDEX "device_controllers_name_key" ON "device_controllers" USING btree ("office_centre_id",lower("name"));
CREATE UNIQUE INDEX "device_controllers_serial_no_key" ON "device_controllers" USING btree ("office_centre_id",lower("serial_no"));
CREATE INDEX "device_controllers_search_idx" ON "device_controllers" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "device_controllers_letters_idx" ON "device_controllers" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "qr_scanners_uuid_key" ON "qr_scanners" USING btree ("uuid");
CREATE INDEX "qr_scanners_office_centre_id_id_idx" ON "qr_scanners" USING btree ("office_centre_id","id");
CREATE INDEX "qr_scanners_office_centre_id_created_date_id_idx" ON "qr_scanners" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "qr_scanners_office_centre_id_updated_date_id_idx" ON "qr_scanners" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "qr_scanners_office_centre_id_name_id_idx" ON "qr_scanners" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "qr_scanners_office_centre_id_serial_no_id_idx" ON "qr_scanners" USING btree ("office_centre_id",("serial_no") collate "und-x-icu","id");
CREATE INDEX "qr_scanners_office_centre_id_last_heartbeat_id_idx" ON "qr_scanners" USING btree ("office_centre_id","last_heartbeat","id");
CREATE INDEX "qr_scanners_door_id_id_idx" ON "qr_scanners" USING btree ("door_id","id");
CREATE UNIQUE INDEX "qr_scanners_name_key" ON "qr_scanners" USING btree ("office_centre_id",lower("name"));
CREATE UNIQUE INDEX "qr_scanners_serial_no_key" ON "qr_scanners" USING btree ("office_centre_id",lower("serial_no"));
CREATE INDEX "qr_scanners_search_idx" ON "qr_scanners" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "qr_scanners_letters_idx" ON "qr_scanners" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "access_door_states_uuid_key" ON "access_door_states" USING btree ("uuid");
CREATE INDEX "access_door_states_office_centre_id_id_idx" ON "access_door_states" USING btree ("office_centre_id","id");
CREATE INDEX "access_door_states_office_centre_id_created_date_id_idx" ON "access_door_states" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "access_door_states_office_centre_id_updated_date_id_idx" ON "access_door_states" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "access_door_states_access_door_id_id_idx" ON "access_door_states" USING btree ("access_door_id","id");
CREATE INDEX "access_door_states_schedule_id_id_idx" ON "access_door_states" USING btree ("schedule_id","id");
CREATE UNIQUE INDEX "elevator_access_levels_uuid_key" ON "elevator_access_levels" USING btree ("uuid");
CREATE INDEX "elevator_access_levels_office_centre_id_id_idx" ON "elevator_access_levels" USING btree ("office_centre_id","id");
CREATE INDEX "elevator_access_levels_office_centre_id_created_date_id_idx" ON "elevator_access_levels" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "elevator_access_levels_office_centre_id_updated_date_id_idx" ON "elevator_access_levels" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "elevator_access_levels_office_centre_id_floor_no_id_idx" ON "elevator_access_levels" USING btree ("office_centre_id",("floor_no") collate "und-x-icu","id");
CREATE INDEX "elevator_access_levels_office_centre_id_relay_no_id_idx" ON "elevator_access_levels" USING btree ("office_centre_id","relay_no","id");
CREATE INDEX "elevator_access_levels_elevator_id_id_idx" ON "elevator_access_levels" USING btree ("elevator_id","id");
CREATE INDEX "elevator_access_levels_schedule_id_id_idx" ON "elevator_access_levels" USING btree ("schedule_id","id");
CREATE INDEX "elevator_access_levels_search_idx" ON "elevator_access_levels" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "elevator_access_levels_letters_idx" ON "elevator_access_levels" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "access_group_doors_uuid_key" ON "access_group_doors" USING btree ("uuid");
CREATE INDEX "access_group_doors_office_centre_id_id_idx" ON "access_group_doors" USING btree ("office_centre_id","id");
CREATE INDEX "access_group_doors_office_centre_id_created_date_id_idx" ON "access_group_doors" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "access_group_doors_office_centre_id_updated_date_id_idx" ON "access_group_doors" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "access_group_doors_access_group_id_id_idx" ON "access_group_doors" USING btree ("access_group_id","id");
CREATE INDEX "access_group_doors_door_id_id_idx" ON "access_group_doors" USING btree ("door_id","id");
CREATE INDEX "access_group_doors_schedule_ids_idx" ON "access_group_doors" USING gin ("schedule_ids");
CREATE UNIQUE INDEX "access_group_door_groups_uuid_key" ON "access_group_door_groups" USING btree ("uuid");
CREATE INDEX "access_group_door_groups_office_centre_id_id_idx" ON "access_group_door_groups" USING btree ("office_centre_id","id");
CREATE INDEX "access_group_door_groups_office_centre_id_created_date_id_idx" ON "access_group_door_groups" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "access_group_door_groups_office_centre_id_updated_date_id_idx" ON "access_group_door_groups" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "access_group_door_groups_access_group_id_id_idx" ON "access_group_door_groups" USING btree ("access_group_id","id");
CREATE INDEX "access_group_door_groups_door_group_id_id_idx" ON "access_group_door_groups" USING btree ("door_group_id","id");
CREATE INDEX "access_group_door_groups_schedule_ids_idx" ON "access_group_door_groups" USING gin ("schedule_ids");
CREATE UNIQUE INDEX "access_group_users_uuid_key" ON "access_group_users" USING btree ("uuid");
CREATE INDEX "access_group_users_office_centre_id_id_idx" ON "access_group_users" USING btree ("office_centre_id","id");
CREATE INDEX "access_group_users_office_centre_id_created_date_id_idx" ON "access_group_users" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "access_group_users_office_centre_id_updated_date_id_idx" ON "access_group_users" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "access_group_users_user_id_id_idx" ON "access_group_users" USING btree ("user_id","id");
CREATE INDEX "access_group_users_tenant_id_id_idx" ON "access_group_users" USING btree ("tenant_id","id");
CREATE INDEX "access_group_users_access_group_id_id_idx" ON "access_group_users" USING btree ("access_group_id","id");
create unique index "access_door_states_once_limit" on "access_door_states" ("access_door_id", "schedule_id");
create unique index "elevator_access_levels_once_limit" on "elevator_access_levels" ("elevator_id", "floor_no");
create unique index "access_group_doors_once_limit" on "access_group_doors" ("access_group_id", "door_id");
create unique index "access_group_door_groups_once_limit" on "access_group_door_groups" ("access_group_id", "door_group_id");
create unique index "access_group_users_once_limit" on "access_group_users" ("access_group_id", "user_id");
