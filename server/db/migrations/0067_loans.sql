CREATE TABLE "loan_item_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loan_item_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"hash" text,
	"user_id" bigint NOT NULL,
	"tenant_id" bigint,
	"location_loan_item_id" bigint NOT NULL,
	"location_id" bigint,
	"loan_item_id" bigint,
	"item_name" text,
	"quantity" integer NOT NULL,
	"loan_date" timestamp(3) with time zone,
	"loan_user_id" bigint,
	"due_at" timestamp(3) with time zone,
	"remind_at" timestamp(3) with time zone,
	"reminded_date" timestamp(3) with time zone,
	"overdue_date" timestamp(3) with time zone,
	"condition_out" text,
	"image_out_ids" bigint[],
	"deposit_amount" bigint,
	"deposit_status" text,
	"condition_in" text,
	"image_in_ids" bigint[],
	"lost_quantity" integer,
	"deposit_kept" bigint,
	"request_key" text,
	"status" text NOT NULL,
	"returned_date" timestamp(3) with time zone,
	"returned_user_id" bigint,
	"cancelled_date" timestamp(3) with time zone,
	"cancelled_user_id" bigint,
	"cancel_remark" text,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce("item_name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "loan_item_requests_deposit_status_check" CHECK ("deposit_status" in ('NONE', 'HELD', 'RETURNED', 'KEPT')),
	CONSTRAINT "loan_item_requests_status_check" CHECK ("status" in ('LOANED', 'CANCELLED', 'RETURNED'))
);

CREATE TABLE "loan_item_reservations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loan_item_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"user_id" bigint NOT NULL,
	"location_loan_item_id" bigint NOT NULL,
	"location_id" bigint,
	"item_name" text,
	"quantity" integer NOT NULL,
	"from_at" timestamp(3) with time zone NOT NULL,
	"until_at" timestamp(3) with time zone NOT NULL,
	"remark" text,
	"loan_item_request_id" bigint,
	"status" text NOT NULL,
	"collected_date" timestamp(3) with time zone,
	"collected_user_id" bigint,
	"cancelled_date" timestamp(3) with time zone,
	"cancelled_user_id" bigint,
	"cancel_remark" text,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce("item_name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "loan_item_reservations_status_check" CHECK ("status" in ('RESERVED', 'COLLECTED', 'CANCELLED', 'EXPIRED'))
);

CREATE TABLE "loan_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loan_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"item_code" text,
	"description" text,
	"image_file_ids" bigint[],
	"deposit_amount" bigint,
	"loan_hours" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", '') || ' ' || coalesce("item_code", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	"deleted_date" timestamp(3) with time zone
);

CREATE TABLE "loan_locations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loan_locations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"floor_no" text,
	"unique_code" text,
	"notified_parties" text[],
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", '') || ' ' || coalesce("floor_no", '') || ' ' || coalesce("unique_code", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED
);

CREATE TABLE "location_loan_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "location_loan_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"location_id" bigint NOT NULL,
	"loan_item_id" bigint NOT NULL,
	"item_name" text,
	"total_count" integer NOT NULL,
	"out_count" integer,
	"lost_count" integer,
	"available_count" integer,
	"active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("item_name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	"deleted_date" timestamp(3) with time zone
);

