CREATE TABLE "facility_bookings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facility_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"facility_id" bigint NOT NULL,
	"category_id" bigint,
	"tenant_id" bigint,
	"user_id" bigint,
	"title" text,
	"start_at" timestamp(3) with time zone NOT NULL,
	"end_at" timestamp(3) with time zone NOT NULL,
	"held_from" timestamp(3) with time zone,
	"held_until" timestamp(3) with time zone,
	"attendee_count" integer,
	"remark" text,
	"holds" boolean DEFAULT false NOT NULL,
	"exclusive" boolean DEFAULT false NOT NULL,
	"alone" boolean DEFAULT false NOT NULL,
	"approval_needed" boolean DEFAULT false NOT NULL,
	"quota_group_id" bigint,
	"quota_period" text,
	"check_in_from" timestamp(3) with time zone,
	"check_in_until" timestamp(3) with time zone,
	"remind_at" timestamp(3) with time zone,
	"reminded_date" timestamp(3) with time zone,
	"request_key" text,
	"status" text NOT NULL,
	"approved_date" timestamp(3) with time zone,
	"approved_user_id" bigint,
	"rejected_date" timestamp(3) with time zone,
	"rejected_user_id" bigint,
	"reject_remark" text,
	"checked_in_date" timestamp(3) with time zone,
	"checked_in_user_id" bigint,
	"ended_date" timestamp(3) with time zone,
	"ended_user_id" bigint,
	"cancelled_date" timestamp(3) with time zone,
	"cancelled_user_id" bigint,
	"cancel_remark" text,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce("title", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "facility_bookings_status_check" CHECK ("status" in ('PENDING_APPROVAL', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'CANCELLED', 'REJECTED', 'NO_SHOW'))
);

ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_kind_check";
ALTER TABLE "facility_bookings" ADD CONSTRAINT "facility_bookings_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "facility_bookings" ADD CONSTRAINT "facility_bookings_facility_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "facility_bookings" ADD CONSTRAINT "facility_bookings_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."facility_categories"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "facility_bookings" ADD CONSTRAINT "facility_bookings_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "facility_bookings" ADD CONSTRAINT "facility_bookings_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "facility_bookings" ADD CONSTRAINT "facility_bookings_quota_group_id_fk" FOREIGN KEY ("quota_group_id") REFERENCES "public"."user_groups"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "facility_bookings" ADD CONSTRAINT "facility_bookings_approved_user_id_fk" FOREIGN KEY ("approved_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "facility_bookings" ADD CONSTRAINT "facility_bookings_rejected_user_id_fk" FOREIGN KEY ("rejected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "facility_bookings" ADD CONSTRAINT "facility_bookings_checked_in_user_id_fk" FOREIGN KEY ("checked_in_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "facility_bookings" ADD CONSTRAINT "facility_bookings_ended_user_id_fk" FOREIGN KEY ("ended_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "facility_bookings" ADD CONSTRAINT "facility_bookings_cancelled_user_id_fk" FOREIGN KEY ("cancelled_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "facility_bookings_uuid_key" ON "facility_bookings" USING btree ("uuid");
CREATE INDEX "facility_bookings_office_centre_id_id_idx" ON "facility_bookings" USING btree ("office_centre_id","id");
CREATE INDEX "facility_bookings_tenant_id_id_idx" ON "facility_bookings" USING btree ("tenant_id","id");
CREATE INDEX "facility_bookings_office_centre_id_created_date_id_idx" ON "facility_bookings" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "facility_bookings_office_centre_id_updated_date_id_idx" ON "facility_bookings" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "facility_bookings_office_centre_id_reference_no_id_idx" ON "facility_bookings" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "facility_bookings_office_centre_id_title_id_idx" ON "facility_bookings" USING btree ("office_centre_id",("title") collate "und-x-icu","id");
CREATE INDEX "facility_bookings_office_centre_id_start_at_id_idx" ON "facility_bookings" USING btree ("office_centre_id","start_at","id");
CREATE INDEX "facility_bookings_office_centre_id_end_at_id_idx" ON "facility_bookings" USING btree ("office_centre_id","end_at","id");
CREATE INDEX "facility_bookings_office_centre_id_status_id_idx" ON "facility_bookings" USING btree ("office_centre_id","status","id");
CREATE INDEX "facility_bookings_office_centre_id_attendee_count_id_idx" ON "facility_bookings" USING btree ("office_centre_id","attendee_count","id");
CREATE INDEX "facility_bookings_facility_id_id_idx" ON "facility_bookings" USING btree ("facility_id","id");
CREATE INDEX "facility_bookings_category_id_id_idx" ON "facility_bookings" USING btree ("category_id","id");
CREATE INDEX "facility_bookings_user_id_id_idx" ON "facility_bookings" USING btree ("user_id","id");
CREATE INDEX "facility_bookings_status_remind_at_idx" ON "facility_bookings" USING btree ("status","remind_at");
CREATE INDEX "facility_bookings_status_check_in_until_idx" ON "facility_bookings" USING btree ("status","check_in_until");
CREATE INDEX "facility_bookings_status_end_at_idx" ON "facility_bookings" USING btree ("status","end_at");
CREATE INDEX "facility_bookings_quota_group_id_idx" ON "facility_bookings" USING btree ("quota_group_id");
CREATE INDEX "facility_bookings_approved_user_id_idx" ON "facility_bookings" USING btree ("approved_user_id");
CREATE INDEX "facility_bookings_rejected_user_id_idx" ON "facility_bookings" USING btree ("rejected_user_id");
CREATE INDEX "facility_bookings_checked_in_user_id_idx" ON "facility_bookings" USING btree ("checked_in_user_id");
CREATE INDEX "facility_bookings_ended_user_id_idx" ON "facility_bookings" USING btree ("ended_user_id");
CREATE INDEX "facility_bookings_cancelled_user_id_idx" ON "facility_bookings" USING btree ("cancelled_user_id");
CREATE UNIQUE INDEX "facility_bookings_reference_no_key" ON "facility_bookings" USING btree ("office_centre_id","reference_no");
CREATE UNIQUE INDEX "facility_bookings_request_key_key" ON "facility_bookings" USING btree (lower("request_key"));
CREATE INDEX "facility_bookings_search_idx" ON "facility_bookings" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "facility_bookings_letters_idx" ON "facility_bookings" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_kind_check" CHECK ("kind" in ('notification', 'event', 'serviceRequest', 'feedback', 'aircon', 'permit', 'document', 'loan', 'booking', 'marketplace', 'privileges'));
alter table "facility_bookings" add constraint "facility_bookings_free_limit" exclude using gist ("facility_id" with =, tstzrange("held_from", "held_until", '[)') with &&) where ("exclusive" in (true) and "holds" in (true) and "status" in ('PENDING_APPROVAL', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED') and "held_from" is not null and "held_until" is not null);
create index "facility_bookings_places_limit" on "facility_bookings" using gist ("facility_id", tstzrange("held_from", "held_until", '[)')) where ("holds" in (true) and "status" in ('PENDING_APPROVAL', 'CONFIRMED', 'CHECKED_IN', 'COMPLETED') and "held_from" is not null and "held_until" is not null);
alter table "facility_bookings" add constraint "facility_bookings_one_place_limit" exclude using gist ("user_id" with =, tstzrange("start_at", "end_at", '[)') with &&) where ("alone" in (true) and "status" in ('PENDING_APPROVAL', 'CONFIRMED', 'CHECKED_IN'));
