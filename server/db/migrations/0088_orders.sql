CREATE TABLE "opc_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opc_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"order_no" text,
	"order_id" text,
	"retail_store_id" bigint NOT NULL,
	"retail_tenant_id" bigint,
	"opc_order_items" jsonb,
	"item_count" integer,
	"opc_item_ids" bigint[],
	"order_status" text NOT NULL,
	"estimated_collection_time" timestamp(3) with time zone,
	"collection_slot" timestamp(3) with time zone,
	"store_note" text,
	"ordered_by_id" bigint,
	"ordered_by_mobile_number" text,
	"ordered_by_email" text,
	"order_name" text,
	"remark" text,
	"ordered_date" timestamp(3) with time zone,
	"ordered_user_id" bigint,
	"accepted_date" timestamp(3) with time zone,
	"accepted_user_id" bigint,
	"rejected_date" timestamp(3) with time zone,
	"rejected_user_id" bigint,
	"rejected_reason" text,
	"cancelled_date" timestamp(3) with time zone,
	"cancelled_user_id" bigint,
	"cancelled_reason" text,
	"cancelled_by" text,
	"reason_note" text,
	"prepared_date" timestamp(3) with time zone,
	"prepared_user_id" bigint,
	"collected_date" timestamp(3) with time zone,
	"collected_user_id" bigint,
	"marked_as_cancelled_after_date" timestamp(3) with time zone,
	"marked_as_prepared_after_date" timestamp(3) with time zone,
	"marked_as_collected_after_date" timestamp(3) with time zone,
	"tax_rate" integer,
	"tax_included" boolean DEFAULT true NOT NULL,
	"subtotal" bigint,
	"tax" bigint,
	"total" bigint,
	"refund_subtotal" bigint,
	"refund_tax" bigint,
	"refund_total" bigint,
	"refundable_amount" bigint,
	"application_fee_amount" bigint,
	"pays_ahead" boolean DEFAULT false NOT NULL,
	"payment_status" text,
	"pending_payment_expiry" timestamp(3) with time zone,
	"paid_date" timestamp(3) with time zone,
	"transaction_id" text,
	"payment_url" text,
	"payment_url_expiry" timestamp(3) with time zone,
	"account_token" text,
	"payment_card_brand" text,
	"payment_card_last4" text,
	"delivery_option" text NOT NULL,
	"delivery_fee" bigint,
	"delivery_time" timestamp(3) with time zone,
	"deliver_to_office_centre_id" bigint,
	"deliver_to_company_name" text,
	"deliver_to_building_name" text,
	"deliver_to_address_name" text,
	"deliver_to_address_line1" text,
	"deliver_to_address_line2" text,
	"deliver_to_address_line3" text,
	"promo_code" text,
	"promo_amount" bigint,
	"promo_redemption_transaction_id" text,
	"opc_promo_code_id" bigint,
	"promo_reference_no" text,
	"promo_name" text,
	"promo_amount_type" text,
	"promo_code_amount" bigint,
	"promo_capped_amount" bigint,
	"promo_min_cart_amount" bigint,
	"review_id" bigint,
	"stock_date" date,
	"request_key" text,
	"order_key" text,
	"docket_printed" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("order_no", '') || ' ' || coalesce("order_id", '') || ' ' || coalesce("order_name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	"deleted_date" timestamp(3) with time zone,
	CONSTRAINT "opc_orders_order_status_check" CHECK ("order_status" in ('PENDING_PAYMENT', 'PENDING', 'ACCEPTED', 'PREPARED', 'COLLECTED', 'REJECTED', 'CANCELLED', 'EXPIRED')),
	CONSTRAINT "opc_orders_rejected_reason_check" CHECK ("rejected_reason" in ('OUT_OF_STOCK', 'STORE_CLOSED', 'TOO_BUSY', 'CANNOT_MEET_NOTE', 'OTHER')),
	CONSTRAINT "opc_orders_cancelled_reason_check" CHECK ("cancelled_reason" in ('OUT_OF_STOCK', 'STORE_CLOSED', 'CUSTOMER_CALLED', 'TOO_BUSY', 'CANNOT_MEET_NOTE', 'OTHER', 'CUSTOMER', 'NOT_ANSWERED', 'NOT_COLLECTED')),
	CONSTRAINT "opc_orders_cancelled_by_check" CHECK ("cancelled_by" in ('CUSTOMER', 'STORE', 'BUILDING', 'SYSTEM')),
	CONSTRAINT "opc_orders_payment_status_check" CHECK ("payment_status" in ('PENDING', 'PAID', 'FAILED', 'EXPIRED', 'PARTIALLY_REFUNDED', 'REFUNDED')),
	CONSTRAINT "opc_orders_payment_card_brand_check" CHECK ("payment_card_brand" in ('visa', 'mastercard', 'amex', 'unionpay', 'apple-pay', 'google-pay')),
	CONSTRAINT "opc_orders_delivery_option_check" CHECK ("delivery_option" in ('PICK_UP', 'DELIVERY')),
	CONSTRAINT "opc_orders_promo_amount_type_check" CHECK ("promo_amount_type" in ('PERCENTAGE', 'FIXED'))
);

