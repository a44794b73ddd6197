-- Numbers of links that no mail has ever carried; the column keeps hashes now.
UPDATE "fm_forms" SET "token" = NULL;
ALTER TABLE "fm_forms" ADD COLUMN "workers" jsonb;
ALTER TABLE "fm_forms" ADD COLUMN "contractor_signed_date" timestamp(3) with time zone;
ALTER TABLE "fm_forms" ADD COLUMN "contractor_draft" text;
ALTER TABLE "fm_form_declaration_histories" ADD COLUMN "declarations" text[];
ALTER TABLE "fm_form_declaration_histories" ADD COLUMN "typed" boolean DEFAULT false NOT NULL;
CREATE UNIQUE INDEX "fm_forms_token_key" ON "fm_forms" USING btree (lower("token"));
CREATE INDEX "fm_form_declaration_histories_office_centre_id_typed_id_idx" ON "fm_form_declaration_histories" USING btree ("office_centre_id","typed","id");
ALTER TABLE "fm_form_declaration_histories" ADD CONSTRAINT "fm_form_declaration_histories_declarations_check" CHECK ("declarations" <@ array['TRUE_FACTS', 'SAFE_WORK', 'TERMS']::text[]);
