CREATE TABLE "result_tallies" (
	"entity" text NOT NULL,
	"record_id" bigint NOT NULL,
	"question" text NOT NULL,
	"value" text NOT NULL,
	"day" date NOT NULL,
	"company_id" bigint NOT NULL,
	"count" bigint NOT NULL,
	"total" numeric NOT NULL,
	CONSTRAINT "result_tallies_pk" PRIMARY KEY("entity","record_id","question","value","day","company_id")
);

CREATE TABLE "poll_form_responses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "poll_form_responses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"poll_form_id" bigint,
	"office_centre_id" bigint,
	"respondent_id" bigint,
	"tenant_id" bigint,
	"answers" jsonb,
	"day" date,
	"words" text,
	"has_words" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("words", ''))) STORED
);

ALTER TABLE "poll_forms" drop column "search_text";
ALTER TABLE "poll_forms" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", '') || ' ' || coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''))) STORED;
ALTER TABLE "poll_forms" ADD COLUMN "options_version" integer;
ALTER TABLE "poll_forms" ADD COLUMN "former_options" jsonb;
ALTER TABLE "poll_form_responses" ADD CONSTRAINT "poll_form_responses_poll_form_id_fk" FOREIGN KEY ("poll_form_id") REFERENCES "public"."poll_forms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "poll_form_responses" ADD CONSTRAINT "poll_form_responses_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "poll_form_responses" ADD CONSTRAINT "poll_form_responses_respondent_id_fk" FOREIGN KEY ("respondent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "poll_form_responses" ADD CONSTRAINT "poll_form_responses_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "poll_form_responses_uuid_key" ON "poll_form_responses" USING btree ("uuid");
CREATE INDEX "poll_form_responses_office_centre_id_id_idx" ON "poll_form_responses" USING btree ("office_centre_id","id");
CREATE INDEX "poll_form_responses_office_centre_id_created_date_id_idx" ON "poll_form_responses" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "poll_form_responses_office_centre_id_updated_date_id_idx" ON "poll_form_responses" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "poll_form_responses_office_centre_id_day_id_idx" ON "poll_form_responses" USING btree ("office_centre_id","day","id");
CREATE INDEX "poll_form_responses_respondent_id_id_idx" ON "poll_form_responses" USING btree ("respondent_id","id");
CREATE INDEX "poll_form_responses_tenant_id_id_idx" ON "poll_form_responses" USING btree ("tenant_id","id");
CREATE INDEX "poll_form_responses_poll_form_id_idx" ON "poll_form_responses" USING btree ("poll_form_id");
CREATE INDEX "poll_form_responses_search_idx" ON "poll_form_responses" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "poll_form_responses_letters_idx" ON "poll_form_responses" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "poll_forms_status_publish_end_date_idx" ON "poll_forms" USING btree ("status","publish_end_date");
UPDATE "poll_forms" SET "options_version" = 1;
