CREATE TABLE "account_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"user_id" bigint NOT NULL,
	"office_centre_id" bigint,
	"token_hash" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_date" timestamp(3) with time zone NOT NULL,
	"used_date" timestamp(3) with time zone,
	"created_by" bigint
);

CREATE TABLE "trusted_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"user_agent" text,
	"ip" text,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_used_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_date" timestamp(3) with time zone NOT NULL,
	"removed_date" timestamp(3) with time zone
);

CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"locale" text NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"ip" text
);

CREATE TABLE "identity_providers" (
	"office_centre_id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text,
	"domains" text[] DEFAULT '{}'::text[] NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "sso_requests" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"office_centre_id" bigint NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"browser_hash" text NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_date" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "external_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "external_identities_pk" PRIMARY KEY("issuer","subject")
);

ALTER TABLE "user_roles" DROP CONSTRAINT "user_roles_role_code_check";
ALTER TABLE "sessions" ADD COLUMN "method" text DEFAULT 'PASSWORD' NOT NULL;
ALTER TABLE "office_centres" ADD COLUMN "password_expiry_days" integer;
ALTER TABLE "user_roles" ADD COLUMN "granted_permissions" text[];
ALTER TABLE "user_roles" ADD COLUMN "denied_permissions" text[];
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "trusted_devices" ADD CONSTRAINT "trusted_devices_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "account_links_token_hash_key" ON "account_links" USING btree ("token_hash");
CREATE INDEX "account_links_user_id_idx" ON "account_links" USING btree ("user_id","purpose");
CREATE UNIQUE INDEX "trusted_devices_token_hash_key" ON "trusted_devices" USING btree ("token_hash");
CREATE INDEX "trusted_devices_user_id_idx" ON "trusted_devices" USING btree ("user_id");
CREATE INDEX "consents_user_id_idx" ON "consents" USING btree ("user_id");
CREATE INDEX "external_identities_user_id_idx" ON "external_identities" USING btree ("user_id");
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_code_check" CHECK ("role_code" in ('SUPERADMIN', 'PLATFORM_ADMIN', 'PLATFORM_SALES', 'PLATFORM_FINANCE', 'PLATFORM_OPERATIONS', 'PLATFORM_CUSTOMER_RELATIONS', 'DEVICE_PLATFORM_ADMIN', 'LANDLORD_ADMIN', 'LANDLORD_ADMIN_VIEW_ONLY', 'MASTER_ADMIN', 'SUB_ADMIN', 'STAFF', 'FACILITY_BOOKING_ADMIN', 'CONCIERGE', 'LOAN_ITEMS_ADMIN', 'MERCHANT', 'BUILDING_USER', 'TENANT_USER', 'CONTRACTOR'));
