CREATE TABLE "facility_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facility_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"applies_to" text NOT NULL,
	"facility_category_ids" bigint[],
	"facility_ids" bigint[],
	"unit" text NOT NULL,
	"price" bigint NOT NULL,
	"day_kinds" text[],
	"from_time" time,
	"to_time" time,
	"booked_by" text NOT NULL,
	"selected_tenant_ids" bigint[],
	"selected_user_group_ids" bigint[],
	"start_date" date,
	"end_date" date,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "facility_rates_applies_to_check" CHECK ("applies_to" in ('BUILDING', 'CATEGORY', 'FACILITY')),
	CONSTRAINT "facility_rates_unit_check" CHECK ("unit" in ('SLOT', 'HOUR', 'HALF_DAY', 'DAY')),
	CONSTRAINT "facility_rates_day_kinds_check" CHECK ("day_kinds" <@ array['WEEKDAY', 'WEEKEND', 'HOLIDAY']::text[]),
	CONSTRAINT "facility_rates_booked_by_check" CHECK ("booked_by" in ('ALL', 'SELECTED_TENANT', 'SELECTED_USER_GROUP'))
);

CREATE TABLE "facility_discounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facility_discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"code" text,
	"applies_to" text NOT NULL,
	"facility_category_ids" bigint[],
	"facility_ids" bigint[],
	"amount_type" text NOT NULL,
	"amount" bigint NOT NULL,
	"capped_amount" bigint,
	"min_minutes" integer,
	"booked_by" text NOT NULL,
	"selected_tenant_ids" bigint[],
	"selected_user_group_ids" bigint[],
	"start_date" date,
	"end_date" date,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", '') || ' ' || coalesce("code", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "facility_discounts_applies_to_check" CHECK ("applies_to" in ('BUILDING', 'CATEGORY', 'FACILITY')),
	CONSTRAINT "facility_discounts_amount_type_check" CHECK ("amount_type" in ('PERCENTAGE', 'FIXED')),
	CONSTRAINT "facility_discounts_booked_by_check" CHECK ("booked_by" in ('ALL', 'SELECTED_TENANT', 'SELECTED_USER_GROUP'))
);

CREATE TABLE "booking_periods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" jsonb NOT NULL,
	"start_time" time NOT NULL,
	"end_time" time NOT NULL,
	"days_of_week" text[],
	"applies_to" text NOT NULL,
	"facility_category_ids" bigint[],
	"facility_ids" bigint[],
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "booking_periods_days_of_week_check" CHECK ("days_of_week" <@ array['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']::text[]),
	CONSTRAINT "booking_periods_applies_to_check" CHECK ("applies_to" in ('BUILDING', 'CATEGORY', 'FACILITY'))
);

CREATE TABLE "blocked_dates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocked_dates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"remark" text,
	"applies_to" text NOT NULL,
	"facility_category_ids" bigint[],
	"facility_ids" bigint[],
	"all_day" boolean DEFAULT true NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"start_time" time,
	"end_time" time,
	"repeats" jsonb,
	"series" text,
	"start_at" timestamp(3) with time zone,
	"end_at" timestamp(3) with time zone,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "blocked_dates_applies_to_check" CHECK ("applies_to" in ('BUILDING', 'CATEGORY', 'FACILITY'))
);

