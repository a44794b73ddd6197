CREATE TABLE "opc_promo_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opc_promo_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"promo_type" text NOT NULL,
	"code_type" text NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"description" text,
	"amount_type" text NOT NULL,
	"amount" bigint NOT NULL,
	"capped_amount" bigint,
	"min_cart_amount" bigint,
	"apply_to_item" text,
	"retail_store_ids" bigint[] NOT NULL,
	"opc_menu_group_ids" bigint[],
	"opc_item_ids" bigint[],
	"all_items" boolean DEFAULT false NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"total_qty" integer,
	"budget_amount" bigint,
	"max_redemption_per_day" integer,
	"max_redemption_per_user" integer,
	"redeemed_qty" integer,
	"redeemed_amount" bigint,
	"remaining_qty" integer,
	"remaining_amount" bigint,
	"active" boolean DEFAULT true NOT NULL,
	"cancelled" boolean DEFAULT false NOT NULL,
	"cancelled_date" timestamp(3) with time zone,
	"cancelled_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce("name", '') || ' ' || coalesce("code", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "opc_promo_codes_promo_type_check" CHECK ("promo_type" in ('ORDER', 'ITEM')),
	CONSTRAINT "opc_promo_codes_code_type_check" CHECK ("code_type" in ('GENERIC', 'UNIQUE')),
	CONSTRAINT "opc_promo_codes_amount_type_check" CHECK ("amount_type" in ('PERCENTAGE', 'FIXED')),
	CONSTRAINT "opc_promo_codes_apply_to_item_check" CHECK ("apply_to_item" in ('SINGLE', 'ALL'))
);

CREATE TABLE "opc_promo_code_redemptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opc_promo_code_redemptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"opc_promo_code_id" bigint NOT NULL,
	"transaction_id" text,
	"code" text,
	"order_key" text,
	"user_id" bigint,
	"retail_store_id" bigint,
	"cart_amount" bigint,
	"discount_amount" bigint,
	"redeemed_date" timestamp(3) with time zone,
	"redeemed_day" date,
	"status" text NOT NULL,
	"rollback_of_id" bigint,
	"rolled_back_date" timestamp(3) with time zone,
	"rolled_back_user_id" bigint,
	"rollback_remark" text,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("transaction_id", '') || ' ' || coalesce("code", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "opc_promo_code_redemptions_status_check" CHECK ("status" in ('REDEEMED', 'ROLLED_BACK', 'ROLLBACK'))
);

CREATE TABLE "opc_promo_unique_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opc_promo_unique_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"opc_promo_code_id" bigint NOT NULL,
	"code" text,
	"redeemed" boolean DEFAULT false NOT NULL,
	"redeemed_date" timestamp(3) with time zone,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("code", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED
);

