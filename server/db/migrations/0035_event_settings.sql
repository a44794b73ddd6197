CREATE TABLE "event_settings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint NOT NULL,
	"tc" jsonb,
	"is_limited_event" boolean DEFAULT true NOT NULL,
	"is_cancellable" boolean DEFAULT true NOT NULL,
	"enable_registration_limit" boolean DEFAULT false NOT NULL,
	"registration_limit_per_user" integer
);

ALTER TABLE "event_settings" ADD CONSTRAINT "event_settings_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "event_settings_uuid_key" ON "event_settings" USING btree ("uuid");
CREATE INDEX "event_settings_office_centre_id_id_idx" ON "event_settings" USING btree ("office_centre_id","id");
CREATE INDEX "event_settings_office_centre_id_created_date_id_idx" ON "event_settings" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "event_settings_office_centre_id_updated_date_id_idx" ON "event_settings" USING btree ("office_centre_id","updated_date","id");
create unique index "event_settings_once_limit" on "event_settings" ("office_centre_id");
