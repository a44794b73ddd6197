CREATE TABLE "facilities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facilities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"category_id" bigint NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"location" jsonb,
	"floor_no" text,
	"photo_file_ids" bigint[],
	"capacity" integer,
	"at_once" integer NOT NULL,
	"amenities" text[],
	"active" boolean DEFAULT true NOT NULL,
	"opening_hrs" jsonb,
	"slot_minutes" integer NOT NULL,
	"min_minutes" integer,
	"max_minutes" integer,
	"lead_minutes" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"buffer_before" integer NOT NULL,
	"buffer_after" integer NOT NULL,
	"needs_approval" boolean DEFAULT false NOT NULL,
	"pending_mode" text,
	"check_in_needed" boolean DEFAULT false NOT NULL,
	"opens_minutes_before" integer,
	"closes_minutes_after" integer,
	"overlap_allowed" boolean DEFAULT false NOT NULL,
	"max_open_per_person" integer,
	"terms" jsonb,
	"cancellation_fees" jsonb,
	"deposit" bigint,
	"services" jsonb,
	"notify_party_emails" text[],
	"unique_code" text,
	"viewable_by" text NOT NULL,
	"selected_building_ids" bigint[],
	"selected_tenant_ids" bigint[],
	"selected_user_group_ids" bigint[],
	"selected_exclude_tenant_ids" bigint[],
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), '') || ' ' || coalesce("floor_no", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "facilities_pending_mode_check" CHECK ("pending_mode" in ('HOLDS', 'COMPETES')),
	CONSTRAINT "facilities_viewable_by_check" CHECK ("viewable_by" in ('ALL', 'BUILDING', 'OFFICE_TENANT', 'USER_GROUP'))
);

CREATE TABLE "facility_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facility_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	"position" integer DEFAULT 0 NOT NULL
);

CREATE TABLE "space_settings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "space_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint NOT NULL,
	"slot_minutes" integer NOT NULL,
	"min_minutes" integer,
	"max_minutes" integer,
	"lead_minutes" integer NOT NULL,
	"horizon_days" integer NOT NULL,
	"buffer_before" integer NOT NULL,
	"buffer_after" integer NOT NULL,
	"needs_approval" boolean DEFAULT false NOT NULL,
	"pending_mode" text,
	"check_in_needed" boolean DEFAULT false NOT NULL,
	"opens_minutes_before" integer,
	"closes_minutes_after" integer,
	"overlap_allowed" boolean DEFAULT false NOT NULL,
	"max_open_per_person" integer,
	"half_day_minutes" integer NOT NULL,
	"day_minutes" integer NOT NULL,
	"weekend_days" text[],
	"tax_percent" integer,
	"payment_minutes" integer NOT NULL,
	"offer_minutes" integer NOT NULL,
	CONSTRAINT "space_settings_pending_mode_check" CHECK ("pending_mode" in ('HOLDS', 'COMPETES')),
	CONSTRAINT "space_settings_weekend_days_check" CHECK ("weekend_days" <@ array['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']::text[])
);

