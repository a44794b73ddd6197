CREATE TABLE "data_providers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_providers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"enabled" boolean DEFAULT false NOT NULL,
	"holidays_url" text,
	"user_name" text,
	"password" text,
	"read_date" timestamp(3) with time zone,
	"reading" text,
	"found" integer,
	"added" integer,
	"removed" integer,
	CONSTRAINT "data_providers_reading_check" CHECK ("reading" in ('READ', 'NOT_ALLOWED', 'UNREACHABLE', 'SIGN_IN', 'NOT_FOUND', 'UNREADABLE', 'EMPTY'))
);

ALTER TABLE "holidays" ADD COLUMN "from_provider" boolean DEFAULT false NOT NULL;
ALTER TABLE "data_providers" ADD CONSTRAINT "data_providers_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "data_providers_uuid_key" ON "data_providers" USING btree ("uuid");
CREATE INDEX "data_providers_office_centre_id_id_idx" ON "data_providers" USING btree ("office_centre_id","id");
CREATE INDEX "data_providers_office_centre_id_created_date_id_idx" ON "data_providers" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "data_providers_office_centre_id_updated_date_id_idx" ON "data_providers" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "holidays_office_centre_id_from_provider_id_idx" ON "holidays" USING btree ("office_centre_id","from_provider","id");
create unique index "data_providers_once_limit" on "data_providers" ("office_centre_id");
