CREATE TABLE "message_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"about" text,
	"step" text,
	"kind" text,
	"name" jsonb,
	"placeholders" text[],
	"default_subject" jsonb,
	"default_body" jsonb,
	"subject" jsonb,
	"body" jsonb,
	"is_own" boolean DEFAULT false NOT NULL,
	"sends_mail" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''))) STORED,
	CONSTRAINT "message_templates_kind_check" CHECK ("kind" in ('notification', 'event', 'serviceRequest', 'aircon', 'permit', 'document', 'marketplace'))
);

ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "message_templates_uuid_key" ON "message_templates" USING btree ("uuid");
CREATE INDEX "message_templates_office_centre_id_id_idx" ON "message_templates" USING btree ("office_centre_id","id");
CREATE INDEX "message_templates_office_centre_id_created_date_id_idx" ON "message_templates" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "message_templates_office_centre_id_updated_date_id_idx" ON "message_templates" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "message_templates_office_centre_id_name_id_en_idx" ON "message_templates" USING btree ("office_centre_id",(("name"->>'en')),"id");
CREATE INDEX "message_templates_office_centre_id_name_id_zh_hant_idx" ON "message_templates" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))),"id");
CREATE INDEX "message_templates_office_centre_id_name_id_zh_hans_idx" ON "message_templates" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))),"id");
CREATE INDEX "message_templates_office_centre_id_kind_id_idx" ON "message_templates" USING btree ("office_centre_id","kind","id");
CREATE INDEX "message_templates_search_idx" ON "message_templates" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "message_templates_letters_idx" ON "message_templates" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
create unique index "message_templates_once_limit" on "message_templates" ("office_centre_id", "about", "step");
