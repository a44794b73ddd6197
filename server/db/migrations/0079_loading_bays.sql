CREATE TABLE "loading_bay_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loading_bay_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"tenant_id" bigint NOT NULL,
	"applicant_user_id" bigint NOT NULL,
	"loading_bay_group_id" bigint NOT NULL,
	"vehicle_type_id" bigint NOT NULL,
	"appointment_type_id" bigint,
	"appointment_date" date NOT NULL,
	"appointment_time" time NOT NULL,
	"start_at" timestamp(3) with time zone,
	"end_at" timestamp(3) with time zone,
	"loading_bay_id" bigint,
	"vehicle_plate_no" text NOT NULL,
	"driver_name" text,
	"driver_mobile_no" text,
	"load_type" text NOT NULL,
	"load_description" text,
	"gate_opens_at" timestamp(3) with time zone,
	"no_show_at" timestamp(3) with time zone,
	"status" text NOT NULL,
	"created_by_landlord" boolean DEFAULT false NOT NULL,
	"approved_date" timestamp(3) with time zone,
	"approved_user_id" bigint,
	"rejected_date" timestamp(3) with time zone,
	"rejected_user_id" bigint,
	"reject_remark" text,
	"checked_in_date" timestamp(3) with time zone,
	"checked_in_user_id" bigint,
	"docked_date" timestamp(3) with time zone,
	"docked_user_id" bigint,
	"checked_out_date" timestamp(3) with time zone,
	"checked_out_user_id" bigint,
	"cancelled_date" timestamp(3) with time zone,
	"cancelled_user_id" bigint,
	"cancel_remark" text,
	"no_show_date" timestamp(3) with time zone,
	"at_dock" boolean DEFAULT false NOT NULL,
	"arrival" text,
	"queue_minutes" integer,
	"dwell_from" timestamp(3) with time zone,
	"dwell_minutes" integer,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce("vehicle_plate_no", '') || ' ' || coalesce("driver_name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "loading_bay_applications_load_type_check" CHECK ("load_type" in ('GOODS', 'PARCELS', 'FOOD', 'FURNITURE', 'EQUIPMENT', 'WASTE', 'OTHER')),
	CONSTRAINT "loading_bay_applications_status_check" CHECK ("status" in ('PENDING', 'APPROVED', 'CHECKED_IN', 'CHECKED_OUT', 'REJECTED', 'CANCELLED', 'NO_SHOW')),
	CONSTRAINT "loading_bay_applications_arrival_check" CHECK ("arrival" in ('EARLY', 'ON_TIME', 'LATE'))
);

CREATE TABLE "loading_bay_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loading_bay_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"floor_no" text,
	"location" text,
	"active" boolean DEFAULT true NOT NULL,
	"notify_party_email" text[],
	"slots" integer,
	"slot_minutes" integer NOT NULL,
	"notice_minutes" integer NOT NULL,
	"horizon_days" integer,
	"early_minutes" integer NOT NULL,
	"grace_minutes" integer NOT NULL,
	"no_show_minutes" integer NOT NULL,
	"approval_needed" boolean DEFAULT true NOT NULL,
	"opening_hrs" jsonb,
	"driver_instructions" text,
	"viewable_by" text NOT NULL,
	"selected_building_ids" bigint[],
	"selected_tenant_ids" bigint[],
	"selected_user_group_ids" bigint[],
	"selected_exclude_tenant_ids" bigint[],
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", '') || ' ' || coalesce("floor_no", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "loading_bay_groups_viewable_by_check" CHECK ("viewable_by" in ('ALL', 'BUILDING', 'OFFICE_TENANT', 'USER_GROUP'))
);

CREATE TABLE "loading_bays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loading_bays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"loading_bay_group_id" bigint NOT NULL,
	"name" text NOT NULL,
	"max_height_cm" integer,
	"max_length_cm" integer,
	"opening_hrs" jsonb,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED
);

CREATE TABLE "loading_bay_vehicle_types" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loading_bay_vehicle_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"loading_bay_group_id" bigint NOT NULL,
	"name" text NOT NULL,
	"height_cm" integer,
	"length_cm" integer,
	"duration_minutes" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED
);

CREATE TABLE "loading_bay_appointment_types" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loading_bay_appointment_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"loading_bay_group_id" bigint NOT NULL,
	"name" text NOT NULL,
	"duration_minutes" integer,
	"driver_instructions" text,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED
);

