CREATE TABLE "marketplace_posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketplace_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"tenant_id" bigint,
	"applicant_id" bigint,
	"title" text NOT NULL,
	"post_category" text NOT NULL,
	"item_condition" text NOT NULL,
	"price" bigint,
	"description" text,
	"image_file_ids" bigint[],
	"target_user_group_id" bigint,
	"status" text NOT NULL,
	"report_reason" text,
	"report_detail" text,
	"submitted_date" timestamp(3) with time zone,
	"submitted_user_id" bigint,
	"reported_date" timestamp(3) with time zone,
	"reported_user_id" bigint,
	"approved_date" timestamp(3) with time zone,
	"approved_user_id" bigint,
	"removed_date" timestamp(3) with time zone,
	"removed_user_id" bigint,
	"removed_reason" text,
	"sold_date" timestamp(3) with time zone,
	"sold_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", '') || ' ' || coalesce("title", '') || ' ' || coalesce("description", ''))) STORED,
	CONSTRAINT "marketplace_posts_post_category_check" CHECK ("post_category" in ('FURNITURE', 'ELECTRONICS', 'OFFICE_SUPPLIES', 'SERVICES', 'TICKETS', 'OTHERS')),
	CONSTRAINT "marketplace_posts_item_condition_check" CHECK ("item_condition" in ('NEW', 'LIKE_NEW', 'GOOD', 'FAIR')),
	CONSTRAINT "marketplace_posts_status_check" CHECK ("status" in ('ACTIVE', 'REPORTED', 'SOLD', 'REMOVED')),
	CONSTRAINT "marketplace_posts_report_reason_check" CHECK ("report_reason" in ('NOT_ALLOWED', 'MISLEADING', 'OFFENSIVE', 'SOLD_ALREADY', 'OTHERS'))
);

CREATE TABLE "marketplace_blacklists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketplace_blacklists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"tenant_id" bigint NOT NULL,
	"blacklisted_user_id" bigint NOT NULL,
	"types" text[] NOT NULL,
	"blacklist_reason" text NOT NULL,
	"status" text NOT NULL,
	"blacklisted_date" timestamp(3) with time zone,
	"blacklisted_by_id" bigint,
	"appealed_date" timestamp(3) with time zone,
	"appealed_user_id" bigint,
	"appeal_reason" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", ''))) STORED,
	CONSTRAINT "marketplace_blacklists_types_check" CHECK ("types" <@ array['VISIT', 'MARKETPLACE']::text[]),
	CONSTRAINT "marketplace_blacklists_status_check" CHECK ("status" in ('BLACKLISTED', 'APPEALED'))
);

CREATE TABLE "marketplace_post_histories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketplace_post_histories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"tenant_id" bigint,
	"marketplace_post_id" bigint NOT NULL,
	"action" text,
	"action_date" timestamp(3) with time zone,
	"action_by_id" bigint,
	"remark" text,
	"title" text,
	"post_category" text,
	"item_condition" text,
	"price" bigint,
	"description" text,
	"status" text,
	CONSTRAINT "marketplace_post_histories_action_check" CHECK ("action" in ('create', 'update', 'approve', 'remove', 'markAsSold', 'report')),
	CONSTRAINT "marketplace_post_histories_post_category_check" CHECK ("post_category" in ('FURNITURE', 'ELECTRONICS', 'OFFICE_SUPPLIES', 'SERVICES', 'TICKETS', 'OTHERS')),
	CONSTRAINT "marketplace_post_histories_item_condition_check" CHECK ("item_condition" in ('NEW', 'LIKE_NEW', 'GOOD', 'FAIR')),
	CONSTRAINT "marketplace_post_histories_status_check" CHECK ("status" in ('ACTIVE', 'REPORTED', 'SOLD', 'REMOVED'))
);

