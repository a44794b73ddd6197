CREATE TABLE "featured_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "featured_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"name" jsonb NOT NULL,
	"tagline" jsonb,
	"image_file_ids" bigint[],
	"button_text" jsonb,
	"publish_start_date" timestamp(3) with time zone NOT NULL,
	"publish_end_date" timestamp(3) with time zone,
	"opens" text NOT NULL,
	"link" jsonb,
	"module_code" text,
	"source_item_identifier" bigint,
	"app_deep_link" text,
	"viewable_by" text NOT NULL,
	"selected_building_ids" bigint[],
	"selected_tenant_ids" bigint[],
	"selected_user_group_ids" bigint[],
	"selected_exclude_tenant_ids" bigint[],
	"visible" boolean DEFAULT true NOT NULL,
	"status" text NOT NULL,
	"published_date" timestamp(3) with time zone,
	"published_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", '') || ' ' || coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''))) STORED,
	"deleted_date" timestamp(3) with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "featured_items_opens_check" CHECK ("opens" in ('NOTHING', 'LINK', 'ITEM')),
	CONSTRAINT "featured_items_module_code_check" CHECK ("module_code" in ('ARTICLE', 'ACTIVITY_EVENT', 'POLL', 'SURVEY')),
	CONSTRAINT "featured_items_viewable_by_check" CHECK ("viewable_by" in ('ALL', 'BUILDING', 'OFFICE_TENANT', 'USER_GROUP')),
	CONSTRAINT "featured_items_status_check" CHECK ("status" in ('DRAFT', 'UPCOMING', 'ONGOING', 'PAST'))
);

CREATE TABLE "homepage_headers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "homepage_headers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"name" jsonb,
	"message" jsonb,
	"image_file_ids" bigint[],
	"text_colour" text,
	CONSTRAINT "homepage_headers_text_colour_check" CHECK ("text_colour" in ('LIGHT', 'DARK'))
);

CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"name" jsonb NOT NULL,
	"summary" jsonb,
	"content" jsonb NOT NULL,
	"image_file_ids" bigint[],
	"tags" text[],
	"viewable_by" text NOT NULL,
	"selected_building_ids" bigint[],
	"selected_tenant_ids" bigint[],
	"selected_user_group_ids" bigint[],
	"selected_exclude_tenant_ids" bigint[],
	"visible" boolean DEFAULT true NOT NULL,
	"status" text NOT NULL,
	"published_date" timestamp(3) with time zone,
	"published_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", '') || ' ' || coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''))) STORED,
	"deleted_date" timestamp(3) with time zone,
	CONSTRAINT "articles_viewable_by_check" CHECK ("viewable_by" in ('ALL', 'BUILDING', 'OFFICE_TENANT', 'USER_GROUP')),
	CONSTRAINT "articles_status_check" CHECK ("status" in ('DRAFT', 'PUBLISHED'))
);

CREATE TABLE "deep_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deep_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"name" text NOT NULL,
	"remark" text,
	"opens_in" text NOT NULL,
	"module_code" text NOT NULL,
	"source_item_identifier" bigint,
	"url" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", '') || ' ' || coalesce("name", ''))) STORED,
	CONSTRAINT "deep_links_opens_in_check" CHECK ("opens_in" in ('APP', 'PORTAL')),
	CONSTRAINT "deep_links_module_code_check" CHECK ("module_code" in ('HOME', 'EVENTS', 'ARTICLES', 'ARTICLE', 'ACTIVITY_EVENT', 'POLL', 'SURVEY'))
);

CREATE TABLE "holidays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holidays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"date" date NOT NULL,
	"name" text NOT NULL,
	"every_year" boolean DEFAULT true NOT NULL,
	"year" integer,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", ''))) STORED
);

