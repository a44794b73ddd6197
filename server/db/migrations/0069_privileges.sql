CREATE TABLE "promotions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"tenant_id" bigint,
	"created_by_landlord" boolean DEFAULT false NOT NULL,
	"sequence" integer,
	"name" jsonb NOT NULL,
	"tagline" jsonb,
	"description" jsonb,
	"tnc" jsonb,
	"tc" text,
	"button_text" jsonb,
	"website_url" text,
	"banner_image_file_ids" bigint[],
	"retail_stores_ids" bigint[],
	"tags" text[],
	"target_user_group" text NOT NULL,
	"selected_tenant_ids" bigint[],
	"promotion_issue_type" text NOT NULL,
	"all_day" boolean DEFAULT false NOT NULL,
	"promotion_start_date" date NOT NULL,
	"promotion_start_time" time NOT NULL,
	"promotion_end_date" date NOT NULL,
	"promotion_end_time" time NOT NULL,
	"promotion_start_at" timestamp(3) with time zone,
	"promotion_end_at" timestamp(3) with time zone,
	"publish_start_date" date NOT NULL,
	"publish_start_time" time NOT NULL,
	"publish_end_date" date NOT NULL,
	"publish_end_time" time NOT NULL,
	"publish_start_at" timestamp(3) with time zone,
	"publish_end_at" timestamp(3) with time zone,
	"external_links" jsonb,
	"available_for_redemption" boolean DEFAULT true NOT NULL,
	"total_qty" integer,
	"promotion_quota_type" text NOT NULL,
	"promotion_quota_frequency_type" text NOT NULL,
	"multiple_redemption" boolean DEFAULT false NOT NULL,
	"user_max_limit" integer,
	"redemption_expiry_date" date,
	"status" text NOT NULL,
	"submitted_date" timestamp(3) with time zone,
	"submitted_user_id" bigint,
	"approved_date" timestamp(3) with time zone,
	"approved_user_id" bigint,
	"rejected_date" timestamp(3) with time zone,
	"rejected_user_id" bigint,
	"reject_remark" text,
	"rejected_reason" text,
	"published_date" timestamp(3) with time zone,
	"published_user_id" bigint,
	"terminated_date" timestamp(3) with time zone,
	"terminated_user_id" bigint,
	"terminated_reason" text,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	"deleted_date" timestamp(3) with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "promotions_target_user_group_check" CHECK ("target_user_group" in ('ALL', 'BUILDING_STAFF', 'TENANT', 'SELECTED_TENANT')),
	CONSTRAINT "promotions_promotion_issue_type_check" CHECK ("promotion_issue_type" in ('GENERAL', 'INDIVIDUAL')),
	CONSTRAINT "promotions_promotion_quota_type_check" CHECK ("promotion_quota_type" in ('PER_PRIVILEGE', 'PER_STORE')),
	CONSTRAINT "promotions_promotion_quota_frequency_type_check" CHECK ("promotion_quota_frequency_type" in ('DAILY', 'WEEKLY', 'MONTHLY', 'OVERALL')),
	CONSTRAINT "promotions_status_check" CHECK ("status" in ('DRAFT', 'PENDING_APPROVAL', 'APPROVED', 'REJECTED', 'PUBLISHED', 'TERMINATED'))
);

CREATE TABLE "promotion_redemptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_redemptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"promotion_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"retail_store_id" bigint,
	"retail_tenant_id" bigint,
	"transaction_id" text,
	"redemption_code" text,
	"expires_at" timestamp(3) with time zone,
	"status" text NOT NULL,
	"claimed_date" timestamp(3) with time zone,
	"claimed_user_id" bigint,
	"redeemed_date" timestamp(3) with time zone,
	"redeemed_user_id" bigint,
	"revoked_date" timestamp(3) with time zone,
	"revoked_user_id" bigint,
	"revoked_reason" text,
	"expired_date" timestamp(3) with time zone,
	"expired_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce("transaction_id", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "promotion_redemptions_status_check" CHECK ("status" in ('CLAIMED', 'REDEEMED', 'REVOKED', 'EXPIRED'))
);

