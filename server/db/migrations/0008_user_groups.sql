CREATE TABLE "user_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"group_name" text NOT NULL,
	"office_centre_id" bigint,
	"building_id" bigint,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("group_name", ''))) STORED
);

CREATE TABLE "user_group_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_group_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"user_group_id" bigint NOT NULL,
	"user_id" bigint NOT NULL
);

ALTER TABLE "user_groups" ADD CONSTRAINT "user_groups_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_groups" ADD CONSTRAINT "user_groups_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_group_members" ADD CONSTRAINT "user_group_members_user_group_id_fk" FOREIGN KEY ("user_group_id") REFERENCES "public"."user_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_group_members" ADD CONSTRAINT "user_group_members_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "user_groups_uuid_key" ON "user_groups" USING btree ("uuid");
CREATE INDEX "user_groups_building_id_id_idx" ON "user_groups" USING btree ("building_id","id");
CREATE INDEX "user_groups_office_centre_id_id_idx" ON "user_groups" USING btree ("office_centre_id","id");
CREATE INDEX "user_groups_building_id_created_date_id_idx" ON "user_groups" USING btree ("building_id","created_date","id");
CREATE INDEX "user_groups_building_id_updated_date_id_idx" ON "user_groups" USING btree ("building_id","updated_date","id");
CREATE INDEX "user_groups_building_id_group_name_id_idx" ON "user_groups" USING btree ("building_id","group_name","id");
CREATE INDEX "user_groups_search_idx" ON "user_groups" USING gin ("search_text" gin_trgm_ops);
CREATE UNIQUE INDEX "user_group_members_uuid_key" ON "user_group_members" USING btree ("uuid");
CREATE INDEX "user_group_members_created_date_id_idx" ON "user_group_members" USING btree ("created_date","id");
CREATE INDEX "user_group_members_updated_date_id_idx" ON "user_group_members" USING btree ("updated_date","id");
CREATE INDEX "user_group_members_user_group_id_idx" ON "user_group_members" USING btree ("user_group_id");
CREATE INDEX "user_group_members_user_id_idx" ON "user_group_members" USING btree ("user_id");
CREATE INDEX "office_centres_landlord_id_building_name_id_idx" ON "office_centres" USING btree ("landlord_id","building_name","id");
