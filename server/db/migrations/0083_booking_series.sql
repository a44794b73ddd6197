CREATE TABLE "facility_waits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facility_waits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"facility_id" bigint NOT NULL,
	"tenant_id" bigint,
	"user_id" bigint,
	"start_at" timestamp(3) with time zone NOT NULL,
	"end_at" timestamp(3) with time zone NOT NULL,
	"title" text,
	"attendee_count" integer,
	"offer_until" timestamp(3) with time zone,
	"booking_id" bigint,
	"request_key" text,
	"status" text NOT NULL,
	"offered_date" timestamp(3) with time zone,
	"offered_user_id" bigint,
	"left_date" timestamp(3) with time zone,
	"left_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce("title", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "facility_waits_status_check" CHECK ("status" in ('WAITING', 'OFFERED', 'BOOKED', 'EXPIRED', 'LEFT', 'ENDED'))
);

CREATE TABLE "calendar_feeds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"tenant_id" bigint,
	"user_id" bigint,
	"name" text NOT NULL,
	"feed_of" text NOT NULL,
	"facility_id" bigint,
	"shows_details" boolean DEFAULT false NOT NULL,
	"token" text,
	"last_used_date" timestamp(3) with time zone,
	"status" text NOT NULL,
	"revoked_date" timestamp(3) with time zone,
	"revoked_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "calendar_feeds_feed_of_check" CHECK ("feed_of" in ('OWN', 'FACILITY')),
	CONSTRAINT "calendar_feeds_status_check" CHECK ("status" in ('ACTIVE', 'REVOKED'))
);

ALTER TABLE "facility_bookings" ADD COLUMN "repeats" jsonb;
ALTER TABLE "facility_bookings" ADD COLUMN "series" text;
ALTER TABLE "facility_bookings" ADD COLUMN "attendee_emails" text[];
ALTER TABLE "facility_bookings" ADD COLUMN "invited_emails" text[];
ALTER TABLE "facility_bookings" ADD COLUMN "invited_as" text;
ALTER TABLE "facility_waits" ADD CONSTRAINT "facility_waits_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "facility_waits" ADD CONSTRAINT "facility_waits_facility_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "facility_waits" ADD CONSTRAINT "facility_waits_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "facility_waits" ADD CONSTRAINT "facility_waits_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "facility_waits" ADD CONSTRAINT "facility_waits_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."facility_bookings"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "facility_waits" ADD CONSTRAINT "facility_waits_offered_user_id_fk" FOREIGN KEY ("offered_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "facility_waits" ADD CONSTRAINT "facility_waits_left_user_id_fk" FOREIGN KEY ("left_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_facility_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_revoked_user_id_fk" FOREIGN KEY ("revoked_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "facility_waits_uuid_key" ON "facility_waits" USING btree ("uuid");
CREATE INDEX "facility_waits_office_centre_id_id_idx" ON "facility_waits" USING btree ("office_centre_id","id");
CREATE INDEX "facility_waits_tenant_id_id_idx" ON "facility_waits" USING btree ("tenant_id","id");
CREATE INDEX "facility_waits_office_centre_id_created_date_id_idx" ON "facility_waits" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "facility_waits_office_centre_id_updated_date_id_idx" ON "facility_waits" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "facility_waits_office_centre_id_reference_no_id_idx" ON "facility_waits" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "facility_waits_office_centre_id_start_at_id_idx" ON "facility_waits" USING btree ("office_centre_id","start_at","id");
CREATE INDEX "facility_waits_office_centre_id_offer_until_id_idx" ON "facility_waits" USING btree ("office_centre_id","offer_until","id");
CREATE INDEX "facility_waits_office_centre_id_status_id_idx" ON "facility_waits" USING btree ("office_centre_id","status","id");
CREATE INDEX "facility_waits_facility_id_id_idx" ON "facility_waits" USING btree ("facility_id","id");
CREATE INDEX "facility_waits_user_id_id_idx" ON "facility_waits" USING btree ("user_id","id");
CREATE INDEX "facility_waits_booking_id_id_idx" ON "facility_waits" USING btree ("booking_id","id");
CREATE INDEX "facility_waits_status_offer_until_idx" ON "facility_waits" USING btree ("status","offer_until");
CREATE INDEX "facility_waits_status_start_at_idx" ON "facility_waits" USING btree ("status","start_at");
CREATE INDEX "facility_waits_offered_user_id_idx" ON "facility_waits" USING btree ("offered_user_id");
CREATE INDEX "facility_waits_left_user_id_idx" ON "facility_waits" USING btree ("left_user_id");
CREATE UNIQUE INDEX "facility_waits_reference_no_key" ON "facility_waits" USING btree ("office_centre_id","reference_no");
CREATE UNIQUE INDEX "facility_waits_request_key_key" ON "facility_waits" USING btree (lower("request_key"));
CREATE INDEX "facility_waits_search_idx" ON "facility_waits" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "facility_waits_letters_idx" ON "facility_waits" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "calendar_feeds_uuid_key" ON "calendar_feeds" USING btree ("uuid");
CREATE INDEX "calendar_feeds_office_centre_id_id_idx" ON "calendar_feeds" USING btree ("office_centre_id","id");
CREATE INDEX "calendar_feeds_tenant_id_id_idx" ON "calendar_feeds" USING btree ("tenant_id","id");
CREATE INDEX "calendar_feeds_office_centre_id_created_date_id_idx" ON "calendar_feeds" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "calendar_feeds_office_centre_id_updated_date_id_idx" ON "calendar_feeds" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "calendar_feeds_office_centre_id_name_id_idx" ON "calendar_feeds" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "calendar_feeds_office_centre_id_last_used_date_id_idx" ON "calendar_feeds" USING btree ("office_centre_id","last_used_date","id");
CREATE INDEX "calendar_feeds_user_id_id_idx" ON "calendar_feeds" USING btree ("user_id","id");
CREATE INDEX "calendar_feeds_facility_id_id_idx" ON "calendar_feeds" USING btree ("facility_id","id");
CREATE INDEX "calendar_feeds_office_centre_id_status_id_idx" ON "calendar_feeds" USING btree ("office_centre_id","status","id");
CREATE INDEX "calendar_feeds_office_centre_id_status_feed_of_id_idx" ON "calendar_feeds" USING btree ("office_centre_id","status","feed_of","id");
CREATE INDEX "calendar_feeds_revoked_user_id_idx" ON "calendar_feeds" USING btree ("revoked_user_id");
CREATE UNIQUE INDEX "calendar_feeds_token_key" ON "calendar_feeds" USING btree (lower("token"));
CREATE INDEX "calendar_feeds_search_idx" ON "calendar_feeds" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "calendar_feeds_letters_idx" ON "calendar_feeds" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "facility_bookings_series_id_idx" ON "facility_bookings" USING btree ("series","id");
alter table "facility_waits" add constraint "facility_waits_once_limit" exclude using gist ("facility_id" with =, "user_id" with =, tstzrange("start_at", "end_at", '[)') with &&) where ("status" in ('WAITING', 'OFFERED'));
create index "facility_waits_offers_limit" on "facility_waits" using gist ("facility_id", tstzrange("start_at", "end_at", '[)')) where ("status" in ('OFFERED'));
ALTER TABLE "zone_displays" ADD COLUMN "facility_ids" bigint[];
CREATE INDEX "zone_displays_facility_ids_idx" ON "zone_displays" USING gin ("facility_ids");
