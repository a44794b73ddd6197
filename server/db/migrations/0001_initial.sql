CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entity" text NOT NULL,
	"record_id" bigint NOT NULL,
	"action" text NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"user_id" bigint,
	"user_name" text,
	"office_centre_id" bigint,
	"ip" text,
	"request_id" text,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL
);

CREATE TABLE "counters" (
	"office_centre_id" bigint NOT NULL,
	"name" text NOT NULL,
	"period" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "counters_pk" PRIMARY KEY("office_centre_id","name","period")
);

CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);

CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'QUEUED' NOT NULL,
	"error" text,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"sent_date" timestamp(3) with time zone
);

CREATE TABLE "system_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"extension" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"module" text NOT NULL,
	"storage_key" text NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_by" bigint,
	"office_centre_id" bigint,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "user_credentials" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"password_changed_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"previous_hashes" text[] DEFAULT '{}'::text[] NOT NULL
);

CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"office_centre_id" bigint,
	"family" uuid DEFAULT gen_random_uuid() NOT NULL,
	"refresh_hash" text NOT NULL,
	"previous_hash" text,
	"rotated_date" timestamp(3) with time zone,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_used_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_date" timestamp(3) with time zone NOT NULL,
	"ends_date" timestamp(3) with time zone NOT NULL,
	"revoked_date" timestamp(3) with time zone,
	"ip" text,
	"user_agent" text
);

CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"office_centre_id" bigint,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_date" timestamp(3) with time zone NOT NULL,
	"resend_after_date" timestamp(3) with time zone NOT NULL,
	"used_date" timestamp(3) with time zone
);

CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"first_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"locked_until_date" timestamp(3) with time zone
);

CREATE TABLE "office_centres" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_centres_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_type" text,
	"centre_code" text NOT NULL,
	"company_name" text NOT NULL,
	"building_name" text,
	"address" text,
	"contact_email" text,
	"contact_phone" text,
	"website" text,
	"active" boolean DEFAULT true NOT NULL,
	"landlord_id" bigint,
	"add_ons" text[],
	"subscription_plan_code" text,
	"billing_start_date" date,
	"billing_end_date" date,
	"time_zone" text NOT NULL,
	"currency" text NOT NULL,
	"tax_rate" integer,
	"booking_active" boolean DEFAULT true NOT NULL,
	"allow_staff_login" boolean DEFAULT true NOT NULL,
	"otp_required" boolean DEFAULT true NOT NULL,
	"inactivity_minutes" integer,
	"hid_quota_bal" integer,
	"qr_quota_bal" integer,
	"fr_quota_bal" integer,
	"visitor_qr_quota_bal" integer,
	"deactivated_date" date,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("centre_code", '') || ' ' || coalesce("company_name", '') || ' ' || coalesce("building_name", ''))) STORED,
	CONSTRAINT "office_centres_office_centre_type_check" CHECK ("office_centre_type" in ('LANDLORD', 'OFFICE', 'TENANT')),
	CONSTRAINT "office_centres_add_ons_check" CHECK ("add_ons" <@ array['THIRD_PARTY_INTEGRATION', 'BOOK_FACILITY', 'THIRD_PARTY_INVOICE', 'PEOPLE_COUNTING', 'PROMOTION_MANAGEMENT', 'ORDER_PAY_COLLECT', 'RETAIL_MANAGEMENT', 'AIRCON_MANAGEMENT', 'DATA_PROVIDER', 'HOTDESK_BOOKING', 'STAFF_PORTAL', 'VISITOR_MANAGEMENT', 'SERVICE_REQUEST']::text[]),
	CONSTRAINT "office_centres_subscription_plan_code_check" CHECK ("subscription_plan_code" in ('ONE_QR_CODE', 'MOBILE_CODE', 'CUSTOM', 'LANDLORD_PLAN', 'TENANT_PLAN')),
	CONSTRAINT "office_centres_currency_check" CHECK ("currency" in ('SGD', 'HKD', 'MYR', 'CNY', 'TWD', 'JPY', 'USD', 'EUR', 'GBP', 'AUD'))
);

CREATE TABLE "office_centre_units" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_centre_units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"floor_no" text NOT NULL,
	"floor_no_int" integer NOT NULL,
	"unit_no" text NOT NULL,
	"area_square_metres" integer,
	"tenant_id" bigint,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("floor_no", '') || ' ' || coalesce("unit_no", ''))) STORED
);

CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"full_name" text NOT NULL,
	"username" text NOT NULL,
	"office_number" text,
	"mobile_number" text,
	"job_title" text,
	"status" text NOT NULL,
	"account_registered" boolean DEFAULT false NOT NULL,
	"invite_last_sent_date" timestamp(3) with time zone,
	"last_sign_in_date" timestamp(3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("full_name", '') || ' ' || coalesce("username", ''))) STORED,
	CONSTRAINT "users_status_check" CHECK ("status" in ('ACTIVE', 'PENDING', 'INACTIVE'))
);

CREATE TABLE "user_roles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"user_id" bigint NOT NULL,
	"office_centre_id" bigint,
	"building_id" bigint,
	"role_code" text NOT NULL,
	"person_in_charge" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "user_roles_role_code_check" CHECK ("role_code" in ('SUPERADMIN', 'PLATFORM_ADMIN', 'PLATFORM_SALES', 'PLATFORM_FINANCE', 'PLATFORM_OPERATIONS', 'PLATFORM_CUSTOMER_RELATIONS', 'DEVICE_PLATFORM_ADMIN', 'LANDLORD_ADMIN', 'LANDLORD_ADMIN_VIEW_ONLY', 'MASTER_ADMIN', 'SUB_ADMIN', 'STAFF', 'FACILITY_BOOKING_ADMIN', 'CONCIERGE', 'LOAN_ITEMS_ADMIN', 'MERCHANT'))
);

CREATE TABLE "season_parking" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "season_parking_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"tenant_id" bigint NOT NULL,
	"applicant_id" bigint NOT NULL,
	"vehicle_type" text NOT NULL,
	"vehicle_plate_no" text NOT NULL,
	"vehicle_iu_no" text,
	"vehicle_make" text,
	"vehicle_model" text,
	"vehicle_category" text NOT NULL,
	"car_park_id" bigint NOT NULL,
	"commencement_date" date NOT NULL,
	"end_date" date NOT NULL,
	"support_doc_file_id" bigint,
	"status" text NOT NULL,
	"created_by_landlord" boolean DEFAULT false NOT NULL,
	"submitted_date" timestamp(3) with time zone,
	"submitted_user_id" bigint,
	"approved_date" timestamp(3) with time zone,
	"approved_user_id" bigint,
	"approve_remark" text,
	"rejected_date" timestamp(3) with time zone,
	"rejected_user_id" bigint,
	"reject_remark" text,
	"termination_requested_date" timestamp(3) with time zone,
	"termination_requested_user_id" bigint,
	"terminate_request_remark" text,
	"terminated_date" timestamp(3) with time zone,
	"terminated_user_id" bigint,
	"terminate_remark" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", '') || ' ' || coalesce("vehicle_plate_no", ''))) STORED,
	CONSTRAINT "season_parking_vehicle_type_check" CHECK ("vehicle_type" in ('CAR', 'MOTORCYCLE')),
	CONSTRAINT "season_parking_vehicle_category_check" CHECK ("vehicle_category" in ('PRIVATE', 'COMPANY', 'RENTAL', 'ELECTRIC')),
	CONSTRAINT "season_parking_status_check" CHECK ("status" in ('PENDING_APPROVAL', 'PENDING_TERMINATION', 'PENDING_RENEWAL', 'PENDING_CHANGE_OF_VEHICLE', 'APPROVED', 'REJECTED', 'TERMINATED', 'PAST'))
);

