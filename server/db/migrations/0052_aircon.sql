CREATE TABLE "aircon_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "aircon_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"unit_id" bigint NOT NULL,
	"ahu_unit_id" bigint NOT NULL,
	"unit_no" text,
	"unit_floor_no" text,
	"ahu_reference_no" text,
	"ahu_name" text,
	"request_type" text NOT NULL,
	"start_date" date NOT NULL,
	"recurring_days" text[],
	"ph_included" boolean DEFAULT false NOT NULL,
	"start_time" time NOT NULL,
	"end_date" date NOT NULL,
	"end_time" time NOT NULL,
	"applied_remark" text,
	"first_at" timestamp(3) with time zone,
	"last_at" timestamp(3) with time zone,
	"estimated_amount" bigint,
	"status" text NOT NULL,
	"created_by_landlord" boolean DEFAULT false NOT NULL,
	"applied_date" timestamp(3) with time zone,
	"applied_user_id" bigint,
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
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", '') || ' ' || coalesce("unit_no", '') || ' ' || coalesce("ahu_reference_no", '') || ' ' || coalesce("ahu_name", ''))) STORED,
	CONSTRAINT "aircon_requests_request_type_check" CHECK ("request_type" in ('AD_HOC_ON', 'RECURRING')),
	CONSTRAINT "aircon_requests_recurring_days_check" CHECK ("recurring_days" <@ array['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']::text[]),
	CONSTRAINT "aircon_requests_status_check" CHECK ("status" in ('PENDING', 'PENDING_TERMINATION', 'APPROVED', 'REJECTED', 'TERMINATED', 'PAST'))
);

CREATE TABLE "aircon_instances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "aircon_instances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"aircon_extension_request_id" bigint NOT NULL,
	"tenant_id" bigint,
	"ahu_unit_id" bigint,
	"date" date,
	"start_at" timestamp(3) with time zone,
	"end_at" timestamp(3) with time zone,
	"status" text NOT NULL,
	"rejected_date" timestamp(3) with time zone,
	"rejected_user_id" bigint,
	"reject_remark" text,
	"termination_requested_date" timestamp(3) with time zone,
	"termination_requested_user_id" bigint,
	"terminate_request_remark" text,
	"terminated_date" timestamp(3) with time zone,
	"terminated_user_id" bigint,
	"terminate_remark" text,
	CONSTRAINT "aircon_instances_status_check" CHECK ("status" in ('UPCOMING', 'ACTIVE', 'PENDING_TERMINATION', 'TERMINATED', 'COMPLETED'))
);

CREATE TABLE "ahu_units" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ahu_units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text NOT NULL,
	"name" text NOT NULL,
	"floor_no" text NOT NULL,
	"unit_ids" bigint[] NOT NULL,
	"rate_per_hour" bigint NOT NULL,
	"minimum_minutes" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", '') || ' ' || coalesce("name", '') || ' ' || coalesce("floor_no", ''))) STORED
);

CREATE TABLE "aircon_settings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "aircon_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint NOT NULL,
	"hours" jsonb,
	"holiday_from" time,
	"holiday_to" time,
	"notice_minutes" integer NOT NULL,
	"free_hours" integer NOT NULL
);

