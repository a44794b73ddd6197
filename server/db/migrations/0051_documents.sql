CREATE TABLE "documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"category_id" bigint NOT NULL,
	"document_name" jsonb,
	"document_file_id" bigint NOT NULL,
	"version_no" integer,
	"uploaded_date" timestamp(3) with time zone,
	"uploaded_user_id" bigint,
	"recipient_type" text NOT NULL,
	"selected_tenant_ids" bigint[],
	"account_type" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce(("document_name"->>'en'), '') || ' ' || coalesce(("document_name"->>'zh-Hant'), '') || ' ' || coalesce(("document_name"->>'zh-Hans'), ''))) STORED,
	CONSTRAINT "documents_recipient_type_check" CHECK ("recipient_type" in ('ALL', 'BUILDING_STAFF', 'TENANT', 'SELECTED_TENANT')),
	CONSTRAINT "documents_account_type_check" CHECK ("account_type" in ('ALL', 'ADMIN', 'EMPLOYEE', 'APP_USER'))
);

CREATE TABLE "document_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"category_name" jsonb NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce(("category_name"->>'en'), '') || ' ' || coalesce(("category_name"->>'zh-Hant'), '') || ' ' || coalesce(("category_name"->>'zh-Hans'), ''))) STORED
);

CREATE TABLE "document_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"document_id" bigint NOT NULL,
	"version_no" integer NOT NULL,
	"document_file_id" bigint,
	"uploaded_date" timestamp(3) with time zone,
	"uploaded_user_id" bigint
);

CREATE TABLE "document_readings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"document_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"tenant_id" bigint,
	"version_no" integer,
	"first_read_date" timestamp(3) with time zone,
	"last_read_date" timestamp(3) with time zone
);

