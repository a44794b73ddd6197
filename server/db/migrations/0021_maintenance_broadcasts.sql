CREATE TABLE "maintenance_broadcasts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "maintenance_broadcasts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"title" jsonb NOT NULL,
	"message" jsonb NOT NULL,
	"start_at" timestamp(3) with time zone NOT NULL,
	"end_at" timestamp(3) with time zone NOT NULL,
	"status" text NOT NULL,
	"cancelled_date" timestamp(3) with time zone,
	"cancelled_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce(("title"->>'en'), '') || ' ' || coalesce(("title"->>'zh-Hant'), '') || ' ' || coalesce(("title"->>'zh-Hans'), ''))) STORED,
	CONSTRAINT "maintenance_broadcasts_status_check" CHECK ("status" in ('SCHEDULED', 'ONGOING', 'ENDED', 'CANCELLED'))
);

ALTER TABLE "maintenance_broadcasts" ADD CONSTRAINT "maintenance_broadcasts_cancelled_user_id_fk" FOREIGN KEY ("cancelled_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "maintenance_broadcasts_uuid_key" ON "maintenance_broadcasts" USING btree ("uuid");
CREATE INDEX "maintenance_broadcasts_created_date_id_idx" ON "maintenance_broadcasts" USING btree ("created_date","id");
CREATE INDEX "maintenance_broadcasts_updated_date_id_idx" ON "maintenance_broadcasts" USING btree ("updated_date","id");
CREATE INDEX "maintenance_broadcasts_title_id_en_idx" ON "maintenance_broadcasts" USING btree ((("title"->>'en')),"id");
CREATE INDEX "maintenance_broadcasts_title_id_zh_hant_idx" ON "maintenance_broadcasts" USING btree ((coalesce(nullif("title"->>'zh-Hant', ''), ("title"->>'en'))),"id");
CREATE INDEX "maintenance_broadcasts_title_id_zh_hans_idx" ON "maintenance_broadcasts" USING btree ((coalesce(nullif("title"->>'zh-Hans', ''), ("title"->>'en'))),"id");
CREATE INDEX "maintenance_broadcasts_start_at_id_idx" ON "maintenance_broadcasts" USING btree ("start_at","id");
CREATE INDEX "maintenance_broadcasts_end_at_id_idx" ON "maintenance_broadcasts" USING btree ("end_at","id");
CREATE INDEX "maintenance_broadcasts_status_id_idx" ON "maintenance_broadcasts" USING btree ("status","id");
CREATE INDEX "maintenance_broadcasts_status_start_at_idx" ON "maintenance_broadcasts" USING btree ("status","start_at");
CREATE INDEX "maintenance_broadcasts_status_end_at_idx" ON "maintenance_broadcasts" USING btree ("status","end_at");
CREATE INDEX "maintenance_broadcasts_cancelled_user_id_idx" ON "maintenance_broadcasts" USING btree ("cancelled_user_id");
CREATE INDEX "maintenance_broadcasts_search_idx" ON "maintenance_broadcasts" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "maintenance_broadcasts_letters_idx" ON "maintenance_broadcasts" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
alter table "maintenance_broadcasts" add constraint "maintenance_broadcasts_free_limit" exclude using gist (tstzrange("start_at", "end_at", '[)') with &&) where ("status" in ('SCHEDULED', 'ONGOING'));