CREATE TABLE "promotion_rollbacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_rollbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"promotion_redemption_id" bigint NOT NULL,
	"retail_tenant_id" bigint,
	"retail_store_id" bigint,
	"transaction_id" text,
	"rolled_back_date" timestamp(3) with time zone,
	"rolled_back_user_id" bigint,
	"reason" text
);

CREATE TABLE "promotion_reactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_reactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"promotion_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "promotion_reactions_kind_check" CHECK ("kind" in ('LIKE', 'VIEW'))
);

ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_kind_check";
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_submitted_user_id_fk" FOREIGN KEY ("submitted_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_approved_user_id_fk" FOREIGN KEY ("approved_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_rejected_user_id_fk" FOREIGN KEY ("rejected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_published_user_id_fk" FOREIGN KEY ("published_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_terminated_user_id_fk" FOREIGN KEY ("terminated_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "promotion_redemptions" ADD CONSTRAINT "promotion_redemptions_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "promotion_redemptions" ADD CONSTRAINT "promotion_redemptions_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "promotion_redemptions" ADD CONSTRAINT "promotion_redemptions_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "promotion_redemptions" ADD CONSTRAINT "promotion_redemptions_retail_store_id_fk" FOREIGN KEY ("retail_store_id") REFERENCES "public"."retail_stores"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "promotion_redemptions" ADD CONSTRAINT "promotion_redemptions_retail_tenant_id_fk" FOREIGN KEY ("retail_tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "promotion_redemptions" ADD CONSTRAINT "promotion_redemptions_claimed_user_id_fk" FOREIGN KEY ("claimed_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "promotion_redemptions" ADD CONSTRAINT "promotion_redemptions_redeemed_user_id_fk" FOREIGN KEY ("redeemed_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "promotion_redemptions" ADD CONSTRAINT "promotion_redemptions_revoked_user_id_fk" FOREIGN KEY ("revoked_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "promotion_redemptions" ADD CONSTRAINT "promotion_redemptions_expired_user_id_fk" FOREIGN KEY ("expired_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "promotion_rollbacks" ADD CONSTRAINT "promotion_rollbacks_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "promotion_rollbacks" ADD CONSTRAINT "promotion_rollbacks_promotion_redemption_id_fk" FOREIGN KEY ("promotion_redemption_id") REFERENCES "public"."promotion_redemptions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "promotion_rollbacks" ADD CONSTRAINT "promotion_rollbacks_retail_tenant_id_fk" FOREIGN KEY ("retail_tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "promotion_rollbacks" ADD CONSTRAINT "promotion_rollbacks_retail_store_id_fk" FOREIGN KEY ("retail_store_id") REFERENCES "public"."retail_stores"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "promotion_rollbacks" ADD CONSTRAINT "promotion_rollbacks_rolled_back_user_id_fk" FOREIGN KEY ("rolled_back_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "promotion_reactions" ADD CONSTRAINT "promotion_reactions_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "promotion_reactions" ADD CONSTRAINT "promotion_reactions_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "promotion_reactions" ADD CONSTRAINT "promotion_reactions_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "promotions_uuid_key" ON "promotions" USING btree ("uuid");
CREATE INDEX "promotions_office_centre_id_id_idx" ON "promotions" USING btree ("office_centre_id","id");
CREATE INDEX "promotions_tenant_id_id_idx" ON "promotions" USING btree ("tenant_id","id");
CREATE INDEX "promotions_office_centre_id_created_date_id_idx" ON "promotions" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "promotions_office_centre_id_updated_date_id_idx" ON "promotions" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "promotions_office_centre_id_position_id_idx" ON "promotions" USING btree ("office_centre_id","position","id");
CREATE INDEX "promotions_office_centre_id_reference_no_id_idx" ON "promotions" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "promotions_office_centre_id_name_id_en_idx" ON "promotions" USING btree ("office_centre_id",(("name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "promotions_office_centre_id_name_id_zh_hant_idx" ON "promotions" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "promotions_office_centre_id_name_id_zh_hans_idx" ON "promotions" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "promotions_office_centre_id_promotion_start_date_id_idx" ON "promotions" USING btree ("office_centre_id","promotion_start_date","id");
CREATE INDEX "promotions_office_centre_id_promotion_end_date_id_idx" ON "promotions" USING btree ("office_centre_id","promotion_end_date","id");
CREATE INDEX "promotions_office_centre_id_sequence_id_idx" ON "promotions" USING btree ("office_centre_id","sequence","id");
CREATE INDEX "promotions_office_centre_id_status_id_idx" ON "promotions" USING btree ("office_centre_id","status","id");
CREATE INDEX "promotions_office_centre_id_status_created_by_landlord_id_idx" ON "promotions" USING btree ("office_centre_id","status","created_by_landlord","id");
CREATE INDEX "promotions_submitted_user_id_idx" ON "promotions" USING btree ("submitted_user_id");
CREATE INDEX "promotions_approved_user_id_idx" ON "promotions" USING btree ("approved_user_id");
CREATE INDEX "promotions_rejected_user_id_idx" ON "promotions" USING btree ("rejected_user_id");
CREATE INDEX "promotions_published_user_id_idx" ON "promotions" USING btree ("published_user_id");
CREATE INDEX "promotions_terminated_user_id_idx" ON "promotions" USING btree ("terminated_user_id");
CREATE INDEX "promotions_banner_image_file_ids_idx" ON "promotions" USING gin ("banner_image_file_ids");
CREATE INDEX "promotions_retail_stores_ids_idx" ON "promotions" USING gin ("retail_stores_ids");
CREATE INDEX "promotions_selected_tenant_ids_idx" ON "promotions" USING gin ("selected_tenant_ids");
CREATE UNIQUE INDEX "promotions_reference_no_key" ON "promotions" USING btree ("office_centre_id","reference_no") WHERE deleted_date is null;
CREATE INDEX "promotions_search_idx" ON "promotions" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "promotions_letters_idx" ON "promotions" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "promotion_redemptions_uuid_key" ON "promotion_redemptions" USING btree ("uuid");
CREATE INDEX "promotion_redemptions_office_centre_id_id_idx" ON "promotion_redemptions" USING btree ("office_centre_id","id");
CREATE INDEX "promotion_redemptions_retail_tenant_id_id_idx" ON "promotion_redemptions" USING btree ("retail_tenant_id","id");
CREATE INDEX "promotion_redemptions_office_centre_id_created_date_id_idx" ON "promotion_redemptions" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "promotion_redemptions_office_centre_id_updated_date_id_idx" ON "promotion_redemptions" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "promotion_redemptions_office_centre_id_reference_no_id_idx" ON "promotion_redemptions" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "promotion_redemptions_office_centre_id_claimed_date_id_idx" ON "promotion_redemptions" USING btree ("office_centre_id","claimed_date","id");
CREATE INDEX "promotion_redemptions_office_centre_id_redeemed_date_id_idx" ON "promotion_redemptions" USING btree ("office_centre_id","redeemed_date","id");
CREATE INDEX "promotion_redemptions_office_centre_id_status_id_idx" ON "promotion_redemptions" USING btree ("office_centre_id","status","id");
CREATE INDEX "promotion_redemptions_promotion_id_id_idx" ON "promotion_redemptions" USING btree ("promotion_id","id");
CREATE INDEX "promotion_redemptions_user_id_id_idx" ON "promotion_redemptions" USING btree ("user_id","id");
CREATE INDEX "promotion_redemptions_retail_store_id_id_idx" ON "promotion_redemptions" USING btree ("retail_store_id","id");
CREATE INDEX "promotion_redemptions_status_expires_at_idx" ON "promotion_redemptions" USING btree ("status","expires_at");
CREATE INDEX "promotion_redemptions_claimed_user_id_idx" ON "promotion_redemptions" USING btree ("claimed_user_id");
CREATE INDEX "promotion_redemptions_redeemed_user_id_idx" ON "promotion_redemptions" USING btree ("redeemed_user_id");
CREATE INDEX "promotion_redemptions_revoked_user_id_idx" ON "promotion_redemptions" USING btree ("revoked_user_id");
CREATE INDEX "promotion_redemptions_expired_user_id_idx" ON "promotion_redemptions" USING btree ("expired_user_id");
CREATE UNIQUE INDEX "promotion_redemptions_reference_no_key" ON "promotion_redemptions" USING btree ("office_centre_id","reference_no");
CREATE UNIQUE INDEX "promotion_redemptions_redemption_code_key" ON "promotion_redemptions" USING btree (lower("redemption_code"));
CREATE INDEX "promotion_redemptions_search_idx" ON "promotion_redemptions" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "promotion_redemptions_letters_idx" ON "promotion_redemptions" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "promotion_rollbacks_uuid_key" ON "promotion_rollbacks" USING btree ("uuid");
CREATE INDEX "promotion_rollbacks_office_centre_id_id_idx" ON "promotion_rollbacks" USING btree ("office_centre_id","id");
CREATE INDEX "promotion_rollbacks_retail_tenant_id_id_idx" ON "promotion_rollbacks" USING btree ("retail_tenant_id","id");
CREATE INDEX "promotion_rollbacks_office_centre_id_created_date_id_idx" ON "promotion_rollbacks" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "promotion_rollbacks_office_centre_id_updated_date_id_idx" ON "promotion_rollbacks" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "promotion_rollbacks_office_centre_id_rolled_back_date_id_idx" ON "promotion_rollbacks" USING btree ("office_centre_id","rolled_back_date","id");
CREATE INDEX "promotion_rollbacks_office_centre_id_transaction_id_id_idx" ON "promotion_rollbacks" USING btree ("office_centre_id",("transaction_id") collate "und-x-icu","id");
CREATE INDEX "promotion_rollbacks_retail_store_id_id_idx" ON "promotion_rollbacks" USING btree ("retail_store_id","id");
CREATE INDEX "promotion_rollbacks_rolled_back_user_id_id_idx" ON "promotion_rollbacks" USING btree ("rolled_back_user_id","id");
CREATE INDEX "promotion_rollbacks_promotion_redemption_id_id_idx" ON "promotion_rollbacks" USING btree ("promotion_redemption_id","id");
CREATE UNIQUE INDEX "promotion_reactions_uuid_key" ON "promotion_reactions" USING btree ("uuid");
CREATE INDEX "promotion_reactions_office_centre_id_id_idx" ON "promotion_reactions" USING btree ("office_centre_id","id");
CREATE INDEX "promotion_reactions_office_centre_id_created_date_id_idx" ON "promotion_reactions" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "promotion_reactions_office_centre_id_updated_date_id_idx" ON "promotion_reactions" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "promotion_reactions_office_centre_id_kind_id_idx" ON "promotion_reactions" USING btree ("office_centre_id","kind","id");
CREATE INDEX "promotion_reactions_promotion_id_idx" ON "promotion_reactions" USING btree ("promotion_id");
CREATE INDEX "promotion_reactions_user_id_idx" ON "promotion_reactions" USING btree ("user_id");
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_kind_check" CHECK ("kind" in ('notification', 'event', 'serviceRequest', 'feedback', 'aircon', 'permit', 'document', 'loan', 'marketplace', 'privileges'));
create unique index "promotion_reactions_once_limit" on "promotion_reactions" ("promotion_id", "user_id", "kind");
