CREATE TABLE "in_app_pop_up_forms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "in_app_pop_up_forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"name" jsonb NOT NULL,
	"image_file_ids" bigint[],
	"publish_start_date" timestamp(3) with time zone NOT NULL,
	"publish_end_date" timestamp(3) with time zone NOT NULL,
	"module_code" text,
	"source_item_identifier" bigint,
	"app_deep_link" text,
	"viewable_by" text NOT NULL,
	"selected_building_ids" bigint[],
	"selected_tenant_ids" bigint[],
	"selected_user_group_ids" bigint[],
	"selected_exclude_tenant_ids" bigint[],
	"selected_exclude_user_group_ids" bigint[],
	"visible" boolean DEFAULT true NOT NULL,
	"dismissal_limit" integer NOT NULL,
	"status" text NOT NULL,
	"mark_as_past_date" timestamp(3) with time zone,
	"published_date" timestamp(3) with time zone,
	"published_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", '') || ' ' || coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''))) STORED,
	"deleted_date" timestamp(3) with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "in_app_pop_up_forms_module_code_check" CHECK ("module_code" in ('POLL', 'CAR_PARK')),
	CONSTRAINT "in_app_pop_up_forms_viewable_by_check" CHECK ("viewable_by" in ('ALL', 'BUILDING', 'OFFICE_TENANT', 'USER_GROUP')),
	CONSTRAINT "in_app_pop_up_forms_status_check" CHECK ("status" in ('DRAFT', 'UPCOMING', 'ONGOING', 'PAST'))
);

CREATE TABLE "in_app_pop_up_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "in_app_pop_up_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"in_app_pop_up_form_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"office_centre_id" bigint NOT NULL,
	"action" text NOT NULL,
	"action_date" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "in_app_pop_up_events_action_check" CHECK ("action" in ('SHOWN', 'DISMISSED', 'OPENED'))
);

ALTER TABLE "in_app_pop_up_forms" ADD CONSTRAINT "in_app_pop_up_forms_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "in_app_pop_up_forms" ADD CONSTRAINT "in_app_pop_up_forms_published_user_id_fk" FOREIGN KEY ("published_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "in_app_pop_up_events" ADD CONSTRAINT "in_app_pop_up_events_in_app_pop_up_form_id_fk" FOREIGN KEY ("in_app_pop_up_form_id") REFERENCES "public"."in_app_pop_up_forms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "in_app_pop_up_events" ADD CONSTRAINT "in_app_pop_up_events_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "in_app_pop_up_events" ADD CONSTRAINT "in_app_pop_up_events_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "in_app_pop_up_forms_uuid_key" ON "in_app_pop_up_forms" USING btree ("uuid");
CREATE INDEX "in_app_pop_up_forms_office_centre_id_id_idx" ON "in_app_pop_up_forms" USING btree ("office_centre_id","id");
CREATE INDEX "in_app_pop_up_forms_office_centre_id_created_date_id_idx" ON "in_app_pop_up_forms" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "in_app_pop_up_forms_office_centre_id_updated_date_id_idx" ON "in_app_pop_up_forms" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "in_app_pop_up_forms_office_centre_id_position_id_idx" ON "in_app_pop_up_forms" USING btree ("office_centre_id","position","id");
CREATE INDEX "in_app_pop_up_forms_office_centre_id_name_id_en_idx" ON "in_app_pop_up_forms" USING btree ("office_centre_id",(("name"->>'en')),"id");
CREATE INDEX "in_app_pop_up_forms_office_centre_id_name_id_zh_hant_idx" ON "in_app_pop_up_forms" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))),"id");
CREATE INDEX "in_app_pop_up_forms_office_centre_id_name_id_zh_hans_idx" ON "in_app_pop_up_forms" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))),"id");
CREATE INDEX "in_app_pop_up_forms_office_centre_id_publish_start_date_id_idx" ON "in_app_pop_up_forms" USING btree ("office_centre_id","publish_start_date","id");
CREATE INDEX "in_app_pop_up_forms_office_centre_id_publish_end_date_id_idx" ON "in_app_pop_up_forms" USING btree ("office_centre_id","publish_end_date","id");
CREATE INDEX "in_app_pop_up_forms_status_publish_start_date_idx" ON "in_app_pop_up_forms" USING btree ("status","publish_start_date");
CREATE INDEX "in_app_pop_up_forms_status_publish_end_date_idx" ON "in_app_pop_up_forms" USING btree ("status","publish_end_date");
CREATE INDEX "in_app_pop_up_forms_office_centre_id_status_id_mod_f7ffc08c_idx" ON "in_app_pop_up_forms" USING btree ("office_centre_id","status","id","module_code","viewable_by","visible");
CREATE INDEX "in_app_pop_up_forms_source_item_identifier_idx" ON "in_app_pop_up_forms" USING btree ("source_item_identifier");
CREATE INDEX "in_app_pop_up_forms_published_user_id_idx" ON "in_app_pop_up_forms" USING btree ("published_user_id");
CREATE INDEX "in_app_pop_up_forms_image_file_ids_idx" ON "in_app_pop_up_forms" USING gin ("image_file_ids");
CREATE INDEX "in_app_pop_up_forms_selected_building_ids_idx" ON "in_app_pop_up_forms" USING gin ("selected_building_ids");
CREATE INDEX "in_app_pop_up_forms_selected_tenant_ids_idx" ON "in_app_pop_up_forms" USING gin ("selected_tenant_ids");
CREATE INDEX "in_app_pop_up_forms_selected_user_group_ids_idx" ON "in_app_pop_up_forms" USING gin ("selected_user_group_ids");
CREATE INDEX "in_app_pop_up_forms_selected_exclude_tenant_ids_idx" ON "in_app_pop_up_forms" USING gin ("selected_exclude_tenant_ids");
CREATE INDEX "in_app_pop_up_forms_selected_exclude_user_group_ids_idx" ON "in_app_pop_up_forms" USING gin ("selected_exclude_user_group_ids");
CREATE UNIQUE INDEX "in_app_pop_up_forms_reference_no_key" ON "in_app_pop_up_forms" USING btree ("office_centre_id","reference_no") WHERE deleted_date is null;
CREATE INDEX "in_app_pop_up_forms_search_idx" ON "in_app_pop_up_forms" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "in_app_pop_up_forms_letters_idx" ON "in_app_pop_up_forms" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "in_app_pop_up_events_uuid_key" ON "in_app_pop_up_events" USING btree ("uuid");
CREATE INDEX "in_app_pop_up_events_created_date_id_idx" ON "in_app_pop_up_events" USING btree ("created_date","id");
CREATE INDEX "in_app_pop_up_events_updated_date_id_idx" ON "in_app_pop_up_events" USING btree ("updated_date","id");
CREATE INDEX "in_app_pop_up_events_action_id_idx" ON "in_app_pop_up_events" USING btree ("action","id");
CREATE INDEX "in_app_pop_up_events_action_date_id_idx" ON "in_app_pop_up_events" USING btree ("action_date","id");
CREATE INDEX "in_app_pop_up_events_in_app_pop_up_form_id_idx" ON "in_app_pop_up_events" USING btree ("in_app_pop_up_form_id");
CREATE INDEX "in_app_pop_up_events_user_id_idx" ON "in_app_pop_up_events" USING btree ("user_id");
CREATE INDEX "in_app_pop_up_events_office_centre_id_idx" ON "in_app_pop_up_events" USING btree ("office_centre_id");