ALTER TABLE "facilities" ADD CONSTRAINT "facilities_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "facilities" ADD CONSTRAINT "facilities_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."facility_categories"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "facility_categories" ADD CONSTRAINT "facility_categories_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "space_settings" ADD CONSTRAINT "space_settings_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "facilities_uuid_key" ON "facilities" USING btree ("uuid");
CREATE INDEX "facilities_office_centre_id_id_idx" ON "facilities" USING btree ("office_centre_id","id");
CREATE INDEX "facilities_office_centre_id_created_date_id_idx" ON "facilities" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "facilities_office_centre_id_updated_date_id_idx" ON "facilities" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "facilities_office_centre_id_position_id_idx" ON "facilities" USING btree ("office_centre_id","position","id");
CREATE INDEX "facilities_office_centre_id_name_id_en_idx" ON "facilities" USING btree ("office_centre_id",(("name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "facilities_office_centre_id_name_id_zh_hant_idx" ON "facilities" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "facilities_office_centre_id_name_id_zh_hans_idx" ON "facilities" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "facilities_office_centre_id_floor_no_id_idx" ON "facilities" USING btree ("office_centre_id",("floor_no") collate "und-x-icu","id");
CREATE INDEX "facilities_office_centre_id_capacity_id_idx" ON "facilities" USING btree ("office_centre_id","capacity","id");
CREATE INDEX "facilities_office_centre_id_needs_approval_id_idx" ON "facilities" USING btree ("office_centre_id","needs_approval","id");
CREATE INDEX "facilities_office_centre_id_reference_no_id_idx" ON "facilities" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "facilities_office_centre_id_at_once_id_idx" ON "facilities" USING btree ("office_centre_id","at_once","id");
CREATE INDEX "facilities_office_centre_id_slot_minutes_id_idx" ON "facilities" USING btree ("office_centre_id","slot_minutes","id");
CREATE INDEX "facilities_office_centre_id_check_in_needed_id_idx" ON "facilities" USING btree ("office_centre_id","check_in_needed","id");
CREATE INDEX "facilities_office_centre_id_deposit_id_idx" ON "facilities" USING btree ("office_centre_id","deposit","id");
CREATE INDEX "facilities_office_centre_id_viewable_by_id_idx" ON "facilities" USING btree ("office_centre_id","viewable_by","id");
CREATE INDEX "facilities_category_id_id_idx" ON "facilities" USING btree ("category_id","id");
CREATE INDEX "facilities_photo_file_ids_idx" ON "facilities" USING gin ("photo_file_ids");
CREATE INDEX "facilities_selected_building_ids_idx" ON "facilities" USING gin ("selected_building_ids");
CREATE INDEX "facilities_selected_tenant_ids_idx" ON "facilities" USING gin ("selected_tenant_ids");
CREATE INDEX "facilities_selected_user_group_ids_idx" ON "facilities" USING gin ("selected_user_group_ids");
CREATE INDEX "facilities_selected_exclude_tenant_ids_idx" ON "facilities" USING gin ("selected_exclude_tenant_ids");
CREATE UNIQUE INDEX "facilities_reference_no_key" ON "facilities" USING btree ("office_centre_id","reference_no");
CREATE UNIQUE INDEX "facilities_unique_code_key" ON "facilities" USING btree (lower("unique_code"));
CREATE INDEX "facilities_search_idx" ON "facilities" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "facilities_letters_idx" ON "facilities" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "facility_categories_uuid_key" ON "facility_categories" USING btree ("uuid");
CREATE INDEX "facility_categories_office_centre_id_id_idx" ON "facility_categories" USING btree ("office_centre_id","id");
CREATE INDEX "facility_categories_office_centre_id_created_date_id_idx" ON "facility_categories" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "facility_categories_office_centre_id_updated_date_id_idx" ON "facility_categories" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "facility_categories_office_centre_id_position_id_idx" ON "facility_categories" USING btree ("office_centre_id","position","id");
CREATE INDEX "facility_categories_office_centre_id_name_id_en_idx" ON "facility_categories" USING btree ("office_centre_id",(("name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "facility_categories_office_centre_id_name_id_zh_hant_idx" ON "facility_categories" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "facility_categories_office_centre_id_name_id_zh_hans_idx" ON "facility_categories" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "facility_categories_office_centre_id_active_id_idx" ON "facility_categories" USING btree ("office_centre_id","active","id");
CREATE INDEX "facility_categories_search_idx" ON "facility_categories" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "facility_categories_letters_idx" ON "facility_categories" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "space_settings_uuid_key" ON "space_settings" USING btree ("uuid");
CREATE INDEX "space_settings_office_centre_id_id_idx" ON "space_settings" USING btree ("office_centre_id","id");
CREATE INDEX "space_settings_office_centre_id_created_date_id_idx" ON "space_settings" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "space_settings_office_centre_id_updated_date_id_idx" ON "space_settings" USING btree ("office_centre_id","updated_date","id");
create unique index "space_settings_once_limit" on "space_settings" ("office_centre_id");