ALTER TABLE "aircon_requests" ADD CONSTRAINT "aircon_requests_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "aircon_requests" ADD CONSTRAINT "aircon_requests_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "aircon_requests" ADD CONSTRAINT "aircon_requests_applicant_user_id_fk" FOREIGN KEY ("applicant_user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "aircon_requests" ADD CONSTRAINT "aircon_requests_unit_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."office_centre_units"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "aircon_requests" ADD CONSTRAINT "aircon_requests_ahu_unit_id_fk" FOREIGN KEY ("ahu_unit_id") REFERENCES "public"."ahu_units"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "aircon_requests" ADD CONSTRAINT "aircon_requests_applied_user_id_fk" FOREIGN KEY ("applied_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "aircon_requests" ADD CONSTRAINT "aircon_requests_approved_user_id_fk" FOREIGN KEY ("approved_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "aircon_requests" ADD CONSTRAINT "aircon_requests_rejected_user_id_fk" FOREIGN KEY ("rejected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "aircon_requests" ADD CONSTRAINT "aircon_requests_termination_requested_user_id_fk" FOREIGN KEY ("termination_requested_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "aircon_requests" ADD CONSTRAINT "aircon_requests_terminated_user_id_fk" FOREIGN KEY ("terminated_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "aircon_instances" ADD CONSTRAINT "aircon_instances_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "aircon_instances" ADD CONSTRAINT "aircon_instances_aircon_extension_request_id_fk" FOREIGN KEY ("aircon_extension_request_id") REFERENCES "public"."aircon_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "aircon_instances" ADD CONSTRAINT "aircon_instances_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "aircon_instances" ADD CONSTRAINT "aircon_instances_ahu_unit_id_fk" FOREIGN KEY ("ahu_unit_id") REFERENCES "public"."ahu_units"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "aircon_instances" ADD CONSTRAINT "aircon_instances_rejected_user_id_fk" FOREIGN KEY ("rejected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "aircon_instances" ADD CONSTRAINT "aircon_instances_termination_requested_user_id_fk" FOREIGN KEY ("termination_requested_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "aircon_instances" ADD CONSTRAINT "aircon_instances_terminated_user_id_fk" FOREIGN KEY ("terminated_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "ahu_units" ADD CONSTRAINT "ahu_units_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "aircon_settings" ADD CONSTRAINT "aircon_settings_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "aircon_requests_uuid_key" ON "aircon_requests" USING btree ("uuid");
CREATE INDEX "aircon_requests_office_centre_id_id_idx" ON "aircon_requests" USING btree ("office_centre_id","id");
CREATE INDEX "aircon_requests_tenant_id_id_idx" ON "aircon_requests" USING btree ("tenant_id","id");
CREATE INDEX "aircon_requests_office_centre_id_created_date_id_idx" ON "aircon_requests" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "aircon_requests_office_centre_id_updated_date_id_idx" ON "aircon_requests" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "aircon_requests_office_centre_id_reference_no_id_idx" ON "aircon_requests" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "aircon_requests_office_centre_id_start_date_id_idx" ON "aircon_requests" USING btree ("office_centre_id","start_date","id");
CREATE INDEX "aircon_requests_office_centre_id_end_date_id_idx" ON "aircon_requests" USING btree ("office_centre_id","end_date","id");
CREATE INDEX "aircon_requests_office_centre_id_start_time_id_idx" ON "aircon_requests" USING btree ("office_centre_id","start_time","id");
CREATE INDEX "aircon_requests_office_centre_id_end_time_id_idx" ON "aircon_requests" USING btree ("office_centre_id","end_time","id");
CREATE INDEX "aircon_requests_office_centre_id_request_type_id_idx" ON "aircon_requests" USING btree ("office_centre_id","request_type","id");
CREATE INDEX "aircon_requests_office_centre_id_estimated_amount_id_idx" ON "aircon_requests" USING btree ("office_centre_id","estimated_amount","id");
CREATE INDEX "aircon_requests_office_centre_id_applied_date_id_idx" ON "aircon_requests" USING btree ("office_centre_id","applied_date","id");
CREATE INDEX "aircon_requests_office_centre_id_created_by_landlord_id_idx" ON "aircon_requests" USING btree ("office_centre_id","created_by_landlord","id");
CREATE INDEX "aircon_requests_applicant_user_id_id_idx" ON "aircon_requests" USING btree ("applicant_user_id","id");
CREATE INDEX "aircon_requests_unit_id_id_idx" ON "aircon_requests" USING btree ("unit_id","id");
CREATE INDEX "aircon_requests_ahu_unit_id_id_idx" ON "aircon_requests" USING btree ("ahu_unit_id","id");
CREATE INDEX "aircon_requests_status_last_at_idx" ON "aircon_requests" USING btree ("status","last_at");
CREATE INDEX "aircon_requests_office_centre_id_status_id_request_type_idx" ON "aircon_requests" USING btree ("office_centre_id","status","id","request_type");
CREATE INDEX "aircon_requests_applied_user_id_idx" ON "aircon_requests" USING btree ("applied_user_id");
CREATE INDEX "aircon_requests_approved_user_id_idx" ON "aircon_requests" USING btree ("approved_user_id");
CREATE INDEX "aircon_requests_rejected_user_id_idx" ON "aircon_requests" USING btree ("rejected_user_id");
CREATE INDEX "aircon_requests_termination_requested_user_id_idx" ON "aircon_requests" USING btree ("termination_requested_user_id");
CREATE INDEX "aircon_requests_terminated_user_id_idx" ON "aircon_requests" USING btree ("terminated_user_id");
CREATE UNIQUE INDEX "aircon_requests_reference_no_key" ON "aircon_requests" USING btree ("office_centre_id","reference_no");
CREATE INDEX "aircon_requests_search_idx" ON "aircon_requests" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "aircon_requests_letters_idx" ON "aircon_requests" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "aircon_instances_uuid_key" ON "aircon_instances" USING btree ("uuid");
CREATE INDEX "aircon_instances_office_centre_id_id_idx" ON "aircon_instances" USING btree ("office_centre_id","id");
CREATE INDEX "aircon_instances_tenant_id_id_idx" ON "aircon_instances" USING btree ("tenant_id","id");
CREATE INDEX "aircon_instances_office_centre_id_created_date_id_idx" ON "aircon_instances" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "aircon_instances_office_centre_id_updated_date_id_idx" ON "aircon_instances" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "aircon_instances_office_centre_id_date_id_idx" ON "aircon_instances" USING btree ("office_centre_id","date","id");
CREATE INDEX "aircon_instances_office_centre_id_start_at_id_idx" ON "aircon_instances" USING btree ("office_centre_id","start_at","id");
CREATE INDEX "aircon_instances_office_centre_id_end_at_id_idx" ON "aircon_instances" USING btree ("office_centre_id","end_at","id");
CREATE INDEX "aircon_instances_office_centre_id_status_id_idx" ON "aircon_instances" USING btree ("office_centre_id","status","id");
CREATE INDEX "aircon_instances_aircon_extension_request_id_id_idx" ON "aircon_instances" USING btree ("aircon_extension_request_id","id");
CREATE INDEX "aircon_instances_ahu_unit_id_id_idx" ON "aircon_instances" USING btree ("ahu_unit_id","id");
CREATE INDEX "aircon_instances_status_start_at_idx" ON "aircon_instances" USING btree ("status","start_at");
CREATE INDEX "aircon_instances_status_end_at_idx" ON "aircon_instances" USING btree ("status","end_at");
CREATE INDEX "aircon_instances_rejected_user_id_idx" ON "aircon_instances" USING btree ("rejected_user_id");
CREATE INDEX "aircon_instances_termination_requested_user_id_idx" ON "aircon_instances" USING btree ("termination_requested_user_id");
CREATE INDEX "aircon_instances_terminated_user_id_idx" ON "aircon_instances" USING btree ("terminated_user_id");
CREATE UNIQUE INDEX "ahu_units_uuid_key" ON "ahu_units" USING btree ("uuid");
CREATE INDEX "ahu_units_office_centre_id_id_idx" ON "ahu_units" USING btree ("office_centre_id","id");
CREATE INDEX "ahu_units_office_centre_id_created_date_id_idx" ON "ahu_units" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "ahu_units_office_centre_id_updated_date_id_idx" ON "ahu_units" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "ahu_units_office_centre_id_reference_no_id_idx" ON "ahu_units" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "ahu_units_office_centre_id_name_id_idx" ON "ahu_units" USING btree ("office_centre_id","name","id");
CREATE INDEX "ahu_units_office_centre_id_floor_no_id_idx" ON "ahu_units" USING btree ("office_centre_id","floor_no","id");
CREATE INDEX "ahu_units_office_centre_id_rate_per_hour_id_idx" ON "ahu_units" USING btree ("office_centre_id","rate_per_hour","id");
CREATE INDEX "ahu_units_office_centre_id_minimum_minutes_id_idx" ON "ahu_units" USING btree ("office_centre_id","minimum_minutes","id");
CREATE INDEX "ahu_units_office_centre_id_active_id_idx" ON "ahu_units" USING btree ("office_centre_id","active","id");
CREATE INDEX "ahu_units_unit_ids_idx" ON "ahu_units" USING gin ("unit_ids");
CREATE UNIQUE INDEX "ahu_units_reference_no_key" ON "ahu_units" USING btree ("office_centre_id",lower("reference_no"));
CREATE INDEX "ahu_units_search_idx" ON "ahu_units" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "ahu_units_letters_idx" ON "ahu_units" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "aircon_settings_uuid_key" ON "aircon_settings" USING btree ("uuid");
CREATE INDEX "aircon_settings_office_centre_id_id_idx" ON "aircon_settings" USING btree ("office_centre_id","id");
CREATE INDEX "aircon_settings_office_centre_id_created_date_id_idx" ON "aircon_settings" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "aircon_settings_office_centre_id_updated_date_id_idx" ON "aircon_settings" USING btree ("office_centre_id","updated_date","id");
create unique index "aircon_settings_once_limit" on "aircon_settings" ("office_centre_id");