CREATE TABLE "season_parking_instances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "season_parking_instances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"season_parking_application_id" bigint NOT NULL,
	"tenant_id" bigint,
	"type" text,
	"vehicle_type" text NOT NULL,
	"vehicle_plate_no" text NOT NULL,
	"vehicle_iu_no" text,
	"vehicle_make" text,
	"vehicle_model" text,
	"vehicle_category" text NOT NULL,
	"car_park_id" bigint NOT NULL,
	"commencement_date" date NOT NULL,
	"end_date" date NOT NULL,
	"support_doc_file_id" bigint,
	"previous_vehicle_type" text,
	"previous_vehicle_plate_no" text,
	"previous_vehicle_iu_no" text,
	"previous_vehicle_make" text,
	"previous_vehicle_model" text,
	"previous_vehicle_category" text,
	"previous_car_park_id" bigint,
	"previous_commencement_date" date,
	"previous_end_date" date,
	"previous_support_doc_file_id" bigint,
	"status" text NOT NULL,
	"submitted_date" timestamp(3) with time zone,
	"submitted_user_id" bigint,
	"approved_date" timestamp(3) with time zone,
	"approved_user_id" bigint,
	"approve_remark" text,
	"rejected_date" timestamp(3) with time zone,
	"rejected_user_id" bigint,
	"reject_remark" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", '') || ' ' || coalesce("vehicle_plate_no", ''))) STORED,
	CONSTRAINT "season_parking_instances_type_check" CHECK ("type" in ('RENEWAL', 'CHANGE_OF_VEHICLE')),
	CONSTRAINT "season_parking_instances_vehicle_type_check" CHECK ("vehicle_type" in ('CAR', 'MOTORCYCLE')),
	CONSTRAINT "season_parking_instances_vehicle_category_check" CHECK ("vehicle_category" in ('PRIVATE', 'COMPANY', 'RENTAL', 'ELECTRIC')),
	CONSTRAINT "season_parking_instances_previous_vehicle_type_check" CHECK ("previous_vehicle_type" in ('CAR', 'MOTORCYCLE')),
	CONSTRAINT "season_parking_instances_previous_vehicle_category_check" CHECK ("previous_vehicle_category" in ('PRIVATE', 'COMPANY', 'RENTAL', 'ELECTRIC')),
	CONSTRAINT "season_parking_instances_status_check" CHECK ("status" in ('PENDING_APPROVAL', 'APPROVED', 'REJECTED'))
);

CREATE TABLE "car_parks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_parks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"notify_party_email" text[],
	"tc_file_id" bigint,
	"car_monthly_rate" bigint,
	"car_monthly_rate_updated_date" timestamp(3) with time zone,
	"car_monthly_rate_updated_user_id" bigint,
	"motorcycle_monthly_rate" bigint,
	"motorcycle_monthly_rate_updated_date" timestamp(3) with time zone,
	"motorcycle_monthly_rate_updated_user_id" bigint,
	"activated_date" timestamp(3) with time zone,
	"activated_user_id" bigint,
	"deactivated_date" timestamp(3) with time zone,
	"deactivated_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("code", '') || ' ' || coalesce("name", ''))) STORED
);

