CREATE TABLE "directory_tokens" (
	"office_centre_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"hint" text NOT NULL,
	"created_by" text NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_used_date" timestamp(3) with time zone
);

CREATE TABLE "directory_people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "directory_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"username" text NOT NULL,
	"full_name" text,
	"job_title" text,
	"external_id" text,
	"office_centre_id" bigint,
	"building_id" bigint,
	"switched_on" boolean DEFAULT true NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"applied_date" timestamp(3) with time zone,
	"removed_date" timestamp(3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("username", '') || ' ' || coalesce("full_name", ''))) STORED,
	"resource" jsonb,
	CONSTRAINT "directory_people_outcome_check" CHECK ("outcome" in ('MEMBER', 'INVITED', 'OFF', 'REFUSED')),
	CONSTRAINT "directory_people_reason_check" CHECK ("reason" in ('LAST_ADMIN', 'WORKS_ELSEWHERE', 'INVITED_OFTEN', 'ABOVE', 'NOT_ALLOWED'))
);

ALTER TABLE "directory_tokens" ADD CONSTRAINT "directory_tokens_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "directory_people" ADD CONSTRAINT "directory_people_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "directory_people" ADD CONSTRAINT "directory_people_building_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "directory_tokens_token_hash_key" ON "directory_tokens" USING btree ("token_hash");
CREATE UNIQUE INDEX "directory_people_uuid_key" ON "directory_people" USING btree ("uuid");
CREATE INDEX "directory_people_building_id_id_idx" ON "directory_people" USING btree ("building_id","id");
CREATE INDEX "directory_people_office_centre_id_id_idx" ON "directory_people" USING btree ("office_centre_id","id");
CREATE INDEX "directory_people_building_id_created_date_id_idx" ON "directory_people" USING btree ("building_id","created_date","id");
CREATE INDEX "directory_people_building_id_updated_date_id_idx" ON "directory_people" USING btree ("building_id","updated_date","id");
CREATE INDEX "directory_people_building_id_username_id_idx" ON "directory_people" USING btree ("building_id","username","id");
CREATE INDEX "directory_people_building_id_full_name_id_idx" ON "directory_people" USING btree ("building_id","full_name","id");
CREATE INDEX "directory_people_building_id_applied_date_id_idx" ON "directory_people" USING btree ("building_id","applied_date","id");
CREATE INDEX "directory_people_building_id_outcome_id_reason_switched_on_idx" ON "directory_people" USING btree ("building_id","outcome","id","reason","switched_on");
CREATE INDEX "directory_people_search_idx" ON "directory_people" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "directory_people_letters_idx" ON "directory_people" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
create unique index "directory_people_one_address_limit" on "directory_people" ("office_centre_id", "username");