ALTER TABLE "documents" ADD CONSTRAINT "documents_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."document_categories"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_document_file_id_fk" FOREIGN KEY ("document_file_id") REFERENCES "public"."system_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "documents" ADD CONSTRAINT "documents_uploaded_user_id_fk" FOREIGN KEY ("uploaded_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "document_categories" ADD CONSTRAINT "document_categories_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_file_id_fk" FOREIGN KEY ("document_file_id") REFERENCES "public"."system_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_uploaded_user_id_fk" FOREIGN KEY ("uploaded_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "document_readings" ADD CONSTRAINT "document_readings_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "document_readings" ADD CONSTRAINT "document_readings_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "document_readings" ADD CONSTRAINT "document_readings_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "document_readings" ADD CONSTRAINT "document_readings_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "documents_uuid_key" ON "documents" USING btree ("uuid");
CREATE INDEX "documents_office_centre_id_id_idx" ON "documents" USING btree ("office_centre_id","id");
CREATE INDEX "documents_office_centre_id_created_date_id_idx" ON "documents" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "documents_office_centre_id_updated_date_id_idx" ON "documents" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "documents_office_centre_id_document_name_id_en_idx" ON "documents" USING btree ("office_centre_id",(("document_name"->>'en')),"id");
CREATE INDEX "documents_office_centre_id_document_name_id_zh_hant_idx" ON "documents" USING btree ("office_centre_id",(coalesce(nullif("document_name"->>'zh-Hant', ''), ("document_name"->>'en'))),"id");
CREATE INDEX "documents_office_centre_id_document_name_id_zh_hans_idx" ON "documents" USING btree ("office_centre_id",(coalesce(nullif("document_name"->>'zh-Hans', ''), ("document_name"->>'en'))),"id");
CREATE INDEX "documents_office_centre_id_version_no_id_idx" ON "documents" USING btree ("office_centre_id","version_no","id");
CREATE INDEX "documents_office_centre_id_uploaded_date_id_idx" ON "documents" USING btree ("office_centre_id","uploaded_date","id");
CREATE INDEX "documents_category_id_id_idx" ON "documents" USING btree ("category_id","id");
CREATE INDEX "documents_uploaded_user_id_id_idx" ON "documents" USING btree ("uploaded_user_id","id");
CREATE INDEX "documents_document_file_id_idx" ON "documents" USING btree ("document_file_id");
CREATE INDEX "documents_selected_tenant_ids_idx" ON "documents" USING gin ("selected_tenant_ids");
CREATE INDEX "documents_search_idx" ON "documents" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "documents_letters_idx" ON "documents" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "document_categories_uuid_key" ON "document_categories" USING btree ("uuid");
CREATE INDEX "document_categories_office_centre_id_id_idx" ON "document_categories" USING btree ("office_centre_id","id");
CREATE INDEX "document_categories_office_centre_id_created_date_id_idx" ON "document_categories" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "document_categories_office_centre_id_updated_date_id_idx" ON "document_categories" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "document_categories_office_centre_id_category_name_id_en_idx" ON "document_categories" USING btree ("office_centre_id",(("category_name"->>'en')),"id");
CREATE INDEX "document_categories_office_centre_id_category_name_5bec26e3_idx" ON "document_categories" USING btree ("office_centre_id",(coalesce(nullif("category_name"->>'zh-Hant', ''), ("category_name"->>'en'))),"id");
CREATE INDEX "document_categories_office_centre_id_category_name_00974917_idx" ON "document_categories" USING btree ("office_centre_id",(coalesce(nullif("category_name"->>'zh-Hans', ''), ("category_name"->>'en'))),"id");
CREATE INDEX "document_categories_search_idx" ON "document_categories" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "document_categories_letters_idx" ON "document_categories" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "document_versions_uuid_key" ON "document_versions" USING btree ("uuid");
CREATE INDEX "document_versions_office_centre_id_id_idx" ON "document_versions" USING btree ("office_centre_id","id");
CREATE INDEX "document_versions_office_centre_id_created_date_id_idx" ON "document_versions" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "document_versions_office_centre_id_updated_date_id_idx" ON "document_versions" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "document_versions_office_centre_id_version_no_id_idx" ON "document_versions" USING btree ("office_centre_id","version_no","id");
CREATE INDEX "document_versions_office_centre_id_uploaded_date_id_idx" ON "document_versions" USING btree ("office_centre_id","uploaded_date","id");
CREATE INDEX "document_versions_uploaded_user_id_id_idx" ON "document_versions" USING btree ("uploaded_user_id","id");
CREATE INDEX "document_versions_document_id_idx" ON "document_versions" USING btree ("document_id");
CREATE INDEX "document_versions_document_file_id_idx" ON "document_versions" USING btree ("document_file_id");
CREATE UNIQUE INDEX "document_readings_uuid_key" ON "document_readings" USING btree ("uuid");
CREATE INDEX "document_readings_office_centre_id_id_idx" ON "document_readings" USING btree ("office_centre_id","id");
CREATE INDEX "document_readings_office_centre_id_created_date_id_idx" ON "document_readings" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "document_readings_office_centre_id_updated_date_id_idx" ON "document_readings" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "document_readings_office_centre_id_version_no_id_idx" ON "document_readings" USING btree ("office_centre_id","version_no","id");
CREATE INDEX "document_readings_office_centre_id_first_read_date_id_idx" ON "document_readings" USING btree ("office_centre_id","first_read_date","id");
CREATE INDEX "document_readings_office_centre_id_last_read_date_id_idx" ON "document_readings" USING btree ("office_centre_id","last_read_date","id");
CREATE INDEX "document_readings_user_id_id_idx" ON "document_readings" USING btree ("user_id","id");
CREATE INDEX "document_readings_tenant_id_id_idx" ON "document_readings" USING btree ("tenant_id","id");
CREATE INDEX "document_readings_document_id_idx" ON "document_readings" USING btree ("document_id");
create unique index "document_versions_once_limit" on "document_versions" ("document_id", "version_no");
create unique index "document_readings_once_limit" on "document_readings" ("document_id", "user_id");