ALTER TABLE "opc_promo_codes" ADD CONSTRAINT "opc_promo_codes_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_promo_codes" ADD CONSTRAINT "opc_promo_codes_cancelled_user_id_fk" FOREIGN KEY ("cancelled_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "opc_promo_code_redemptions" ADD CONSTRAINT "opc_promo_code_redemptions_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_promo_code_redemptions" ADD CONSTRAINT "opc_promo_code_redemptions_opc_promo_code_id_fk" FOREIGN KEY ("opc_promo_code_id") REFERENCES "public"."opc_promo_codes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_promo_code_redemptions" ADD CONSTRAINT "opc_promo_code_redemptions_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "opc_promo_code_redemptions" ADD CONSTRAINT "opc_promo_code_redemptions_retail_store_id_fk" FOREIGN KEY ("retail_store_id") REFERENCES "public"."retail_stores"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "opc_promo_code_redemptions" ADD CONSTRAINT "opc_promo_code_redemptions_rollback_of_id_fk" FOREIGN KEY ("rollback_of_id") REFERENCES "public"."opc_promo_code_redemptions"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "opc_promo_code_redemptions" ADD CONSTRAINT "opc_promo_code_redemptions_rolled_back_user_id_fk" FOREIGN KEY ("rolled_back_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "opc_promo_unique_codes" ADD CONSTRAINT "opc_promo_unique_codes_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_promo_unique_codes" ADD CONSTRAINT "opc_promo_unique_codes_opc_promo_code_id_fk" FOREIGN KEY ("opc_promo_code_id") REFERENCES "public"."opc_promo_codes"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "opc_promo_codes_uuid_key" ON "opc_promo_codes" USING btree ("uuid");
CREATE INDEX "opc_promo_codes_office_centre_id_id_idx" ON "opc_promo_codes" USING btree ("office_centre_id","id");
CREATE INDEX "opc_promo_codes_office_centre_id_created_date_id_idx" ON "opc_promo_codes" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "opc_promo_codes_office_centre_id_updated_date_id_idx" ON "opc_promo_codes" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "opc_promo_codes_office_centre_id_name_id_idx" ON "opc_promo_codes" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "opc_promo_codes_office_centre_id_reference_no_id_idx" ON "opc_promo_codes" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "opc_promo_codes_office_centre_id_code_id_idx" ON "opc_promo_codes" USING btree ("office_centre_id",("code") collate "und-x-icu","id");
CREATE INDEX "opc_promo_codes_office_centre_id_start_date_id_idx" ON "opc_promo_codes" USING btree ("office_centre_id","start_date","id");
CREATE INDEX "opc_promo_codes_office_centre_id_end_date_id_idx" ON "opc_promo_codes" USING btree ("office_centre_id","end_date","id");
CREATE INDEX "opc_promo_codes_office_centre_id_redeemed_qty_id_idx" ON "opc_promo_codes" USING btree ("office_centre_id","redeemed_qty","id");
CREATE INDEX "opc_promo_codes_office_centre_id_redeemed_amount_id_idx" ON "opc_promo_codes" USING btree ("office_centre_id","redeemed_amount","id");
CREATE INDEX "opc_promo_codes_cancelled_user_id_idx" ON "opc_promo_codes" USING btree ("cancelled_user_id");
CREATE INDEX "opc_promo_codes_retail_store_ids_idx" ON "opc_promo_codes" USING gin ("retail_store_ids");
CREATE INDEX "opc_promo_codes_opc_menu_group_ids_idx" ON "opc_promo_codes" USING gin ("opc_menu_group_ids");
CREATE INDEX "opc_promo_codes_opc_item_ids_idx" ON "opc_promo_codes" USING gin ("opc_item_ids");
CREATE UNIQUE INDEX "opc_promo_codes_reference_no_key" ON "opc_promo_codes" USING btree ("office_centre_id","reference_no");
CREATE INDEX "opc_promo_codes_search_idx" ON "opc_promo_codes" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "opc_promo_codes_letters_idx" ON "opc_promo_codes" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "opc_promo_code_redemptions_uuid_key" ON "opc_promo_code_redemptions" USING btree ("uuid");
CREATE INDEX "opc_promo_code_redemptions_office_centre_id_id_idx" ON "opc_promo_code_redemptions" USING btree ("office_centre_id","id");
CREATE INDEX "opc_promo_code_redemptions_office_centre_id_created_date_id_idx" ON "opc_promo_code_redemptions" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "opc_promo_code_redemptions_office_centre_id_updated_date_id_idx" ON "opc_promo_code_redemptions" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "opc_promo_code_redemptions_office_centre_id_cart_amount_id_idx" ON "opc_promo_code_redemptions" USING btree ("office_centre_id","cart_amount","id");
CREATE INDEX "opc_promo_code_redemptions_office_centre_id_discou_6e617bc0_idx" ON "opc_promo_code_redemptions" USING btree ("office_centre_id","discount_amount","id");
CREATE INDEX "opc_promo_code_redemptions_office_centre_id_redeem_172bf97e_idx" ON "opc_promo_code_redemptions" USING btree ("office_centre_id","redeemed_date","id");
CREATE INDEX "opc_promo_code_redemptions_office_centre_id_status_id_idx" ON "opc_promo_code_redemptions" USING btree ("office_centre_id","status","id");
CREATE INDEX "opc_promo_code_redemptions_opc_promo_code_id_id_idx" ON "opc_promo_code_redemptions" USING btree ("opc_promo_code_id","id");
CREATE INDEX "opc_promo_code_redemptions_user_id_id_idx" ON "opc_promo_code_redemptions" USING btree ("user_id","id");
CREATE INDEX "opc_promo_code_redemptions_retail_store_id_id_idx" ON "opc_promo_code_redemptions" USING btree ("retail_store_id","id");
CREATE INDEX "opc_promo_code_redemptions_rollback_of_id_id_idx" ON "opc_promo_code_redemptions" USING btree ("rollback_of_id","id");
CREATE INDEX "opc_promo_code_redemptions_rolled_back_user_id_id_idx" ON "opc_promo_code_redemptions" USING btree ("rolled_back_user_id","id");
CREATE UNIQUE INDEX "opc_promo_code_redemptions_transaction_id_key" ON "opc_promo_code_redemptions" USING btree (lower("transaction_id"));
CREATE INDEX "opc_promo_code_redemptions_search_idx" ON "opc_promo_code_redemptions" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "opc_promo_code_redemptions_letters_idx" ON "opc_promo_code_redemptions" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "opc_promo_unique_codes_uuid_key" ON "opc_promo_unique_codes" USING btree ("uuid");
CREATE INDEX "opc_promo_unique_codes_office_centre_id_id_idx" ON "opc_promo_unique_codes" USING btree ("office_centre_id","id");
CREATE INDEX "opc_promo_unique_codes_office_centre_id_created_date_id_idx" ON "opc_promo_unique_codes" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "opc_promo_unique_codes_office_centre_id_updated_date_id_idx" ON "opc_promo_unique_codes" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "opc_promo_unique_codes_office_centre_id_code_id_idx" ON "opc_promo_unique_codes" USING btree ("office_centre_id","code","id");
CREATE INDEX "opc_promo_unique_codes_office_centre_id_redeemed_date_id_idx" ON "opc_promo_unique_codes" USING btree ("office_centre_id","redeemed_date","id");
CREATE INDEX "opc_promo_unique_codes_opc_promo_code_id_id_idx" ON "opc_promo_unique_codes" USING btree ("opc_promo_code_id","id");
CREATE UNIQUE INDEX "opc_promo_unique_codes_code_key" ON "opc_promo_unique_codes" USING btree ("office_centre_id",lower("code"));
CREATE INDEX "opc_promo_unique_codes_search_idx" ON "opc_promo_unique_codes" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "opc_promo_unique_codes_letters_idx" ON "opc_promo_unique_codes" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
create unique index "opc_promo_codes_one_code_limit" on "opc_promo_codes" ("office_centre_id", "code") where ("cancelled" in (false));
create unique index "opc_promo_code_redemptions_once_per_order_limit" on "opc_promo_code_redemptions" ("order_key") where ("status" in ('REDEEMED'));
