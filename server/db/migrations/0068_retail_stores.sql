CREATE TABLE "retail_stores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "retail_stores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"active" boolean DEFAULT true NOT NULL,
	"activated_date" timestamp(3) with time zone,
	"activated_user_id" bigint,
	"deactivated_date" timestamp(3) with time zone,
	"deactivated_user_id" bigint,
	"external_retail" boolean DEFAULT false NOT NULL,
	"opc" boolean DEFAULT false NOT NULL,
	"retail_tenant_id" bigint,
	"name" jsonb NOT NULL,
	"location" jsonb,
	"description" jsonb,
	"floor_no" text,
	"unit_no" text,
	"contact_no" text,
	"website_url" text,
	"facebook_url" text,
	"instagram_url" text,
	"logo_image_file_id" bigint,
	"banner_image_file_ids" bigint[],
	"categories_ids" bigint[],
	"opening_hrs" jsonb,
	"order_status" text NOT NULL,
	"auto_accept_order" boolean DEFAULT false NOT NULL,
	"auto_mark_as_prepared" boolean DEFAULT false NOT NULL,
	"auto_mark_as_prepared_duration" integer,
	"auto_mark_as_collected" boolean DEFAULT false NOT NULL,
	"auto_mark_as_collected_duration" integer,
	"peak_activity" boolean DEFAULT false NOT NULL,
	"peak_no_of_order" integer,
	"peak_wait_duration" integer,
	"enable_pick_up" boolean DEFAULT true NOT NULL,
	"enable_delivery" boolean DEFAULT false NOT NULL,
	"collection_time" integer NOT NULL,
	"delivery_fee" bigint,
	"delivery_lead_time" integer,
	"deliver_to_office_centre_ids" bigint[],
	"font_size" text NOT NULL,
	"include_card_detail" boolean DEFAULT false NOT NULL,
	"name_on_docket" boolean DEFAULT true NOT NULL,
	"phone_on_docket" boolean DEFAULT false NOT NULL,
	"unique_pin" text,
	"unique_code" text,
	"rating" integer,
	"no_of_review" integer,
	"min_review_to_display_review" integer NOT NULL,
	"notify_party_emails" text[],
	"viewable_by" text NOT NULL,
	"selected_building_ids" bigint[],
	"selected_tenant_ids" bigint[],
	"selected_user_group_ids" bigint[],
	"selected_exclude_tenant_ids" bigint[],
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), '') || ' ' || coalesce("floor_no", '') || ' ' || coalesce("unit_no", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "retail_stores_order_status_check" CHECK ("order_status" in ('OPEN', 'PAUSED')),
	CONSTRAINT "retail_stores_font_size_check" CHECK ("font_size" in ('SMALL', 'MEDIUM', 'LARGE')),
	CONSTRAINT "retail_stores_viewable_by_check" CHECK ("viewable_by" in ('ALL', 'BUILDING', 'OFFICE_TENANT', 'USER_GROUP'))
);

CREATE TABLE "retail_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "retail_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	"position" integer DEFAULT 0 NOT NULL
);

CREATE TABLE "opc_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opc_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"active" boolean DEFAULT true NOT NULL,
	"name" jsonb NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	"position" integer DEFAULT 0 NOT NULL
);

CREATE TABLE "opc_category_stores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opc_category_stores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"opc_category_id" bigint NOT NULL,
	"retail_store_id" bigint NOT NULL
);

CREATE TABLE "retail_store_delivery_periods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "retail_store_delivery_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"retail_store_id" bigint NOT NULL,
	"retail_tenant_id" bigint,
	"days_of_week" text[] NOT NULL,
	"start_time" time NOT NULL,
	"end_time" time NOT NULL,
	CONSTRAINT "retail_store_delivery_periods_days_of_week_check" CHECK ("days_of_week" <@ array['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']::text[])
);

CREATE TABLE "retail_store_reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "retail_store_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"retail_store_id" bigint NOT NULL,
	"retail_tenant_id" bigint,
	"reviewer_id" bigint,
	"rating" integer NOT NULL,
	"comment" text,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("comment", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED
);

