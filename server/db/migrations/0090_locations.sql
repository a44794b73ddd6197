CREATE TABLE "ls_location_check_ins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ls_location_check_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"location_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"tenant_id" bigint,
	"checked_in_date" timestamp(3) with time zone,
	"ends_at" timestamp(3) with time zone,
	"source" text,
	"filled_up" boolean DEFAULT false NOT NULL,
	"request_key" text,
	"status" text NOT NULL,
	"checked_out_date" timestamp(3) with time zone,
	"checked_out_user_id" bigint,
	CONSTRAINT "ls_location_check_ins_source_check" CHECK ("source" in ('APP', 'PORTAL')),
	CONSTRAINT "ls_location_check_ins_status_check" CHECK ("status" in ('CHECKED_IN', 'CHECKED_OUT', 'ENDED'))
);

CREATE TABLE "ls_locations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ls_locations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"floor_no" text,
	"capacity" integer,
	"stay_minutes" integer NOT NULL,
	"unique_code" text,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", '') || ' ' || coalesce("floor_no", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	"deleted_date" timestamp(3) with time zone
);

ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_kind_check";
ALTER TABLE "ls_location_check_ins" ADD CONSTRAINT "ls_location_check_ins_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "ls_location_check_ins" ADD CONSTRAINT "ls_location_check_ins_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."ls_locations"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "ls_location_check_ins" ADD CONSTRAINT "ls_location_check_ins_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "ls_location_check_ins" ADD CONSTRAINT "ls_location_check_ins_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "ls_location_check_ins" ADD CONSTRAINT "ls_location_check_ins_checked_out_user_id_fk" FOREIGN KEY ("checked_out_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "ls_locations" ADD CONSTRAINT "ls_locations_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "ls_location_check_ins_uuid_key" ON "ls_location_check_ins" USING btree ("uuid");
CREATE INDEX "ls_location_check_ins_office_centre_id_id_idx" ON "ls_location_check_ins" USING btree ("office_centre_id","id");
CREATE INDEX "ls_location_check_ins_office_centre_id_created_date_id_idx" ON "ls_location_check_ins" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "ls_location_check_ins_office_centre_id_updated_date_id_idx" ON "ls_location_check_ins" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "ls_location_check_ins_office_centre_id_checked_in_date_id_idx" ON "ls_location_check_ins" USING btree ("office_centre_id","checked_in_date","id");
CREATE INDEX "ls_location_check_ins_office_centre_id_ends_at_id_idx" ON "ls_location_check_ins" USING btree ("office_centre_id","ends_at","id");
CREATE INDEX "ls_location_check_ins_office_centre_id_status_id_idx" ON "ls_location_check_ins" USING btree ("office_centre_id","status","id");
CREATE INDEX "ls_location_check_ins_location_id_id_idx" ON "ls_location_check_ins" USING btree ("location_id","id");
CREATE INDEX "ls_location_check_ins_user_id_id_idx" ON "ls_location_check_ins" USING btree ("user_id","id");
CREATE INDEX "ls_location_check_ins_tenant_id_id_idx" ON "ls_location_check_ins" USING btree ("tenant_id","id");
CREATE INDEX "ls_location_check_ins_status_ends_at_idx" ON "ls_location_check_ins" USING btree ("status","ends_at");
CREATE INDEX "ls_location_check_ins_office_centre_id_status_source_id_idx" ON "ls_location_check_ins" USING btree ("office_centre_id","status","source","id");
CREATE INDEX "ls_location_check_ins_checked_out_user_id_idx" ON "ls_location_check_ins" USING btree ("checked_out_user_id");
CREATE UNIQUE INDEX "ls_location_check_ins_request_key_key" ON "ls_location_check_ins" USING btree (lower("request_key"));
CREATE UNIQUE INDEX "ls_locations_uuid_key" ON "ls_locations" USING btree ("uuid");
CREATE INDEX "ls_locations_office_centre_id_id_idx" ON "ls_locations" USING btree ("office_centre_id","id");
CREATE INDEX "ls_locations_office_centre_id_created_date_id_idx" ON "ls_locations" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "ls_locations_office_centre_id_updated_date_id_idx" ON "ls_locations" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "ls_locations_office_centre_id_name_id_idx" ON "ls_locations" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "ls_locations_office_centre_id_floor_no_id_idx" ON "ls_locations" USING btree ("office_centre_id",("floor_no") collate "und-x-icu","id");
CREATE INDEX "ls_locations_office_centre_id_capacity_id_idx" ON "ls_locations" USING btree ("office_centre_id","capacity","id");
CREATE UNIQUE INDEX "ls_locations_name_key" ON "ls_locations" USING btree ("office_centre_id",lower("name")) WHERE deleted_date is null;
CREATE UNIQUE INDEX "ls_locations_unique_code_key" ON "ls_locations" USING btree (lower("unique_code")) WHERE deleted_date is null;
CREATE INDEX "ls_locations_search_idx" ON "ls_locations" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "ls_locations_letters_idx" ON "ls_locations" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_kind_check" CHECK ("kind" in ('notification', 'event', 'serviceRequest', 'feedback', 'aircon', 'permit', 'document', 'hotdesk', 'loan', 'booking', 'loadingBay', 'location', 'marketplace', 'privileges'));
alter table "ls_location_check_ins" add constraint "ls_location_check_ins_one_place_limit" exclude using gist ("user_id" with =, tstzrange("checked_in_date", "ends_at", '[)') with &&) where ("status" in ('CHECKED_IN') and "checked_in_date" is not null and "ends_at" is not null);
