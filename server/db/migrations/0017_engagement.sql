CREATE TABLE "poll_forms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "poll_forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"success_page" jsonb,
	"visible" boolean DEFAULT true NOT NULL,
	"status" text NOT NULL,
	"published_date" timestamp(3) with time zone,
	"published_user_id" bigint,
	"trigger_point" text NOT NULL,
	"dismissal_limit" integer NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", ''))) STORED,
	"deleted_date" timestamp(3) with time zone,
	CONSTRAINT "poll_forms_viewable_by_check" CHECK ("viewable_by" in ('ALL', 'BUILDING', 'OFFICE_TENANT', 'USER_GROUP')),
	CONSTRAINT "poll_forms_status_check" CHECK ("status" in ('DRAFT', 'PUBLISHED', 'ENDED')),
	CONSTRAINT "poll_forms_trigger_point_check" CHECK ("trigger_point" in ('APP_LAUNCH', 'HOME_PAGE', 'AFTER_BOOKING', 'AFTER_SERVICE_REQUEST'))
);

ALTER TABLE "poll_forms" ADD CONSTRAINT "poll_forms_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "poll_forms" ADD CONSTRAINT "poll_forms_published_user_id_fk" FOREIGN KEY ("published_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "poll_forms_uuid_key" ON "poll_forms" USING btree ("uuid");
CREATE INDEX "poll_forms_office_centre_id_id_idx" ON "poll_forms" USING btree ("office_centre_id","id");
CREATE INDEX "poll_forms_office_centre_id_created_date_id_idx" ON "poll_forms" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "poll_forms_office_centre_id_updated_date_id_idx" ON "poll_forms" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "poll_forms_office_centre_id_reference_no_id_idx" ON "poll_forms" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "poll_forms_office_centre_id_publish_start_date_id_idx" ON "poll_forms" USING btree ("office_centre_id","publish_start_date","id");
CREATE INDEX "poll_forms_office_centre_id_publish_end_date_id_idx" ON "poll_forms" USING btree ("office_centre_id","publish_end_date","id");
CREATE INDEX "poll_forms_office_centre_id_trigger_point_id_idx" ON "poll_forms" USING btree ("office_centre_id","trigger_point","id");
CREATE INDEX "poll_forms_office_centre_id_viewable_by_id_idx" ON "poll_forms" USING btree ("office_centre_id","viewable_by","id");
CREATE INDEX "poll_forms_office_centre_id_visible_id_idx" ON "poll_forms" USING btree ("office_centre_id","visible","id");
CREATE INDEX "poll_forms_office_centre_id_status_id_trigger_poin_8e97f5d1_idx" ON "poll_forms" USING btree ("office_centre_id","status","id","trigger_point","viewable_by","visible");
CREATE INDEX "poll_forms_published_user_id_idx" ON "poll_forms" USING btree ("published_user_id");
CREATE INDEX "poll_forms_selected_building_ids_idx" ON "poll_forms" USING gin ("selected_building_ids");
CREATE INDEX "poll_forms_selected_tenant_ids_idx" ON "poll_forms" USING gin ("selected_tenant_ids");
CREATE INDEX "poll_forms_selected_user_group_ids_idx" ON "poll_forms" USING gin ("selected_user_group_ids");
CREATE INDEX "poll_forms_selected_exclude_tenant_ids_idx" ON "poll_forms" USING gin ("selected_exclude_tenant_ids");
CREATE UNIQUE INDEX "poll_forms_reference_no_key" ON "poll_forms" USING btree ("office_centre_id","reference_no") WHERE deleted_date is null;
CREATE INDEX "poll_forms_search_idx" ON "poll_forms" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "poll_forms_letters_idx" ON "poll_forms" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