CREATE TABLE "loan_stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loan_stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"location_loan_item_id" bigint,
	"loan_item_request_id" bigint,
	"movement_type" text,
	"quantity" integer,
	"total_change" integer,
	"out_change" integer,
	"lost_change" integer,
	"reason" text,
	"actor_id" bigint,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reason", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "loan_stock_movements_movement_type_check" CHECK ("movement_type" in ('RESTOCK', 'WITHDRAW', 'LOAN', 'RETURN', 'LOST', 'FOUND'))
);

ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_kind_check";
ALTER TABLE "loan_item_requests" ADD CONSTRAINT "loan_item_requests_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "loan_item_requests" ADD CONSTRAINT "loan_item_requests_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "loan_item_requests" ADD CONSTRAINT "loan_item_requests_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "loan_item_requests" ADD CONSTRAINT "loan_item_requests_location_loan_item_id_fk" FOREIGN KEY ("location_loan_item_id") REFERENCES "public"."location_loan_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "loan_item_requests" ADD CONSTRAINT "loan_item_requests_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."loan_locations"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "loan_item_requests" ADD CONSTRAINT "loan_item_requests_loan_item_id_fk" FOREIGN KEY ("loan_item_id") REFERENCES "public"."loan_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "loan_item_requests" ADD CONSTRAINT "loan_item_requests_loan_user_id_fk" FOREIGN KEY ("loan_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "loan_item_requests" ADD CONSTRAINT "loan_item_requests_returned_user_id_fk" FOREIGN KEY ("returned_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "loan_item_requests" ADD CONSTRAINT "loan_item_requests_cancelled_user_id_fk" FOREIGN KEY ("cancelled_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "loan_item_reservations" ADD CONSTRAINT "loan_item_reservations_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "loan_item_reservations" ADD CONSTRAINT "loan_item_reservations_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "loan_item_reservations" ADD CONSTRAINT "loan_item_reservations_location_loan_item_id_fk" FOREIGN KEY ("location_loan_item_id") REFERENCES "public"."location_loan_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "loan_item_reservations" ADD CONSTRAINT "loan_item_reservations_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."loan_locations"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "loan_item_reservations" ADD CONSTRAINT "loan_item_reservations_loan_item_request_id_fk" FOREIGN KEY ("loan_item_request_id") REFERENCES "public"."loan_item_requests"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "loan_item_reservations" ADD CONSTRAINT "loan_item_reservations_collected_user_id_fk" FOREIGN KEY ("collected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "loan_item_reservations" ADD CONSTRAINT "loan_item_reservations_cancelled_user_id_fk" FOREIGN KEY ("cancelled_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "loan_items" ADD CONSTRAINT "loan_items_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "loan_locations" ADD CONSTRAINT "loan_locations_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "location_loan_items" ADD CONSTRAINT "location_loan_items_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "location_loan_items" ADD CONSTRAINT "location_loan_items_location_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."loan_locations"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "location_loan_items" ADD CONSTRAINT "location_loan_items_loan_item_id_fk" FOREIGN KEY ("loan_item_id") REFERENCES "public"."loan_items"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "loan_stock_movements" ADD CONSTRAINT "loan_stock_movements_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "loan_stock_movements" ADD CONSTRAINT "loan_stock_movements_location_loan_item_id_fk" FOREIGN KEY ("location_loan_item_id") REFERENCES "public"."location_loan_items"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "loan_stock_movements" ADD CONSTRAINT "loan_stock_movements_loan_item_request_id_fk" FOREIGN KEY ("loan_item_request_id") REFERENCES "public"."loan_item_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "loan_stock_movements" ADD CONSTRAINT "loan_stock_movements_actor_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "loan_item_requests_uuid_key" ON "loan_item_requests" USING btree ("uuid");
CREATE INDEX "loan_item_requests_office_centre_id_id_idx" ON "loan_item_requests" USING btree ("office_centre_id","id");
CREATE INDEX "loan_item_requests_office_centre_id_created_date_id_idx" ON "loan_item_requests" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "loan_item_requests_office_centre_id_updated_date_id_idx" ON "loan_item_requests" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "loan_item_requests_office_centre_id_reference_no_id_idx" ON "loan_item_requests" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "loan_item_requests_office_centre_id_item_name_id_idx" ON "loan_item_requests" USING btree ("office_centre_id",("item_name") collate "und-x-icu","id");
CREATE INDEX "loan_item_requests_office_centre_id_quantity_id_idx" ON "loan_item_requests" USING btree ("office_centre_id","quantity","id");
CREATE INDEX "loan_item_requests_office_centre_id_loan_date_id_idx" ON "loan_item_requests" USING btree ("office_centre_id","loan_date","id");
CREATE INDEX "loan_item_requests_office_centre_id_due_at_id_idx" ON "loan_item_requests" USING btree ("office_centre_id","due_at","id");
CREATE INDEX "loan_item_requests_office_centre_id_returned_date_id_idx" ON "loan_item_requests" USING btree ("office_centre_id","returned_date","id");
CREATE INDEX "loan_item_requests_office_centre_id_status_id_idx" ON "loan_item_requests" USING btree ("office_centre_id","status","id");
CREATE INDEX "loan_item_requests_user_id_id_idx" ON "loan_item_requests" USING btree ("user_id","id");
CREATE INDEX "loan_item_requests_tenant_id_id_idx" ON "loan_item_requests" USING btree ("tenant_id","id");
CREATE INDEX "loan_item_requests_location_id_id_idx" ON "loan_item_requests" USING btree ("location_id","id");
CREATE INDEX "loan_item_requests_loan_user_id_id_idx" ON "loan_item_requests" USING btree ("loan_user_id","id");
CREATE INDEX "loan_item_requests_returned_user_id_id_idx" ON "loan_item_requests" USING btree ("returned_user_id","id");
CREATE INDEX "loan_item_requests_status_remind_at_idx" ON "loan_item_requests" USING btree ("status","remind_at");
CREATE INDEX "loan_item_requests_status_due_at_idx" ON "loan_item_requests" USING btree ("status","due_at");
CREATE INDEX "loan_item_requests_office_centre_id_status_deposit_fa86a485_idx" ON "loan_item_requests" USING btree ("office_centre_id","status","deposit_status","id");
CREATE INDEX "loan_item_requests_location_loan_item_id_idx" ON "loan_item_requests" USING btree ("location_loan_item_id");
CREATE INDEX "loan_item_requests_loan_item_id_idx" ON "loan_item_requests" USING btree ("loan_item_id");
CREATE INDEX "loan_item_requests_cancelled_user_id_idx" ON "loan_item_requests" USING btree ("cancelled_user_id");
CREATE INDEX "loan_item_requests_image_out_ids_idx" ON "loan_item_requests" USING gin ("image_out_ids");
CREATE INDEX "loan_item_requests_image_in_ids_idx" ON "loan_item_requests" USING gin ("image_in_ids");
CREATE UNIQUE INDEX "loan_item_requests_reference_no_key" ON "loan_item_requests" USING btree ("office_centre_id","reference_no");
CREATE UNIQUE INDEX "loan_item_requests_hash_key" ON "loan_item_requests" USING btree (lower("hash"));
CREATE UNIQUE INDEX "loan_item_requests_request_key_key" ON "loan_item_requests" USING btree (lower("request_key"));
CREATE INDEX "loan_item_requests_search_idx" ON "loan_item_requests" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "loan_item_requests_letters_idx" ON "loan_item_requests" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "loan_item_reservations_uuid_key" ON "loan_item_reservations" USING btree ("uuid");
CREATE INDEX "loan_item_reservations_office_centre_id_id_idx" ON "loan_item_reservations" USING btree ("office_centre_id","id");
CREATE INDEX "loan_item_reservations_office_centre_id_created_date_id_idx" ON "loan_item_reservations" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "loan_item_reservations_office_centre_id_updated_date_id_idx" ON "loan_item_reservations" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "loan_item_reservations_office_centre_id_reference_no_id_idx" ON "loan_item_reservations" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "loan_item_reservations_office_centre_id_item_name_id_idx" ON "loan_item_reservations" USING btree ("office_centre_id",("item_name") collate "und-x-icu","id");
CREATE INDEX "loan_item_reservations_office_centre_id_quantity_id_idx" ON "loan_item_reservations" USING btree ("office_centre_id","quantity","id");
CREATE INDEX "loan_item_reservations_office_centre_id_from_at_id_idx" ON "loan_item_reservations" USING btree ("office_centre_id","from_at","id");
CREATE INDEX "loan_item_reservations_office_centre_id_until_at_id_idx" ON "loan_item_reservations" USING btree ("office_centre_id","until_at","id");
CREATE INDEX "loan_item_reservations_office_centre_id_status_id_idx" ON "loan_item_reservations" USING btree ("office_centre_id","status","id");
CREATE INDEX "loan_item_reservations_user_id_id_idx" ON "loan_item_reservations" USING btree ("user_id","id");
CREATE INDEX "loan_item_reservations_location_id_id_idx" ON "loan_item_reservations" USING btree ("location_id","id");
CREATE INDEX "loan_item_reservations_loan_item_request_id_id_idx" ON "loan_item_reservations" USING btree ("loan_item_request_id","id");
CREATE INDEX "loan_item_reservations_status_until_at_idx" ON "loan_item_reservations" USING btree ("status","until_at");
CREATE INDEX "loan_item_reservations_location_loan_item_id_idx" ON "loan_item_reservations" USING btree ("location_loan_item_id");
CREATE INDEX "loan_item_reservations_collected_user_id_idx" ON "loan_item_reservations" USING btree ("collected_user_id");
CREATE INDEX "loan_item_reservations_cancelled_user_id_idx" ON "loan_item_reservations" USING btree ("cancelled_user_id");
CREATE UNIQUE INDEX "loan_item_reservations_reference_no_key" ON "loan_item_reservations" USING btree ("office_centre_id","reference_no");
CREATE INDEX "loan_item_reservations_search_idx" ON "loan_item_reservations" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "loan_item_reservations_letters_idx" ON "loan_item_reservations" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "loan_items_uuid_key" ON "loan_items" USING btree ("uuid");
CREATE INDEX "loan_items_office_centre_id_id_idx" ON "loan_items" USING btree ("office_centre_id","id");
CREATE INDEX "loan_items_office_centre_id_created_date_id_idx" ON "loan_items" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "loan_items_office_centre_id_updated_date_id_idx" ON "loan_items" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "loan_items_office_centre_id_name_id_idx" ON "loan_items" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "loan_items_office_centre_id_item_code_id_idx" ON "loan_items" USING btree ("office_centre_id",("item_code") collate "und-x-icu","id");
CREATE INDEX "loan_items_office_centre_id_loan_hours_id_idx" ON "loan_items" USING btree ("office_centre_id","loan_hours","id");
CREATE INDEX "loan_items_image_file_ids_idx" ON "loan_items" USING gin ("image_file_ids");
CREATE UNIQUE INDEX "loan_items_name_key" ON "loan_items" USING btree ("office_centre_id",lower("name")) WHERE deleted_date is null;
CREATE UNIQUE INDEX "loan_items_item_code_key" ON "loan_items" USING btree ("office_centre_id",lower("item_code")) WHERE deleted_date is null;
CREATE INDEX "loan_items_search_idx" ON "loan_items" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "loan_items_letters_idx" ON "loan_items" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "loan_locations_uuid_key" ON "loan_locations" USING btree ("uuid");
CREATE INDEX "loan_locations_office_centre_id_id_idx" ON "loan_locations" USING btree ("office_centre_id","id");
CREATE INDEX "loan_locations_office_centre_id_created_date_id_idx" ON "loan_locations" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "loan_locations_office_centre_id_updated_date_id_idx" ON "loan_locations" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "loan_locations_office_centre_id_name_id_idx" ON "loan_locations" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "loan_locations_office_centre_id_floor_no_id_idx" ON "loan_locations" USING btree ("office_centre_id",("floor_no") collate "und-x-icu","id");
CREATE UNIQUE INDEX "loan_locations_name_key" ON "loan_locations" USING btree ("office_centre_id",lower("name"));
CREATE UNIQUE INDEX "loan_locations_unique_code_key" ON "loan_locations" USING btree (lower("unique_code"));
CREATE INDEX "loan_locations_search_idx" ON "loan_locations" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "loan_locations_letters_idx" ON "loan_locations" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "location_loan_items_uuid_key" ON "location_loan_items" USING btree ("uuid");
CREATE INDEX "location_loan_items_office_centre_id_id_idx" ON "location_loan_items" USING btree ("office_centre_id","id");
CREATE INDEX "location_loan_items_office_centre_id_created_date_id_idx" ON "location_loan_items" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "location_loan_items_office_centre_id_updated_date_id_idx" ON "location_loan_items" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "location_loan_items_office_centre_id_item_name_id_idx" ON "location_loan_items" USING btree ("office_centre_id",("item_name") collate "und-x-icu","id");
CREATE INDEX "location_loan_items_office_centre_id_available_count_id_idx" ON "location_loan_items" USING btree ("office_centre_id","available_count","id");
CREATE INDEX "location_loan_items_office_centre_id_out_count_id_idx" ON "location_loan_items" USING btree ("office_centre_id","out_count","id");
CREATE INDEX "location_loan_items_office_centre_id_lost_count_id_idx" ON "location_loan_items" USING btree ("office_centre_id","lost_count","id");
CREATE INDEX "location_loan_items_office_centre_id_total_count_id_idx" ON "location_loan_items" USING btree ("office_centre_id","total_count","id");
CREATE INDEX "location_loan_items_location_id_id_idx" ON "location_loan_items" USING btree ("location_id","id");
CREATE INDEX "location_loan_items_loan_item_id_id_idx" ON "location_loan_items" USING btree ("loan_item_id","id");
CREATE INDEX "location_loan_items_search_idx" ON "location_loan_items" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "location_loan_items_letters_idx" ON "location_loan_items" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "loan_stock_movements_uuid_key" ON "loan_stock_movements" USING btree ("uuid");
CREATE INDEX "loan_stock_movements_office_centre_id_id_idx" ON "loan_stock_movements" USING btree ("office_centre_id","id");
CREATE INDEX "loan_stock_movements_office_centre_id_created_date_id_idx" ON "loan_stock_movements" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "loan_stock_movements_office_centre_id_updated_date_id_idx" ON "loan_stock_movements" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "loan_stock_movements_office_centre_id_quantity_id_idx" ON "loan_stock_movements" USING btree ("office_centre_id","quantity","id");
CREATE INDEX "loan_stock_movements_location_loan_item_id_id_idx" ON "loan_stock_movements" USING btree ("location_loan_item_id","id");
CREATE INDEX "loan_stock_movements_loan_item_request_id_id_idx" ON "loan_stock_movements" USING btree ("loan_item_request_id","id");
CREATE INDEX "loan_stock_movements_actor_id_id_idx" ON "loan_stock_movements" USING btree ("actor_id","id");
CREATE INDEX "loan_stock_movements_search_idx" ON "loan_stock_movements" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "loan_stock_movements_letters_idx" ON "loan_stock_movements" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_kind_check" CHECK ("kind" in ('notification', 'event', 'serviceRequest', 'feedback', 'aircon', 'permit', 'document', 'loan', 'marketplace'));
create unique index "location_loan_items_once_limit" on "location_loan_items" ("location_id", "loan_item_id") where (deleted_date is null);
