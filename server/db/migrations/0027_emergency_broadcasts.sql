CREATE TABLE "emergency_broadcasts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emergency_broadcasts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"title" jsonb NOT NULL,
	"message" jsonb NOT NULL,
	"recipient_type" text NOT NULL,
	"selected_tenant_ids" bigint[],
	"start_at" timestamp(3) with time zone,
	"status" text NOT NULL,
	"preset_id" bigint,
	"broadcast_date" timestamp(3) with time zone,
	"broadcast_user_id" bigint,
	"stopped_date" timestamp(3) with time zone,
	"stopped_user_id" bigint,
	"cancelled_date" timestamp(3) with time zone,
	"cancelled_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", '') || ' ' || coalesce(("title"->>'en'), '') || ' ' || coalesce(("title"->>'zh-Hant'), '') || ' ' || coalesce(("title"->>'zh-Hans'), ''))) STORED,
	CONSTRAINT "emergency_broadcasts_recipient_type_check" CHECK ("recipient_type" in ('ALL', 'TENANT', 'EMERGENCY_CONTACT', 'BUILDING_STAFF')),
	CONSTRAINT "emergency_broadcasts_status_check" CHECK ("status" in ('UPCOMING', 'ONGOING', 'PAST', 'CANCELLED'))
);

CREATE TABLE "emergency_broadcast_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emergency_broadcast_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"title" jsonb NOT NULL,
	"message" jsonb NOT NULL,
	"recipient_type" text NOT NULL,
	"selected_tenant_ids" bigint[],
	"last_broadcast_id" bigint,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || ' ' || coalesce(("title"->>'en'), '') || ' ' || coalesce(("title"->>'zh-Hant'), '') || ' ' || coalesce(("title"->>'zh-Hans'), ''))) STORED,
	CONSTRAINT "emergency_broadcast_templates_recipient_type_check" CHECK ("recipient_type" in ('ALL', 'TENANT', 'EMERGENCY_CONTACT', 'BUILDING_STAFF'))
);

CREATE TABLE "emergency_broadcast_tenants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emergency_broadcast_tenants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"emergency_broadcast_id" bigint,
	"tenant_id" bigint
);

CREATE TABLE "emergency_broadcast_recipients" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emergency_broadcast_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"emergency_broadcast_id" bigint,
	"tenant_detail_id" bigint,
	"tenant_id" bigint,
	"user_id" bigint,
	"reply" text,
	"reply_date" timestamp(3) with time zone,
	CONSTRAINT "emergency_broadcast_recipients_reply_check" CHECK ("reply" in ('NONE', 'SAFE', 'NEEDS_HELP'))
);