CREATE TABLE "loading_bay_blackouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loading_bay_blackouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"loading_bay_group_id" bigint NOT NULL,
	"loading_bay_id" bigint,
	"reason" text NOT NULL,
	"start_at" timestamp(3) with time zone NOT NULL,
	"end_at" timestamp(3) with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reason", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED
);

ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_kind_check";
ALTER TABLE "loading_bay_applications" ADD CONSTRAINT "loading_bay_applications_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "loading_bay_applications" ADD CONSTRAINT "loading_bay_applications_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "loading_bay_applications" ADD CONSTRAINT "loading_bay_applications_applicant_user_id_fk" FOREIGN KEY ("applicant_user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "loading_bay_applications" ADD CONSTRAINT "loading_bay_applications_loading_bay_group_id_fk" FOREIGN KEY ("loading_bay_group_id") REFERENCES "public"."loading_bay_groups"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "loading_bay_applications" ADD CONSTRAINT "loading_bay_applications_vehicle_type_id_fk" FOREIGN KEY ("vehicle_type_id") REFERENCES "public"."loading_bay_vehicle_types"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "loading_bay_applications" ADD CONSTRAINT "loading_bay_applications_appointment_type_id_fk" FOREIGN KEY ("appointment_type_id") REFERENCES "public"."loading_bay_appointment_types"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "loading_bay_applications" ADD CONSTRAINT "loading_bay_applications_loading_bay_id_fk" FOREIGN KEY ("loading_bay_id") REFERENCES "public"."loading_bays"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "loading_bay_applications" ADD CONSTRAINT "loading_bay_applications_approved_user_id_fk" FOREIGN KEY ("approved_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "loading_bay_applications" ADD CONSTRAINT "loading_bay_applications_rejected_user_id_fk" FOREIGN KEY ("rejected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "loading_bay_applications" ADD CONSTRAINT "loading_bay_applications_checked_in_user_id_fk" FOREIGN KEY ("checked_in_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "loading_bay_applications" ADD CONSTRAINT "loading_bay_applications_docked_user_id_fk" FOREIGN KEY ("docked_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "loading_bay_applications" ADD CONSTRAINT "loading_bay_applications_checked_out_user_id_fk" FOREIGN KEY ("checked_out_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "loading_bay_applications" ADD CONSTRAINT "loading_bay_applications_cancelled_user_id_fk" FOREIGN KEY ("cancelled_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "loading_bay_groups" ADD CONSTRAINT "loading_bay_groups_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "loading_bays" ADD CONSTRAINT "loading_bays_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "loading_bays" ADD CONSTRAINT "loading_bays_loading_bay_group_id_fk" FOREIGN KEY ("loading_bay_group_id") REFERENCES "public"."loading_bay_groups"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "loading_bay_vehicle_types" ADD CONSTRAINT "loading_bay_vehicle_types_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "loading_bay_vehicle_types" ADD CONSTRAINT "loading_bay_vehicle_types_loading_bay_group_id_fk" FOREIGN KEY ("loading_bay_group_id") REFERENCES "public"."loading_bay_groups"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "loading_bay_appointment_types" ADD CONSTRAINT "loading_bay_appointment_types_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "loading_bay_appointment_types" ADD CONSTRAINT "loading_bay_appointment_types_loading_bay_group_id_fk" FOREIGN KEY ("loading_bay_group_id") REFERENCES "public"."loading_bay_groups"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "loading_bay_blackouts" ADD CONSTRAINT "loading_bay_blackouts_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "loading_bay_blackouts" ADD CONSTRAINT "loading_bay_blackouts_loading_bay_group_id_fk" FOREIGN KEY ("loading_bay_group_id") REFERENCES "public"."loading_bay_groups"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "loading_bay_blackouts" ADD CONSTRAINT "loading_bay_blackouts_loading_bay_id_fk" FOREIGN KEY ("loading_bay_id") REFERENCES "public"."loading_bays"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "loading_bay_applications_uuid_key" ON "loading_bay_applications" USING btree ("uuid");
CREATE INDEX "loading_bay_applications_office_centre_id_id_idx" ON "loading_bay_applications" USING btree ("office_centre_id","id");
CREATE INDEX "loading_bay_applications_tenant_id_id_idx" ON "loading_bay_applications" USING btree ("tenant_id","id");
CREATE INDEX "loading_bay_applications_office_centre_id_created_date_id_idx" ON "loading_bay_applications" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "loading_bay_applications_office_centre_id_updated_date_id_idx" ON "loading_bay_applications" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "loading_bay_applications_office_centre_id_reference_no_id_idx" ON "loading_bay_applications" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "loading_bay_applications_office_centre_id_start_at_id_idx" ON "loading_bay_applications" USING btree ("office_centre_id","start_at","id");
CREATE INDEX "loading_bay_applications_office_centre_id_end_at_id_idx" ON "loading_bay_applications" USING btree ("office_centre_id","end_at","id");
CREATE INDEX "loading_bay_applications_office_centre_id_vehicle__3bad6aff_idx" ON "loading_bay_applications" USING btree ("office_centre_id",("vehicle_plate_no") collate "und-x-icu","id");
CREATE INDEX "loading_bay_applications_office_centre_id_status_id_idx" ON "loading_bay_applications" USING btree ("office_centre_id","status","id");
CREATE INDEX "loading_bay_applications_office_centre_id_checked__00dfd6f1_idx" ON "loading_bay_applications" USING btree ("office_centre_id","checked_in_date","id");
CREATE INDEX "loading_bay_applications_office_centre_id_dwell_minutes_id_idx" ON "loading_bay_applications" USING btree ("office_centre_id","dwell_minutes","id");
CREATE INDEX "loading_bay_applications_office_centre_id_queue_minutes_id_idx" ON "loading_bay_applications" USING btree ("office_centre_id","queue_minutes","id");
CREATE INDEX "loading_bay_applications_applicant_user_id_id_idx" ON "loading_bay_applications" USING btree ("applicant_user_id","id");
CREATE INDEX "loading_bay_applications_loading_bay_group_id_id_idx" ON "loading_bay_applications" USING btree ("loading_bay_group_id","id");
CREATE INDEX "loading_bay_applications_vehicle_type_id_id_idx" ON "loading_bay_applications" USING btree ("vehicle_type_id","id");
CREATE INDEX "loading_bay_applications_appointment_type_id_id_idx" ON "loading_bay_applications" USING btree ("appointment_type_id","id");
CREATE INDEX "loading_bay_applications_loading_bay_id_id_idx" ON "loading_bay_applications" USING btree ("loading_bay_id","id");
CREATE INDEX "loading_bay_applications_status_no_show_at_idx" ON "loading_bay_applications" USING btree ("status","no_show_at");
CREATE INDEX "loading_bay_applications_status_end_at_idx" ON "loading_bay_applications" USING btree ("status","end_at");
CREATE INDEX "loading_bay_applications_office_centre_id_status_l_1b24b569_idx" ON "loading_bay_applications" USING btree ("office_centre_id","status","load_type","arrival","id");
CREATE INDEX "loading_bay_applications_approved_user_id_idx" ON "loading_bay_applications" USING btree ("approved_user_id");
CREATE INDEX "loading_bay_applications_rejected_user_id_idx" ON "loading_bay_applications" USING btree ("rejected_user_id");
CREATE INDEX "loading_bay_applications_checked_in_user_id_idx" ON "loading_bay_applications" USING btree ("checked_in_user_id");
CREATE INDEX "loading_bay_applications_docked_user_id_idx" ON "loading_bay_applications" USING btree ("docked_user_id");
CREATE INDEX "loading_bay_applications_checked_out_user_id_idx" ON "loading_bay_applications" USING btree ("checked_out_user_id");
CREATE INDEX "loading_bay_applications_cancelled_user_id_idx" ON "loading_bay_applications" USING btree ("cancelled_user_id");
CREATE UNIQUE INDEX "loading_bay_applications_reference_no_key" ON "loading_bay_applications" USING btree ("office_centre_id","reference_no");
CREATE INDEX "loading_bay_applications_search_idx" ON "loading_bay_applications" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "loading_bay_applications_letters_idx" ON "loading_bay_applications" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "loading_bay_groups_uuid_key" ON "loading_bay_groups" USING btree ("uuid");
CREATE INDEX "loading_bay_groups_office_centre_id_id_idx" ON "loading_bay_groups" USING btree ("office_centre_id","id");
CREATE INDEX "loading_bay_groups_office_centre_id_created_date_id_idx" ON "loading_bay_groups" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "loading_bay_groups_office_centre_id_updated_date_id_idx" ON "loading_bay_groups" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "loading_bay_groups_office_centre_id_name_id_idx" ON "loading_bay_groups" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "loading_bay_groups_office_centre_id_slots_id_idx" ON "loading_bay_groups" USING btree ("office_centre_id","slots","id");
CREATE INDEX "loading_bay_groups_office_centre_id_slot_minutes_id_idx" ON "loading_bay_groups" USING btree ("office_centre_id","slot_minutes","id");
CREATE INDEX "loading_bay_groups_office_centre_id_floor_no_id_idx" ON "loading_bay_groups" USING btree ("office_centre_id",("floor_no") collate "und-x-icu","id");
CREATE INDEX "loading_bay_groups_selected_building_ids_idx" ON "loading_bay_groups" USING gin ("selected_building_ids");
CREATE INDEX "loading_bay_groups_selected_tenant_ids_idx" ON "loading_bay_groups" USING gin ("selected_tenant_ids");
CREATE INDEX "loading_bay_groups_selected_user_group_ids_idx" ON "loading_bay_groups" USING gin ("selected_user_group_ids");
CREATE INDEX "loading_bay_groups_selected_exclude_tenant_ids_idx" ON "loading_bay_groups" USING gin ("selected_exclude_tenant_ids");
CREATE UNIQUE INDEX "loading_bay_groups_name_key" ON "loading_bay_groups" USING btree ("office_centre_id",lower("name"));
CREATE INDEX "loading_bay_groups_search_idx" ON "loading_bay_groups" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "loading_bay_groups_letters_idx" ON "loading_bay_groups" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "loading_bays_uuid_key" ON "loading_bays" USING btree ("uuid");
CREATE INDEX "loading_bays_office_centre_id_id_idx" ON "loading_bays" USING btree ("office_centre_id","id");
CREATE INDEX "loading_bays_office_centre_id_created_date_id_idx" ON "loading_bays" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "loading_bays_office_centre_id_updated_date_id_idx" ON "loading_bays" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "loading_bays_office_centre_id_name_id_idx" ON "loading_bays" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "loading_bays_office_centre_id_max_height_cm_id_idx" ON "loading_bays" USING btree ("office_centre_id","max_height_cm","id");
CREATE INDEX "loading_bays_office_centre_id_max_length_cm_id_idx" ON "loading_bays" USING btree ("office_centre_id","max_length_cm","id");
CREATE INDEX "loading_bays_loading_bay_group_id_id_idx" ON "loading_bays" USING btree ("loading_bay_group_id","id");
CREATE UNIQUE INDEX "loading_bays_name_key" ON "loading_bays" USING btree ("office_centre_id",lower("name"));
CREATE INDEX "loading_bays_search_idx" ON "loading_bays" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "loading_bays_letters_idx" ON "loading_bays" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "loading_bay_vehicle_types_uuid_key" ON "loading_bay_vehicle_types" USING btree ("uuid");
CREATE INDEX "loading_bay_vehicle_types_office_centre_id_id_idx" ON "loading_bay_vehicle_types" USING btree ("office_centre_id","id");
CREATE INDEX "loading_bay_vehicle_types_office_centre_id_created_date_id_idx" ON "loading_bay_vehicle_types" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "loading_bay_vehicle_types_office_centre_id_updated_date_id_idx" ON "loading_bay_vehicle_types" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "loading_bay_vehicle_types_office_centre_id_name_id_idx" ON "loading_bay_vehicle_types" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "loading_bay_vehicle_types_office_centre_id_height_cm_id_idx" ON "loading_bay_vehicle_types" USING btree ("office_centre_id","height_cm","id");
CREATE INDEX "loading_bay_vehicle_types_office_centre_id_length_cm_id_idx" ON "loading_bay_vehicle_types" USING btree ("office_centre_id","length_cm","id");
CREATE INDEX "loading_bay_vehicle_types_office_centre_id_duratio_57a51cc8_idx" ON "loading_bay_vehicle_types" USING btree ("office_centre_id","duration_minutes","id");
CREATE INDEX "loading_bay_vehicle_types_loading_bay_group_id_id_idx" ON "loading_bay_vehicle_types" USING btree ("loading_bay_group_id","id");
CREATE INDEX "loading_bay_vehicle_types_search_idx" ON "loading_bay_vehicle_types" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "loading_bay_vehicle_types_letters_idx" ON "loading_bay_vehicle_types" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "loading_bay_appointment_types_uuid_key" ON "loading_bay_appointment_types" USING btree ("uuid");
CREATE INDEX "loading_bay_appointment_types_office_centre_id_id_idx" ON "loading_bay_appointment_types" USING btree ("office_centre_id","id");
CREATE INDEX "loading_bay_appointment_types_office_centre_id_cre_b56d16e3_idx" ON "loading_bay_appointment_types" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "loading_bay_appointment_types_office_centre_id_upd_bdf74ee9_idx" ON "loading_bay_appointment_types" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "loading_bay_appointment_types_office_centre_id_name_id_idx" ON "loading_bay_appointment_types" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "loading_bay_appointment_types_office_centre_id_dur_510eb422_idx" ON "loading_bay_appointment_types" USING btree ("office_centre_id","duration_minutes","id");
CREATE INDEX "loading_bay_appointment_types_loading_bay_group_id_id_idx" ON "loading_bay_appointment_types" USING btree ("loading_bay_group_id","id");
CREATE INDEX "loading_bay_appointment_types_search_idx" ON "loading_bay_appointment_types" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "loading_bay_appointment_types_letters_idx" ON "loading_bay_appointment_types" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "loading_bay_blackouts_uuid_key" ON "loading_bay_blackouts" USING btree ("uuid");
CREATE INDEX "loading_bay_blackouts_office_centre_id_id_idx" ON "loading_bay_blackouts" USING btree ("office_centre_id","id");
CREATE INDEX "loading_bay_blackouts_office_centre_id_created_date_id_idx" ON "loading_bay_blackouts" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "loading_bay_blackouts_office_centre_id_updated_date_id_idx" ON "loading_bay_blackouts" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "loading_bay_blackouts_office_centre_id_reason_id_idx" ON "loading_bay_blackouts" USING btree ("office_centre_id",("reason") collate "und-x-icu","id");
CREATE INDEX "loading_bay_blackouts_office_centre_id_start_at_id_idx" ON "loading_bay_blackouts" USING btree ("office_centre_id","start_at","id");
CREATE INDEX "loading_bay_blackouts_office_centre_id_end_at_id_idx" ON "loading_bay_blackouts" USING btree ("office_centre_id","end_at","id");
CREATE INDEX "loading_bay_blackouts_loading_bay_group_id_id_idx" ON "loading_bay_blackouts" USING btree ("loading_bay_group_id","id");
CREATE INDEX "loading_bay_blackouts_loading_bay_id_id_idx" ON "loading_bay_blackouts" USING btree ("loading_bay_id","id");
CREATE INDEX "loading_bay_blackouts_search_idx" ON "loading_bay_blackouts" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "loading_bay_blackouts_letters_idx" ON "loading_bay_blackouts" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_kind_check" CHECK ("kind" in ('notification', 'event', 'serviceRequest', 'feedback', 'aircon', 'permit', 'document', 'hotdesk', 'loan', 'booking', 'loadingBay', 'marketplace', 'privileges'));
alter table "loading_bay_applications" add constraint "loading_bay_applications_bay_free_limit" exclude using gist ("loading_bay_id" with =, tstzrange("start_at", "end_at", '[)') with &&) where ("status" in ('PENDING', 'APPROVED', 'CHECKED_IN') and "start_at" is not null and "end_at" is not null);
create unique index "loading_bay_applications_one_at_dock_limit" on "loading_bay_applications" ("loading_bay_id") where ("at_dock" in (true));
create unique index "loading_bay_vehicle_types_once_limit" on "loading_bay_vehicle_types" ("name", "loading_bay_group_id");
create unique index "loading_bay_appointment_types_once_limit" on "loading_bay_appointment_types" ("name", "loading_bay_group_id");
create index "loading_bay_applications_slots_limit" on "loading_bay_applications" using gist ("loading_bay_group_id", tstzrange("start_at", "end_at", '[)')) where ("status" in ('PENDING', 'APPROVED', 'CHECKED_IN') and "start_at" is not null and "end_at" is not null);
