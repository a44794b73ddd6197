CREATE TABLE "rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"amount" bigint NOT NULL,
	"per" text NOT NULL,
	"effective_from" date NOT NULL,
	"effective_to" date,
	"note" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", ''))) STORED,
	CONSTRAINT "rates_per_check" CHECK ("per" in ('HOUR', 'DAY', 'MONTH', 'USE'))
);

CREATE TABLE "terms_and_conditions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_and_conditions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"status" text NOT NULL,
	"published_date" timestamp(3) with time zone,
	"published_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", '') || ' ' || coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''))) STORED,
	CONSTRAINT "terms_and_conditions_status_check" CHECK ("status" in ('DRAFT', 'CURRENT', 'PAST'))
);

CREATE TABLE "terms_acceptances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_acceptances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint NOT NULL,
	"terms_and_conditions_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"accepted_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"tenant_id" bigint NOT NULL,
	"invoice_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"provider" text NOT NULL,
	"transaction_id" text,
	"failure_reason" text,
	"started_date" timestamp(3) with time zone,
	"started_user_id" bigint,
	"pending_payment_expiry" timestamp(3) with time zone,
	"settled_at" timestamp(3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", ''))) STORED,
	CONSTRAINT "payments_status_check" CHECK ("status" in ('PENDING', 'PAID', 'FAILED', 'EXPIRED')),
	CONSTRAINT "payments_provider_check" CHECK ("provider" in ('SIMULATOR'))
);

