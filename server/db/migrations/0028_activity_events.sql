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

CREATE TABLE "activity_event_time_slots" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_event_time_slots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"activity_event_id" bigint NOT NULL,
	"session_name" text NOT NULL,
	"location" text,
	"session_date" date NOT NULL,
	"start_time" time NOT NULL,
	"end_time" time NOT NULL,
	"event_slot" integer,
	"check_in_code" text,
	"visible" boolean DEFAULT true NOT NULL,
	"status" text NOT NULL,
	"cancelled_date" timestamp(3) with time zone,
	"cancelled_user_id" bigint,
	"cancel_remark" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("session_name", '') || ' ' || coalesce("location", ''))) STORED,
	CONSTRAINT "activity_event_time_slots_status_check" CHECK ("status" in ('OPEN', 'CANCELLED'))
);

CREATE TABLE "event_participants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_participants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"activity_event_id" bigint NOT NULL,
	"activity_event_time_slot_id" bigint NOT NULL,
	"user_id" bigint,
	"tenant_id" bigint,
	"status" text NOT NULL,
	"checked_in_date" timestamp(3) with time zone,
	"checked_in_user_id" bigint,
	"cancelled_date" timestamp(3) with time zone,
	"cancelled_user_id" bigint,
	"cancel_remark" text,
	"removed_date" timestamp(3) with time zone,
	"removed_user_id" bigint,
	"remove_remark" text,
	CONSTRAINT "event_participants_status_check" CHECK ("status" in ('REGISTERED', 'CHECKED_IN', 'CANCELLED', 'REMOVED'))
);

ALTER TABLE "activity_events" ADD CONSTRAINT "activity_events_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "activity_events" ADD CONSTRAINT "activity_events_published_user_id_fk" FOREIGN KEY ("published_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "activity_events" ADD CONSTRAINT "activity_events_cancelled_user_id_fk" FOREIGN KEY ("cancelled_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "activity_event_time_slots" ADD CONSTRAINT "activity_event_time_slots_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "activity_event_time_slots" ADD CONSTRAINT "activity_event_time_slots_activity_event_id_fk" FOREIGN KEY ("activity_event_id") REFERENCES "public"."activity_events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "activity_event_time_slots" ADD CONSTRAINT "activity_event_time_slots_cancelled_user_id_fk" FOREIGN KEY ("cancelled_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_activity_event_id_fk" FOREIGN KEY ("activity_event_id") REFERENCES "public"."activity_events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_activity_event_time_slot_id_fk" FOREIGN KEY ("activity_event_time_slot_id") REFERENCES "public"."activity_event_time_slots"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_checked_in_user_id_fk" FOREIGN KEY ("checked_in_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_cancelled_user_id_fk" FOREIGN KEY ("cancelled_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "event_participants" ADD CONSTRAINT "event_participants_removed_user_id_fk" FOREIGN KEY ("removed_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
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
CREATE UNIQUE INDEX "activity_event_time_slots_uuid_key" ON "activity_event_time_slots" USING btree ("uuid");
CREATE INDEX "activity_event_time_slots_office_centre_id_id_idx" ON "activity_event_time_slots" USING btree ("office_centre_id","id");
CREATE INDEX "activity_event_time_slots_office_centre_id_created_date_id_idx" ON "activity_event_time_slots" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "activity_event_time_slots_office_centre_id_updated_date_id_idx" ON "activity_event_time_slots" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "activity_event_time_slots_office_centre_id_session_name_id_idx" ON "activity_event_time_slots" USING btree ("office_centre_id","session_name","id");
CREATE INDEX "activity_event_time_slots_office_centre_id_session_date_id_idx" ON "activity_event_time_slots" USING btree ("office_centre_id","session_date","id");
CREATE INDEX "activity_event_time_slots_office_centre_id_start_time_id_idx" ON "activity_event_time_slots" USING btree ("office_centre_id","start_time","id");
CREATE INDEX "activity_event_time_slots_office_centre_id_end_time_id_idx" ON "activity_event_time_slots" USING btree ("office_centre_id","end_time","id");
CREATE INDEX "activity_event_time_slots_office_centre_id_location_id_idx" ON "activity_event_time_slots" USING btree ("office_centre_id","location","id");
CREATE INDEX "activity_event_time_slots_office_centre_id_event_slot_id_idx" ON "activity_event_time_slots" USING btree ("office_centre_id","event_slot","id");
CREATE INDEX "activity_event_time_slots_office_centre_id_visible_id_idx" ON "activity_event_time_slots" USING btree ("office_centre_id","visible","id");
CREATE INDEX "activity_event_time_slots_office_centre_id_check_in_code_id_idx" ON "activity_event_time_slots" USING btree ("office_centre_id","check_in_code","id");
CREATE INDEX "activity_event_time_slots_office_centre_id_status__82c8358d_idx" ON "activity_event_time_slots" USING btree ("office_centre_id","status","id","visible");
CREATE INDEX "activity_event_time_slots_activity_event_id_idx" ON "activity_event_time_slots" USING btree ("activity_event_id");
CREATE INDEX "activity_event_time_slots_cancelled_user_id_idx" ON "activity_event_time_slots" USING btree ("cancelled_user_id");
CREATE INDEX "activity_event_time_slots_search_idx" ON "activity_event_time_slots" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "activity_event_time_slots_letters_idx" ON "activity_event_time_slots" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "event_participants_uuid_key" ON "event_participants" USING btree ("uuid");
CREATE INDEX "event_participants_office_centre_id_id_idx" ON "event_participants" USING btree ("office_centre_id","id");
CREATE INDEX "event_participants_office_centre_id_created_date_id_idx" ON "event_participants" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "event_participants_office_centre_id_updated_date_id_idx" ON "event_participants" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "event_participants_office_centre_id_status_id_idx" ON "event_participants" USING btree ("office_centre_id","status","id");
CREATE INDEX "event_participants_office_centre_id_checked_in_date_id_idx" ON "event_participants" USING btree ("office_centre_id","checked_in_date","id");
CREATE INDEX "event_participants_activity_event_id_id_idx" ON "event_participants" USING btree ("activity_event_id","id");
CREATE INDEX "event_participants_activity_event_time_slot_id_id_idx" ON "event_participants" USING btree ("activity_event_time_slot_id","id");
CREATE INDEX "event_participants_user_id_id_idx" ON "event_participants" USING btree ("user_id","id");
CREATE INDEX "event_participants_tenant_id_id_idx" ON "event_participants" USING btree ("tenant_id","id");
CREATE INDEX "event_participants_checked_in_user_id_idx" ON "event_participants" USING btree ("checked_in_user_id");
CREATE INDEX "event_participants_cancelled_user_id_idx" ON "event_participants" USING btree ("cancelled_user_id");
CREATE INDEX "event_participants_removed_user_id_idx" ON "event_participants" USING btree ("removed_user_id");
create unique index "event_participants_once_limit" on "event_participants" ("activity_event_time_slot_id", "user_id") where ("status" in ('REGISTERED', 'CHECKED_IN'));