ALTER TABLE "facility_rates" ADD CONSTRAINT "facility_rates_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "facility_discounts" ADD CONSTRAINT "facility_discounts_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "booking_periods" ADD CONSTRAINT "booking_periods_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "blocked_dates" ADD CONSTRAINT "blocked_dates_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "facility_rates_uuid_key" ON "facility_rates" USING btree ("uuid");
CREATE INDEX "facility_rates_office_centre_id_id_idx" ON "facility_rates" USING btree ("office_centre_id","id");
CREATE INDEX "facility_rates_office_centre_id_created_date_id_idx" ON "facility_rates" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "facility_rates_office_centre_id_updated_date_id_idx" ON "facility_rates" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "facility_rates_office_centre_id_name_id_idx" ON "facility_rates" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "facility_rates_office_centre_id_unit_id_idx" ON "facility_rates" USING btree ("office_centre_id","unit","id");
CREATE INDEX "facility_rates_office_centre_id_price_id_idx" ON "facility_rates" USING btree ("office_centre_id","price","id");
CREATE INDEX "facility_rates_office_centre_id_applies_to_id_idx" ON "facility_rates" USING btree ("office_centre_id","applies_to","id");
CREATE INDEX "facility_rates_office_centre_id_from_time_id_idx" ON "facility_rates" USING btree ("office_centre_id","from_time","id");
CREATE INDEX "facility_rates_office_centre_id_to_time_id_idx" ON "facility_rates" USING btree ("office_centre_id","to_time","id");
CREATE INDEX "facility_rates_office_centre_id_booked_by_id_idx" ON "facility_rates" USING btree ("office_centre_id","booked_by","id");
CREATE INDEX "facility_rates_office_centre_id_active_id_idx" ON "facility_rates" USING btree ("office_centre_id","active","id");
CREATE INDEX "facility_rates_office_centre_id_start_date_id_idx" ON "facility_rates" USING btree ("office_centre_id","start_date","id");
CREATE INDEX "facility_rates_office_centre_id_end_date_id_idx" ON "facility_rates" USING btree ("office_centre_id","end_date","id");
CREATE INDEX "facility_rates_facility_category_ids_idx" ON "facility_rates" USING gin ("facility_category_ids");
CREATE INDEX "facility_rates_facility_ids_idx" ON "facility_rates" USING gin ("facility_ids");
CREATE INDEX "facility_rates_selected_tenant_ids_idx" ON "facility_rates" USING gin ("selected_tenant_ids");
CREATE INDEX "facility_rates_selected_user_group_ids_idx" ON "facility_rates" USING gin ("selected_user_group_ids");
CREATE INDEX "facility_rates_search_idx" ON "facility_rates" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "facility_rates_letters_idx" ON "facility_rates" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "facility_discounts_uuid_key" ON "facility_discounts" USING btree ("uuid");
CREATE INDEX "facility_discounts_office_centre_id_id_idx" ON "facility_discounts" USING btree ("office_centre_id","id");
CREATE INDEX "facility_discounts_office_centre_id_created_date_id_idx" ON "facility_discounts" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "facility_discounts_office_centre_id_updated_date_id_idx" ON "facility_discounts" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "facility_discounts_office_centre_id_name_id_idx" ON "facility_discounts" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "facility_discounts_office_centre_id_code_id_idx" ON "facility_discounts" USING btree ("office_centre_id",("code") collate "und-x-icu","id");
CREATE INDEX "facility_discounts_office_centre_id_amount_id_idx" ON "facility_discounts" USING btree ("office_centre_id","amount","id");
CREATE INDEX "facility_discounts_office_centre_id_applies_to_id_idx" ON "facility_discounts" USING btree ("office_centre_id","applies_to","id");
CREATE INDEX "facility_discounts_office_centre_id_min_minutes_id_idx" ON "facility_discounts" USING btree ("office_centre_id","min_minutes","id");
CREATE INDEX "facility_discounts_office_centre_id_start_date_id_idx" ON "facility_discounts" USING btree ("office_centre_id","start_date","id");
CREATE INDEX "facility_discounts_office_centre_id_end_date_id_idx" ON "facility_discounts" USING btree ("office_centre_id","end_date","id");
CREATE INDEX "facility_discounts_office_centre_id_active_id_idx" ON "facility_discounts" USING btree ("office_centre_id","active","id");
CREATE INDEX "facility_discounts_office_centre_id_amount_type_id_idx" ON "facility_discounts" USING btree ("office_centre_id","amount_type","id");
CREATE INDEX "facility_discounts_office_centre_id_capped_amount_id_idx" ON "facility_discounts" USING btree ("office_centre_id","capped_amount","id");
CREATE INDEX "facility_discounts_office_centre_id_booked_by_id_idx" ON "facility_discounts" USING btree ("office_centre_id","booked_by","id");
CREATE INDEX "facility_discounts_facility_category_ids_idx" ON "facility_discounts" USING gin ("facility_category_ids");
CREATE INDEX "facility_discounts_facility_ids_idx" ON "facility_discounts" USING gin ("facility_ids");
CREATE INDEX "facility_discounts_selected_tenant_ids_idx" ON "facility_discounts" USING gin ("selected_tenant_ids");
CREATE INDEX "facility_discounts_selected_user_group_ids_idx" ON "facility_discounts" USING gin ("selected_user_group_ids");
CREATE INDEX "facility_discounts_search_idx" ON "facility_discounts" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "facility_discounts_letters_idx" ON "facility_discounts" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "booking_periods_uuid_key" ON "booking_periods" USING btree ("uuid");
CREATE INDEX "booking_periods_office_centre_id_id_idx" ON "booking_periods" USING btree ("office_centre_id","id");
CREATE INDEX "booking_periods_office_centre_id_created_date_id_idx" ON "booking_periods" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "booking_periods_office_centre_id_updated_date_id_idx" ON "booking_periods" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "booking_periods_office_centre_id_name_id_en_idx" ON "booking_periods" USING btree ("office_centre_id",(("name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "booking_periods_office_centre_id_name_id_zh_hant_idx" ON "booking_periods" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "booking_periods_office_centre_id_name_id_zh_hans_idx" ON "booking_periods" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "booking_periods_office_centre_id_start_time_id_idx" ON "booking_periods" USING btree ("office_centre_id","start_time","id");
CREATE INDEX "booking_periods_office_centre_id_end_time_id_idx" ON "booking_periods" USING btree ("office_centre_id","end_time","id");
CREATE INDEX "booking_periods_office_centre_id_applies_to_id_idx" ON "booking_periods" USING btree ("office_centre_id","applies_to","id");
CREATE INDEX "booking_periods_office_centre_id_active_id_idx" ON "booking_periods" USING btree ("office_centre_id","active","id");
CREATE INDEX "booking_periods_facility_category_ids_idx" ON "booking_periods" USING gin ("facility_category_ids");
CREATE INDEX "booking_periods_facility_ids_idx" ON "booking_periods" USING gin ("facility_ids");
CREATE INDEX "booking_periods_search_idx" ON "booking_periods" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "booking_periods_letters_idx" ON "booking_periods" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "blocked_dates_uuid_key" ON "blocked_dates" USING btree ("uuid");
CREATE INDEX "blocked_dates_office_centre_id_id_idx" ON "blocked_dates" USING btree ("office_centre_id","id");
CREATE INDEX "blocked_dates_office_centre_id_created_date_id_idx" ON "blocked_dates" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "blocked_dates_office_centre_id_updated_date_id_idx" ON "blocked_dates" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "blocked_dates_office_centre_id_name_id_idx" ON "blocked_dates" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "blocked_dates_office_centre_id_start_at_id_idx" ON "blocked_dates" USING btree ("office_centre_id","start_at","id");
CREATE INDEX "blocked_dates_office_centre_id_end_at_id_idx" ON "blocked_dates" USING btree ("office_centre_id","end_at","id");
CREATE INDEX "blocked_dates_facility_category_ids_idx" ON "blocked_dates" USING gin ("facility_category_ids");
CREATE INDEX "blocked_dates_facility_ids_idx" ON "blocked_dates" USING gin ("facility_ids");
CREATE INDEX "blocked_dates_search_idx" ON "blocked_dates" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "blocked_dates_letters_idx" ON "blocked_dates" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
ALTER TABLE "space_settings" DROP COLUMN "day_minutes";
create unique index "facility_discounts_one_code_limit" on "facility_discounts" ("office_centre_id", "code") where ("active" in (true));
