CREATE TABLE "identity_refusals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_refusals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"source" text NOT NULL,
	"subject" text,
	"asked" text,
	"reason" text NOT NULL,
	"detail" text,
	"times" integer,
	"last_date" timestamp(3) with time zone,
	"office_centre_id" bigint,
	"building_id" bigint,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("subject", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "identity_refusals_source_check" CHECK ("source" in ('DIRECTORY', 'SIGN_IN')),
	CONSTRAINT "identity_refusals_reason_check" CHECK ("reason" in ('WRONG_VALUE', 'WRONG_FILTER', 'TAKEN', 'LAST_ADMIN', 'WORKS_ELSEWHERE', 'INVITED_OFTEN', 'ABOVE', 'ADDRESS_KEPT', 'NOT_ALLOWED', 'NOT_VERIFIED', 'NO_ADDRESS', 'GUEST', 'FOREIGN_DOMAIN', 'NOT_HERE', 'OTHER_SUBJECT', 'NO_ENTRY', 'SILENT', 'WRONG_ANSWER'))
);

CREATE TABLE "directory_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "directory_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"display_name" text NOT NULL,
	"external_id" text,
	"member_count" integer,
	"applied_date" timestamp(3) with time zone,
	"office_centre_id" bigint,
	"building_id" bigint,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("display_name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	"members" jsonb
);

ALTER TABLE "directory_people" DROP CONSTRAINT "directory_people_reason_check";
ALTER TABLE "identity_providers" ADD COLUMN "trusts_domains" boolean;
ALTER TABLE "identity_refusals" ADD CONSTRAINT "identity_refusals_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "identity_refusals" ADD CONSTRAINT "identity_refusals_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "directory_groups" ADD CONSTRAINT "directory_groups_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "directory_groups" ADD CONSTRAINT "directory_groups_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "identity_refusals_uuid_key" ON "identity_refusals" USING btree ("uuid");
CREATE INDEX "identity_refusals_building_id_id_idx" ON "identity_refusals" USING btree ("building_id","id");
CREATE INDEX "identity_refusals_office_centre_id_id_idx" ON "identity_refusals" USING btree ("office_centre_id","id");
CREATE INDEX "identity_refusals_building_id_created_date_id_idx" ON "identity_refusals" USING btree ("building_id","created_date","id");
CREATE INDEX "identity_refusals_building_id_updated_date_id_idx" ON "identity_refusals" USING btree ("building_id","updated_date","id");
CREATE INDEX "identity_refusals_building_id_last_date_id_idx" ON "identity_refusals" USING btree ("building_id","last_date","id");
CREATE INDEX "identity_refusals_building_id_times_id_idx" ON "identity_refusals" USING btree ("building_id","times","id");
CREATE INDEX "identity_refusals_search_idx" ON "identity_refusals" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "identity_refusals_letters_idx" ON "identity_refusals" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "directory_groups_uuid_key" ON "directory_groups" USING btree ("uuid");
CREATE INDEX "directory_groups_building_id_id_idx" ON "directory_groups" USING btree ("building_id","id");
CREATE INDEX "directory_groups_office_centre_id_id_idx" ON "directory_groups" USING btree ("office_centre_id","id");
CREATE INDEX "directory_groups_building_id_created_date_id_idx" ON "directory_groups" USING btree ("building_id","created_date","id");
CREATE INDEX "directory_groups_building_id_updated_date_id_idx" ON "directory_groups" USING btree ("building_id","updated_date","id");
CREATE INDEX "directory_groups_building_id_display_name_id_idx" ON "directory_groups" USING btree ("building_id",("display_name") collate "und-x-icu","id");
CREATE INDEX "directory_groups_building_id_member_count_id_idx" ON "directory_groups" USING btree ("building_id","member_count","id");
CREATE INDEX "directory_groups_building_id_applied_date_id_idx" ON "directory_groups" USING btree ("building_id","applied_date","id");
CREATE INDEX "directory_groups_search_idx" ON "directory_groups" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "directory_groups_letters_idx" ON "directory_groups" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
ALTER TABLE "directory_people" ADD CONSTRAINT "directory_people_reason_check" CHECK ("reason" in ('LAST_ADMIN', 'WORKS_ELSEWHERE', 'INVITED_OFTEN', 'ABOVE', 'ADDRESS_KEPT', 'OFF_HERE', 'NOT_ALLOWED'));
