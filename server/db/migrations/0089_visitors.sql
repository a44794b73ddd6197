CREATE TABLE "visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"tenant_id" bigint NOT NULL,
	"host_id" bigint NOT NULL,
	"co_host_ids" bigint[],
	"visitor_name" text NOT NULL,
	"company" text,
	"email" text,
	"mobile_no" text,
	"reachable" boolean DEFAULT false NOT NULL,
	"identity_hash" text,
	"name_key" text,
	"vehicle_plate_no" text,
	"locale" text NOT NULL,
	"purpose" text NOT NULL,
	"visit_date" date NOT NULL,
	"repeats" jsonb,
	"series" text,
	"group_key" text,
	"arrival_time" time NOT NULL,
	"leave_time" time NOT NULL,
	"start_at" timestamp(3) with time zone,
	"end_at" timestamp(3) with time zone,
	"valid_from" timestamp(3) with time zone,
	"valid_until" timestamp(3) with time zone,
	"out_at" timestamp(3) with time zone,
	"floor_no" text,
	"door_group_ids" bigint[],
	"host_message" text,
	"private_note" text,
	"photo_file_id" bigint,
	"answers" jsonb,
	"acceptances" jsonb,
	"lacking" text,
	"incomplete" boolean DEFAULT false NOT NULL,
	"check_in_code" text,
	"source" text,
	"approval" text,
	"approval_needed" boolean DEFAULT false NOT NULL,
	"needs_building" boolean DEFAULT false NOT NULL,
	"stopped" boolean DEFAULT false NOT NULL,
	"block_id" bigint,
	"cleared" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"approved_date" timestamp(3) with time zone,
	"approved_user_id" bigint,
	"rejected_date" timestamp(3) with time zone,
	"rejected_user_id" bigint,
	"reject_remark" text,
	"checked_in_date" timestamp(3) with time zone,
	"checked_in_user_id" bigint,
	"received_date" timestamp(3) with time zone,
	"check_in_key" text,
	"desk" text,
	"checked_out_date" timestamp(3) with time zone,
	"checked_out_user_id" bigint,
	"auto_checked_out_date" timestamp(3) with time zone,
	"cancelled_date" timestamp(3) with time zone,
	"cancelled_user_id" bigint,
	"cancel_remark" text,
	"cancelled_by_visitor" boolean DEFAULT false NOT NULL,
	"expired_date" timestamp(3) with time zone,
	"request_key" text,
	"told_as" text,
	"token" text,
	"link_until" timestamp(3) with time zone,
	"forget_at" timestamp(3) with time zone,
	"forgotten_date" timestamp(3) with time zone,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce("visitor_name", '') || ' ' || coalesce("company", '') || ' ' || coalesce("email", '') || ' ' || coalesce("vehicle_plate_no", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "visits_locale_check" CHECK ("locale" in ('en', 'zh-Hant', 'zh-Hans')),
	CONSTRAINT "visits_purpose_check" CHECK ("purpose" in ('MEETING', 'MAINTENANCE', 'CUSTOMER_SUPPORT', 'SALES_ENQUIRY', 'JOB_INTERVIEW', 'OTHER')),
	CONSTRAINT "visits_source_check" CHECK ("source" in ('PORTAL', 'KIOSK')),
	CONSTRAINT "visits_approval_check" CHECK ("approval" in ('NONE', 'HOST', 'BUILDING', 'LIST')),
	CONSTRAINT "visits_status_check" CHECK ("status" in ('PRE_REGISTERED', 'PENDING_APPROVAL', 'APPROVED', 'CHECKED_IN', 'CHECKED_OUT', 'REJECTED', 'CANCELLED', 'EXPIRED'))
);

