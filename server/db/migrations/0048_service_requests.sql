CREATE TABLE "service_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"service_request_form_id" bigint NOT NULL,
	"tenant_id" bigint,
	"requester_id" bigint,
	"location" text,
	"answers" jsonb,
	"remark" text,
	"image_file_ids" bigint[],
	"status" text NOT NULL,
	"created_by_landlord" boolean DEFAULT false NOT NULL,
	"assignee_id" bigint,
	"watchers_ids" bigint[],
	"due_at" timestamp(3) with time zone,
	"overdue_date" timestamp(3) with time zone,
	"amount" bigint,
	"payment_status" text,
	"submitted_date" timestamp(3) with time zone,
	"submitted_user_id" bigint,
	"accepted_date" timestamp(3) with time zone,
	"accepted_user_id" bigint,
	"completed_date" timestamp(3) with time zone,
	"completed_user_id" bigint,
	"complete_remark" text,
	"rejected_date" timestamp(3) with time zone,
	"rejected_user_id" bigint,
	"reject_remark" text,
	"cancelled_date" timestamp(3) with time zone,
	"cancelled_user_id" bigint,
	"cancel_remark" text,
	"paid_date" timestamp(3) with time zone,
	"paid_user_id" bigint,
	"paid_remark" text,
	"refund_amount" bigint,
	"refunded_date" timestamp(3) with time zone,
	"refunded_user_id" bigint,
	"refund_reason" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", '') || ' ' || coalesce("location", '') || ' ' || coalesce("remark", ''))) STORED,
	CONSTRAINT "service_requests_status_check" CHECK ("status" in ('OPEN', 'IN_PROGRESS', 'COMPLETED', 'REJECTED', 'CANCELLED')),
	CONSTRAINT "service_requests_payment_status_check" CHECK ("payment_status" in ('UNPAID', 'PAID', 'REFUNDED'))
);

CREATE TABLE "service_request_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_request_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"service_request_id" bigint NOT NULL,
	"tenant_id" bigint,
	"author_id" bigint,
	"comment" text NOT NULL,
	"image_file_ids" bigint[],
	"is_internal" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("comment", ''))) STORED
);

