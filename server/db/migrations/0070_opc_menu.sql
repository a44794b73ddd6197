CREATE TABLE "opc_menu_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opc_menu_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"retail_store_id" bigint NOT NULL,
	"retail_tenant_id" bigint,
	"reference_no" text,
	"active" boolean DEFAULT true NOT NULL,
	"name" jsonb NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	"position" integer DEFAULT 0 NOT NULL
);

CREATE TABLE "opc_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opc_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"retail_store_id" bigint NOT NULL,
	"retail_tenant_id" bigint,
	"opc_menu_group_id" bigint NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"image_file_ids" bigint[],
	"available" boolean DEFAULT true NOT NULL,
	"recommended" boolean DEFAULT false NOT NULL,
	"not_available_on" date,
	"quantity" integer,
	"base_price" bigint NOT NULL,
	"preparation_time" integer,
	"allow_customisation" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	"position" integer DEFAULT 0 NOT NULL
);

CREATE TABLE "opc_option_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opc_option_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"retail_store_id" bigint NOT NULL,
	"retail_tenant_id" bigint,
	"name" jsonb NOT NULL,
	"select_option" text NOT NULL,
	"required" boolean DEFAULT false NOT NULL,
	"available" boolean DEFAULT true NOT NULL,
	"min_qty" integer,
	"max_qty" integer,
	"min_options" integer,
	"max_options" integer,
	"add_ons" jsonb,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "opc_option_groups_select_option_check" CHECK ("select_option" in ('SINGLE_SELECT', 'MULTI_SELECT'))
);

CREATE TABLE "opc_menu_group_visibility_periods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opc_menu_group_visibility_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"opc_menu_group_id" bigint NOT NULL,
	"retail_tenant_id" bigint,
	"start_date" date,
	"end_date" date,
	"days_of_week" text[],
	"public_holidays" text NOT NULL,
	"start_time" time NOT NULL,
	"end_time" time NOT NULL,
	CONSTRAINT "opc_menu_group_visibility_periods_days_of_week_check" CHECK ("days_of_week" <@ array['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']::text[]),
	CONSTRAINT "opc_menu_group_visibility_periods_public_holidays_check" CHECK ("public_holidays" in ('AS_WEEKDAY', 'ALWAYS', 'NEVER'))
);

CREATE TABLE "opc_item_add_ons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opc_item_add_ons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"retail_tenant_id" bigint,
	"opc_item_id" bigint,
	"opc_option_group_id" bigint,
	"name" jsonb,
	"select_option" text,
	"options" jsonb,
	"required" boolean DEFAULT false NOT NULL,
	"available" boolean DEFAULT true NOT NULL,
	"min_qty" integer,
	"max_qty" integer,
	"min_options" integer,
	"max_options" integer,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "opc_item_add_ons_select_option_check" CHECK ("select_option" in ('SINGLE_SELECT', 'MULTI_SELECT'))
);

CREATE TABLE "opc_item_day_stocks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opc_item_day_stocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"retail_tenant_id" bigint,
	"opc_item_id" bigint NOT NULL,
	"date" date NOT NULL,
	"ordered_quantity" integer NOT NULL
);

