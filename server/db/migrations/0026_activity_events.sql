CREATE TABLE "activity_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"description" jsonb,
	"tc" jsonb,
	"button_text" jsonb,
	"type" text NOT NULL,
	"purpose" text,
	"banner_image_file_ids" bigint[],
	"video_link_type" text,
	"video_link_url" text,
	"event_start_date" timestamp(3) with time zone NOT NULL,
	"event_end_date" timestamp(3) with time zone NOT NULL,
	"all_day" boolean DEFAULT false NOT NULL,
	"publish_start_date" timestamp(3) with time zone NOT NULL,
	"publish_end_date" timestamp(3) with time zone NOT NULL,
	"price" bigint,
	"tags" text[],
	"button_link_type" text,
	"button_link_url" text,
	"viewable_by" text NOT NULL,
	"selected_building_ids" bigint[],
	"selected_tenant_ids" bigint[],
	"selected_user_group_ids" bigint[],
	"selected_exclude_tenant_ids" bigint[],
	"is_cancellable" boolean DEFAULT true NOT NULL,
	"is_limited_event" boolean DEFAULT true NOT NULL,
	"enable_registration_limit" boolean DEFAULT false NOT NULL,
	"registration_limit_per_user" integer,
	"options" jsonb,
	"visible" boolean DEFAULT true NOT NULL,
	"status" text NOT NULL,
	"published_date" timestamp(3) with time zone,
	"published_user_id" bigint,
	"cancelled_date" timestamp(3) with time zone,
	"cancelled_user_id" bigint,
	"cancel_remark" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", '') || ' ' || coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''))) STORED,
	"deleted_date" timestamp(3) with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "activity_events_type_check" CHECK ("type" in ('PHYSICAL', 'VIRTUAL', 'HYBRID')),
	CONSTRAINT "activity_events_purpose_check" CHECK ("purpose" in ('MEETING', 'MAINTENANCE', 'CUSTOMER_SUPPORT', 'SALES_ENQUIRY', 'JOB_INTERVIEW', 'OTHER')),
	CONSTRAINT "activity_events_video_link_type_check" CHECK ("video_link_type" in ('YOUTUBE', 'VIMEO', 'WEB_LINK')),
	CONSTRAINT "activity_events_button_link_type_check" CHECK ("button_link_type" in ('WEB_LINK', 'DEEPLINK', 'PHONE', 'EMAIL')),
	CONSTRAINT "activity_events_viewable_by_check" CHECK ("viewable_by" in ('ALL', 'BUILDING', 'OFFICE_TENANT', 'USER_GROUP')),
	CONSTRAINT "activity_events_status_check" CHECK ("status" in ('DRAFT', 'EVENT_RSVP', 'EVENT_FULL', 'EVENT_CANCELLED', 'EVENT_ARCHIVED'))
);

ALTER TABLE "activity_events" ADD CONSTRAINT "activity_events_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "activity_events" ADD CONSTRAINT "activity_events_published_user_id_fk" FOREIGN KEY ("published_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "activity_events" ADD CONSTRAINT "activity_events_cancelled_user_id_fk" FOREIGN KEY ("cancelled_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "activity_events_uuid_key" ON "activity_events" USING btree ("uuid");
CREATE INDEX "activity_events_office_centre_id_id_idx" ON "activity_events" USING btree ("office_centre_id","id");
CREATE INDEX "activity_events_office_centre_id_created_date_id_idx" ON "activity_events" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "activity_events_office_centre_id_updated_date_id_idx" ON "activity_events" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "activity_events_office_centre_id_position_id_idx" ON "activity_events" USING btree ("office_centre_id","position","id");
CREATE INDEX "activity_events_office_centre_id_name_id_en_idx" ON "activity_events" USING btree ("office_centre_id",(("name"->>'en')),"id");
CREATE INDEX "activity_events_office_centre_id_name_id_zh_hant_idx" ON "activity_events" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))),"id");
CREATE INDEX "activity_events_office_centre_id_name_id_zh_hans_idx" ON "activity_events" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))),"id");
CREATE INDEX "activity_events_office_centre_id_event_start_date_id_idx" ON "activity_events" USING btree ("office_centre_id","event_start_date","id");
CREATE INDEX "activity_events_office_centre_id_event_end_date_id_idx" ON "activity_events" USING btree ("office_centre_id","event_end_date","id");
CREATE INDEX "activity_events_office_centre_id_publish_start_date_id_idx" ON "activity_events" USING btree ("office_centre_id","publish_start_date","id");
CREATE INDEX "activity_events_status_event_end_date_idx" ON "activity_events" USING btree ("status","event_end_date");
CREATE INDEX "activity_events_office_centre_id_status_id_type_pu_043e2806_idx" ON "activity_events" USING btree ("office_centre_id","status","id","type","purpose","viewable_by","visible");
CREATE INDEX "activity_events_published_user_id_idx" ON "activity_events" USING btree ("published_user_id");
CREATE INDEX "activity_events_cancelled_user_id_idx" ON "activity_events" USING btree ("cancelled_user_id");
CREATE INDEX "activity_events_banner_image_file_ids_idx" ON "activity_events" USING gin ("banner_image_file_ids");
CREATE INDEX "activity_events_selected_building_ids_idx" ON "activity_events" USING gin ("selected_building_ids");
CREATE INDEX "activity_events_selected_tenant_ids_idx" ON "activity_events" USING gin ("selected_tenant_ids");
CREATE INDEX "activity_events_selected_user_group_ids_idx" ON "activity_events" USING gin ("selected_user_group_ids");
CREATE INDEX "activity_events_selected_exclude_tenant_ids_idx" ON "activity_events" USING gin ("selected_exclude_tenant_ids");
CREATE UNIQUE INDEX "activity_events_reference_no_key" ON "activity_events" USING btree ("office_centre_id","reference_no") WHERE deleted_date is null;
CREATE INDEX "activity_events_search_idx" ON "activity_events" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "activity_events_letters_idx" ON "activity_events" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
