CREATE TABLE "user_preferences" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_preferences_pk" PRIMARY KEY("user_id","key")
);

CREATE TABLE "saved_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entity" text NOT NULL,
	"name" text NOT NULL,
	"user_id" bigint NOT NULL,
	"building_id" bigint,
	"shared" boolean DEFAULT false NOT NULL,
	"settings" jsonb NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "bulk_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"office_centre_id" bigint,
	"entity" text NOT NULL,
	"upload" text NOT NULL,
	"file_name" text NOT NULL,
	"status" text DEFAULT 'PROCESSED' NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"uploaded" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"confirmed_date" timestamp(3) with time zone,
	"finished_date" timestamp(3) with time zone
);

CREATE TABLE "bulk_upload_rows" (
	"upload_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"data" jsonb NOT NULL,
	"problems" jsonb,
	"status" text NOT NULL,
	"record_id" bigint,
	CONSTRAINT "bulk_upload_rows_pk" PRIMARY KEY("upload_id","number")
);

CREATE TABLE "system_tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"building_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "bulk_uploads" ADD CONSTRAINT "bulk_uploads_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "bulk_upload_rows" ADD CONSTRAINT "bulk_upload_rows_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."bulk_uploads"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "saved_views_user_id_idx" ON "saved_views" USING btree ("user_id","entity");
CREATE INDEX "saved_views_building_id_idx" ON "saved_views" USING btree ("building_id","entity");
CREATE INDEX "bulk_uploads_user_id_idx" ON "bulk_uploads" USING btree ("user_id","created_date" DESC NULLS LAST);
CREATE UNIQUE INDEX "system_tags_building_id_name_key" ON "system_tags" USING btree ("building_id","name");