ALTER TABLE "featured_items" ADD CONSTRAINT "featured_items_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "featured_items" ADD CONSTRAINT "featured_items_published_user_id_fk" FOREIGN KEY ("published_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "homepage_headers" ADD CONSTRAINT "homepage_headers_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "articles" ADD CONSTRAINT "articles_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "articles" ADD CONSTRAINT "articles_published_user_id_fk" FOREIGN KEY ("published_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "deep_links" ADD CONSTRAINT "deep_links_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "featured_items_uuid_key" ON "featured_items" USING btree ("uuid");
CREATE INDEX "featured_items_office_centre_id_id_idx" ON "featured_items" USING btree ("office_centre_id","id");
CREATE INDEX "featured_items_office_centre_id_created_date_id_idx" ON "featured_items" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "featured_items_office_centre_id_updated_date_id_idx" ON "featured_items" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "featured_items_office_centre_id_position_id_idx" ON "featured_items" USING btree ("office_centre_id","position","id");
CREATE INDEX "featured_items_office_centre_id_name_id_en_idx" ON "featured_items" USING btree ("office_centre_id",(("name"->>'en')),"id");
CREATE INDEX "featured_items_office_centre_id_name_id_zh_hant_idx" ON "featured_items" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))),"id");
CREATE INDEX "featured_items_office_centre_id_name_id_zh_hans_idx" ON "featured_items" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))),"id");
CREATE INDEX "featured_items_office_centre_id_publish_start_date_id_idx" ON "featured_items" USING btree ("office_centre_id","publish_start_date","id");
CREATE INDEX "featured_items_office_centre_id_publish_end_date_id_idx" ON "featured_items" USING btree ("office_centre_id","publish_end_date","id");
CREATE INDEX "featured_items_status_publish_start_date_idx" ON "featured_items" USING btree ("status","publish_start_date");
CREATE INDEX "featured_items_status_publish_end_date_idx" ON "featured_items" USING btree ("status","publish_end_date");
CREATE INDEX "featured_items_office_centre_id_status_id_opens_mo_e4618940_idx" ON "featured_items" USING btree ("office_centre_id","status","id","opens","module_code","viewable_by","visible");
CREATE INDEX "featured_items_source_item_identifier_idx" ON "featured_items" USING btree ("source_item_identifier");
CREATE INDEX "featured_items_published_user_id_idx" ON "featured_items" USING btree ("published_user_id");
CREATE INDEX "featured_items_image_file_ids_idx" ON "featured_items" USING gin ("image_file_ids");
CREATE INDEX "featured_items_selected_building_ids_idx" ON "featured_items" USING gin ("selected_building_ids");
CREATE INDEX "featured_items_selected_tenant_ids_idx" ON "featured_items" USING gin ("selected_tenant_ids");
CREATE INDEX "featured_items_selected_user_group_ids_idx" ON "featured_items" USING gin ("selected_user_group_ids");
CREATE INDEX "featured_items_selected_exclude_tenant_ids_idx" ON "featured_items" USING gin ("selected_exclude_tenant_ids");
CREATE UNIQUE INDEX "featured_items_reference_no_key" ON "featured_items" USING btree ("office_centre_id","reference_no") WHERE deleted_date is null;
CREATE INDEX "featured_items_search_idx" ON "featured_items" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "featured_items_letters_idx" ON "featured_items" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "homepage_headers_uuid_key" ON "homepage_headers" USING btree ("uuid");
CREATE INDEX "homepage_headers_office_centre_id_id_idx" ON "homepage_headers" USING btree ("office_centre_id","id");
CREATE INDEX "homepage_headers_office_centre_id_created_date_id_idx" ON "homepage_headers" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "homepage_headers_office_centre_id_updated_date_id_idx" ON "homepage_headers" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "homepage_headers_image_file_ids_idx" ON "homepage_headers" USING gin ("image_file_ids");
CREATE UNIQUE INDEX "articles_uuid_key" ON "articles" USING btree ("uuid");
CREATE INDEX "articles_office_centre_id_id_idx" ON "articles" USING btree ("office_centre_id","id");
CREATE INDEX "articles_office_centre_id_created_date_id_idx" ON "articles" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "articles_office_centre_id_updated_date_id_idx" ON "articles" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "articles_office_centre_id_name_id_en_idx" ON "articles" USING btree ("office_centre_id",(("name"->>'en')),"id");
CREATE INDEX "articles_office_centre_id_name_id_zh_hant_idx" ON "articles" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))),"id");
CREATE INDEX "articles_office_centre_id_name_id_zh_hans_idx" ON "articles" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))),"id");
CREATE INDEX "articles_office_centre_id_published_date_id_idx" ON "articles" USING btree ("office_centre_id","published_date","id");
CREATE INDEX "articles_office_centre_id_status_id_viewable_by_visible_idx" ON "articles" USING btree ("office_centre_id","status","id","viewable_by","visible");
CREATE INDEX "articles_published_user_id_idx" ON "articles" USING btree ("published_user_id");
CREATE INDEX "articles_image_file_ids_idx" ON "articles" USING gin ("image_file_ids");
CREATE INDEX "articles_selected_building_ids_idx" ON "articles" USING gin ("selected_building_ids");
CREATE INDEX "articles_selected_tenant_ids_idx" ON "articles" USING gin ("selected_tenant_ids");
CREATE INDEX "articles_selected_user_group_ids_idx" ON "articles" USING gin ("selected_user_group_ids");
CREATE INDEX "articles_selected_exclude_tenant_ids_idx" ON "articles" USING gin ("selected_exclude_tenant_ids");
CREATE UNIQUE INDEX "articles_reference_no_key" ON "articles" USING btree ("office_centre_id","reference_no") WHERE deleted_date is null;
CREATE INDEX "articles_search_idx" ON "articles" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "articles_letters_idx" ON "articles" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "deep_links_uuid_key" ON "deep_links" USING btree ("uuid");
CREATE INDEX "deep_links_office_centre_id_id_idx" ON "deep_links" USING btree ("office_centre_id","id");
CREATE INDEX "deep_links_office_centre_id_created_date_id_idx" ON "deep_links" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "deep_links_office_centre_id_updated_date_id_idx" ON "deep_links" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "deep_links_office_centre_id_reference_no_id_idx" ON "deep_links" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "deep_links_office_centre_id_name_id_idx" ON "deep_links" USING btree ("office_centre_id","name","id");
CREATE INDEX "deep_links_source_item_identifier_idx" ON "deep_links" USING btree ("source_item_identifier");
CREATE UNIQUE INDEX "deep_links_reference_no_key" ON "deep_links" USING btree ("office_centre_id","reference_no");
CREATE INDEX "deep_links_search_idx" ON "deep_links" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "deep_links_letters_idx" ON "deep_links" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "holidays_uuid_key" ON "holidays" USING btree ("uuid");
CREATE INDEX "holidays_office_centre_id_id_idx" ON "holidays" USING btree ("office_centre_id","id");
CREATE INDEX "holidays_office_centre_id_created_date_id_idx" ON "holidays" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "holidays_office_centre_id_updated_date_id_idx" ON "holidays" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "holidays_office_centre_id_date_id_idx" ON "holidays" USING btree ("office_centre_id","date","id");
CREATE INDEX "holidays_office_centre_id_name_id_idx" ON "holidays" USING btree ("office_centre_id","name","id");
CREATE INDEX "holidays_office_centre_id_every_year_id_idx" ON "holidays" USING btree ("office_centre_id","every_year","id");
CREATE INDEX "holidays_office_centre_id_year_id_idx" ON "holidays" USING btree ("office_centre_id","year","id");
CREATE INDEX "holidays_search_idx" ON "holidays" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "holidays_letters_idx" ON "holidays" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
create unique index "homepage_headers_once_limit" on "homepage_headers" ("office_centre_id");
create unique index "holidays_one_per_day_limit" on "holidays" ("office_centre_id", "date");
