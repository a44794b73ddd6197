CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"link" text,
	"viewable_by" text NOT NULL,
	"selected_building_ids" bigint[],
	"selected_tenant_ids" bigint[],
	"selected_user_group_ids" bigint[],
	"selected_exclude_tenant_ids" bigint[],
	"selected_exclude_user_group_ids" bigint[],
	"send_at" timestamp(3) with time zone,
	"status" text NOT NULL,
	"recipient_count" integer,
	"sent_count" integer,
	"batch" integer,
	"sent_up_to" integer,
	"began_date" timestamp(3) with time zone,
	"ended_date" timestamp(3) with time zone,
	"scheduled_date" timestamp(3) with time zone,
	"scheduled_user_id" bigint,
	"paused_date" timestamp(3) with time zone,
	"paused_user_id" bigint,
	"stopped_date" timestamp(3) with time zone,
	"stopped_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", '') || ' ' || coalesce(("title"->>'en'), '') || ' ' || coalesce(("title"->>'zh-Hant'), '') || ' ' || coalesce(("title"->>'zh-Hans'), ''))) STORED,
	"deleted_date" timestamp(3) with time zone,
	CONSTRAINT "notifications_viewable_by_check" CHECK ("viewable_by" in ('ALL', 'BUILDING', 'OFFICE_TENANT', 'USER_GROUP')),
	CONSTRAINT "notifications_status_check" CHECK ("status" in ('DRAFT', 'SCHEDULED', 'SENDING', 'PAUSED', 'SENT', 'STOPPED'))
);

CREATE TABLE "notification_recipients" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"notification_id" bigint,
	"user_id" bigint,
	"tenant_id" bigint,
	"sent_date" timestamp(3) with time zone,
	"read_date" timestamp(3) with time zone
);

ALTER TABLE "notifications" ADD CONSTRAINT "notifications_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_scheduled_user_id_fk" FOREIGN KEY ("scheduled_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_paused_user_id_fk" FOREIGN KEY ("paused_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_stopped_user_id_fk" FOREIGN KEY ("stopped_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "notification_recipients" ADD CONSTRAINT "notification_recipients_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notification_recipients" ADD CONSTRAINT "notification_recipients_notification_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notification_recipients" ADD CONSTRAINT "notification_recipients_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "notification_recipients" ADD CONSTRAINT "notification_recipients_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "notifications_uuid_key" ON "notifications" USING btree ("uuid");
CREATE INDEX "notifications_office_centre_id_id_idx" ON "notifications" USING btree ("office_centre_id","id");
CREATE INDEX "notifications_office_centre_id_created_date_id_idx" ON "notifications" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "notifications_office_centre_id_updated_date_id_idx" ON "notifications" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "notifications_office_centre_id_title_id_en_idx" ON "notifications" USING btree ("office_centre_id",(("title"->>'en')),"id");
CREATE INDEX "notifications_office_centre_id_title_id_zh_hant_idx" ON "notifications" USING btree ("office_centre_id",(coalesce(nullif("title"->>'zh-Hant', ''), ("title"->>'en'))),"id");
CREATE INDEX "notifications_office_centre_id_title_id_zh_hans_idx" ON "notifications" USING btree ("office_centre_id",(coalesce(nullif("title"->>'zh-Hans', ''), ("title"->>'en'))),"id");
CREATE INDEX "notifications_office_centre_id_send_at_id_idx" ON "notifications" USING btree ("office_centre_id","send_at","id");
CREATE INDEX "notifications_office_centre_id_began_date_id_idx" ON "notifications" USING btree ("office_centre_id","began_date","id");
CREATE INDEX "notifications_office_centre_id_status_id_viewable_by_idx" ON "notifications" USING btree ("office_centre_id","status","id","viewable_by");
CREATE INDEX "notifications_scheduled_user_id_idx" ON "notifications" USING btree ("scheduled_user_id");
CREATE INDEX "notifications_paused_user_id_idx" ON "notifications" USING btree ("paused_user_id");
CREATE INDEX "notifications_stopped_user_id_idx" ON "notifications" USING btree ("stopped_user_id");
CREATE INDEX "notifications_selected_building_ids_idx" ON "notifications" USING gin ("selected_building_ids");
CREATE INDEX "notifications_selected_tenant_ids_idx" ON "notifications" USING gin ("selected_tenant_ids");
CREATE INDEX "notifications_selected_user_group_ids_idx" ON "notifications" USING gin ("selected_user_group_ids");
CREATE INDEX "notifications_selected_exclude_tenant_ids_idx" ON "notifications" USING gin ("selected_exclude_tenant_ids");
CREATE INDEX "notifications_selected_exclude_user_group_ids_idx" ON "notifications" USING gin ("selected_exclude_user_group_ids");
CREATE UNIQUE INDEX "notifications_reference_no_key" ON "notifications" USING btree ("office_centre_id","reference_no") WHERE deleted_date is null;
CREATE INDEX "notifications_search_idx" ON "notifications" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "notifications_letters_idx" ON "notifications" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "notification_recipients_uuid_key" ON "notification_recipients" USING btree ("uuid");
CREATE INDEX "notification_recipients_office_centre_id_id_idx" ON "notification_recipients" USING btree ("office_centre_id","id");
CREATE INDEX "notification_recipients_office_centre_id_created_date_id_idx" ON "notification_recipients" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "notification_recipients_office_centre_id_updated_date_id_idx" ON "notification_recipients" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "notification_recipients_user_id_id_idx" ON "notification_recipients" USING btree ("user_id","id");
CREATE INDEX "notification_recipients_tenant_id_id_idx" ON "notification_recipients" USING btree ("tenant_id","id");
CREATE INDEX "notification_recipients_notification_id_idx" ON "notification_recipients" USING btree ("notification_id");
create unique index "notification_recipients_once_limit" on "notification_recipients" ("notification_id", "user_id");
