CREATE TABLE "feedbacks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"image_file_ids" bigint[],
	"tenant_id" bigint,
	"applicant_id" bigint,
	"request_key" text,
	"status" text NOT NULL,
	"answer" text,
	"submitted_date" timestamp(3) with time zone,
	"submitted_user_id" bigint,
	"answered_date" timestamp(3) with time zone,
	"answered_user_id" bigint,
	"closed_date" timestamp(3) with time zone,
	"closed_user_id" bigint,
	"close_remark" text,
	"reopened_date" timestamp(3) with time zone,
	"reopened_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce("description", '') || ' ' || coalesce("answer", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "feedbacks_type_check" CHECK ("type" in ('BUILDING', 'APPLICATION')),
	CONSTRAINT "feedbacks_category_check" CHECK ("category" in ('AIR_CONDITIONING', 'CLEANLINESS', 'LIFTS', 'LIGHTING', 'NOISE', 'SECURITY', 'WASHROOMS', 'OTHER', 'SIGN_IN', 'ACCESS_PASS', 'BOOKING', 'VISITORS', 'NOTIFICATIONS')),
	CONSTRAINT "feedbacks_status_check" CHECK ("status" in ('OPEN', 'ANSWERED', 'CLOSED'))
);

ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_kind_check";
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_applicant_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_submitted_user_id_fk" FOREIGN KEY ("submitted_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_answered_user_id_fk" FOREIGN KEY ("answered_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_closed_user_id_fk" FOREIGN KEY ("closed_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_reopened_user_id_fk" FOREIGN KEY ("reopened_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "feedbacks_uuid_key" ON "feedbacks" USING btree ("uuid");
CREATE INDEX "feedbacks_office_centre_id_id_idx" ON "feedbacks" USING btree ("office_centre_id","id");
CREATE INDEX "feedbacks_office_centre_id_created_date_id_idx" ON "feedbacks" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "feedbacks_office_centre_id_updated_date_id_idx" ON "feedbacks" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "feedbacks_office_centre_id_reference_no_id_idx" ON "feedbacks" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "feedbacks_office_centre_id_submitted_date_id_idx" ON "feedbacks" USING btree ("office_centre_id","submitted_date","id");
CREATE INDEX "feedbacks_office_centre_id_status_id_idx" ON "feedbacks" USING btree ("office_centre_id","status","id");
CREATE INDEX "feedbacks_tenant_id_id_idx" ON "feedbacks" USING btree ("tenant_id","id");
CREATE INDEX "feedbacks_applicant_id_id_idx" ON "feedbacks" USING btree ("applicant_id","id");
CREATE INDEX "feedbacks_answered_user_id_id_idx" ON "feedbacks" USING btree ("answered_user_id","id");
CREATE INDEX "feedbacks_office_centre_id_status_type_category_id_idx" ON "feedbacks" USING btree ("office_centre_id","status","type","category","id");
CREATE INDEX "feedbacks_submitted_user_id_idx" ON "feedbacks" USING btree ("submitted_user_id");
CREATE INDEX "feedbacks_closed_user_id_idx" ON "feedbacks" USING btree ("closed_user_id");
CREATE INDEX "feedbacks_reopened_user_id_idx" ON "feedbacks" USING btree ("reopened_user_id");
CREATE INDEX "feedbacks_image_file_ids_idx" ON "feedbacks" USING gin ("image_file_ids");
CREATE UNIQUE INDEX "feedbacks_reference_no_key" ON "feedbacks" USING btree ("office_centre_id","reference_no");
CREATE INDEX "feedbacks_search_idx" ON "feedbacks" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "feedbacks_letters_idx" ON "feedbacks" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_kind_check" CHECK ("kind" in ('notification', 'event', 'serviceRequest', 'feedback', 'aircon', 'permit', 'document', 'marketplace'));