CREATE TABLE "marketplace_report_histories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketplace_report_histories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"marketplace_post_id" bigint NOT NULL,
	"report_reason" text,
	"report_detail" text,
	"reported_date" timestamp(3) with time zone,
	"reported_user_id" bigint,
	"approved_date" timestamp(3) with time zone,
	"approved_user_id" bigint,
	"removed_date" timestamp(3) with time zone,
	"removed_user_id" bigint,
	"removed_reason" text,
	CONSTRAINT "marketplace_report_histories_report_reason_check" CHECK ("report_reason" in ('NOT_ALLOWED', 'MISLEADING', 'OFFENSIVE', 'SOLD_ALREADY', 'OTHERS'))
);

ALTER TABLE "marketplace_posts" ADD CONSTRAINT "marketplace_posts_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "marketplace_posts" ADD CONSTRAINT "marketplace_posts_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "marketplace_posts" ADD CONSTRAINT "marketplace_posts_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "marketplace_posts" ADD CONSTRAINT "marketplace_posts_target_user_group_id_fk" FOREIGN KEY ("target_user_group_id") REFERENCES "public"."user_groups"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "marketplace_posts" ADD CONSTRAINT "marketplace_posts_submitted_user_id_fk" FOREIGN KEY ("submitted_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "marketplace_posts" ADD CONSTRAINT "marketplace_posts_reported_user_id_fk" FOREIGN KEY ("reported_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "marketplace_posts" ADD CONSTRAINT "marketplace_posts_approved_user_id_fk" FOREIGN KEY ("approved_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "marketplace_posts" ADD CONSTRAINT "marketplace_posts_removed_user_id_fk" FOREIGN KEY ("removed_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "marketplace_posts" ADD CONSTRAINT "marketplace_posts_sold_user_id_fk" FOREIGN KEY ("sold_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "marketplace_blacklists" ADD CONSTRAINT "marketplace_blacklists_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "marketplace_blacklists" ADD CONSTRAINT "marketplace_blacklists_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "marketplace_blacklists" ADD CONSTRAINT "marketplace_blacklists_blacklisted_user_id_fk" FOREIGN KEY ("blacklisted_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "marketplace_blacklists" ADD CONSTRAINT "marketplace_blacklists_blacklisted_by_id_fk" FOREIGN KEY ("blacklisted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "marketplace_blacklists" ADD CONSTRAINT "marketplace_blacklists_appealed_user_id_fk" FOREIGN KEY ("appealed_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "marketplace_post_histories" ADD CONSTRAINT "marketplace_post_histories_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "marketplace_post_histories" ADD CONSTRAINT "marketplace_post_histories_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "marketplace_post_histories" ADD CONSTRAINT "marketplace_post_histories_marketplace_post_id_fk" FOREIGN KEY ("marketplace_post_id") REFERENCES "public"."marketplace_posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "marketplace_post_histories" ADD CONSTRAINT "marketplace_post_histories_action_by_id_fk" FOREIGN KEY ("action_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "marketplace_report_histories" ADD CONSTRAINT "marketplace_report_histories_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "marketplace_report_histories" ADD CONSTRAINT "marketplace_report_histories_marketplace_post_id_fk" FOREIGN KEY ("marketplace_post_id") REFERENCES "public"."marketplace_posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "marketplace_report_histories" ADD CONSTRAINT "marketplace_report_histories_reported_user_id_fk" FOREIGN KEY ("reported_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "marketplace_report_histories" ADD CONSTRAINT "marketplace_report_histories_approved_user_id_fk" FOREIGN KEY ("approved_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "marketplace_report_histories" ADD CONSTRAINT "marketplace_report_histories_removed_user_id_fk" FOREIGN KEY ("removed_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "marketplace_posts_uuid_key" ON "marketplace_posts" USING btree ("uuid");
CREATE INDEX "marketplace_posts_office_centre_id_id_idx" ON "marketplace_posts" USING btree ("office_centre_id","id");
CREATE INDEX "marketplace_posts_tenant_id_id_idx" ON "marketplace_posts" USING btree ("tenant_id","id");
CREATE INDEX "marketplace_posts_office_centre_id_created_date_id_idx" ON "marketplace_posts" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "marketplace_posts_office_centre_id_updated_date_id_idx" ON "marketplace_posts" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "marketplace_posts_office_centre_id_title_id_idx" ON "marketplace_posts" USING btree ("office_centre_id","title","id");
CREATE INDEX "marketplace_posts_office_centre_id_price_id_idx" ON "marketplace_posts" USING btree ("office_centre_id","price","id");
CREATE INDEX "marketplace_posts_office_centre_id_submitted_date_id_idx" ON "marketplace_posts" USING btree ("office_centre_id","submitted_date","id");
CREATE INDEX "marketplace_posts_applicant_id_id_idx" ON "marketplace_posts" USING btree ("applicant_id","id");
CREATE INDEX "marketplace_posts_target_user_group_id_id_idx" ON "marketplace_posts" USING btree ("target_user_group_id","id");
CREATE INDEX "marketplace_posts_office_centre_id_status_id_post__37bb6cfd_idx" ON "marketplace_posts" USING btree ("office_centre_id","status","id","post_category","item_condition","report_reason");
CREATE INDEX "marketplace_posts_submitted_user_id_idx" ON "marketplace_posts" USING btree ("submitted_user_id");
CREATE INDEX "marketplace_posts_reported_user_id_idx" ON "marketplace_posts" USING btree ("reported_user_id");
CREATE INDEX "marketplace_posts_approved_user_id_idx" ON "marketplace_posts" USING btree ("approved_user_id");
CREATE INDEX "marketplace_posts_removed_user_id_idx" ON "marketplace_posts" USING btree ("removed_user_id");
CREATE INDEX "marketplace_posts_sold_user_id_idx" ON "marketplace_posts" USING btree ("sold_user_id");
CREATE INDEX "marketplace_posts_image_file_ids_idx" ON "marketplace_posts" USING gin ("image_file_ids");
CREATE UNIQUE INDEX "marketplace_posts_reference_no_key" ON "marketplace_posts" USING btree ("office_centre_id","reference_no");
CREATE INDEX "marketplace_posts_search_idx" ON "marketplace_posts" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "marketplace_posts_letters_idx" ON "marketplace_posts" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "marketplace_blacklists_uuid_key" ON "marketplace_blacklists" USING btree ("uuid");
CREATE INDEX "marketplace_blacklists_office_centre_id_id_idx" ON "marketplace_blacklists" USING btree ("office_centre_id","id");
CREATE INDEX "marketplace_blacklists_tenant_id_id_idx" ON "marketplace_blacklists" USING btree ("tenant_id","id");
CREATE INDEX "marketplace_blacklists_office_centre_id_created_date_id_idx" ON "marketplace_blacklists" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "marketplace_blacklists_office_centre_id_updated_date_id_idx" ON "marketplace_blacklists" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "marketplace_blacklists_office_centre_id_reference_no_id_idx" ON "marketplace_blacklists" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "marketplace_blacklists_office_centre_id_blacklisted_date_id_idx" ON "marketplace_blacklists" USING btree ("office_centre_id","blacklisted_date","id");
CREATE INDEX "marketplace_blacklists_office_centre_id_status_id_idx" ON "marketplace_blacklists" USING btree ("office_centre_id","status","id");
CREATE INDEX "marketplace_blacklists_blacklisted_user_id_id_idx" ON "marketplace_blacklists" USING btree ("blacklisted_user_id","id");
CREATE INDEX "marketplace_blacklists_blacklisted_by_id_id_idx" ON "marketplace_blacklists" USING btree ("blacklisted_by_id","id");
CREATE INDEX "marketplace_blacklists_appealed_user_id_id_idx" ON "marketplace_blacklists" USING btree ("appealed_user_id","id");
CREATE UNIQUE INDEX "marketplace_blacklists_reference_no_key" ON "marketplace_blacklists" USING btree ("office_centre_id","reference_no");
CREATE INDEX "marketplace_blacklists_search_idx" ON "marketplace_blacklists" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "marketplace_blacklists_letters_idx" ON "marketplace_blacklists" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "marketplace_post_histories_uuid_key" ON "marketplace_post_histories" USING btree ("uuid");
CREATE INDEX "marketplace_post_histories_office_centre_id_id_idx" ON "marketplace_post_histories" USING btree ("office_centre_id","id");
CREATE INDEX "marketplace_post_histories_tenant_id_id_idx" ON "marketplace_post_histories" USING btree ("tenant_id","id");
CREATE INDEX "marketplace_post_histories_office_centre_id_created_date_id_idx" ON "marketplace_post_histories" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "marketplace_post_histories_office_centre_id_updated_date_id_idx" ON "marketplace_post_histories" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "marketplace_post_histories_office_centre_id_action_id_idx" ON "marketplace_post_histories" USING btree ("office_centre_id","action","id");
CREATE INDEX "marketplace_post_histories_office_centre_id_action_date_id_idx" ON "marketplace_post_histories" USING btree ("office_centre_id","action_date","id");
CREATE INDEX "marketplace_post_histories_office_centre_id_title_id_idx" ON "marketplace_post_histories" USING btree ("office_centre_id","title","id");
CREATE INDEX "marketplace_post_histories_office_centre_id_price_id_idx" ON "marketplace_post_histories" USING btree ("office_centre_id","price","id");
CREATE INDEX "marketplace_post_histories_office_centre_id_status_id_idx" ON "marketplace_post_histories" USING btree ("office_centre_id","status","id");
CREATE INDEX "marketplace_post_histories_office_centre_id_post_c_fb82f802_idx" ON "marketplace_post_histories" USING btree ("office_centre_id","post_category","id");
CREATE INDEX "marketplace_post_histories_office_centre_id_item_c_a553e5c6_idx" ON "marketplace_post_histories" USING btree ("office_centre_id","item_condition","id");
CREATE INDEX "marketplace_post_histories_action_by_id_id_idx" ON "marketplace_post_histories" USING btree ("action_by_id","id");
CREATE INDEX "marketplace_post_histories_marketplace_post_id_id_idx" ON "marketplace_post_histories" USING btree ("marketplace_post_id","id");
CREATE UNIQUE INDEX "marketplace_report_histories_uuid_key" ON "marketplace_report_histories" USING btree ("uuid");
CREATE INDEX "marketplace_report_histories_office_centre_id_id_idx" ON "marketplace_report_histories" USING btree ("office_centre_id","id");
CREATE INDEX "marketplace_report_histories_office_centre_id_crea_930f826a_idx" ON "marketplace_report_histories" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "marketplace_report_histories_office_centre_id_upda_2d764f7a_idx" ON "marketplace_report_histories" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "marketplace_report_histories_office_centre_id_repo_8c449196_idx" ON "marketplace_report_histories" USING btree ("office_centre_id","reported_date","id");
CREATE INDEX "marketplace_report_histories_office_centre_id_repo_e675d37c_idx" ON "marketplace_report_histories" USING btree ("office_centre_id","report_reason","id");
CREATE INDEX "marketplace_report_histories_office_centre_id_appr_ceef30cf_idx" ON "marketplace_report_histories" USING btree ("office_centre_id","approved_date","id");
CREATE INDEX "marketplace_report_histories_office_centre_id_remo_6265adb5_idx" ON "marketplace_report_histories" USING btree ("office_centre_id","removed_date","id");
CREATE INDEX "marketplace_report_histories_reported_user_id_id_idx" ON "marketplace_report_histories" USING btree ("reported_user_id","id");
CREATE INDEX "marketplace_report_histories_approved_user_id_id_idx" ON "marketplace_report_histories" USING btree ("approved_user_id","id");
CREATE INDEX "marketplace_report_histories_removed_user_id_id_idx" ON "marketplace_report_histories" USING btree ("removed_user_id","id");
CREATE INDEX "marketplace_report_histories_marketplace_post_id_id_idx" ON "marketplace_report_histories" USING btree ("marketplace_post_id","id");