ALTER TABLE "opc_menu_groups" ADD CONSTRAINT "opc_menu_groups_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_menu_groups" ADD CONSTRAINT "opc_menu_groups_retail_store_id_fk" FOREIGN KEY ("retail_store_id") REFERENCES "public"."retail_stores"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_menu_groups" ADD CONSTRAINT "opc_menu_groups_retail_tenant_id_fk" FOREIGN KEY ("retail_tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "opc_items" ADD CONSTRAINT "opc_items_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_items" ADD CONSTRAINT "opc_items_retail_store_id_fk" FOREIGN KEY ("retail_store_id") REFERENCES "public"."retail_stores"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_items" ADD CONSTRAINT "opc_items_retail_tenant_id_fk" FOREIGN KEY ("retail_tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "opc_items" ADD CONSTRAINT "opc_items_opc_menu_group_id_fk" FOREIGN KEY ("opc_menu_group_id") REFERENCES "public"."opc_menu_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_option_groups" ADD CONSTRAINT "opc_option_groups_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_option_groups" ADD CONSTRAINT "opc_option_groups_retail_store_id_fk" FOREIGN KEY ("retail_store_id") REFERENCES "public"."retail_stores"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_option_groups" ADD CONSTRAINT "opc_option_groups_retail_tenant_id_fk" FOREIGN KEY ("retail_tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "opc_menu_group_visibility_periods" ADD CONSTRAINT "opc_menu_group_visibility_periods_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_menu_group_visibility_periods" ADD CONSTRAINT "opc_menu_group_visibility_periods_opc_menu_group_id_fk" FOREIGN KEY ("opc_menu_group_id") REFERENCES "public"."opc_menu_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_menu_group_visibility_periods" ADD CONSTRAINT "opc_menu_group_visibility_periods_retail_tenant_id_fk" FOREIGN KEY ("retail_tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "opc_item_add_ons" ADD CONSTRAINT "opc_item_add_ons_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_item_add_ons" ADD CONSTRAINT "opc_item_add_ons_retail_tenant_id_fk" FOREIGN KEY ("retail_tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "opc_item_add_ons" ADD CONSTRAINT "opc_item_add_ons_opc_item_id_fk" FOREIGN KEY ("opc_item_id") REFERENCES "public"."opc_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_item_add_ons" ADD CONSTRAINT "opc_item_add_ons_opc_option_group_id_fk" FOREIGN KEY ("opc_option_group_id") REFERENCES "public"."opc_option_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_item_day_stocks" ADD CONSTRAINT "opc_item_day_stocks_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_item_day_stocks" ADD CONSTRAINT "opc_item_day_stocks_retail_tenant_id_fk" FOREIGN KEY ("retail_tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "opc_item_day_stocks" ADD CONSTRAINT "opc_item_day_stocks_opc_item_id_fk" FOREIGN KEY ("opc_item_id") REFERENCES "public"."opc_items"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "opc_menu_groups_uuid_key" ON "opc_menu_groups" USING btree ("uuid");
CREATE INDEX "opc_menu_groups_office_centre_id_id_idx" ON "opc_menu_groups" USING btree ("office_centre_id","id");
CREATE INDEX "opc_menu_groups_retail_tenant_id_id_idx" ON "opc_menu_groups" USING btree ("retail_tenant_id","id");
CREATE INDEX "opc_menu_groups_office_centre_id_created_date_id_idx" ON "opc_menu_groups" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "opc_menu_groups_office_centre_id_updated_date_id_idx" ON "opc_menu_groups" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "opc_menu_groups_office_centre_id_position_id_idx" ON "opc_menu_groups" USING btree ("office_centre_id","position","id");
CREATE INDEX "opc_menu_groups_office_centre_id_name_id_en_idx" ON "opc_menu_groups" USING btree ("office_centre_id",(("name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "opc_menu_groups_office_centre_id_name_id_zh_hant_idx" ON "opc_menu_groups" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "opc_menu_groups_office_centre_id_name_id_zh_hans_idx" ON "opc_menu_groups" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "opc_menu_groups_office_centre_id_active_id_idx" ON "opc_menu_groups" USING btree ("office_centre_id","active","id");
CREATE INDEX "opc_menu_groups_office_centre_id_reference_no_id_idx" ON "opc_menu_groups" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "opc_menu_groups_retail_store_id_id_idx" ON "opc_menu_groups" USING btree ("retail_store_id","id");
CREATE UNIQUE INDEX "opc_menu_groups_reference_no_key" ON "opc_menu_groups" USING btree ("office_centre_id","reference_no");
CREATE INDEX "opc_menu_groups_search_idx" ON "opc_menu_groups" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "opc_menu_groups_letters_idx" ON "opc_menu_groups" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "opc_items_uuid_key" ON "opc_items" USING btree ("uuid");
CREATE INDEX "opc_items_office_centre_id_id_idx" ON "opc_items" USING btree ("office_centre_id","id");
CREATE INDEX "opc_items_retail_tenant_id_id_idx" ON "opc_items" USING btree ("retail_tenant_id","id");
CREATE INDEX "opc_items_office_centre_id_created_date_id_idx" ON "opc_items" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "opc_items_office_centre_id_updated_date_id_idx" ON "opc_items" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "opc_items_office_centre_id_position_id_idx" ON "opc_items" USING btree ("office_centre_id","position","id");
CREATE INDEX "opc_items_office_centre_id_name_id_en_idx" ON "opc_items" USING btree ("office_centre_id",(("name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "opc_items_office_centre_id_name_id_zh_hant_idx" ON "opc_items" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "opc_items_office_centre_id_name_id_zh_hans_idx" ON "opc_items" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "opc_items_office_centre_id_base_price_id_idx" ON "opc_items" USING btree ("office_centre_id","base_price","id");
CREATE INDEX "opc_items_office_centre_id_recommended_id_idx" ON "opc_items" USING btree ("office_centre_id","recommended","id");
CREATE INDEX "opc_items_office_centre_id_quantity_id_idx" ON "opc_items" USING btree ("office_centre_id","quantity","id");
CREATE INDEX "opc_items_office_centre_id_preparation_time_id_idx" ON "opc_items" USING btree ("office_centre_id","preparation_time","id");
CREATE INDEX "opc_items_office_centre_id_active_id_idx" ON "opc_items" USING btree ("office_centre_id","active","id");
CREATE INDEX "opc_items_office_centre_id_available_id_idx" ON "opc_items" USING btree ("office_centre_id","available","id");
CREATE INDEX "opc_items_retail_store_id_id_idx" ON "opc_items" USING btree ("retail_store_id","id");
CREATE INDEX "opc_items_opc_menu_group_id_id_idx" ON "opc_items" USING btree ("opc_menu_group_id","id");
CREATE INDEX "opc_items_image_file_ids_idx" ON "opc_items" USING gin ("image_file_ids");
CREATE INDEX "opc_items_search_idx" ON "opc_items" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "opc_items_letters_idx" ON "opc_items" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "opc_option_groups_uuid_key" ON "opc_option_groups" USING btree ("uuid");
CREATE INDEX "opc_option_groups_office_centre_id_id_idx" ON "opc_option_groups" USING btree ("office_centre_id","id");
CREATE INDEX "opc_option_groups_retail_tenant_id_id_idx" ON "opc_option_groups" USING btree ("retail_tenant_id","id");
CREATE INDEX "opc_option_groups_office_centre_id_created_date_id_idx" ON "opc_option_groups" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "opc_option_groups_office_centre_id_updated_date_id_idx" ON "opc_option_groups" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "opc_option_groups_office_centre_id_position_id_idx" ON "opc_option_groups" USING btree ("office_centre_id","position","id");
CREATE INDEX "opc_option_groups_office_centre_id_name_id_en_idx" ON "opc_option_groups" USING btree ("office_centre_id",(("name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "opc_option_groups_office_centre_id_name_id_zh_hant_idx" ON "opc_option_groups" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "opc_option_groups_office_centre_id_name_id_zh_hans_idx" ON "opc_option_groups" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "opc_option_groups_office_centre_id_select_option_id_idx" ON "opc_option_groups" USING btree ("office_centre_id","select_option","id");
CREATE INDEX "opc_option_groups_office_centre_id_required_id_idx" ON "opc_option_groups" USING btree ("office_centre_id","required","id");
CREATE INDEX "opc_option_groups_office_centre_id_available_id_idx" ON "opc_option_groups" USING btree ("office_centre_id","available","id");
CREATE INDEX "opc_option_groups_office_centre_id_min_options_id_idx" ON "opc_option_groups" USING btree ("office_centre_id","min_options","id");
CREATE INDEX "opc_option_groups_office_centre_id_max_options_id_idx" ON "opc_option_groups" USING btree ("office_centre_id","max_options","id");
CREATE INDEX "opc_option_groups_office_centre_id_min_qty_id_idx" ON "opc_option_groups" USING btree ("office_centre_id","min_qty","id");
CREATE INDEX "opc_option_groups_office_centre_id_max_qty_id_idx" ON "opc_option_groups" USING btree ("office_centre_id","max_qty","id");
CREATE INDEX "opc_option_groups_retail_store_id_id_idx" ON "opc_option_groups" USING btree ("retail_store_id","id");
CREATE INDEX "opc_option_groups_search_idx" ON "opc_option_groups" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "opc_option_groups_letters_idx" ON "opc_option_groups" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "opc_menu_group_visibility_periods_uuid_key" ON "opc_menu_group_visibility_periods" USING btree ("uuid");
CREATE INDEX "opc_menu_group_visibility_periods_office_centre_id_id_idx" ON "opc_menu_group_visibility_periods" USING btree ("office_centre_id","id");
CREATE INDEX "opc_menu_group_visibility_periods_retail_tenant_id_id_idx" ON "opc_menu_group_visibility_periods" USING btree ("retail_tenant_id","id");
CREATE INDEX "opc_menu_group_visibility_periods_office_centre_id_48c31d23_idx" ON "opc_menu_group_visibility_periods" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "opc_menu_group_visibility_periods_office_centre_id_54802a42_idx" ON "opc_menu_group_visibility_periods" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "opc_menu_group_visibility_periods_office_centre_id_dadc5b57_idx" ON "opc_menu_group_visibility_periods" USING btree ("office_centre_id","start_time","id");
CREATE INDEX "opc_menu_group_visibility_periods_office_centre_id_dde95569_idx" ON "opc_menu_group_visibility_periods" USING btree ("office_centre_id","end_time","id");
CREATE INDEX "opc_menu_group_visibility_periods_office_centre_id_901a8d96_idx" ON "opc_menu_group_visibility_periods" USING btree ("office_centre_id","start_date","id");
CREATE INDEX "opc_menu_group_visibility_periods_office_centre_id_d5a312f5_idx" ON "opc_menu_group_visibility_periods" USING btree ("office_centre_id","end_date","id");
CREATE INDEX "opc_menu_group_visibility_periods_office_centre_id_3ee31330_idx" ON "opc_menu_group_visibility_periods" USING btree ("office_centre_id","public_holidays","id");
CREATE INDEX "opc_menu_group_visibility_periods_opc_menu_group_id_id_idx" ON "opc_menu_group_visibility_periods" USING btree ("opc_menu_group_id","id");
CREATE UNIQUE INDEX "opc_item_add_ons_uuid_key" ON "opc_item_add_ons" USING btree ("uuid");
CREATE INDEX "opc_item_add_ons_office_centre_id_id_idx" ON "opc_item_add_ons" USING btree ("office_centre_id","id");
CREATE INDEX "opc_item_add_ons_retail_tenant_id_id_idx" ON "opc_item_add_ons" USING btree ("retail_tenant_id","id");
CREATE INDEX "opc_item_add_ons_office_centre_id_created_date_id_idx" ON "opc_item_add_ons" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "opc_item_add_ons_office_centre_id_updated_date_id_idx" ON "opc_item_add_ons" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "opc_item_add_ons_office_centre_id_name_id_en_idx" ON "opc_item_add_ons" USING btree ("office_centre_id",(("name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "opc_item_add_ons_office_centre_id_name_id_zh_hant_idx" ON "opc_item_add_ons" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "opc_item_add_ons_office_centre_id_name_id_zh_hans_idx" ON "opc_item_add_ons" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "opc_item_add_ons_office_centre_id_select_option_id_idx" ON "opc_item_add_ons" USING btree ("office_centre_id","select_option","id");
CREATE INDEX "opc_item_add_ons_office_centre_id_required_id_idx" ON "opc_item_add_ons" USING btree ("office_centre_id","required","id");
CREATE INDEX "opc_item_add_ons_office_centre_id_min_qty_id_idx" ON "opc_item_add_ons" USING btree ("office_centre_id","min_qty","id");
CREATE INDEX "opc_item_add_ons_office_centre_id_max_qty_id_idx" ON "opc_item_add_ons" USING btree ("office_centre_id","max_qty","id");
CREATE INDEX "opc_item_add_ons_office_centre_id_available_id_idx" ON "opc_item_add_ons" USING btree ("office_centre_id","available","id");
CREATE INDEX "opc_item_add_ons_opc_item_id_id_idx" ON "opc_item_add_ons" USING btree ("opc_item_id","id");
CREATE INDEX "opc_item_add_ons_opc_option_group_id_idx" ON "opc_item_add_ons" USING btree ("opc_option_group_id");
CREATE INDEX "opc_item_add_ons_search_idx" ON "opc_item_add_ons" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "opc_item_add_ons_letters_idx" ON "opc_item_add_ons" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "opc_item_day_stocks_uuid_key" ON "opc_item_day_stocks" USING btree ("uuid");
CREATE INDEX "opc_item_day_stocks_office_centre_id_id_idx" ON "opc_item_day_stocks" USING btree ("office_centre_id","id");
CREATE INDEX "opc_item_day_stocks_retail_tenant_id_id_idx" ON "opc_item_day_stocks" USING btree ("retail_tenant_id","id");
CREATE INDEX "opc_item_day_stocks_office_centre_id_created_date_id_idx" ON "opc_item_day_stocks" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "opc_item_day_stocks_office_centre_id_updated_date_id_idx" ON "opc_item_day_stocks" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "opc_item_day_stocks_office_centre_id_date_id_idx" ON "opc_item_day_stocks" USING btree ("office_centre_id","date","id");
CREATE INDEX "opc_item_day_stocks_office_centre_id_ordered_quantity_id_idx" ON "opc_item_day_stocks" USING btree ("office_centre_id","ordered_quantity","id");
CREATE INDEX "opc_item_day_stocks_opc_item_id_idx" ON "opc_item_day_stocks" USING btree ("opc_item_id");
create unique index "opc_item_add_ons_once_limit" on "opc_item_add_ons" ("opc_item_id", "opc_option_group_id");
create unique index "opc_item_day_stocks_once_per_day_limit" on "opc_item_day_stocks" ("opc_item_id", "date");