ALTER TABLE "retail_stores" ADD CONSTRAINT "retail_stores_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "retail_stores" ADD CONSTRAINT "retail_stores_activated_user_id_fk" FOREIGN KEY ("activated_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "retail_stores" ADD CONSTRAINT "retail_stores_deactivated_user_id_fk" FOREIGN KEY ("deactivated_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "retail_stores" ADD CONSTRAINT "retail_stores_retail_tenant_id_fk" FOREIGN KEY ("retail_tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "retail_stores" ADD CONSTRAINT "retail_stores_logo_image_file_id_fk" FOREIGN KEY ("logo_image_file_id") REFERENCES "public"."system_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "retail_categories" ADD CONSTRAINT "retail_categories_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_categories" ADD CONSTRAINT "opc_categories_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_category_stores" ADD CONSTRAINT "opc_category_stores_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_category_stores" ADD CONSTRAINT "opc_category_stores_opc_category_id_fk" FOREIGN KEY ("opc_category_id") REFERENCES "public"."opc_categories"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_category_stores" ADD CONSTRAINT "opc_category_stores_retail_store_id_fk" FOREIGN KEY ("retail_store_id") REFERENCES "public"."retail_stores"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "retail_store_delivery_periods" ADD CONSTRAINT "retail_store_delivery_periods_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "retail_store_delivery_periods" ADD CONSTRAINT "retail_store_delivery_periods_retail_store_id_fk" FOREIGN KEY ("retail_store_id") REFERENCES "public"."retail_stores"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "retail_store_delivery_periods" ADD CONSTRAINT "retail_store_delivery_periods_retail_tenant_id_fk" FOREIGN KEY ("retail_tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "retail_store_reviews" ADD CONSTRAINT "retail_store_reviews_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "retail_store_reviews" ADD CONSTRAINT "retail_store_reviews_retail_store_id_fk" FOREIGN KEY ("retail_store_id") REFERENCES "public"."retail_stores"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "retail_store_reviews" ADD CONSTRAINT "retail_store_reviews_retail_tenant_id_fk" FOREIGN KEY ("retail_tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "retail_store_reviews" ADD CONSTRAINT "retail_store_reviews_reviewer_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "retail_stores_uuid_key" ON "retail_stores" USING btree ("uuid");
CREATE INDEX "retail_stores_office_centre_id_id_idx" ON "retail_stores" USING btree ("office_centre_id","id");
CREATE INDEX "retail_stores_retail_tenant_id_id_idx" ON "retail_stores" USING btree ("retail_tenant_id","id");
CREATE INDEX "retail_stores_office_centre_id_created_date_id_idx" ON "retail_stores" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "retail_stores_office_centre_id_updated_date_id_idx" ON "retail_stores" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "retail_stores_office_centre_id_position_id_idx" ON "retail_stores" USING btree ("office_centre_id","position","id");
CREATE INDEX "retail_stores_office_centre_id_name_id_en_idx" ON "retail_stores" USING btree ("office_centre_id",(("name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "retail_stores_office_centre_id_name_id_zh_hant_idx" ON "retail_stores" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "retail_stores_office_centre_id_name_id_zh_hans_idx" ON "retail_stores" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "retail_stores_office_centre_id_floor_no_id_idx" ON "retail_stores" USING btree ("office_centre_id",("floor_no") collate "und-x-icu","id");
CREATE INDEX "retail_stores_office_centre_id_unit_no_id_idx" ON "retail_stores" USING btree ("office_centre_id",("unit_no") collate "und-x-icu","id");
CREATE INDEX "retail_stores_office_centre_id_opc_id_idx" ON "retail_stores" USING btree ("office_centre_id","opc","id");
CREATE INDEX "retail_stores_office_centre_id_order_status_id_idx" ON "retail_stores" USING btree ("office_centre_id","order_status","id");
CREATE INDEX "retail_stores_office_centre_id_rating_id_idx" ON "retail_stores" USING btree ("office_centre_id","rating","id");
CREATE INDEX "retail_stores_office_centre_id_active_id_idx" ON "retail_stores" USING btree ("office_centre_id","active","id");
CREATE INDEX "retail_stores_office_centre_id_reference_no_id_idx" ON "retail_stores" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "retail_stores_office_centre_id_external_retail_id_idx" ON "retail_stores" USING btree ("office_centre_id","external_retail","id");
CREATE INDEX "retail_stores_office_centre_id_peak_activity_id_idx" ON "retail_stores" USING btree ("office_centre_id","peak_activity","id");
CREATE INDEX "retail_stores_office_centre_id_no_of_review_id_idx" ON "retail_stores" USING btree ("office_centre_id","no_of_review","id");
CREATE INDEX "retail_stores_office_centre_id_viewable_by_id_idx" ON "retail_stores" USING btree ("office_centre_id","viewable_by","id");
CREATE INDEX "retail_stores_office_centre_id_activated_date_id_idx" ON "retail_stores" USING btree ("office_centre_id","activated_date","id");
CREATE INDEX "retail_stores_office_centre_id_deactivated_date_id_idx" ON "retail_stores" USING btree ("office_centre_id","deactivated_date","id");
CREATE INDEX "retail_stores_activated_user_id_idx" ON "retail_stores" USING btree ("activated_user_id");
CREATE INDEX "retail_stores_deactivated_user_id_idx" ON "retail_stores" USING btree ("deactivated_user_id");
CREATE INDEX "retail_stores_logo_image_file_id_idx" ON "retail_stores" USING btree ("logo_image_file_id");
CREATE INDEX "retail_stores_banner_image_file_ids_idx" ON "retail_stores" USING gin ("banner_image_file_ids");
CREATE INDEX "retail_stores_categories_ids_idx" ON "retail_stores" USING gin ("categories_ids");
CREATE INDEX "retail_stores_deliver_to_office_centre_ids_idx" ON "retail_stores" USING gin ("deliver_to_office_centre_ids");
CREATE INDEX "retail_stores_selected_building_ids_idx" ON "retail_stores" USING gin ("selected_building_ids");
CREATE INDEX "retail_stores_selected_tenant_ids_idx" ON "retail_stores" USING gin ("selected_tenant_ids");
CREATE INDEX "retail_stores_selected_user_group_ids_idx" ON "retail_stores" USING gin ("selected_user_group_ids");
CREATE INDEX "retail_stores_selected_exclude_tenant_ids_idx" ON "retail_stores" USING gin ("selected_exclude_tenant_ids");
CREATE UNIQUE INDEX "retail_stores_reference_no_key" ON "retail_stores" USING btree ("office_centre_id","reference_no");
CREATE UNIQUE INDEX "retail_stores_unique_pin_key" ON "retail_stores" USING btree ("office_centre_id",lower("unique_pin"));
CREATE UNIQUE INDEX "retail_stores_unique_code_key" ON "retail_stores" USING btree (lower("unique_code"));
CREATE INDEX "retail_stores_search_idx" ON "retail_stores" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "retail_stores_letters_idx" ON "retail_stores" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "retail_categories_uuid_key" ON "retail_categories" USING btree ("uuid");
CREATE INDEX "retail_categories_office_centre_id_id_idx" ON "retail_categories" USING btree ("office_centre_id","id");
CREATE INDEX "retail_categories_office_centre_id_created_date_id_idx" ON "retail_categories" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "retail_categories_office_centre_id_updated_date_id_idx" ON "retail_categories" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "retail_categories_office_centre_id_position_id_idx" ON "retail_categories" USING btree ("office_centre_id","position","id");
CREATE INDEX "retail_categories_office_centre_id_name_id_en_idx" ON "retail_categories" USING btree ("office_centre_id",(("name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "retail_categories_office_centre_id_name_id_zh_hant_idx" ON "retail_categories" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "retail_categories_office_centre_id_name_id_zh_hans_idx" ON "retail_categories" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "retail_categories_office_centre_id_active_id_idx" ON "retail_categories" USING btree ("office_centre_id","active","id");
CREATE INDEX "retail_categories_search_idx" ON "retail_categories" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "retail_categories_letters_idx" ON "retail_categories" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "opc_categories_uuid_key" ON "opc_categories" USING btree ("uuid");
CREATE INDEX "opc_categories_office_centre_id_id_idx" ON "opc_categories" USING btree ("office_centre_id","id");
CREATE INDEX "opc_categories_office_centre_id_created_date_id_idx" ON "opc_categories" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "opc_categories_office_centre_id_updated_date_id_idx" ON "opc_categories" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "opc_categories_office_centre_id_position_id_idx" ON "opc_categories" USING btree ("office_centre_id","position","id");
CREATE INDEX "opc_categories_office_centre_id_name_id_en_idx" ON "opc_categories" USING btree ("office_centre_id",(("name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "opc_categories_office_centre_id_name_id_zh_hant_idx" ON "opc_categories" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "opc_categories_office_centre_id_name_id_zh_hans_idx" ON "opc_categories" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "opc_categories_office_centre_id_reference_no_id_idx" ON "opc_categories" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "opc_categories_office_centre_id_recommended_id_idx" ON "opc_categories" USING btree ("office_centre_id","recommended","id");
CREATE INDEX "opc_categories_office_centre_id_active_id_idx" ON "opc_categories" USING btree ("office_centre_id","active","id");
CREATE UNIQUE INDEX "opc_categories_reference_no_key" ON "opc_categories" USING btree ("office_centre_id","reference_no");
CREATE INDEX "opc_categories_search_idx" ON "opc_categories" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "opc_categories_letters_idx" ON "opc_categories" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "opc_category_stores_uuid_key" ON "opc_category_stores" USING btree ("uuid");
CREATE INDEX "opc_category_stores_office_centre_id_id_idx" ON "opc_category_stores" USING btree ("office_centre_id","id");
CREATE INDEX "opc_category_stores_office_centre_id_created_date_id_idx" ON "opc_category_stores" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "opc_category_stores_office_centre_id_updated_date_id_idx" ON "opc_category_stores" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "opc_category_stores_opc_category_id_idx" ON "opc_category_stores" USING btree ("opc_category_id");
CREATE INDEX "opc_category_stores_retail_store_id_idx" ON "opc_category_stores" USING btree ("retail_store_id");
CREATE UNIQUE INDEX "retail_store_delivery_periods_uuid_key" ON "retail_store_delivery_periods" USING btree ("uuid");
CREATE INDEX "retail_store_delivery_periods_office_centre_id_id_idx" ON "retail_store_delivery_periods" USING btree ("office_centre_id","id");
CREATE INDEX "retail_store_delivery_periods_retail_tenant_id_id_idx" ON "retail_store_delivery_periods" USING btree ("retail_tenant_id","id");
CREATE INDEX "retail_store_delivery_periods_office_centre_id_cre_dcae7d10_idx" ON "retail_store_delivery_periods" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "retail_store_delivery_periods_office_centre_id_upd_19d4273a_idx" ON "retail_store_delivery_periods" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "retail_store_delivery_periods_office_centre_id_sta_9beb1153_idx" ON "retail_store_delivery_periods" USING btree ("office_centre_id","start_time","id");
CREATE INDEX "retail_store_delivery_periods_office_centre_id_end_time_id_idx" ON "retail_store_delivery_periods" USING btree ("office_centre_id","end_time","id");
CREATE INDEX "retail_store_delivery_periods_retail_store_id_id_idx" ON "retail_store_delivery_periods" USING btree ("retail_store_id","id");
CREATE UNIQUE INDEX "retail_store_reviews_uuid_key" ON "retail_store_reviews" USING btree ("uuid");
CREATE INDEX "retail_store_reviews_office_centre_id_id_idx" ON "retail_store_reviews" USING btree ("office_centre_id","id");
CREATE INDEX "retail_store_reviews_retail_tenant_id_id_idx" ON "retail_store_reviews" USING btree ("retail_tenant_id","id");
CREATE INDEX "retail_store_reviews_office_centre_id_created_date_id_idx" ON "retail_store_reviews" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "retail_store_reviews_office_centre_id_updated_date_id_idx" ON "retail_store_reviews" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "retail_store_reviews_office_centre_id_rating_id_idx" ON "retail_store_reviews" USING btree ("office_centre_id","rating","id");
CREATE INDEX "retail_store_reviews_retail_store_id_id_idx" ON "retail_store_reviews" USING btree ("retail_store_id","id");
CREATE INDEX "retail_store_reviews_reviewer_id_id_idx" ON "retail_store_reviews" USING btree ("reviewer_id","id");
CREATE INDEX "retail_store_reviews_search_idx" ON "retail_store_reviews" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "retail_store_reviews_letters_idx" ON "retail_store_reviews" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
create unique index "opc_category_stores_once_limit" on "opc_category_stores" ("opc_category_id", "retail_store_id");
create unique index "retail_store_reviews_once_limit" on "retail_store_reviews" ("retail_store_id", "reviewer_id");