ALTER TABLE "emergency_broadcasts" ADD CONSTRAINT "emergency_broadcasts_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "emergency_broadcasts" ADD CONSTRAINT "emergency_broadcasts_preset_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."emergency_broadcast_templates"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "emergency_broadcasts" ADD CONSTRAINT "emergency_broadcasts_broadcast_user_id_fk" FOREIGN KEY ("broadcast_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "emergency_broadcasts" ADD CONSTRAINT "emergency_broadcasts_stopped_user_id_fk" FOREIGN KEY ("stopped_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "emergency_broadcasts" ADD CONSTRAINT "emergency_broadcasts_cancelled_user_id_fk" FOREIGN KEY ("cancelled_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "emergency_broadcast_templates" ADD CONSTRAINT "emergency_broadcast_templates_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "emergency_broadcast_templates" ADD CONSTRAINT "emergency_broadcast_templates_last_broadcast_id_fk" FOREIGN KEY ("last_broadcast_id") REFERENCES "public"."emergency_broadcasts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "emergency_broadcast_tenants" ADD CONSTRAINT "emergency_broadcast_tenants_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "emergency_broadcast_tenants" ADD CONSTRAINT "emergency_broadcast_tenants_emergency_broadcast_id_fk" FOREIGN KEY ("emergency_broadcast_id") REFERENCES "public"."emergency_broadcasts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "emergency_broadcast_tenants" ADD CONSTRAINT "emergency_broadcast_tenants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "emergency_broadcast_recipients" ADD CONSTRAINT "emergency_broadcast_recipients_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "emergency_broadcast_recipients" ADD CONSTRAINT "emergency_broadcast_recipients_emergency_broadcast_id_fk" FOREIGN KEY ("emergency_broadcast_id") REFERENCES "public"."emergency_broadcasts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "emergency_broadcast_recipients" ADD CONSTRAINT "emergency_broadcast_recipients_tenant_detail_id_fk" FOREIGN KEY ("tenant_detail_id") REFERENCES "public"."emergency_broadcast_tenants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "emergency_broadcast_recipients" ADD CONSTRAINT "emergency_broadcast_recipients_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "emergency_broadcast_recipients" ADD CONSTRAINT "emergency_broadcast_recipients_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "emergency_broadcasts_uuid_key" ON "emergency_broadcasts" USING btree ("uuid");
CREATE INDEX "emergency_broadcasts_office_centre_id_id_idx" ON "emergency_broadcasts" USING btree ("office_centre_id","id");
CREATE INDEX "emergency_broadcasts_office_centre_id_created_date_id_idx" ON "emergency_broadcasts" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "emergency_broadcasts_office_centre_id_updated_date_id_idx" ON "emergency_broadcasts" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "emergency_broadcasts_office_centre_id_reference_no_id_idx" ON "emergency_broadcasts" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "emergency_broadcasts_office_centre_id_title_id_en_idx" ON "emergency_broadcasts" USING btree ("office_centre_id",(("title"->>'en')),"id");
CREATE INDEX "emergency_broadcasts_office_centre_id_title_id_zh_hant_idx" ON "emergency_broadcasts" USING btree ("office_centre_id",(coalesce(nullif("title"->>'zh-Hant', ''), ("title"->>'en'))),"id");
CREATE INDEX "emergency_broadcasts_office_centre_id_title_id_zh_hans_idx" ON "emergency_broadcasts" USING btree ("office_centre_id",(coalesce(nullif("title"->>'zh-Hans', ''), ("title"->>'en'))),"id");
CREATE INDEX "emergency_broadcasts_office_centre_id_recipient_type_id_idx" ON "emergency_broadcasts" USING btree ("office_centre_id","recipient_type","id");
CREATE INDEX "emergency_broadcasts_office_centre_id_start_at_id_idx" ON "emergency_broadcasts" USING btree ("office_centre_id","start_at","id");
CREATE INDEX "emergency_broadcasts_office_centre_id_broadcast_date_id_idx" ON "emergency_broadcasts" USING btree ("office_centre_id","broadcast_date","id");
CREATE INDEX "emergency_broadcasts_office_centre_id_status_id_re_1f225fa2_idx" ON "emergency_broadcasts" USING btree ("office_centre_id","status","id","recipient_type");
CREATE INDEX "emergency_broadcasts_preset_id_idx" ON "emergency_broadcasts" USING btree ("preset_id");
CREATE INDEX "emergency_broadcasts_broadcast_user_id_idx" ON "emergency_broadcasts" USING btree ("broadcast_user_id");
CREATE INDEX "emergency_broadcasts_stopped_user_id_idx" ON "emergency_broadcasts" USING btree ("stopped_user_id");
CREATE INDEX "emergency_broadcasts_cancelled_user_id_idx" ON "emergency_broadcasts" USING btree ("cancelled_user_id");
CREATE INDEX "emergency_broadcasts_selected_tenant_ids_idx" ON "emergency_broadcasts" USING gin ("selected_tenant_ids");
CREATE UNIQUE INDEX "emergency_broadcasts_reference_no_key" ON "emergency_broadcasts" USING btree ("office_centre_id","reference_no");
CREATE INDEX "emergency_broadcasts_search_idx" ON "emergency_broadcasts" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "emergency_broadcasts_letters_idx" ON "emergency_broadcasts" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "emergency_broadcast_templates_uuid_key" ON "emergency_broadcast_templates" USING btree ("uuid");
CREATE INDEX "emergency_broadcast_templates_office_centre_id_id_idx" ON "emergency_broadcast_templates" USING btree ("office_centre_id","id");
CREATE INDEX "emergency_broadcast_templates_office_centre_id_cre_727d558e_idx" ON "emergency_broadcast_templates" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "emergency_broadcast_templates_office_centre_id_upd_9912a096_idx" ON "emergency_broadcast_templates" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "emergency_broadcast_templates_office_centre_id_name_id_idx" ON "emergency_broadcast_templates" USING btree ("office_centre_id","name","id");
CREATE INDEX "emergency_broadcast_templates_office_centre_id_title_id_en_idx" ON "emergency_broadcast_templates" USING btree ("office_centre_id",(("title"->>'en')),"id");
CREATE INDEX "emergency_broadcast_templates_office_centre_id_tit_3ae44c39_idx" ON "emergency_broadcast_templates" USING btree ("office_centre_id",(coalesce(nullif("title"->>'zh-Hant', ''), ("title"->>'en'))),"id");
CREATE INDEX "emergency_broadcast_templates_office_centre_id_tit_2ac347cc_idx" ON "emergency_broadcast_templates" USING btree ("office_centre_id",(coalesce(nullif("title"->>'zh-Hans', ''), ("title"->>'en'))),"id");
CREATE INDEX "emergency_broadcast_templates_office_centre_id_rec_a9d0d6e5_idx" ON "emergency_broadcast_templates" USING btree ("office_centre_id","recipient_type","id");
CREATE INDEX "emergency_broadcast_templates_last_broadcast_id_id_idx" ON "emergency_broadcast_templates" USING btree ("last_broadcast_id","id");
CREATE INDEX "emergency_broadcast_templates_selected_tenant_ids_idx" ON "emergency_broadcast_templates" USING gin ("selected_tenant_ids");
CREATE INDEX "emergency_broadcast_templates_search_idx" ON "emergency_broadcast_templates" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "emergency_broadcast_templates_letters_idx" ON "emergency_broadcast_templates" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "emergency_broadcast_tenants_uuid_key" ON "emergency_broadcast_tenants" USING btree ("uuid");
CREATE INDEX "emergency_broadcast_tenants_office_centre_id_id_idx" ON "emergency_broadcast_tenants" USING btree ("office_centre_id","id");
CREATE INDEX "emergency_broadcast_tenants_office_centre_id_creat_7ee0e4d3_idx" ON "emergency_broadcast_tenants" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "emergency_broadcast_tenants_office_centre_id_updat_1022f2b4_idx" ON "emergency_broadcast_tenants" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "emergency_broadcast_tenants_tenant_id_id_idx" ON "emergency_broadcast_tenants" USING btree ("tenant_id","id");
CREATE INDEX "emergency_broadcast_tenants_emergency_broadcast_id_idx" ON "emergency_broadcast_tenants" USING btree ("emergency_broadcast_id");
CREATE UNIQUE INDEX "emergency_broadcast_recipients_uuid_key" ON "emergency_broadcast_recipients" USING btree ("uuid");
CREATE INDEX "emergency_broadcast_recipients_office_centre_id_id_idx" ON "emergency_broadcast_recipients" USING btree ("office_centre_id","id");
CREATE INDEX "emergency_broadcast_recipients_office_centre_id_cr_62ebcc2a_idx" ON "emergency_broadcast_recipients" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "emergency_broadcast_recipients_office_centre_id_up_c0299860_idx" ON "emergency_broadcast_recipients" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "emergency_broadcast_recipients_office_centre_id_reply_id_idx" ON "emergency_broadcast_recipients" USING btree ("office_centre_id","reply","id");
CREATE INDEX "emergency_broadcast_recipients_office_centre_id_re_24fdc01f_idx" ON "emergency_broadcast_recipients" USING btree ("office_centre_id","reply_date","id");
CREATE INDEX "emergency_broadcast_recipients_tenant_id_id_idx" ON "emergency_broadcast_recipients" USING btree ("tenant_id","id");
CREATE INDEX "emergency_broadcast_recipients_user_id_id_idx" ON "emergency_broadcast_recipients" USING btree ("user_id","id");
CREATE INDEX "emergency_broadcast_recipients_emergency_broadcast_id_idx" ON "emergency_broadcast_recipients" USING btree ("emergency_broadcast_id");
CREATE INDEX "emergency_broadcast_recipients_tenant_detail_id_idx" ON "emergency_broadcast_recipients" USING btree ("tenant_detail_id");
create unique index "emergency_broadcasts_one_ongoing_limit" on "emergency_broadcasts" ("office_centre_id") where ("status" in ('ONGOING'));
create unique index "emergency_broadcast_tenants_once_limit" on "emergency_broadcast_tenants" ("emergency_broadcast_id", "tenant_id");
create unique index "emergency_broadcast_recipients_once_limit" on "emergency_broadcast_recipients" ("emergency_broadcast_id", "user_id");
