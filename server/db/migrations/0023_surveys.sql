CREATE TABLE "survey_forms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"reference_no" text,
	"office_centre_id" bigint,
	"name" jsonb NOT NULL,
	"publish_start_date" timestamp(3) with time zone NOT NULL,
	"publish_end_date" timestamp(3) with time zone NOT NULL,
	"viewable_by" text NOT NULL,
	"selected_building_ids" bigint[],
	"selected_tenant_ids" bigint[],
	"selected_user_group_ids" bigint[],
	"selected_exclude_tenant_ids" bigint[],
	"options" jsonb NOT NULL,
	"options_version" integer,
	"former_options" jsonb,
	"success_page" jsonb,
	"visible" boolean DEFAULT true NOT NULL,
	"status" text NOT NULL,
	"published_date" timestamp(3) with time zone,
	"published_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", '') || ' ' || coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''))) STORED,
	"deleted_date" timestamp(3) with time zone,
	CONSTRAINT "survey_forms_viewable_by_check" CHECK ("viewable_by" in ('ALL', 'BUILDING', 'OFFICE_TENANT', 'USER_GROUP')),
	CONSTRAINT "survey_forms_status_check" CHECK ("status" in ('DRAFT', 'PUBLISHED', 'ENDED'))
);

CREATE TABLE "survey_form_responses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_form_responses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"survey_form_id" bigint,
	"office_centre_id" bigint,
	"respondent_id" bigint,
	"tenant_id" bigint,
	"answers" jsonb,
	"day" date,
	"words" text,
	"has_words" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("words", ''))) STORED
);

ALTER TABLE "survey_forms" ADD CONSTRAINT "survey_forms_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "survey_forms" ADD CONSTRAINT "survey_forms_published_user_id_fk" FOREIGN KEY ("published_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "survey_form_responses" ADD CONSTRAINT "survey_form_responses_survey_form_id_fk" FOREIGN KEY ("survey_form_id") REFERENCES "public"."survey_forms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "survey_form_responses" ADD CONSTRAINT "survey_form_responses_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "survey_form_responses" ADD CONSTRAINT "survey_form_responses_respondent_id_fk" FOREIGN KEY ("respondent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "survey_form_responses" ADD CONSTRAINT "survey_form_responses_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "survey_forms_uuid_key" ON "survey_forms" USING btree ("uuid");
CREATE INDEX "survey_forms_office_centre_id_id_idx" ON "survey_forms" USING btree ("office_centre_id","id");
CREATE INDEX "survey_forms_office_centre_id_created_date_id_idx" ON "survey_forms" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "survey_forms_office_centre_id_updated_date_id_idx" ON "survey_forms" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "survey_forms_office_centre_id_reference_no_id_idx" ON "survey_forms" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "survey_forms_office_centre_id_name_id_en_idx" ON "survey_forms" USING btree ("office_centre_id",(("name"->>'en')),"id");
CREATE INDEX "survey_forms_office_centre_id_name_id_zh_hant_idx" ON "survey_forms" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))),"id");
CREATE INDEX "survey_forms_office_centre_id_name_id_zh_hans_idx" ON "survey_forms" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))),"id");
CREATE INDEX "survey_forms_office_centre_id_publish_start_date_id_idx" ON "survey_forms" USING btree ("office_centre_id","publish_start_date","id");
CREATE INDEX "survey_forms_office_centre_id_publish_end_date_id_idx" ON "survey_forms" USING btree ("office_centre_id","publish_end_date","id");
CREATE INDEX "survey_forms_office_centre_id_viewable_by_id_idx" ON "survey_forms" USING btree ("office_centre_id","viewable_by","id");
CREATE INDEX "survey_forms_office_centre_id_visible_id_idx" ON "survey_forms" USING btree ("office_centre_id","visible","id");
CREATE INDEX "survey_forms_status_publish_end_date_idx" ON "survey_forms" USING btree ("status","publish_end_date");
CREATE INDEX "survey_forms_office_centre_id_status_id_viewable_by_visible_idx" ON "survey_forms" USING btree ("office_centre_id","status","id","viewable_by","visible");
CREATE INDEX "survey_forms_published_user_id_idx" ON "survey_forms" USING btree ("published_user_id");
CREATE INDEX "survey_forms_selected_building_ids_idx" ON "survey_forms" USING gin ("selected_building_ids");
CREATE INDEX "survey_forms_selected_tenant_ids_idx" ON "survey_forms" USING gin ("selected_tenant_ids");
CREATE INDEX "survey_forms_selected_user_group_ids_idx" ON "survey_forms" USING gin ("selected_user_group_ids");
CREATE INDEX "survey_forms_selected_exclude_tenant_ids_idx" ON "survey_forms" USING gin ("selected_exclude_tenant_ids");
CREATE UNIQUE INDEX "survey_forms_reference_no_key" ON "survey_forms" USING btree ("office_centre_id","reference_no") WHERE deleted_date is null;
CREATE INDEX "survey_forms_search_idx" ON "survey_forms" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "survey_forms_letters_idx" ON "survey_forms" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "survey_form_responses_uuid_key" ON "survey_form_responses" USING btree ("uuid");
CREATE INDEX "survey_form_responses_office_centre_id_id_idx" ON "survey_form_responses" USING btree ("office_centre_id","id");
CREATE INDEX "survey_form_responses_office_centre_id_created_date_id_idx" ON "survey_form_responses" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "survey_form_responses_office_centre_id_updated_date_id_idx" ON "survey_form_responses" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "survey_form_responses_office_centre_id_day_id_idx" ON "survey_form_responses" USING btree ("office_centre_id","day","id");
CREATE INDEX "survey_form_responses_respondent_id_id_idx" ON "survey_form_responses" USING btree ("respondent_id","id");
CREATE INDEX "survey_form_responses_tenant_id_id_idx" ON "survey_form_responses" USING btree ("tenant_id","id");
CREATE INDEX "survey_form_responses_survey_form_id_idx" ON "survey_form_responses" USING btree ("survey_form_id");
CREATE INDEX "survey_form_responses_search_idx" ON "survey_form_responses" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "survey_form_responses_letters_idx" ON "survey_form_responses" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