CREATE TABLE "service_request_forms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_request_forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"title" jsonb NOT NULL,
	"tagline" jsonb,
	"description" jsonb,
	"button_text" jsonb,
	"banner_image_file_ids" bigint[],
	"external_links" jsonb,
	"viewable_by" text NOT NULL,
	"selected_building_ids" bigint[],
	"selected_tenant_ids" bigint[],
	"selected_user_group_ids" bigint[],
	"selected_exclude_tenant_ids" bigint[],
	"is_visible" boolean DEFAULT true NOT NULL,
	"is_payment" boolean DEFAULT true NOT NULL,
	"price" bigint,
	"is_auto_approval" boolean DEFAULT true NOT NULL,
	"due_in" integer,
	"due_unit" text NOT NULL,
	"assignee_id" bigint,
	"notify_party_email" text[],
	"options" jsonb,
	"options_version" integer,
	"former_options" jsonb,
	"status" text NOT NULL,
	"published_date" timestamp(3) with time zone,
	"published_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", '') || ' ' || coalesce(("title"->>'en'), '') || ' ' || coalesce(("title"->>'zh-Hant'), '') || ' ' || coalesce(("title"->>'zh-Hans'), ''))) STORED,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "service_request_forms_viewable_by_check" CHECK ("viewable_by" in ('ALL', 'BUILDING', 'OFFICE_TENANT', 'USER_GROUP')),
	CONSTRAINT "service_request_forms_due_unit_check" CHECK ("due_unit" in ('HOURS', 'WORKING_DAYS')),
	CONSTRAINT "service_request_forms_status_check" CHECK ("status" in ('DRAFT', 'PUBLISHED'))
);

ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_service_request_form_id_fk" FOREIGN KEY ("service_request_form_id") REFERENCES "public"."service_request_forms"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_requester_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_assignee_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_submitted_user_id_fk" FOREIGN KEY ("submitted_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_accepted_user_id_fk" FOREIGN KEY ("accepted_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_completed_user_id_fk" FOREIGN KEY ("completed_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_rejected_user_id_fk" FOREIGN KEY ("rejected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_cancelled_user_id_fk" FOREIGN KEY ("cancelled_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_paid_user_id_fk" FOREIGN KEY ("paid_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_refunded_user_id_fk" FOREIGN KEY ("refunded_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "service_request_comments" ADD CONSTRAINT "service_request_comments_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "service_request_comments" ADD CONSTRAINT "service_request_comments_service_request_id_fk" FOREIGN KEY ("service_request_id") REFERENCES "public"."service_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "service_request_comments" ADD CONSTRAINT "service_request_comments_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "service_request_comments" ADD CONSTRAINT "service_request_comments_author_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "service_request_forms" ADD CONSTRAINT "service_request_forms_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "service_request_forms" ADD CONSTRAINT "service_request_forms_assignee_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "service_request_forms" ADD CONSTRAINT "service_request_forms_published_user_id_fk" FOREIGN KEY ("published_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "service_requests_uuid_key" ON "service_requests" USING btree ("uuid");
CREATE INDEX "service_requests_office_centre_id_id_idx" ON "service_requests" USING btree ("office_centre_id","id");
CREATE INDEX "service_requests_tenant_id_id_idx" ON "service_requests" USING btree ("tenant_id","id");
CREATE INDEX "service_requests_office_centre_id_created_date_id_idx" ON "service_requests" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "service_requests_office_centre_id_updated_date_id_idx" ON "service_requests" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "service_requests_office_centre_id_reference_no_id_idx" ON "service_requests" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "service_requests_office_centre_id_submitted_date_id_idx" ON "service_requests" USING btree ("office_centre_id","submitted_date","id");
CREATE INDEX "service_requests_office_centre_id_due_at_id_idx" ON "service_requests" USING btree ("office_centre_id","due_at","id");
CREATE INDEX "service_requests_service_request_form_id_id_idx" ON "service_requests" USING btree ("service_request_form_id","id");
CREATE INDEX "service_requests_requester_id_id_idx" ON "service_requests" USING btree ("requester_id","id");
CREATE INDEX "service_requests_assignee_id_id_idx" ON "service_requests" USING btree ("assignee_id","id");
CREATE INDEX "service_requests_status_due_at_idx" ON "service_requests" USING btree ("status","due_at");
CREATE INDEX "service_requests_office_centre_id_status_id_payment_status_idx" ON "service_requests" USING btree ("office_centre_id","status","id","payment_status");
CREATE INDEX "service_requests_submitted_user_id_idx" ON "service_requests" USING btree ("submitted_user_id");
CREATE INDEX "service_requests_accepted_user_id_idx" ON "service_requests" USING btree ("accepted_user_id");
CREATE INDEX "service_requests_completed_user_id_idx" ON "service_requests" USING btree ("completed_user_id");
CREATE INDEX "service_requests_rejected_user_id_idx" ON "service_requests" USING btree ("rejected_user_id");
CREATE INDEX "service_requests_cancelled_user_id_idx" ON "service_requests" USING btree ("cancelled_user_id");
CREATE INDEX "service_requests_paid_user_id_idx" ON "service_requests" USING btree ("paid_user_id");
CREATE INDEX "service_requests_refunded_user_id_idx" ON "service_requests" USING btree ("refunded_user_id");
CREATE INDEX "service_requests_image_file_ids_idx" ON "service_requests" USING gin ("image_file_ids");
CREATE INDEX "service_requests_watchers_ids_idx" ON "service_requests" USING gin ("watchers_ids");
CREATE UNIQUE INDEX "service_requests_reference_no_key" ON "service_requests" USING btree ("office_centre_id","reference_no");
CREATE INDEX "service_requests_search_idx" ON "service_requests" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "service_requests_letters_idx" ON "service_requests" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "service_request_comments_uuid_key" ON "service_request_comments" USING btree ("uuid");
CREATE INDEX "service_request_comments_office_centre_id_id_idx" ON "service_request_comments" USING btree ("office_centre_id","id");
CREATE INDEX "service_request_comments_tenant_id_id_idx" ON "service_request_comments" USING btree ("tenant_id","id");
CREATE INDEX "service_request_comments_office_centre_id_created_date_id_idx" ON "service_request_comments" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "service_request_comments_office_centre_id_updated_date_id_idx" ON "service_request_comments" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "service_request_comments_office_centre_id_is_internal_id_idx" ON "service_request_comments" USING btree ("office_centre_id","is_internal","id");
CREATE INDEX "service_request_comments_author_id_id_idx" ON "service_request_comments" USING btree ("author_id","id");
CREATE INDEX "service_request_comments_service_request_id_idx" ON "service_request_comments" USING btree ("service_request_id");
CREATE INDEX "service_request_comments_image_file_ids_idx" ON "service_request_comments" USING gin ("image_file_ids");
CREATE INDEX "service_request_comments_search_idx" ON "service_request_comments" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "service_request_comments_letters_idx" ON "service_request_comments" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "service_request_forms_uuid_key" ON "service_request_forms" USING btree ("uuid");
CREATE INDEX "service_request_forms_office_centre_id_id_idx" ON "service_request_forms" USING btree ("office_centre_id","id");
CREATE INDEX "service_request_forms_office_centre_id_created_date_id_idx" ON "service_request_forms" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "service_request_forms_office_centre_id_updated_date_id_idx" ON "service_request_forms" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "service_request_forms_office_centre_id_position_id_idx" ON "service_request_forms" USING btree ("office_centre_id","position","id");
CREATE INDEX "service_request_forms_office_centre_id_title_id_en_idx" ON "service_request_forms" USING btree ("office_centre_id",(("title"->>'en')),"id");
CREATE INDEX "service_request_forms_office_centre_id_title_id_zh_hant_idx" ON "service_request_forms" USING btree ("office_centre_id",(coalesce(nullif("title"->>'zh-Hant', ''), ("title"->>'en'))),"id");
CREATE INDEX "service_request_forms_office_centre_id_title_id_zh_hans_idx" ON "service_request_forms" USING btree ("office_centre_id",(coalesce(nullif("title"->>'zh-Hans', ''), ("title"->>'en'))),"id");
CREATE INDEX "service_request_forms_assignee_id_id_idx" ON "service_request_forms" USING btree ("assignee_id","id");
CREATE INDEX "service_request_forms_office_centre_id_status_id_v_db8339d5_idx" ON "service_request_forms" USING btree ("office_centre_id","status","id","viewable_by","is_payment","is_auto_approval","is_visible");
CREATE INDEX "service_request_forms_published_user_id_idx" ON "service_request_forms" USING btree ("published_user_id");
CREATE INDEX "service_request_forms_banner_image_file_ids_idx" ON "service_request_forms" USING gin ("banner_image_file_ids");
CREATE INDEX "service_request_forms_selected_building_ids_idx" ON "service_request_forms" USING gin ("selected_building_ids");
CREATE INDEX "service_request_forms_selected_tenant_ids_idx" ON "service_request_forms" USING gin ("selected_tenant_ids");
CREATE INDEX "service_request_forms_selected_user_group_ids_idx" ON "service_request_forms" USING gin ("selected_user_group_ids");
CREATE INDEX "service_request_forms_selected_exclude_tenant_ids_idx" ON "service_request_forms" USING gin ("selected_exclude_tenant_ids");
CREATE UNIQUE INDEX "service_request_forms_reference_no_key" ON "service_request_forms" USING btree ("office_centre_id","reference_no");
CREATE INDEX "service_request_forms_search_idx" ON "service_request_forms" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "service_request_forms_letters_idx" ON "service_request_forms" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
