CREATE TABLE "domain_proofs" (
	"office_centre_id" bigint NOT NULL,
	"domain" text NOT NULL,
	"proven_by" text NOT NULL,
	"proven_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"checked_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "domain_proofs_pk" PRIMARY KEY("domain")
);

CREATE TABLE "user_invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"username" text NOT NULL,
	"office_centre_id" bigint,
	"building_id" bigint,
	"role_code" text,
	"status" text NOT NULL,
	"sent_date" timestamp(3) with time zone,
	"sent_count" integer,
	"expiry_date" timestamp(3) with time zone,
	"decided_date" timestamp(3) with time zone,
	"from_provider" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("username", ''))) STORED,
	CONSTRAINT "user_invitations_role_code_check" CHECK ("role_code" in ('SUPERADMIN', 'PLATFORM_ADMIN', 'PLATFORM_SALES', 'PLATFORM_FINANCE', 'PLATFORM_OPERATIONS', 'PLATFORM_CUSTOMER_RELATIONS', 'DEVICE_PLATFORM_ADMIN', 'LANDLORD_ADMIN', 'LANDLORD_ADMIN_VIEW_ONLY', 'MASTER_ADMIN', 'SUB_ADMIN', 'STAFF', 'FACILITY_BOOKING_ADMIN', 'CONCIERGE', 'LOAN_ITEMS_ADMIN', 'MERCHANT', 'BUILDING_USER', 'TENANT_USER', 'CONTRACTOR')),
	CONSTRAINT "user_invitations_status_check" CHECK ("status" in ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'EXPIRED'))
);

ALTER TABLE "sessions" ADD COLUMN "provider_building_id" bigint;
ALTER TABLE "user_preferences" ADD COLUMN "provider_building_id" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "user_invitations" ADD CONSTRAINT "user_invitations_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_invitations" ADD CONSTRAINT "user_invitations_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "domain_proofs_office_centre_id_idx" ON "domain_proofs" USING btree ("office_centre_id");
CREATE UNIQUE INDEX "user_invitations_uuid_key" ON "user_invitations" USING btree ("uuid");
CREATE INDEX "user_invitations_building_id_id_idx" ON "user_invitations" USING btree ("building_id","id");
CREATE INDEX "user_invitations_office_centre_id_id_idx" ON "user_invitations" USING btree ("office_centre_id","id");
CREATE INDEX "user_invitations_building_id_created_date_id_idx" ON "user_invitations" USING btree ("building_id","created_date","id");
CREATE INDEX "user_invitations_building_id_updated_date_id_idx" ON "user_invitations" USING btree ("building_id","updated_date","id");
CREATE INDEX "user_invitations_building_id_username_id_idx" ON "user_invitations" USING btree ("building_id","username","id");
CREATE INDEX "user_invitations_building_id_sent_date_id_idx" ON "user_invitations" USING btree ("building_id","sent_date","id");
CREATE INDEX "user_invitations_building_id_expiry_date_id_idx" ON "user_invitations" USING btree ("building_id","expiry_date","id");
CREATE INDEX "user_invitations_building_id_status_id_role_code_idx" ON "user_invitations" USING btree ("building_id","status","id","role_code");
CREATE INDEX "user_invitations_search_idx" ON "user_invitations" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "user_invitations_letters_idx" ON "user_invitations" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
ALTER TABLE "user_preferences" DROP CONSTRAINT "user_preferences_pk";
--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_pk" PRIMARY KEY("user_id","provider_building_id","key");
CREATE INDEX "user_invitations_waiting_idx" ON "user_invitations" USING btree ("username") WHERE "status" = 'PENDING';
-- Sessions that a provider has opened so far belong to the building in which they stand.
UPDATE "sessions" s SET "provider_building_id" = coalesce(c."landlord_id", c."id") FROM "office_centres" c WHERE c."id" = s."office_centre_id" AND s."method" = 'SSO';