CREATE TABLE "visit_approvals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"tenant_id" bigint,
	"visit_id" bigint NOT NULL,
	"step_no" integer,
	"approver_email" text,
	"status" text NOT NULL,
	"decided_date" timestamp(3) with time zone,
	"remark" text,
	"token" text,
	"link_until" timestamp(3) with time zone,
	CONSTRAINT "visit_approvals_status_check" CHECK ("status" in ('WAITING', 'PENDING', 'APPROVED', 'REJECTED', 'OVER'))
);

CREATE TABLE "visiting_settings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visiting_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"tenant_id" bigint,
	"name" text,
	"of_building" boolean DEFAULT false NOT NULL,
	"asked_fields" text[],
	"required_fields" text[],
	"questions" jsonb,
	"documents" jsonb,
	"approval" text NOT NULL,
	"approver_emails" text[],
	"opening_hrs" jsonb,
	"longest_stay_hours" integer NOT NULL,
	"day_end_time" time NOT NULL,
	"valid_before_minutes" integer,
	"valid_after_minutes" integer,
	"daily_quota" integer,
	"walk_ins" boolean DEFAULT true NOT NULL,
	"welcome" jsonb,
	"directions" jsonb,
	"retention_days" integer NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "visiting_settings_asked_fields_check" CHECK ("asked_fields" <@ array['EMAIL', 'MOBILE_NO', 'COMPANY', 'VEHICLE_PLATE_NO', 'IDENTITY_NO', 'PHOTO']::text[]),
	CONSTRAINT "visiting_settings_required_fields_check" CHECK ("required_fields" <@ array['EMAIL', 'MOBILE_NO', 'COMPANY', 'VEHICLE_PLATE_NO', 'IDENTITY_NO', 'PHOTO']::text[]),
	CONSTRAINT "visiting_settings_approval_check" CHECK ("approval" in ('NONE', 'HOST', 'BUILDING', 'LIST'))
);

CREATE TABLE "visit_blocks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"aliases" text[],
	"email" text,
	"mobile_no" text,
	"identity_hash" text,
	"name_keys" text[],
	"broad" boolean DEFAULT false NOT NULL,
	"reason" text NOT NULL,
	"until" date,
	"status" text NOT NULL,
	"ended_date" timestamp(3) with time zone,
	"ended_user_id" bigint,
	"end_remark" text,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", '') || ' ' || coalesce("email", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "visit_blocks_status_check" CHECK ("status" in ('BLOCKED', 'ENDED'))
);

CREATE TABLE "visitor_stations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visitor_stations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"station_kind" text NOT NULL,
	"greeting" jsonb,
	"clear_seconds" integer NOT NULL,
	"key_hash" text,
	"last_used_date" timestamp(3) with time zone,
	"status" text NOT NULL,
	"paired_date" timestamp(3) with time zone,
	"paired_user_id" bigint,
	"revoked_date" timestamp(3) with time zone,
	"revoked_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "visitor_stations_station_kind_check" CHECK ("station_kind" in ('KIOSK', 'DIRECTORY')),
	CONSTRAINT "visitor_stations_status_check" CHECK ("status" in ('UNPAIRED', 'PAIRED', 'REVOKED'))
);

