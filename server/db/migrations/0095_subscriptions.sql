CREATE TABLE "report_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"about" text NOT NULL,
	"source" text NOT NULL,
	"query" text,
	"covers" text,
	"frequency" text NOT NULL,
	"weekday" text,
	"week" text,
	"month_day" integer,
	"time" time NOT NULL,
	"zone" text,
	"to_me" boolean DEFAULT true NOT NULL,
	"people_ids" bigint[],
	"outside" text[],
	"skip_empty" boolean DEFAULT true NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"next_date" timestamp(3) with time zone,
	"next_day" text,
	"next_zone" text,
	"last_date" timestamp(3) with time zone,
	"language" text,
	"provider_building" integer,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "report_subscriptions_about_check" CHECK ("about" in ('LIST', 'REPORT')),
	CONSTRAINT "report_subscriptions_covers_check" CHECK ("covers" in ('YESTERDAY', 'LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_MONTH')),
	CONSTRAINT "report_subscriptions_frequency_check" CHECK ("frequency" in ('DAILY', 'WEEKLY', 'MONTHLY', 'MONTHLY_BY_WEEKDAY')),
	CONSTRAINT "report_subscriptions_weekday_check" CHECK ("weekday" in ('MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN')),
	CONSTRAINT "report_subscriptions_week_check" CHECK ("week" in ('FIRST', 'SECOND', 'THIRD', 'FOURTH', 'LAST'))
);

CREATE TABLE "report_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"tenant_id" bigint,
	"user_id" bigint,
	"subscription_id" bigint,
	"period" text,
	"by_hand" boolean DEFAULT false NOT NULL,
	"recipient_id" bigint,
	"address" text,
	"status" text NOT NULL,
	"reason" text,
	"row_count" integer,
	"due_date" timestamp(3) with time zone,
	"done_date" timestamp(3) with time zone,
	"mail_id" integer,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("address", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "report_deliveries_status_check" CHECK ("status" in ('PENDING', 'QUEUED', 'SENT', 'KEPT', 'SKIPPED', 'REFUSED', 'FAILED')),
	CONSTRAINT "report_deliveries_reason_check" CHECK ("reason" in ('OWNER_LEFT', 'LEFT', 'NO_RIGHT', 'DOMAIN', 'STOPPED', 'FILTER', 'FAILED'))
);

CREATE TABLE "report_settings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint NOT NULL,
	"mail_domains" text[]
);

ALTER TABLE "report_subscriptions" ADD CONSTRAINT "report_subscriptions_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "report_subscriptions" ADD CONSTRAINT "report_subscriptions_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "report_subscriptions" ADD CONSTRAINT "report_subscriptions_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "report_deliveries" ADD CONSTRAINT "report_deliveries_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "report_deliveries" ADD CONSTRAINT "report_deliveries_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "report_deliveries" ADD CONSTRAINT "report_deliveries_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "report_deliveries" ADD CONSTRAINT "report_deliveries_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."report_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "report_deliveries" ADD CONSTRAINT "report_deliveries_recipient_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "report_settings" ADD CONSTRAINT "report_settings_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "report_subscriptions_uuid_key" ON "report_subscriptions" USING btree ("uuid");
CREATE INDEX "report_subscriptions_office_centre_id_id_idx" ON "report_subscriptions" USING btree ("office_centre_id","id");
CREATE INDEX "report_subscriptions_tenant_id_id_idx" ON "report_subscriptions" USING btree ("tenant_id","id");
CREATE INDEX "report_subscriptions_office_centre_id_created_date_id_idx" ON "report_subscriptions" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "report_subscriptions_office_centre_id_updated_date_id_idx" ON "report_subscriptions" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "report_subscriptions_office_centre_id_name_id_idx" ON "report_subscriptions" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "report_subscriptions_office_centre_id_next_date_id_idx" ON "report_subscriptions" USING btree ("office_centre_id","next_date","id");
CREATE INDEX "report_subscriptions_office_centre_id_last_date_id_idx" ON "report_subscriptions" USING btree ("office_centre_id","last_date","id");
CREATE INDEX "report_subscriptions_user_id_id_idx" ON "report_subscriptions" USING btree ("user_id","id");
CREATE INDEX "report_subscriptions_people_ids_idx" ON "report_subscriptions" USING gin ("people_ids");
CREATE INDEX "report_subscriptions_search_idx" ON "report_subscriptions" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "report_subscriptions_letters_idx" ON "report_subscriptions" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "report_deliveries_uuid_key" ON "report_deliveries" USING btree ("uuid");
CREATE INDEX "report_deliveries_office_centre_id_id_idx" ON "report_deliveries" USING btree ("office_centre_id","id");
CREATE INDEX "report_deliveries_tenant_id_id_idx" ON "report_deliveries" USING btree ("tenant_id","id");
CREATE INDEX "report_deliveries_office_centre_id_created_date_id_idx" ON "report_deliveries" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "report_deliveries_office_centre_id_updated_date_id_idx" ON "report_deliveries" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "report_deliveries_office_centre_id_due_date_id_idx" ON "report_deliveries" USING btree ("office_centre_id","due_date","id");
CREATE INDEX "report_deliveries_user_id_id_idx" ON "report_deliveries" USING btree ("user_id","id");
CREATE INDEX "report_deliveries_subscription_id_id_idx" ON "report_deliveries" USING btree ("subscription_id","id");
CREATE INDEX "report_deliveries_recipient_id_id_idx" ON "report_deliveries" USING btree ("recipient_id","id");
CREATE INDEX "report_deliveries_office_centre_id_status_id_idx" ON "report_deliveries" USING btree ("office_centre_id","status","id");
CREATE INDEX "report_deliveries_office_centre_id_status_reason_id_idx" ON "report_deliveries" USING btree ("office_centre_id","status","reason","id");
CREATE INDEX "report_deliveries_search_idx" ON "report_deliveries" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "report_deliveries_letters_idx" ON "report_deliveries" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "report_settings_uuid_key" ON "report_settings" USING btree ("uuid");
CREATE INDEX "report_settings_office_centre_id_id_idx" ON "report_settings" USING btree ("office_centre_id","id");
CREATE INDEX "report_settings_office_centre_id_created_date_id_idx" ON "report_settings" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "report_settings_office_centre_id_updated_date_id_idx" ON "report_settings" USING btree ("office_centre_id","updated_date","id");
create unique index "report_deliveries_once_limit" on "report_deliveries" ("subscription_id", "period", "address");
create unique index "report_settings_once_limit" on "report_settings" ("office_centre_id");