ALTER TABLE "office_centres" ADD COLUMN "payment_provider" text;
ALTER TABLE "rates" ADD CONSTRAINT "rates_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "terms_and_conditions" ADD CONSTRAINT "terms_and_conditions_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "terms_and_conditions" ADD CONSTRAINT "terms_and_conditions_published_user_id_fk" FOREIGN KEY ("published_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_terms_and_conditions_id_fk" FOREIGN KEY ("terms_and_conditions_id") REFERENCES "public"."terms_and_conditions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payments" ADD CONSTRAINT "payments_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payments" ADD CONSTRAINT "payments_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "payments" ADD CONSTRAINT "payments_started_user_id_fk" FOREIGN KEY ("started_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "rates_uuid_key" ON "rates" USING btree ("uuid");
CREATE INDEX "rates_office_centre_id_id_idx" ON "rates" USING btree ("office_centre_id","id");
CREATE INDEX "rates_office_centre_id_created_date_id_idx" ON "rates" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "rates_office_centre_id_updated_date_id_idx" ON "rates" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "rates_office_centre_id_name_id_idx" ON "rates" USING btree ("office_centre_id","name","id");
CREATE INDEX "rates_office_centre_id_amount_id_idx" ON "rates" USING btree ("office_centre_id","amount","id");
CREATE INDEX "rates_office_centre_id_per_id_idx" ON "rates" USING btree ("office_centre_id","per","id");
CREATE INDEX "rates_office_centre_id_effective_from_id_idx" ON "rates" USING btree ("office_centre_id","effective_from","id");
CREATE INDEX "rates_office_centre_id_effective_to_id_idx" ON "rates" USING btree ("office_centre_id","effective_to","id");
CREATE INDEX "rates_search_idx" ON "rates" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "rates_letters_idx" ON "rates" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "terms_and_conditions_uuid_key" ON "terms_and_conditions" USING btree ("uuid");
CREATE INDEX "terms_and_conditions_office_centre_id_id_idx" ON "terms_and_conditions" USING btree ("office_centre_id","id");
CREATE INDEX "terms_and_conditions_office_centre_id_created_date_id_idx" ON "terms_and_conditions" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "terms_and_conditions_office_centre_id_updated_date_id_idx" ON "terms_and_conditions" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "terms_and_conditions_office_centre_id_reference_no_id_idx" ON "terms_and_conditions" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "terms_and_conditions_office_centre_id_name_id_en_idx" ON "terms_and_conditions" USING btree ("office_centre_id",(("name"->>'en')),"id");
CREATE INDEX "terms_and_conditions_office_centre_id_name_id_zh_hant_idx" ON "terms_and_conditions" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))),"id");
CREATE INDEX "terms_and_conditions_office_centre_id_name_id_zh_hans_idx" ON "terms_and_conditions" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))),"id");
CREATE INDEX "terms_and_conditions_office_centre_id_status_id_idx" ON "terms_and_conditions" USING btree ("office_centre_id","status","id");
CREATE INDEX "terms_and_conditions_office_centre_id_published_date_id_idx" ON "terms_and_conditions" USING btree ("office_centre_id","published_date","id");
CREATE INDEX "terms_and_conditions_published_user_id_idx" ON "terms_and_conditions" USING btree ("published_user_id");
CREATE UNIQUE INDEX "terms_and_conditions_reference_no_key" ON "terms_and_conditions" USING btree ("office_centre_id","reference_no");
CREATE INDEX "terms_and_conditions_search_idx" ON "terms_and_conditions" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "terms_and_conditions_letters_idx" ON "terms_and_conditions" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "terms_acceptances_uuid_key" ON "terms_acceptances" USING btree ("uuid");
CREATE INDEX "terms_acceptances_office_centre_id_id_idx" ON "terms_acceptances" USING btree ("office_centre_id","id");
CREATE INDEX "terms_acceptances_office_centre_id_created_date_id_idx" ON "terms_acceptances" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "terms_acceptances_office_centre_id_updated_date_id_idx" ON "terms_acceptances" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "terms_acceptances_office_centre_id_accepted_at_id_idx" ON "terms_acceptances" USING btree ("office_centre_id","accepted_at","id");
CREATE INDEX "terms_acceptances_user_id_id_idx" ON "terms_acceptances" USING btree ("user_id","id");
CREATE INDEX "terms_acceptances_terms_and_conditions_id_idx" ON "terms_acceptances" USING btree ("terms_and_conditions_id");
CREATE UNIQUE INDEX "payments_uuid_key" ON "payments" USING btree ("uuid");
CREATE INDEX "payments_office_centre_id_id_idx" ON "payments" USING btree ("office_centre_id","id");
CREATE INDEX "payments_tenant_id_id_idx" ON "payments" USING btree ("tenant_id","id");
CREATE INDEX "payments_office_centre_id_created_date_id_idx" ON "payments" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "payments_office_centre_id_updated_date_id_idx" ON "payments" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "payments_office_centre_id_reference_no_id_idx" ON "payments" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "payments_office_centre_id_amount_id_idx" ON "payments" USING btree ("office_centre_id","amount","id");
CREATE INDEX "payments_office_centre_id_started_date_id_idx" ON "payments" USING btree ("office_centre_id","started_date","id");
CREATE INDEX "payments_office_centre_id_status_id_idx" ON "payments" USING btree ("office_centre_id","status","id");
CREATE INDEX "payments_office_centre_id_provider_id_idx" ON "payments" USING btree ("office_centre_id","provider","id");
CREATE INDEX "payments_office_centre_id_transaction_id_id_idx" ON "payments" USING btree ("office_centre_id","transaction_id","id");
CREATE INDEX "payments_office_centre_id_settled_at_id_idx" ON "payments" USING btree ("office_centre_id","settled_at","id");
CREATE INDEX "payments_invoice_id_id_idx" ON "payments" USING btree ("invoice_id","id");
CREATE INDEX "payments_status_pending_payment_expiry_idx" ON "payments" USING btree ("status","pending_payment_expiry");
CREATE INDEX "payments_started_user_id_idx" ON "payments" USING btree ("started_user_id");
CREATE UNIQUE INDEX "payments_reference_no_key" ON "payments" USING btree ("office_centre_id","reference_no");
CREATE INDEX "payments_search_idx" ON "payments" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "payments_letters_idx" ON "payments" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
ALTER TABLE "office_centres" ADD CONSTRAINT "office_centres_payment_provider_check" CHECK ("payment_provider" in ('SIMULATOR'));
create unique index "terms_and_conditions_one_current_limit" on "terms_and_conditions" ("office_centre_id") where ("status" in ('CURRENT'));
create unique index "terms_acceptances_once_limit" on "terms_acceptances" ("terms_and_conditions_id", "user_id");
create unique index "payments_one_at_a_time_limit" on "payments" ("invoice_id") where ("status" in ('PENDING'));