CREATE TABLE "visit_data_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visit_data_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"what" text,
	"reason" text,
	"person_hash" text,
	"visit_count" integer,
	"done_date" timestamp(3) with time zone,
	"done_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reason", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "visit_data_requests_what_check" CHECK ("what" in ('EXPORT', 'ERASURE', 'RETENTION'))
);

ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_kind_check";
ALTER TABLE "visits" ADD CONSTRAINT "visits_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "visits" ADD CONSTRAINT "visits_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "visits" ADD CONSTRAINT "visits_host_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "visits" ADD CONSTRAINT "visits_photo_file_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "public"."system_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "visits" ADD CONSTRAINT "visits_block_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."visit_blocks"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "visits" ADD CONSTRAINT "visits_approved_user_id_fk" FOREIGN KEY ("approved_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "visits" ADD CONSTRAINT "visits_rejected_user_id_fk" FOREIGN KEY ("rejected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "visits" ADD CONSTRAINT "visits_checked_in_user_id_fk" FOREIGN KEY ("checked_in_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "visits" ADD CONSTRAINT "visits_checked_out_user_id_fk" FOREIGN KEY ("checked_out_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "visits" ADD CONSTRAINT "visits_cancelled_user_id_fk" FOREIGN KEY ("cancelled_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "visit_approvals" ADD CONSTRAINT "visit_approvals_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "visit_approvals" ADD CONSTRAINT "visit_approvals_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "visit_approvals" ADD CONSTRAINT "visit_approvals_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "visiting_settings" ADD CONSTRAINT "visiting_settings_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "visiting_settings" ADD CONSTRAINT "visiting_settings_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "visit_blocks" ADD CONSTRAINT "visit_blocks_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "visit_blocks" ADD CONSTRAINT "visit_blocks_ended_user_id_fk" FOREIGN KEY ("ended_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "visitor_stations" ADD CONSTRAINT "visitor_stations_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "visitor_stations" ADD CONSTRAINT "visitor_stations_paired_user_id_fk" FOREIGN KEY ("paired_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "visitor_stations" ADD CONSTRAINT "visitor_stations_revoked_user_id_fk" FOREIGN KEY ("revoked_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "visit_data_requests" ADD CONSTRAINT "visit_data_requests_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "visit_data_requests" ADD CONSTRAINT "visit_data_requests_done_user_id_fk" FOREIGN KEY ("done_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "visits_uuid_key" ON "visits" USING btree ("uuid");
CREATE INDEX "visits_office_centre_id_id_idx" ON "visits" USING btree ("office_centre_id","id");
CREATE INDEX "visits_tenant_id_id_idx" ON "visits" USING btree ("tenant_id","id");
CREATE INDEX "visits_office_centre_id_created_date_id_idx" ON "visits" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "visits_office_centre_id_updated_date_id_idx" ON "visits" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "visits_office_centre_id_reference_no_id_idx" ON "visits" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "visits_office_centre_id_visitor_name_id_idx" ON "visits" USING btree ("office_centre_id",("visitor_name") collate "und-x-icu","id");
CREATE INDEX "visits_office_centre_id_start_at_id_idx" ON "visits" USING btree ("office_centre_id","start_at","id");
CREATE INDEX "visits_office_centre_id_end_at_id_idx" ON "visits" USING btree ("office_centre_id","end_at","id");
CREATE INDEX "visits_office_centre_id_status_id_idx" ON "visits" USING btree ("office_centre_id","status","id");
CREATE INDEX "visits_office_centre_id_checked_in_date_id_idx" ON "visits" USING btree ("office_centre_id","checked_in_date","id");
CREATE INDEX "visits_office_centre_id_visit_date_id_idx" ON "visits" USING btree ("office_centre_id","visit_date","id");
CREATE INDEX "visits_host_id_id_idx" ON "visits" USING btree ("host_id","id");
CREATE INDEX "visits_status_valid_until_idx" ON "visits" USING btree ("status","valid_until");
CREATE INDEX "visits_status_out_at_idx" ON "visits" USING btree ("status","out_at");
CREATE INDEX "visits_series_id_idx" ON "visits" USING btree ("series","id");
CREATE INDEX "visits_office_centre_id_status_purpose_source_stopped_id_idx" ON "visits" USING btree ("office_centre_id","status","purpose","source","stopped","id");
CREATE INDEX "visits_photo_file_id_idx" ON "visits" USING btree ("photo_file_id");
CREATE INDEX "visits_block_id_idx" ON "visits" USING btree ("block_id");
CREATE INDEX "visits_approved_user_id_idx" ON "visits" USING btree ("approved_user_id");
CREATE INDEX "visits_rejected_user_id_idx" ON "visits" USING btree ("rejected_user_id");
CREATE INDEX "visits_checked_in_user_id_idx" ON "visits" USING btree ("checked_in_user_id");
CREATE INDEX "visits_checked_out_user_id_idx" ON "visits" USING btree ("checked_out_user_id");
CREATE INDEX "visits_cancelled_user_id_idx" ON "visits" USING btree ("cancelled_user_id");
CREATE INDEX "visits_co_host_ids_idx" ON "visits" USING gin ("co_host_ids");
CREATE INDEX "visits_door_group_ids_idx" ON "visits" USING gin ("door_group_ids");
CREATE UNIQUE INDEX "visits_reference_no_key" ON "visits" USING btree ("office_centre_id","reference_no");
CREATE UNIQUE INDEX "visits_check_in_code_key" ON "visits" USING btree (lower("check_in_code"));
CREATE UNIQUE INDEX "visits_request_key_key" ON "visits" USING btree (lower("request_key"));
CREATE UNIQUE INDEX "visits_token_key" ON "visits" USING btree (lower("token"));
CREATE INDEX "visits_search_idx" ON "visits" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "visits_letters_idx" ON "visits" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "visit_approvals_uuid_key" ON "visit_approvals" USING btree ("uuid");
CREATE INDEX "visit_approvals_office_centre_id_id_idx" ON "visit_approvals" USING btree ("office_centre_id","id");
CREATE INDEX "visit_approvals_tenant_id_id_idx" ON "visit_approvals" USING btree ("tenant_id","id");
CREATE INDEX "visit_approvals_office_centre_id_created_date_id_idx" ON "visit_approvals" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "visit_approvals_office_centre_id_updated_date_id_idx" ON "visit_approvals" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "visit_approvals_office_centre_id_step_no_id_idx" ON "visit_approvals" USING btree ("office_centre_id","step_no","id");
CREATE INDEX "visit_approvals_office_centre_id_status_id_idx" ON "visit_approvals" USING btree ("office_centre_id","status","id");
CREATE INDEX "visit_approvals_visit_id_idx" ON "visit_approvals" USING btree ("visit_id");
CREATE UNIQUE INDEX "visit_approvals_token_key" ON "visit_approvals" USING btree (lower("token"));
CREATE UNIQUE INDEX "visiting_settings_uuid_key" ON "visiting_settings" USING btree ("uuid");
CREATE INDEX "visiting_settings_office_centre_id_id_idx" ON "visiting_settings" USING btree ("office_centre_id","id");
CREATE INDEX "visiting_settings_tenant_id_id_idx" ON "visiting_settings" USING btree ("tenant_id","id");
CREATE INDEX "visiting_settings_office_centre_id_created_date_id_idx" ON "visiting_settings" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "visiting_settings_office_centre_id_updated_date_id_idx" ON "visiting_settings" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "visiting_settings_office_centre_id_name_id_idx" ON "visiting_settings" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "visiting_settings_office_centre_id_longest_stay_hours_id_idx" ON "visiting_settings" USING btree ("office_centre_id","longest_stay_hours","id");
CREATE INDEX "visiting_settings_office_centre_id_retention_days_id_idx" ON "visiting_settings" USING btree ("office_centre_id","retention_days","id");
CREATE INDEX "visiting_settings_search_idx" ON "visiting_settings" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "visiting_settings_letters_idx" ON "visiting_settings" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "visit_blocks_uuid_key" ON "visit_blocks" USING btree ("uuid");
CREATE INDEX "visit_blocks_office_centre_id_id_idx" ON "visit_blocks" USING btree ("office_centre_id","id");
CREATE INDEX "visit_blocks_office_centre_id_created_date_id_idx" ON "visit_blocks" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "visit_blocks_office_centre_id_updated_date_id_idx" ON "visit_blocks" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "visit_blocks_office_centre_id_name_id_idx" ON "visit_blocks" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "visit_blocks_office_centre_id_until_id_idx" ON "visit_blocks" USING btree ("office_centre_id","until","id");
CREATE INDEX "visit_blocks_office_centre_id_status_id_idx" ON "visit_blocks" USING btree ("office_centre_id","status","id");
CREATE INDEX "visit_blocks_office_centre_id_status_broad_id_idx" ON "visit_blocks" USING btree ("office_centre_id","status","broad","id");
CREATE INDEX "visit_blocks_ended_user_id_idx" ON "visit_blocks" USING btree ("ended_user_id");
CREATE INDEX "visit_blocks_search_idx" ON "visit_blocks" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "visit_blocks_letters_idx" ON "visit_blocks" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "visitor_stations_uuid_key" ON "visitor_stations" USING btree ("uuid");
CREATE INDEX "visitor_stations_office_centre_id_id_idx" ON "visitor_stations" USING btree ("office_centre_id","id");
CREATE INDEX "visitor_stations_office_centre_id_created_date_id_idx" ON "visitor_stations" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "visitor_stations_office_centre_id_updated_date_id_idx" ON "visitor_stations" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "visitor_stations_office_centre_id_name_id_idx" ON "visitor_stations" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "visitor_stations_office_centre_id_last_used_date_id_idx" ON "visitor_stations" USING btree ("office_centre_id","last_used_date","id");
CREATE INDEX "visitor_stations_office_centre_id_status_id_idx" ON "visitor_stations" USING btree ("office_centre_id","status","id");
CREATE INDEX "visitor_stations_office_centre_id_status_station_kind_id_idx" ON "visitor_stations" USING btree ("office_centre_id","status","station_kind","id");
CREATE INDEX "visitor_stations_paired_user_id_idx" ON "visitor_stations" USING btree ("paired_user_id");
CREATE INDEX "visitor_stations_revoked_user_id_idx" ON "visitor_stations" USING btree ("revoked_user_id");
CREATE UNIQUE INDEX "visitor_stations_name_key" ON "visitor_stations" USING btree ("office_centre_id",lower("name"));
CREATE UNIQUE INDEX "visitor_stations_key_hash_key" ON "visitor_stations" USING btree (lower("key_hash"));
CREATE INDEX "visitor_stations_search_idx" ON "visitor_stations" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "visitor_stations_letters_idx" ON "visitor_stations" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "visit_data_requests_uuid_key" ON "visit_data_requests" USING btree ("uuid");
CREATE INDEX "visit_data_requests_office_centre_id_id_idx" ON "visit_data_requests" USING btree ("office_centre_id","id");
CREATE INDEX "visit_data_requests_office_centre_id_created_date_id_idx" ON "visit_data_requests" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "visit_data_requests_office_centre_id_updated_date_id_idx" ON "visit_data_requests" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "visit_data_requests_office_centre_id_done_date_id_idx" ON "visit_data_requests" USING btree ("office_centre_id","done_date","id");
CREATE INDEX "visit_data_requests_office_centre_id_visit_count_id_idx" ON "visit_data_requests" USING btree ("office_centre_id","visit_count","id");
CREATE INDEX "visit_data_requests_done_user_id_id_idx" ON "visit_data_requests" USING btree ("done_user_id","id");
CREATE INDEX "visit_data_requests_search_idx" ON "visit_data_requests" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "visit_data_requests_letters_idx" ON "visit_data_requests" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_kind_check" CHECK ("kind" in ('notification', 'event', 'serviceRequest', 'feedback', 'aircon', 'permit', 'document', 'hotdesk', 'loan', 'booking', 'loadingBay', 'visitor', 'location', 'marketplace', 'privileges'));
create unique index "visiting_settings_of_company_limit" on "visiting_settings" ("tenant_id") where ("of_building" in (false));
create unique index "visiting_settings_of_building_limit" on "visiting_settings" ("office_centre_id") where ("of_building" in (true));