CREATE TABLE "opc_refund_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opc_refund_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"refund_id" text,
	"opc_order_id" bigint NOT NULL,
	"retail_store_id" bigint,
	"retail_tenant_id" bigint,
	"reason" text NOT NULL,
	"remark" text,
	"refund_type" text,
	"refund_subtotal" bigint,
	"refund_tax" bigint,
	"refund_total" bigint,
	"refunded_date" timestamp(3) with time zone,
	"refunded_user_id" bigint,
	"opc_refund_order_items" jsonb,
	"by_hand" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("refund_id", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "opc_refund_orders_reason_check" CHECK ("reason" in ('REJECTED', 'CANCELLED', 'NOT_ANSWERED', 'OUT_OF_STOCK', 'WRONG_ITEM', 'QUALITY', 'TOO_LATE', 'OTHER')),
	CONSTRAINT "opc_refund_orders_refund_type_check" CHECK ("refund_type" in ('FULL', 'PARTIAL'))
);

ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_kind_check";
ALTER TABLE "payments" DROP CONSTRAINT "payments_payee_check";
ALTER TABLE "payments" DROP CONSTRAINT "payments_refund_reason_check";
ALTER TABLE "payments" ADD COLUMN "opc_order_id" bigint;
ALTER TABLE "payments" ADD COLUMN "card_brand" text;
ALTER TABLE "payments" ADD COLUMN "card_last4" text;
ALTER TABLE "retail_stores" ADD COLUMN "paused_until" timestamp(3) with time zone;
ALTER TABLE "retail_stores" ADD COLUMN "answer_minutes" integer DEFAULT 10;
ALTER TABLE "retail_stores" ALTER COLUMN "answer_minutes" DROP DEFAULT;
ALTER TABLE "retail_stores" ADD COLUMN "max_orders_per_slot" integer;
ALTER TABLE "retail_stores" ADD COLUMN "slot_minutes" integer DEFAULT 15;
ALTER TABLE "retail_stores" ALTER COLUMN "slot_minutes" DROP DEFAULT;
ALTER TABLE "retail_stores" ADD COLUMN "tax_included" boolean DEFAULT true NOT NULL;
ALTER TABLE "retail_stores" ADD COLUMN "application_fee_percent" integer;
ALTER TABLE "opc_orders" ADD CONSTRAINT "opc_orders_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_orders" ADD CONSTRAINT "opc_orders_retail_store_id_fk" FOREIGN KEY ("retail_store_id") REFERENCES "public"."retail_stores"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "opc_orders" ADD CONSTRAINT "opc_orders_retail_tenant_id_fk" FOREIGN KEY ("retail_tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "opc_orders" ADD CONSTRAINT "opc_orders_ordered_by_id_fk" FOREIGN KEY ("ordered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "opc_orders" ADD CONSTRAINT "opc_orders_ordered_user_id_fk" FOREIGN KEY ("ordered_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "opc_orders" ADD CONSTRAINT "opc_orders_accepted_user_id_fk" FOREIGN KEY ("accepted_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "opc_orders" ADD CONSTRAINT "opc_orders_rejected_user_id_fk" FOREIGN KEY ("rejected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "opc_orders" ADD CONSTRAINT "opc_orders_cancelled_user_id_fk" FOREIGN KEY ("cancelled_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "opc_orders" ADD CONSTRAINT "opc_orders_prepared_user_id_fk" FOREIGN KEY ("prepared_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "opc_orders" ADD CONSTRAINT "opc_orders_collected_user_id_fk" FOREIGN KEY ("collected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "opc_orders" ADD CONSTRAINT "opc_orders_deliver_to_office_centre_id_fk" FOREIGN KEY ("deliver_to_office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "opc_orders" ADD CONSTRAINT "opc_orders_opc_promo_code_id_fk" FOREIGN KEY ("opc_promo_code_id") REFERENCES "public"."opc_promo_codes"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "opc_orders" ADD CONSTRAINT "opc_orders_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."retail_store_reviews"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "opc_refund_orders" ADD CONSTRAINT "opc_refund_orders_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "opc_refund_orders" ADD CONSTRAINT "opc_refund_orders_opc_order_id_fk" FOREIGN KEY ("opc_order_id") REFERENCES "public"."opc_orders"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "opc_refund_orders" ADD CONSTRAINT "opc_refund_orders_retail_store_id_fk" FOREIGN KEY ("retail_store_id") REFERENCES "public"."retail_stores"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "opc_refund_orders" ADD CONSTRAINT "opc_refund_orders_retail_tenant_id_fk" FOREIGN KEY ("retail_tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "opc_refund_orders" ADD CONSTRAINT "opc_refund_orders_refunded_user_id_fk" FOREIGN KEY ("refunded_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "opc_orders_uuid_key" ON "opc_orders" USING btree ("uuid");
CREATE INDEX "opc_orders_office_centre_id_id_idx" ON "opc_orders" USING btree ("office_centre_id","id");
CREATE INDEX "opc_orders_retail_tenant_id_id_idx" ON "opc_orders" USING btree ("retail_tenant_id","id");
CREATE INDEX "opc_orders_office_centre_id_created_date_id_idx" ON "opc_orders" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "opc_orders_office_centre_id_updated_date_id_idx" ON "opc_orders" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "opc_orders_office_centre_id_order_no_id_idx" ON "opc_orders" USING btree ("office_centre_id","order_no","id");
CREATE INDEX "opc_orders_office_centre_id_order_name_id_idx" ON "opc_orders" USING btree ("office_centre_id",("order_name") collate "und-x-icu","id");
CREATE INDEX "opc_orders_office_centre_id_total_id_idx" ON "opc_orders" USING btree ("office_centre_id","total","id");
CREATE INDEX "opc_orders_office_centre_id_ordered_date_id_idx" ON "opc_orders" USING btree ("office_centre_id","ordered_date","id");
CREATE INDEX "opc_orders_office_centre_id_estimated_collection_time_id_idx" ON "opc_orders" USING btree ("office_centre_id","estimated_collection_time","id");
CREATE INDEX "opc_orders_office_centre_id_order_status_id_idx" ON "opc_orders" USING btree ("office_centre_id","order_status","id");
CREATE INDEX "opc_orders_office_centre_id_item_count_id_idx" ON "opc_orders" USING btree ("office_centre_id","item_count","id");
CREATE INDEX "opc_orders_retail_store_id_id_idx" ON "opc_orders" USING btree ("retail_store_id","id");
CREATE INDEX "opc_orders_order_status_pending_payment_expiry_idx" ON "opc_orders" USING btree ("order_status","pending_payment_expiry");
CREATE INDEX "opc_orders_order_status_marked_as_cancelled_after_date_idx" ON "opc_orders" USING btree ("order_status","marked_as_cancelled_after_date");
CREATE INDEX "opc_orders_order_status_marked_as_prepared_after_date_idx" ON "opc_orders" USING btree ("order_status","marked_as_prepared_after_date");
CREATE INDEX "opc_orders_order_status_marked_as_collected_after_date_idx" ON "opc_orders" USING btree ("order_status","marked_as_collected_after_date");
CREATE INDEX "opc_orders_office_centre_id_order_status_payment_s_8d5f6785_idx" ON "opc_orders" USING btree ("office_centre_id","order_status","payment_status","delivery_option","id");
CREATE INDEX "opc_orders_ordered_by_id_idx" ON "opc_orders" USING btree ("ordered_by_id");
CREATE INDEX "opc_orders_ordered_user_id_idx" ON "opc_orders" USING btree ("ordered_user_id");
CREATE INDEX "opc_orders_accepted_user_id_idx" ON "opc_orders" USING btree ("accepted_user_id");
CREATE INDEX "opc_orders_rejected_user_id_idx" ON "opc_orders" USING btree ("rejected_user_id");
CREATE INDEX "opc_orders_cancelled_user_id_idx" ON "opc_orders" USING btree ("cancelled_user_id");
CREATE INDEX "opc_orders_prepared_user_id_idx" ON "opc_orders" USING btree ("prepared_user_id");
CREATE INDEX "opc_orders_collected_user_id_idx" ON "opc_orders" USING btree ("collected_user_id");
CREATE INDEX "opc_orders_deliver_to_office_centre_id_idx" ON "opc_orders" USING btree ("deliver_to_office_centre_id");
CREATE INDEX "opc_orders_opc_promo_code_id_idx" ON "opc_orders" USING btree ("opc_promo_code_id");
CREATE INDEX "opc_orders_review_id_idx" ON "opc_orders" USING btree ("review_id");
CREATE INDEX "opc_orders_opc_item_ids_idx" ON "opc_orders" USING gin ("opc_item_ids");
CREATE UNIQUE INDEX "opc_orders_order_no_key" ON "opc_orders" USING btree ("office_centre_id","order_no") WHERE deleted_date is null;
CREATE UNIQUE INDEX "opc_orders_order_id_key" ON "opc_orders" USING btree ("office_centre_id",lower("order_id")) WHERE deleted_date is null;
CREATE UNIQUE INDEX "opc_orders_request_key_key" ON "opc_orders" USING btree (lower("request_key")) WHERE deleted_date is null;
CREATE INDEX "opc_orders_search_idx" ON "opc_orders" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "opc_orders_letters_idx" ON "opc_orders" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "opc_refund_orders_uuid_key" ON "opc_refund_orders" USING btree ("uuid");
CREATE INDEX "opc_refund_orders_office_centre_id_id_idx" ON "opc_refund_orders" USING btree ("office_centre_id","id");
CREATE INDEX "opc_refund_orders_retail_tenant_id_id_idx" ON "opc_refund_orders" USING btree ("retail_tenant_id","id");
CREATE INDEX "opc_refund_orders_office_centre_id_created_date_id_idx" ON "opc_refund_orders" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "opc_refund_orders_office_centre_id_updated_date_id_idx" ON "opc_refund_orders" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "opc_refund_orders_office_centre_id_refund_id_id_idx" ON "opc_refund_orders" USING btree ("office_centre_id","refund_id","id");
CREATE INDEX "opc_refund_orders_office_centre_id_refund_total_id_idx" ON "opc_refund_orders" USING btree ("office_centre_id","refund_total","id");
CREATE INDEX "opc_refund_orders_office_centre_id_refunded_date_id_idx" ON "opc_refund_orders" USING btree ("office_centre_id","refunded_date","id");
CREATE INDEX "opc_refund_orders_opc_order_id_id_idx" ON "opc_refund_orders" USING btree ("opc_order_id","id");
CREATE INDEX "opc_refund_orders_retail_store_id_id_idx" ON "opc_refund_orders" USING btree ("retail_store_id","id");
CREATE INDEX "opc_refund_orders_refunded_user_id_id_idx" ON "opc_refund_orders" USING btree ("refunded_user_id","id");
CREATE UNIQUE INDEX "opc_refund_orders_refund_id_key" ON "opc_refund_orders" USING btree ("office_centre_id","refund_id");
CREATE INDEX "opc_refund_orders_search_idx" ON "opc_refund_orders" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "opc_refund_orders_letters_idx" ON "opc_refund_orders" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
ALTER TABLE "payments" ADD CONSTRAINT "payments_opc_order_id_fk" FOREIGN KEY ("opc_order_id") REFERENCES "public"."opc_orders"("id") ON DELETE restrict ON UPDATE no action;
CREATE INDEX "payments_opc_order_id_id_idx" ON "payments" USING btree ("opc_order_id","id");
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_kind_check" CHECK ("kind" in ('notification', 'event', 'serviceRequest', 'feedback', 'aircon', 'permit', 'document', 'hotdesk', 'loan', 'booking', 'loadingBay', 'location', 'marketplace', 'order', 'privileges'));
ALTER TABLE "payments" ADD CONSTRAINT "payments_card_brand_check" CHECK ("card_brand" in ('visa', 'mastercard', 'amex', 'unionpay', 'apple-pay', 'google-pay'));
ALTER TABLE "payments" ADD CONSTRAINT "payments_payee_check" CHECK ("payee" in ('INVOICE', 'BOOKING', 'ORDER'));
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_reason_check" CHECK ("refund_reason" in ('TOO_LATE', 'CANCELLED', 'CHEAPER', 'WAIVED', 'REFUNDED_ORDER'));
create unique index "payments_one_of_order_limit" on "payments" ("opc_order_id") where ("status" in ('PENDING'));
-- Never more is given back than was paid, and no stock falls below nothing: whatever a rule does.
ALTER TABLE "opc_orders" ADD CONSTRAINT "opc_orders_refund_at_most_total" CHECK (coalesce("refund_total", 0) between 0 and coalesce("total", 0));
ALTER TABLE "opc_orders" ADD CONSTRAINT "opc_orders_refundable_not_below_zero" CHECK (coalesce("refundable_amount", 0) >= 0);
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_at_most_amount" CHECK ("refund_amount" between 0 and "amount" and "refunded_amount" <= "amount");
ALTER TABLE "opc_item_day_stocks" ADD CONSTRAINT "opc_item_day_stocks_not_below_zero" CHECK ("ordered_quantity" >= 0);
CREATE INDEX "opc_orders_slot_idx" ON "opc_orders" USING btree ("retail_store_id", "collection_slot") WHERE "deleted_date" is null;
CREATE INDEX "opc_promo_code_redemptions_order_key_idx" ON "opc_promo_code_redemptions" USING btree ("order_key");
