CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"tenant_id" bigint NOT NULL,
	"invoice_no" text NOT NULL,
	"invoice_date" date NOT NULL,
	"due_date" date,
	"amount" bigint,
	"invoice_file_id" bigint,
	"status" text NOT NULL,
	"paid_date" timestamp(3) with time zone,
	"paid_user_id" bigint,
	"paid_remark" text,
	"voided_date" timestamp(3) with time zone,
	"voided_user_id" bigint,
	"void_remark" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("invoice_no", ''))) STORED,
	CONSTRAINT "invoices_status_check" CHECK ("status" in ('UNPAID', 'OVERDUE', 'PAID', 'VOID'))
);

ALTER TABLE "office_centres" ADD COLUMN "customer_code" text;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_invoice_file_id_fk" FOREIGN KEY ("invoice_file_id") REFERENCES "public"."system_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_paid_user_id_fk" FOREIGN KEY ("paid_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_voided_user_id_fk" FOREIGN KEY ("voided_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "invoices_uuid_key" ON "invoices" USING btree ("uuid");
CREATE INDEX "invoices_office_centre_id_id_idx" ON "invoices" USING btree ("office_centre_id","id");
CREATE INDEX "invoices_tenant_id_id_idx" ON "invoices" USING btree ("tenant_id","id");
CREATE INDEX "invoices_office_centre_id_created_date_id_idx" ON "invoices" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "invoices_office_centre_id_updated_date_id_idx" ON "invoices" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "invoices_office_centre_id_invoice_no_id_idx" ON "invoices" USING btree ("office_centre_id","invoice_no","id");
CREATE INDEX "invoices_office_centre_id_invoice_date_id_idx" ON "invoices" USING btree ("office_centre_id","invoice_date","id");
CREATE INDEX "invoices_office_centre_id_due_date_id_idx" ON "invoices" USING btree ("office_centre_id","due_date","id");
CREATE INDEX "invoices_office_centre_id_amount_id_idx" ON "invoices" USING btree ("office_centre_id","amount","id");
CREATE INDEX "invoices_office_centre_id_status_id_idx" ON "invoices" USING btree ("office_centre_id","status","id");
CREATE INDEX "invoices_office_centre_id_paid_date_id_idx" ON "invoices" USING btree ("office_centre_id","paid_date","id");
CREATE INDEX "invoices_invoice_file_id_idx" ON "invoices" USING btree ("invoice_file_id");
CREATE INDEX "invoices_paid_user_id_idx" ON "invoices" USING btree ("paid_user_id");
CREATE INDEX "invoices_voided_user_id_idx" ON "invoices" USING btree ("voided_user_id");
CREATE UNIQUE INDEX "invoices_invoice_no_key" ON "invoices" USING btree ("office_centre_id",lower("invoice_no"));
CREATE INDEX "invoices_search_idx" ON "invoices" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "invoices_letters_idx" ON "invoices" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "office_centres_landlord_id_customer_code_id_idx" ON "office_centres" USING btree ("landlord_id","customer_code","id");
create unique index "office_centres_customer_limit" on "office_centres" ("landlord_id", "customer_code") where ("office_centre_type" in ('TENANT', 'OFFICE'));
