CREATE TABLE "global_user_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "global_user_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"group_name" text NOT NULL,
	"auto_approve_booking" boolean DEFAULT false NOT NULL,
	"max_booking" integer,
	"max_booking_unit" text,
	"credit_period" integer,
	"credit_period_unit" text,
	"member_count" integer,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("group_name", ''))) STORED,
	CONSTRAINT "global_user_groups_max_booking_unit_check" CHECK ("max_booking_unit" in ('DAY', 'WEEK', 'MONTH', 'YEAR')),
	CONSTRAINT "global_user_groups_credit_period_unit_check" CHECK ("credit_period_unit" in ('DAY', 'WEEK', 'MONTH', 'YEAR'))
);

CREATE TABLE "global_user_group_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "global_user_group_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"global_user_group_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"tenant_id" bigint
);

DROP INDEX "user_group_members_created_date_id_idx";
DROP INDEX "user_group_members_updated_date_id_idx";
DROP INDEX "user_group_members_user_group_id_idx";
DROP INDEX "user_group_members_user_id_idx";
DROP INDEX "activity_event_time_slots_activity_event_id_idx";
ALTER TABLE "user_groups" ADD COLUMN "auto_approve_booking" boolean DEFAULT false NOT NULL;
ALTER TABLE "user_groups" ADD COLUMN "max_booking" integer;
ALTER TABLE "user_groups" ADD COLUMN "max_booking_unit" text;
ALTER TABLE "user_groups" ADD COLUMN "credit_period" integer;
ALTER TABLE "user_groups" ADD COLUMN "credit_period_unit" text;
ALTER TABLE "user_groups" ADD COLUMN "member_count" integer;
ALTER TABLE "user_group_members" ADD COLUMN "tenant_id" bigint;
ALTER TABLE "user_group_members" ADD COLUMN "office_centre_id" bigint;
ALTER TABLE "user_group_members" ADD COLUMN "building_id" bigint;
-- Members of before: once each, with the owners of their group, and in the company where they work.
DELETE FROM "user_group_members" a USING "user_group_members" b WHERE a."user_group_id" = b."user_group_id" AND a."user_id" = b."user_id" AND a."id" > b."id";
UPDATE "user_group_members" m SET "building_id" = g."building_id", "office_centre_id" = g."office_centre_id",
  "tenant_id" = (SELECT r."office_centre_id" FROM "user_roles" r WHERE r."user_id" = m."user_id" AND r."building_id" = g."building_id"
    AND (g."office_centre_id" = g."building_id" OR r."office_centre_id" = g."office_centre_id") ORDER BY r."id" LIMIT 1)
  FROM "user_groups" g WHERE g."id" = m."user_group_id";
UPDATE "user_groups" g SET "member_count" = (SELECT count(*) FROM "user_group_members" m WHERE m."user_group_id" = g."id");
ALTER TABLE "global_user_group_members" ADD CONSTRAINT "global_user_group_members_global_user_group_id_fk" FOREIGN KEY ("global_user_group_id") REFERENCES "public"."global_user_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "global_user_group_members" ADD CONSTRAINT "global_user_group_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "global_user_group_members" ADD CONSTRAINT "global_user_group_members_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "global_user_groups_uuid_key" ON "global_user_groups" USING btree ("uuid");
CREATE INDEX "global_user_groups_created_date_id_idx" ON "global_user_groups" USING btree ("created_date","id");
CREATE INDEX "global_user_groups_updated_date_id_idx" ON "global_user_groups" USING btree ("updated_date","id");
CREATE INDEX "global_user_groups_group_name_id_idx" ON "global_user_groups" USING btree ("group_name","id");
CREATE INDEX "global_user_groups_member_count_id_idx" ON "global_user_groups" USING btree ("member_count","id");
CREATE INDEX "global_user_groups_search_idx" ON "global_user_groups" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "global_user_groups_letters_idx" ON "global_user_groups" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "global_user_group_members_uuid_key" ON "global_user_group_members" USING btree ("uuid");
CREATE INDEX "global_user_group_members_created_date_id_idx" ON "global_user_group_members" USING btree ("created_date","id");
CREATE INDEX "global_user_group_members_updated_date_id_idx" ON "global_user_group_members" USING btree ("updated_date","id");
CREATE INDEX "global_user_group_members_user_id_id_idx" ON "global_user_group_members" USING btree ("user_id","id");
CREATE INDEX "global_user_group_members_tenant_id_id_idx" ON "global_user_group_members" USING btree ("tenant_id","id");
CREATE INDEX "global_user_group_members_global_user_group_id_id_idx" ON "global_user_group_members" USING btree ("global_user_group_id","id");
ALTER TABLE "user_group_members" ADD CONSTRAINT "user_group_members_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "user_group_members" ADD CONSTRAINT "user_group_members_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_group_members" ADD CONSTRAINT "user_group_members_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "user_groups_building_id_member_count_id_idx" ON "user_groups" USING btree ("building_id","member_count","id");
CREATE INDEX "user_group_members_building_id_id_idx" ON "user_group_members" USING btree ("building_id","id");
CREATE INDEX "user_group_members_office_centre_id_id_idx" ON "user_group_members" USING btree ("office_centre_id","id");
CREATE INDEX "user_group_members_building_id_created_date_id_idx" ON "user_group_members" USING btree ("building_id","created_date","id");
CREATE INDEX "user_group_members_building_id_updated_date_id_idx" ON "user_group_members" USING btree ("building_id","updated_date","id");
CREATE INDEX "user_group_members_user_id_id_idx" ON "user_group_members" USING btree ("user_id","id");
CREATE INDEX "user_group_members_tenant_id_id_idx" ON "user_group_members" USING btree ("tenant_id","id");
CREATE INDEX "user_group_members_user_group_id_id_idx" ON "user_group_members" USING btree ("user_group_id","id");
CREATE INDEX "activity_event_time_slots_activity_event_id_id_idx" ON "activity_event_time_slots" USING btree ("activity_event_id","id");
ALTER TABLE "user_groups" ADD CONSTRAINT "user_groups_max_booking_unit_check" CHECK ("max_booking_unit" in ('DAY', 'WEEK', 'MONTH', 'YEAR'));
ALTER TABLE "user_groups" ADD CONSTRAINT "user_groups_credit_period_unit_check" CHECK ("credit_period_unit" in ('DAY', 'WEEK', 'MONTH', 'YEAR'));
create unique index "user_group_members_once_limit" on "user_group_members" ("user_group_id", "user_id");
create unique index "global_user_group_members_once_limit" on "global_user_group_members" ("global_user_group_id", "user_id");
