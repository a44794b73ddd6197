CREATE TABLE "occupant_acts" (
	"entity" text NOT NULL,
	"record_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"act" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"sent" text,
	"made_id" bigint,
	"first_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "occupant_acts_pk" PRIMARY KEY("entity","record_id","user_id","act")
);

ALTER TABLE "occupant_acts" ADD CONSTRAINT "occupant_acts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "occupant_acts_user_id_idx" ON "occupant_acts" USING btree ("user_id","entity");
CREATE INDEX "poll_forms_office_centre_id_name_id_en_idx" ON "poll_forms" USING btree ("office_centre_id",(("name"->>'en')),"id");
CREATE INDEX "poll_forms_office_centre_id_name_id_zh_hant_idx" ON "poll_forms" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))),"id");
CREATE INDEX "poll_forms_office_centre_id_name_id_zh_hans_idx" ON "poll_forms" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))),"id");
