CREATE TABLE "service_request_places" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_request_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"floor_no" text,
	"assignee_id" bigint,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", '') || ' ' || coalesce("floor_no", ''))) STORED
);

DROP INDEX "fm_forms_office_centre_id_status_id_request_type_o_4eb9501f_idx";
ALTER TABLE "service_requests" ADD COLUMN "place_id" bigint;
ALTER TABLE "service_requests" ADD COLUMN "guest_name" text;
ALTER TABLE "service_requests" ADD COLUMN "guest_email" text;
ALTER TABLE "service_requests" ADD COLUMN "guest_mobile" text;
ALTER TABLE "service_requests" ADD COLUMN "guest_language" text;
ALTER TABLE "service_request_forms" ADD COLUMN "without_sign_in" boolean DEFAULT false NOT NULL;
ALTER TABLE "service_requests" drop column "search_text";
ALTER TABLE "service_requests" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", '') || ' ' || coalesce("location", '') || ' ' || coalesce("guest_name", '') || ' ' || coalesce("guest_email", '') || ' ' || coalesce("remark", ''))) STORED;
ALTER TABLE "service_request_places" ADD CONSTRAINT "service_request_places_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "service_request_places" ADD CONSTRAINT "service_request_places_assignee_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "service_request_places_uuid_key" ON "service_request_places" USING btree ("uuid");
CREATE INDEX "service_request_places_office_centre_id_id_idx" ON "service_request_places" USING btree ("office_centre_id","id");
CREATE INDEX "service_request_places_office_centre_id_created_date_id_idx" ON "service_request_places" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "service_request_places_office_centre_id_updated_date_id_idx" ON "service_request_places" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "service_request_places_office_centre_id_name_id_idx" ON "service_request_places" USING btree ("office_centre_id","name","id");
CREATE INDEX "service_request_places_office_centre_id_floor_no_id_idx" ON "service_request_places" USING btree ("office_centre_id","floor_no","id");
CREATE INDEX "service_request_places_assignee_id_id_idx" ON "service_request_places" USING btree ("assignee_id","id");
CREATE UNIQUE INDEX "service_request_places_name_key" ON "service_request_places" USING btree ("office_centre_id",lower("name"));
CREATE INDEX "service_request_places_search_idx" ON "service_request_places" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "service_request_places_letters_idx" ON "service_request_places" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."service_request_places"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "service_requests_place_id_id_idx" ON "service_requests" USING btree ("place_id","id");
CREATE INDEX "service_requests_search_idx" ON "service_requests" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "service_requests_letters_idx" ON "service_requests" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "fm_forms_office_centre_id_status_id_request_type_o_fbe930c4_idx" ON "fm_forms" USING btree ("office_centre_id","status","id","request_type","overnight_work","suspended","handed_back");
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_guest_language_check" CHECK ("guest_language" in ('en', 'zh-Hant', 'zh-Hans'));
-- Lost with the search text of polls in 0020.
CREATE INDEX "poll_forms_search_idx" ON "poll_forms" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "poll_forms_letters_idx" ON "poll_forms" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