ALTER TABLE "user_credentials" ADD CONSTRAINT "user_credentials_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "office_centres" ADD CONSTRAINT "office_centres_landlord_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "office_centre_units" ADD CONSTRAINT "office_centre_units_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "office_centre_units" ADD CONSTRAINT "office_centre_units_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "season_parking" ADD CONSTRAINT "season_parking_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "season_parking" ADD CONSTRAINT "season_parking_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "season_parking" ADD CONSTRAINT "season_parking_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "season_parking" ADD CONSTRAINT "season_parking_car_park_id_fk" FOREIGN KEY ("car_park_id") REFERENCES "public"."car_parks"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "season_parking" ADD CONSTRAINT "season_parking_support_doc_file_id_fk" FOREIGN KEY ("support_doc_file_id") REFERENCES "public"."system_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "season_parking" ADD CONSTRAINT "season_parking_submitted_user_id_fk" FOREIGN KEY ("submitted_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "season_parking" ADD CONSTRAINT "season_parking_approved_user_id_fk" FOREIGN KEY ("approved_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "season_parking" ADD CONSTRAINT "season_parking_rejected_user_id_fk" FOREIGN KEY ("rejected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "season_parking" ADD CONSTRAINT "season_parking_termination_requested_user_id_fk" FOREIGN KEY ("termination_requested_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "season_parking" ADD CONSTRAINT "season_parking_terminated_user_id_fk" FOREIGN KEY ("terminated_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "season_parking_instances" ADD CONSTRAINT "season_parking_instances_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "season_parking_instances" ADD CONSTRAINT "season_parking_instances_season_parking_application_id_fk" FOREIGN KEY ("season_parking_application_id") REFERENCES "public"."season_parking"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "season_parking_instances" ADD CONSTRAINT "season_parking_instances_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "season_parking_instances" ADD CONSTRAINT "season_parking_instances_car_park_id_fk" FOREIGN KEY ("car_park_id") REFERENCES "public"."car_parks"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "season_parking_instances" ADD CONSTRAINT "season_parking_instances_support_doc_file_id_fk" FOREIGN KEY ("support_doc_file_id") REFERENCES "public"."system_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "season_parking_instances" ADD CONSTRAINT "season_parking_instances_previous_car_park_id_fk" FOREIGN KEY ("previous_car_park_id") REFERENCES "public"."car_parks"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "season_parking_instances" ADD CONSTRAINT "season_parking_instances_previous_support_doc_file_id_fk" FOREIGN KEY ("previous_support_doc_file_id") REFERENCES "public"."system_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "season_parking_instances" ADD CONSTRAINT "season_parking_instances_submitted_user_id_fk" FOREIGN KEY ("submitted_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "season_parking_instances" ADD CONSTRAINT "season_parking_instances_approved_user_id_fk" FOREIGN KEY ("approved_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "season_parking_instances" ADD CONSTRAINT "season_parking_instances_rejected_user_id_fk" FOREIGN KEY ("rejected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "car_parks" ADD CONSTRAINT "car_parks_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "car_parks" ADD CONSTRAINT "car_parks_tc_file_id_fk" FOREIGN KEY ("tc_file_id") REFERENCES "public"."system_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "car_parks" ADD CONSTRAINT "car_parks_car_monthly_rate_updated_user_id_fk" FOREIGN KEY ("car_monthly_rate_updated_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "car_parks" ADD CONSTRAINT "car_parks_motorcycle_monthly_rate_updated_user_id_fk" FOREIGN KEY ("motorcycle_monthly_rate_updated_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "car_parks" ADD CONSTRAINT "car_parks_activated_user_id_fk" FOREIGN KEY ("activated_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "car_parks" ADD CONSTRAINT "car_parks_deactivated_user_id_fk" FOREIGN KEY ("deactivated_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "audit_log_record_idx" ON "audit_log" USING btree ("entity","record_id","id" DESC NULLS LAST);
CREATE UNIQUE INDEX "system_files_uuid_key" ON "system_files" USING btree ("uuid");
CREATE UNIQUE INDEX "sessions_refresh_hash_key" ON "sessions" USING btree ("refresh_hash");
CREATE INDEX "sessions_previous_hash_idx" ON "sessions" USING btree ("previous_hash");
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");
CREATE INDEX "one_time_codes_user_id_idx" ON "one_time_codes" USING btree ("user_id");
CREATE UNIQUE INDEX "office_centres_uuid_key" ON "office_centres" USING btree ("uuid");
CREATE INDEX "office_centres_created_date_id_idx" ON "office_centres" USING btree ("created_date","id");
CREATE INDEX "office_centres_updated_date_id_idx" ON "office_centres" USING btree ("updated_date","id");
CREATE INDEX "office_centres_centre_code_id_idx" ON "office_centres" USING btree ("centre_code","id");
CREATE INDEX "office_centres_building_name_id_idx" ON "office_centres" USING btree ("building_name","id");
CREATE INDEX "office_centres_company_name_id_idx" ON "office_centres" USING btree ("company_name","id");
CREATE INDEX "office_centres_subscription_plan_code_id_idx" ON "office_centres" USING btree ("subscription_plan_code","id");
CREATE INDEX "office_centres_active_id_idx" ON "office_centres" USING btree ("active","id");
CREATE INDEX "office_centres_time_zone_id_idx" ON "office_centres" USING btree ("time_zone","id");
CREATE INDEX "office_centres_currency_id_idx" ON "office_centres" USING btree ("currency","id");
CREATE INDEX "office_centres_billing_end_date_id_idx" ON "office_centres" USING btree ("billing_end_date","id");
CREATE INDEX "office_centres_booking_active_id_idx" ON "office_centres" USING btree ("booking_active","id");
CREATE INDEX "office_centres_landlord_id_id_idx" ON "office_centres" USING btree ("landlord_id","id");
CREATE INDEX "office_centres_landlord_id_created_date_id_idx" ON "office_centres" USING btree ("landlord_id","created_date","id");
CREATE INDEX "office_centres_landlord_id_updated_date_id_idx" ON "office_centres" USING btree ("landlord_id","updated_date","id");
CREATE INDEX "office_centres_landlord_id_centre_code_id_idx" ON "office_centres" USING btree ("landlord_id","centre_code","id");
CREATE INDEX "office_centres_landlord_id_company_name_id_idx" ON "office_centres" USING btree ("landlord_id","company_name","id");
CREATE INDEX "office_centres_landlord_id_office_centre_type_id_idx" ON "office_centres" USING btree ("landlord_id","office_centre_type","id");
CREATE INDEX "office_centres_landlord_id_active_id_idx" ON "office_centres" USING btree ("landlord_id","active","id");
CREATE INDEX "office_centres_landlord_id_contact_email_id_idx" ON "office_centres" USING btree ("landlord_id","contact_email","id");
CREATE INDEX "office_centres_landlord_id_billing_end_date_id_idx" ON "office_centres" USING btree ("landlord_id","billing_end_date","id");
CREATE UNIQUE INDEX "office_centres_centre_code_key" ON "office_centres" USING btree (lower("centre_code"));
CREATE INDEX "office_centres_search_idx" ON "office_centres" USING gin ("search_text" gin_trgm_ops);
CREATE UNIQUE INDEX "office_centre_units_uuid_key" ON "office_centre_units" USING btree ("uuid");
CREATE INDEX "office_centre_units_office_centre_id_id_idx" ON "office_centre_units" USING btree ("office_centre_id","id");
CREATE INDEX "office_centre_units_tenant_id_id_idx" ON "office_centre_units" USING btree ("tenant_id","id");
CREATE INDEX "office_centre_units_office_centre_id_created_date_id_idx" ON "office_centre_units" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "office_centre_units_office_centre_id_updated_date_id_idx" ON "office_centre_units" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "office_centre_units_office_centre_id_floor_no_int_id_idx" ON "office_centre_units" USING btree ("office_centre_id","floor_no_int","id");
CREATE INDEX "office_centre_units_office_centre_id_unit_no_id_idx" ON "office_centre_units" USING btree ("office_centre_id","unit_no","id");
CREATE INDEX "office_centre_units_office_centre_id_area_square_metres_id_idx" ON "office_centre_units" USING btree ("office_centre_id","area_square_metres","id");
CREATE INDEX "office_centre_units_office_centre_id_active_id_idx" ON "office_centre_units" USING btree ("office_centre_id","active","id");
CREATE INDEX "office_centre_units_search_idx" ON "office_centre_units" USING gin ("search_text" gin_trgm_ops);
CREATE UNIQUE INDEX "users_uuid_key" ON "users" USING btree ("uuid");
CREATE INDEX "users_created_date_id_idx" ON "users" USING btree ("created_date","id");
CREATE INDEX "users_updated_date_id_idx" ON "users" USING btree ("updated_date","id");
CREATE INDEX "users_full_name_id_idx" ON "users" USING btree ("full_name","id");
CREATE INDEX "users_username_id_idx" ON "users" USING btree ("username","id");
CREATE INDEX "users_status_id_idx" ON "users" USING btree ("status","id");
CREATE INDEX "users_last_sign_in_date_id_idx" ON "users" USING btree ("last_sign_in_date","id");
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));
CREATE INDEX "users_search_idx" ON "users" USING gin ("search_text" gin_trgm_ops);
CREATE UNIQUE INDEX "user_roles_uuid_key" ON "user_roles" USING btree ("uuid");
CREATE INDEX "user_roles_building_id_id_idx" ON "user_roles" USING btree ("building_id","id");
CREATE INDEX "user_roles_office_centre_id_id_idx" ON "user_roles" USING btree ("office_centre_id","id");
CREATE INDEX "user_roles_building_id_created_date_id_idx" ON "user_roles" USING btree ("building_id","created_date","id");
CREATE INDEX "user_roles_building_id_updated_date_id_idx" ON "user_roles" USING btree ("building_id","updated_date","id");
CREATE INDEX "user_roles_building_id_role_code_id_idx" ON "user_roles" USING btree ("building_id","role_code","id");
CREATE INDEX "user_roles_building_id_active_id_idx" ON "user_roles" USING btree ("building_id","active","id");
CREATE INDEX "user_roles_user_id_idx" ON "user_roles" USING btree ("user_id");
CREATE UNIQUE INDEX "season_parking_uuid_key" ON "season_parking" USING btree ("uuid");
CREATE INDEX "season_parking_office_centre_id_id_idx" ON "season_parking" USING btree ("office_centre_id","id");
CREATE INDEX "season_parking_tenant_id_id_idx" ON "season_parking" USING btree ("tenant_id","id");
CREATE INDEX "season_parking_office_centre_id_created_date_id_idx" ON "season_parking" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "season_parking_office_centre_id_updated_date_id_idx" ON "season_parking" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "season_parking_office_centre_id_reference_no_id_idx" ON "season_parking" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "season_parking_office_centre_id_vehicle_plate_no_id_idx" ON "season_parking" USING btree ("office_centre_id","vehicle_plate_no","id");
CREATE INDEX "season_parking_office_centre_id_commencement_date_id_idx" ON "season_parking" USING btree ("office_centre_id","commencement_date","id");
CREATE INDEX "season_parking_office_centre_id_end_date_id_idx" ON "season_parking" USING btree ("office_centre_id","end_date","id");
CREATE INDEX "season_parking_office_centre_id_status_id_idx" ON "season_parking" USING btree ("office_centre_id","status","id");
CREATE INDEX "season_parking_office_centre_id_vehicle_type_id_idx" ON "season_parking" USING btree ("office_centre_id","vehicle_type","id");
CREATE INDEX "season_parking_office_centre_id_vehicle_category_id_idx" ON "season_parking" USING btree ("office_centre_id","vehicle_category","id");
CREATE INDEX "season_parking_office_centre_id_submitted_date_id_idx" ON "season_parking" USING btree ("office_centre_id","submitted_date","id");
CREATE INDEX "season_parking_office_centre_id_created_by_landlord_id_idx" ON "season_parking" USING btree ("office_centre_id","created_by_landlord","id");
CREATE INDEX "season_parking_applicant_id_idx" ON "season_parking" USING btree ("applicant_id");
CREATE INDEX "season_parking_car_park_id_idx" ON "season_parking" USING btree ("car_park_id");
CREATE INDEX "season_parking_support_doc_file_id_idx" ON "season_parking" USING btree ("support_doc_file_id");
CREATE INDEX "season_parking_submitted_user_id_idx" ON "season_parking" USING btree ("submitted_user_id");
CREATE INDEX "season_parking_approved_user_id_idx" ON "season_parking" USING btree ("approved_user_id");
CREATE INDEX "season_parking_rejected_user_id_idx" ON "season_parking" USING btree ("rejected_user_id");
CREATE INDEX "season_parking_termination_requested_user_id_idx" ON "season_parking" USING btree ("termination_requested_user_id");
CREATE INDEX "season_parking_terminated_user_id_idx" ON "season_parking" USING btree ("terminated_user_id");
CREATE UNIQUE INDEX "season_parking_reference_no_key" ON "season_parking" USING btree ("office_centre_id","reference_no");
CREATE INDEX "season_parking_search_idx" ON "season_parking" USING gin ("search_text" gin_trgm_ops);
CREATE UNIQUE INDEX "season_parking_instances_uuid_key" ON "season_parking_instances" USING btree ("uuid");
CREATE INDEX "season_parking_instances_office_centre_id_id_idx" ON "season_parking_instances" USING btree ("office_centre_id","id");
CREATE INDEX "season_parking_instances_tenant_id_id_idx" ON "season_parking_instances" USING btree ("tenant_id","id");
CREATE INDEX "season_parking_instances_office_centre_id_created_date_id_idx" ON "season_parking_instances" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "season_parking_instances_office_centre_id_updated_date_id_idx" ON "season_parking_instances" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "season_parking_instances_office_centre_id_reference_no_id_idx" ON "season_parking_instances" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "season_parking_instances_office_centre_id_type_id_idx" ON "season_parking_instances" USING btree ("office_centre_id","type","id");
CREATE INDEX "season_parking_instances_office_centre_id_vehicle__2e3d414e_idx" ON "season_parking_instances" USING btree ("office_centre_id","vehicle_plate_no","id");
CREATE INDEX "season_parking_instances_office_centre_id_commence_c59871ac_idx" ON "season_parking_instances" USING btree ("office_centre_id","commencement_date","id");
CREATE INDEX "season_parking_instances_office_centre_id_end_date_id_idx" ON "season_parking_instances" USING btree ("office_centre_id","end_date","id");
CREATE INDEX "season_parking_instances_office_centre_id_status_id_idx" ON "season_parking_instances" USING btree ("office_centre_id","status","id");
CREATE INDEX "season_parking_instances_season_parking_application_id_idx" ON "season_parking_instances" USING btree ("season_parking_application_id");
CREATE INDEX "season_parking_instances_car_park_id_idx" ON "season_parking_instances" USING btree ("car_park_id");
CREATE INDEX "season_parking_instances_support_doc_file_id_idx" ON "season_parking_instances" USING btree ("support_doc_file_id");
CREATE INDEX "season_parking_instances_previous_car_park_id_idx" ON "season_parking_instances" USING btree ("previous_car_park_id");
CREATE INDEX "season_parking_instances_previous_support_doc_file_id_idx" ON "season_parking_instances" USING btree ("previous_support_doc_file_id");
CREATE INDEX "season_parking_instances_submitted_user_id_idx" ON "season_parking_instances" USING btree ("submitted_user_id");
CREATE INDEX "season_parking_instances_approved_user_id_idx" ON "season_parking_instances" USING btree ("approved_user_id");
CREATE INDEX "season_parking_instances_rejected_user_id_idx" ON "season_parking_instances" USING btree ("rejected_user_id");
CREATE UNIQUE INDEX "season_parking_instances_reference_no_key" ON "season_parking_instances" USING btree ("office_centre_id","reference_no");
CREATE INDEX "season_parking_instances_search_idx" ON "season_parking_instances" USING gin ("search_text" gin_trgm_ops);
CREATE UNIQUE INDEX "car_parks_uuid_key" ON "car_parks" USING btree ("uuid");
CREATE INDEX "car_parks_office_centre_id_id_idx" ON "car_parks" USING btree ("office_centre_id","id");
CREATE INDEX "car_parks_office_centre_id_created_date_id_idx" ON "car_parks" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "car_parks_office_centre_id_updated_date_id_idx" ON "car_parks" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "car_parks_office_centre_id_code_id_idx" ON "car_parks" USING btree ("office_centre_id","code","id");
CREATE INDEX "car_parks_office_centre_id_name_id_idx" ON "car_parks" USING btree ("office_centre_id","name","id");
CREATE INDEX "car_parks_office_centre_id_active_id_idx" ON "car_parks" USING btree ("office_centre_id","active","id");
CREATE INDEX "car_parks_office_centre_id_car_monthly_rate_id_idx" ON "car_parks" USING btree ("office_centre_id","car_monthly_rate","id");
CREATE INDEX "car_parks_office_centre_id_motorcycle_monthly_rate_id_idx" ON "car_parks" USING btree ("office_centre_id","motorcycle_monthly_rate","id");
CREATE INDEX "car_parks_office_centre_id_activated_date_id_idx" ON "car_parks" USING btree ("office_centre_id","activated_date","id");
CREATE INDEX "car_parks_office_centre_id_deactivated_date_id_idx" ON "car_parks" USING btree ("office_centre_id","deactivated_date","id");
CREATE INDEX "car_parks_tc_file_id_idx" ON "car_parks" USING btree ("tc_file_id");
CREATE INDEX "car_parks_car_monthly_rate_updated_user_id_idx" ON "car_parks" USING btree ("car_monthly_rate_updated_user_id");
CREATE INDEX "car_parks_motorcycle_monthly_rate_updated_user_id_idx" ON "car_parks" USING btree ("motorcycle_monthly_rate_updated_user_id");
CREATE INDEX "car_parks_activated_user_id_idx" ON "car_parks" USING btree ("activated_user_id");
CREATE INDEX "car_parks_deactivated_user_id_idx" ON "car_parks" USING btree ("deactivated_user_id");
CREATE UNIQUE INDEX "car_parks_code_key" ON "car_parks" USING btree ("office_centre_id",lower("code"));
CREATE INDEX "car_parks_search_idx" ON "car_parks" USING gin ("search_text" gin_trgm_ops);
