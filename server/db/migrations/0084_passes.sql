CREATE TABLE "access_pin_tries" (
	"building_id" bigint NOT NULL,
	"reader" text NOT NULL,
	"wrong" integer NOT NULL,
	"locked_until" timestamp(3) with time zone,
	CONSTRAINT "access_pin_tries_pk" PRIMARY KEY("building_id","reader")
);

CREATE TABLE "access_qr_uses" (
	"building_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"pass_id" bigint NOT NULL,
	"step" bigint NOT NULL,
	"door_id" bigint NOT NULL,
	CONSTRAINT "access_qr_uses_pk" PRIMARY KEY("building_id","step","kind","pass_id","door_id")
);

CREATE TABLE "qr_passes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qr_passes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"tenant_id" bigint,
	"user_id" bigint NOT NULL,
	"status" text NOT NULL,
	"start_at" timestamp(3) with time zone,
	"end_at" timestamp(3) with time zone,
	"assigned_date" timestamp(3) with time zone,
	"assigned_user_id" bigint,
	"unassigned_date" timestamp(3) with time zone,
	"unassigned_user_id" bigint,
	"reason" text,
	CONSTRAINT "qr_passes_status_check" CHECK ("status" in ('ASSIGNED', 'UNASSIGNED')),
	CONSTRAINT "qr_passes_reason_check" CHECK ("reason" in ('LEFT_COMPANY', 'LOST_DEVICE', 'MISUSE', 'OTHER'))
);

CREATE TABLE "hid_passes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hid_passes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"tenant_id" bigint,
	"user_id" bigint NOT NULL,
	"pass_status" text NOT NULL,
	"start_at" timestamp(3) with time zone,
	"end_at" timestamp(3) with time zone,
	"invitation_code" text,
	"expiry_date" timestamp(3) with time zone,
	"activation_date" timestamp(3) with time zone,
	"deactivation_date" timestamp(3) with time zone,
	"credential_no" text,
	"active_at" timestamp(3) with time zone,
	"gone_at" timestamp(3) with time zone,
	"assigned_date" timestamp(3) with time zone,
	"assigned_user_id" bigint,
	"unassigned_date" timestamp(3) with time zone,
	"unassigned_user_id" bigint,
	"reason" text,
	CONSTRAINT "hid_passes_pass_status_check" CHECK ("pass_status" in ('PENDING_ACTIVATION', 'ACTIVATED', 'ACTIVATION_EXPIRED', 'PENDING_DEACTIVATED', 'DEACTIVATED')),
	CONSTRAINT "hid_passes_reason_check" CHECK ("reason" in ('LEFT_COMPANY', 'LOST_DEVICE', 'MISUSE', 'OTHER'))
);

CREATE TABLE "fr_passes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fr_passes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"tenant_id" bigint,
	"user_id" bigint NOT NULL,
	"status" text,
	"start_at" timestamp(3) with time zone,
	"end_at" timestamp(3) with time zone,
	"latest" boolean DEFAULT true NOT NULL,
	"face_key" text,
	"assigned_date" timestamp(3) with time zone,
	"assigned_user_id" bigint,
	"unassigned_date" timestamp(3) with time zone,
	"unassigned_user_id" bigint,
	"reason" text,
	CONSTRAINT "fr_passes_status_check" CHECK ("status" in ('ASSIGNED', 'UNASSIGNED')),
	CONSTRAINT "fr_passes_reason_check" CHECK ("reason" in ('LEFT_COMPANY', 'LOST_DEVICE', 'MISUSE', 'OTHER'))
);

CREATE TABLE "third_party_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "third_party_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"owner_id" bigint,
	"tenant_id" bigint,
	"card_id" text NOT NULL,
	"type" text NOT NULL,
	"facility_number" text,
	"raw_number" text,
	"user_id" bigint,
	"status" text NOT NULL,
	"start_at" timestamp(3) with time zone,
	"end_at" timestamp(3) with time zone,
	"assigned_date" timestamp(3) with time zone,
	"assigned_user_id" bigint,
	"unassigned_date" timestamp(3) with time zone,
	"unassigned_user_id" bigint,
	"reason" text,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("card_id", '') || ' ' || coalesce("facility_number", '') || ' ' || coalesce("raw_number", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "third_party_cards_type_check" CHECK ("type" in ('PHYSICAL_CARD', 'MOBILE_PASS')),
	CONSTRAINT "third_party_cards_status_check" CHECK ("status" in ('ASSIGNED', 'UNASSIGNED', 'DAMAGED_LOST')),
	CONSTRAINT "third_party_cards_reason_check" CHECK ("reason" in ('DAMAGED_CARD', 'LOSS_OF_CARD'))
);

CREATE TABLE "access_pin_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_pin_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"tenant_id" bigint,
	"user_id" bigint NOT NULL,
	"pin_hash" text,
	"status" text NOT NULL,
	"start_at" timestamp(3) with time zone,
	"end_at" timestamp(3) with time zone,
	"assigned_date" timestamp(3) with time zone,
	"assigned_user_id" bigint,
	"unassigned_date" timestamp(3) with time zone,
	"unassigned_user_id" bigint,
	"reason" text,
	CONSTRAINT "access_pin_codes_status_check" CHECK ("status" in ('ASSIGNED', 'UNASSIGNED')),
	CONSTRAINT "access_pin_codes_reason_check" CHECK ("reason" in ('LEFT_COMPANY', 'COMPROMISED', 'MISUSE', 'OTHER'))
);

CREATE TABLE "access_pin_code_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_pin_code_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"tenant_id" bigint,
	"user_id" bigint NOT NULL,
	"type" text NOT NULL,
	"transaction_date" timestamp(3) with time zone NOT NULL,
	"done_by_id" bigint,
	"reason" text,
	CONSTRAINT "access_pin_code_transactions_type_check" CHECK ("type" in ('ASSIGNED', 'REGENERATED', 'UNASSIGNED')),
	CONSTRAINT "access_pin_code_transactions_reason_check" CHECK ("reason" in ('LEFT_COMPANY', 'COMPROMISED', 'MISUSE', 'OTHER'))
);

CREATE TABLE "visitor_qr_passes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visitor_qr_passes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"tenant_id" bigint,
	"visit_key" text NOT NULL,
	"visitor_name" text NOT NULL,
	"door_ids" bigint[],
	"floor" text[],
	"start_at" timestamp(3) with time zone NOT NULL,
	"end_at" timestamp(3) with time zone NOT NULL,
	"status" text NOT NULL,
	"link_hash" text,
	"assigned_date" timestamp(3) with time zone,
	"assigned_user_id" bigint,
	"unassigned_date" timestamp(3) with time zone,
	"unassigned_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("visitor_name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "visitor_qr_passes_status_check" CHECK ("status" in ('ASSIGNED', 'UNASSIGNED'))
);

CREATE TABLE "access_areas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_areas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"door_ids" bigint[],
	"mode" text NOT NULL,
	"nightly_reset" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "access_areas_mode_check" CHECK ("mode" in ('OFF', 'SOFT', 'HARD'))
);

CREATE TABLE "access_area_presences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_area_presences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"access_area_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"inside_since" timestamp(3) with time zone NOT NULL,
	"door_id" bigint
);

ALTER TABLE "access_pin_tries" ADD CONSTRAINT "access_pin_tries_office_centre_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_qr_uses" ADD CONSTRAINT "access_qr_uses_office_centre_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "qr_passes" ADD CONSTRAINT "qr_passes_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "qr_passes" ADD CONSTRAINT "qr_passes_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "qr_passes" ADD CONSTRAINT "qr_passes_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "qr_passes" ADD CONSTRAINT "qr_passes_assigned_user_id_fk" FOREIGN KEY ("assigned_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "qr_passes" ADD CONSTRAINT "qr_passes_unassigned_user_id_fk" FOREIGN KEY ("unassigned_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hid_passes" ADD CONSTRAINT "hid_passes_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hid_passes" ADD CONSTRAINT "hid_passes_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hid_passes" ADD CONSTRAINT "hid_passes_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "hid_passes" ADD CONSTRAINT "hid_passes_assigned_user_id_fk" FOREIGN KEY ("assigned_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hid_passes" ADD CONSTRAINT "hid_passes_unassigned_user_id_fk" FOREIGN KEY ("unassigned_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fr_passes" ADD CONSTRAINT "fr_passes_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "fr_passes" ADD CONSTRAINT "fr_passes_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fr_passes" ADD CONSTRAINT "fr_passes_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "fr_passes" ADD CONSTRAINT "fr_passes_assigned_user_id_fk" FOREIGN KEY ("assigned_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fr_passes" ADD CONSTRAINT "fr_passes_unassigned_user_id_fk" FOREIGN KEY ("unassigned_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "third_party_cards" ADD CONSTRAINT "third_party_cards_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "third_party_cards" ADD CONSTRAINT "third_party_cards_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "third_party_cards" ADD CONSTRAINT "third_party_cards_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "third_party_cards" ADD CONSTRAINT "third_party_cards_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "third_party_cards" ADD CONSTRAINT "third_party_cards_assigned_user_id_fk" FOREIGN KEY ("assigned_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "third_party_cards" ADD CONSTRAINT "third_party_cards_unassigned_user_id_fk" FOREIGN KEY ("unassigned_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "access_pin_codes" ADD CONSTRAINT "access_pin_codes_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_pin_codes" ADD CONSTRAINT "access_pin_codes_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "access_pin_codes" ADD CONSTRAINT "access_pin_codes_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "access_pin_codes" ADD CONSTRAINT "access_pin_codes_assigned_user_id_fk" FOREIGN KEY ("assigned_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "access_pin_codes" ADD CONSTRAINT "access_pin_codes_unassigned_user_id_fk" FOREIGN KEY ("unassigned_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "access_pin_code_transactions" ADD CONSTRAINT "access_pin_code_transactions_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_pin_code_transactions" ADD CONSTRAINT "access_pin_code_transactions_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "access_pin_code_transactions" ADD CONSTRAINT "access_pin_code_transactions_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "access_pin_code_transactions" ADD CONSTRAINT "access_pin_code_transactions_done_by_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "visitor_qr_passes" ADD CONSTRAINT "visitor_qr_passes_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "visitor_qr_passes" ADD CONSTRAINT "visitor_qr_passes_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "visitor_qr_passes" ADD CONSTRAINT "visitor_qr_passes_assigned_user_id_fk" FOREIGN KEY ("assigned_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "visitor_qr_passes" ADD CONSTRAINT "visitor_qr_passes_unassigned_user_id_fk" FOREIGN KEY ("unassigned_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "access_areas" ADD CONSTRAINT "access_areas_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_area_presences" ADD CONSTRAINT "access_area_presences_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_area_presences" ADD CONSTRAINT "access_area_presences_access_area_id_fk" FOREIGN KEY ("access_area_id") REFERENCES "public"."access_areas"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_area_presences" ADD CONSTRAINT "access_area_presences_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_area_presences" ADD CONSTRAINT "access_area_presences_door_id_fk" FOREIGN KEY ("door_id") REFERENCES "public"."doors"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "qr_passes_uuid_key" ON "qr_passes" USING btree ("uuid");
CREATE INDEX "qr_passes_office_centre_id_id_idx" ON "qr_passes" USING btree ("office_centre_id","id");
CREATE INDEX "qr_passes_tenant_id_id_idx" ON "qr_passes" USING btree ("tenant_id","id");
CREATE INDEX "qr_passes_office_centre_id_created_date_id_idx" ON "qr_passes" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "qr_passes_office_centre_id_updated_date_id_idx" ON "qr_passes" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "qr_passes_office_centre_id_assigned_date_id_idx" ON "qr_passes" USING btree ("office_centre_id","assigned_date","id");
CREATE INDEX "qr_passes_office_centre_id_unassigned_date_id_idx" ON "qr_passes" USING btree ("office_centre_id","unassigned_date","id");
CREATE INDEX "qr_passes_office_centre_id_start_at_id_idx" ON "qr_passes" USING btree ("office_centre_id","start_at","id");
CREATE INDEX "qr_passes_office_centre_id_end_at_id_idx" ON "qr_passes" USING btree ("office_centre_id","end_at","id");
CREATE INDEX "qr_passes_user_id_id_idx" ON "qr_passes" USING btree ("user_id","id");
CREATE INDEX "qr_passes_assigned_user_id_id_idx" ON "qr_passes" USING btree ("assigned_user_id","id");
CREATE INDEX "qr_passes_unassigned_user_id_id_idx" ON "qr_passes" USING btree ("unassigned_user_id","id");
CREATE INDEX "qr_passes_status_end_at_idx" ON "qr_passes" USING btree ("status","end_at");
CREATE INDEX "qr_passes_office_centre_id_status_id_idx" ON "qr_passes" USING btree ("office_centre_id","status","id");
CREATE UNIQUE INDEX "hid_passes_uuid_key" ON "hid_passes" USING btree ("uuid");
CREATE INDEX "hid_passes_office_centre_id_id_idx" ON "hid_passes" USING btree ("office_centre_id","id");
CREATE INDEX "hid_passes_tenant_id_id_idx" ON "hid_passes" USING btree ("tenant_id","id");
CREATE INDEX "hid_passes_office_centre_id_created_date_id_idx" ON "hid_passes" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "hid_passes_office_centre_id_updated_date_id_idx" ON "hid_passes" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "hid_passes_office_centre_id_expiry_date_id_idx" ON "hid_passes" USING btree ("office_centre_id","expiry_date","id");
CREATE INDEX "hid_passes_office_centre_id_activation_date_id_idx" ON "hid_passes" USING btree ("office_centre_id","activation_date","id");
CREATE INDEX "hid_passes_office_centre_id_deactivation_date_id_idx" ON "hid_passes" USING btree ("office_centre_id","deactivation_date","id");
CREATE INDEX "hid_passes_office_centre_id_assigned_date_id_idx" ON "hid_passes" USING btree ("office_centre_id","assigned_date","id");
CREATE INDEX "hid_passes_user_id_id_idx" ON "hid_passes" USING btree ("user_id","id");
CREATE INDEX "hid_passes_assigned_user_id_id_idx" ON "hid_passes" USING btree ("assigned_user_id","id");
CREATE INDEX "hid_passes_unassigned_user_id_id_idx" ON "hid_passes" USING btree ("unassigned_user_id","id");
CREATE INDEX "hid_passes_pass_status_active_at_idx" ON "hid_passes" USING btree ("pass_status","active_at");
CREATE INDEX "hid_passes_pass_status_expiry_date_idx" ON "hid_passes" USING btree ("pass_status","expiry_date");
CREATE INDEX "hid_passes_pass_status_end_at_idx" ON "hid_passes" USING btree ("pass_status","end_at");
CREATE INDEX "hid_passes_pass_status_gone_at_idx" ON "hid_passes" USING btree ("pass_status","gone_at");
CREATE INDEX "hid_passes_office_centre_id_pass_status_id_idx" ON "hid_passes" USING btree ("office_centre_id","pass_status","id");
CREATE UNIQUE INDEX "hid_passes_credential_no_key" ON "hid_passes" USING btree (lower("credential_no"));
CREATE UNIQUE INDEX "fr_passes_uuid_key" ON "fr_passes" USING btree ("uuid");
CREATE INDEX "fr_passes_office_centre_id_id_idx" ON "fr_passes" USING btree ("office_centre_id","id");
CREATE INDEX "fr_passes_tenant_id_id_idx" ON "fr_passes" USING btree ("tenant_id","id");
CREATE INDEX "fr_passes_office_centre_id_created_date_id_idx" ON "fr_passes" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "fr_passes_office_centre_id_updated_date_id_idx" ON "fr_passes" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "fr_passes_office_centre_id_assigned_date_id_idx" ON "fr_passes" USING btree ("office_centre_id","assigned_date","id");
CREATE INDEX "fr_passes_office_centre_id_unassigned_date_id_idx" ON "fr_passes" USING btree ("office_centre_id","unassigned_date","id");
CREATE INDEX "fr_passes_user_id_id_idx" ON "fr_passes" USING btree ("user_id","id");
CREATE INDEX "fr_passes_assigned_user_id_id_idx" ON "fr_passes" USING btree ("assigned_user_id","id");
CREATE INDEX "fr_passes_unassigned_user_id_id_idx" ON "fr_passes" USING btree ("unassigned_user_id","id");
CREATE INDEX "fr_passes_status_end_at_idx" ON "fr_passes" USING btree ("status","end_at");
CREATE INDEX "fr_passes_office_centre_id_status_id_idx" ON "fr_passes" USING btree ("office_centre_id","status","id");
CREATE UNIQUE INDEX "fr_passes_face_key_key" ON "fr_passes" USING btree (lower("face_key"));
CREATE UNIQUE INDEX "third_party_cards_uuid_key" ON "third_party_cards" USING btree ("uuid");
CREATE INDEX "third_party_cards_office_centre_id_id_idx" ON "third_party_cards" USING btree ("office_centre_id","id");
CREATE INDEX "third_party_cards_tenant_id_id_idx" ON "third_party_cards" USING btree ("tenant_id","id");
CREATE INDEX "third_party_cards_office_centre_id_created_date_id_idx" ON "third_party_cards" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "third_party_cards_office_centre_id_updated_date_id_idx" ON "third_party_cards" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "third_party_cards_office_centre_id_card_id_id_idx" ON "third_party_cards" USING btree ("office_centre_id",("card_id") collate "und-x-icu","id");
CREATE INDEX "third_party_cards_office_centre_id_type_id_idx" ON "third_party_cards" USING btree ("office_centre_id","type","id");
CREATE INDEX "third_party_cards_office_centre_id_status_id_idx" ON "third_party_cards" USING btree ("office_centre_id","status","id");
CREATE INDEX "third_party_cards_office_centre_id_assigned_date_id_idx" ON "third_party_cards" USING btree ("office_centre_id","assigned_date","id");
CREATE INDEX "third_party_cards_office_centre_id_unassigned_date_id_idx" ON "third_party_cards" USING btree ("office_centre_id","unassigned_date","id");
CREATE INDEX "third_party_cards_user_id_id_idx" ON "third_party_cards" USING btree ("user_id","id");
CREATE INDEX "third_party_cards_status_end_at_idx" ON "third_party_cards" USING btree ("status","end_at");
CREATE INDEX "third_party_cards_office_centre_id_status_type_reason_id_idx" ON "third_party_cards" USING btree ("office_centre_id","status","type","reason","id");
CREATE INDEX "third_party_cards_owner_id_idx" ON "third_party_cards" USING btree ("owner_id");
CREATE INDEX "third_party_cards_assigned_user_id_idx" ON "third_party_cards" USING btree ("assigned_user_id");
CREATE INDEX "third_party_cards_unassigned_user_id_idx" ON "third_party_cards" USING btree ("unassigned_user_id");
CREATE UNIQUE INDEX "third_party_cards_card_id_key" ON "third_party_cards" USING btree ("office_centre_id",lower("card_id"));
CREATE INDEX "third_party_cards_search_idx" ON "third_party_cards" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "third_party_cards_letters_idx" ON "third_party_cards" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "access_pin_codes_uuid_key" ON "access_pin_codes" USING btree ("uuid");
CREATE INDEX "access_pin_codes_office_centre_id_id_idx" ON "access_pin_codes" USING btree ("office_centre_id","id");
CREATE INDEX "access_pin_codes_tenant_id_id_idx" ON "access_pin_codes" USING btree ("tenant_id","id");
CREATE INDEX "access_pin_codes_office_centre_id_created_date_id_idx" ON "access_pin_codes" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "access_pin_codes_office_centre_id_updated_date_id_idx" ON "access_pin_codes" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "access_pin_codes_office_centre_id_assigned_date_id_idx" ON "access_pin_codes" USING btree ("office_centre_id","assigned_date","id");
CREATE INDEX "access_pin_codes_office_centre_id_unassigned_date_id_idx" ON "access_pin_codes" USING btree ("office_centre_id","unassigned_date","id");
CREATE INDEX "access_pin_codes_user_id_id_idx" ON "access_pin_codes" USING btree ("user_id","id");
CREATE INDEX "access_pin_codes_assigned_user_id_id_idx" ON "access_pin_codes" USING btree ("assigned_user_id","id");
CREATE INDEX "access_pin_codes_unassigned_user_id_id_idx" ON "access_pin_codes" USING btree ("unassigned_user_id","id");
CREATE INDEX "access_pin_codes_status_end_at_idx" ON "access_pin_codes" USING btree ("status","end_at");
CREATE INDEX "access_pin_codes_office_centre_id_status_id_idx" ON "access_pin_codes" USING btree ("office_centre_id","status","id");
CREATE UNIQUE INDEX "access_pin_code_transactions_uuid_key" ON "access_pin_code_transactions" USING btree ("uuid");
CREATE INDEX "access_pin_code_transactions_office_centre_id_id_idx" ON "access_pin_code_transactions" USING btree ("office_centre_id","id");
CREATE INDEX "access_pin_code_transactions_tenant_id_id_idx" ON "access_pin_code_transactions" USING btree ("tenant_id","id");
CREATE INDEX "access_pin_code_transactions_office_centre_id_crea_9fd26583_idx" ON "access_pin_code_transactions" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "access_pin_code_transactions_office_centre_id_upda_d3074d77_idx" ON "access_pin_code_transactions" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "access_pin_code_transactions_office_centre_id_tran_36be62e4_idx" ON "access_pin_code_transactions" USING btree ("office_centre_id","transaction_date","id");
CREATE INDEX "access_pin_code_transactions_user_id_id_idx" ON "access_pin_code_transactions" USING btree ("user_id","id");
CREATE INDEX "access_pin_code_transactions_done_by_id_id_idx" ON "access_pin_code_transactions" USING btree ("done_by_id","id");
CREATE UNIQUE INDEX "visitor_qr_passes_uuid_key" ON "visitor_qr_passes" USING btree ("uuid");
CREATE INDEX "visitor_qr_passes_office_centre_id_id_idx" ON "visitor_qr_passes" USING btree ("office_centre_id","id");
CREATE INDEX "visitor_qr_passes_tenant_id_id_idx" ON "visitor_qr_passes" USING btree ("tenant_id","id");
CREATE INDEX "visitor_qr_passes_office_centre_id_created_date_id_idx" ON "visitor_qr_passes" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "visitor_qr_passes_office_centre_id_updated_date_id_idx" ON "visitor_qr_passes" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "visitor_qr_passes_office_centre_id_visitor_name_id_idx" ON "visitor_qr_passes" USING btree ("office_centre_id",("visitor_name") collate "und-x-icu","id");
CREATE INDEX "visitor_qr_passes_office_centre_id_start_at_id_idx" ON "visitor_qr_passes" USING btree ("office_centre_id","start_at","id");
CREATE INDEX "visitor_qr_passes_office_centre_id_end_at_id_idx" ON "visitor_qr_passes" USING btree ("office_centre_id","end_at","id");
CREATE INDEX "visitor_qr_passes_status_end_at_idx" ON "visitor_qr_passes" USING btree ("status","end_at");
CREATE INDEX "visitor_qr_passes_office_centre_id_status_id_idx" ON "visitor_qr_passes" USING btree ("office_centre_id","status","id");
CREATE INDEX "visitor_qr_passes_assigned_user_id_idx" ON "visitor_qr_passes" USING btree ("assigned_user_id");
CREATE INDEX "visitor_qr_passes_unassigned_user_id_idx" ON "visitor_qr_passes" USING btree ("unassigned_user_id");
CREATE INDEX "visitor_qr_passes_door_ids_idx" ON "visitor_qr_passes" USING gin ("door_ids");
CREATE UNIQUE INDEX "visitor_qr_passes_link_hash_key" ON "visitor_qr_passes" USING btree (lower("link_hash"));
CREATE INDEX "visitor_qr_passes_search_idx" ON "visitor_qr_passes" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "visitor_qr_passes_letters_idx" ON "visitor_qr_passes" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "access_areas_uuid_key" ON "access_areas" USING btree ("uuid");
CREATE INDEX "access_areas_office_centre_id_id_idx" ON "access_areas" USING btree ("office_centre_id","id");
CREATE INDEX "access_areas_office_centre_id_created_date_id_idx" ON "access_areas" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "access_areas_office_centre_id_updated_date_id_idx" ON "access_areas" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "access_areas_office_centre_id_name_id_idx" ON "access_areas" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "access_areas_door_ids_idx" ON "access_areas" USING gin ("door_ids");
CREATE UNIQUE INDEX "access_areas_name_key" ON "access_areas" USING btree ("office_centre_id",lower("name"));
CREATE INDEX "access_areas_search_idx" ON "access_areas" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "access_areas_letters_idx" ON "access_areas" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "access_area_presences_uuid_key" ON "access_area_presences" USING btree ("uuid");
CREATE INDEX "access_area_presences_office_centre_id_id_idx" ON "access_area_presences" USING btree ("office_centre_id","id");
CREATE INDEX "access_area_presences_office_centre_id_created_date_id_idx" ON "access_area_presences" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "access_area_presences_office_centre_id_updated_date_id_idx" ON "access_area_presences" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "access_area_presences_office_centre_id_inside_since_id_idx" ON "access_area_presences" USING btree ("office_centre_id","inside_since","id");
CREATE INDEX "access_area_presences_user_id_id_idx" ON "access_area_presences" USING btree ("user_id","id");
CREATE INDEX "access_area_presences_door_id_id_idx" ON "access_area_presences" USING btree ("door_id","id");
CREATE INDEX "access_area_presences_access_area_id_id_idx" ON "access_area_presences" USING btree ("access_area_id","id");
create unique index "qr_passes_one_each_limit" on "qr_passes" ("office_centre_id", "user_id") where ("status" in ('ASSIGNED'));
create unique index "hid_passes_one_each_limit" on "hid_passes" ("office_centre_id", "user_id") where ("pass_status" in ('PENDING_ACTIVATION', 'ACTIVATED', 'PENDING_DEACTIVATED'));
create unique index "fr_passes_one_each_limit" on "fr_passes" ("office_centre_id", "user_id") where ("latest" in (true) and "status" in ('ASSIGNED'));
create unique index "third_party_cards_one_number_limit" on "third_party_cards" ("office_centre_id", "raw_number");
create unique index "third_party_cards_one_each_limit" on "third_party_cards" ("office_centre_id", "user_id", "type") where ("status" in ('ASSIGNED'));
create unique index "access_pin_codes_one_each_limit" on "access_pin_codes" ("office_centre_id", "user_id") where ("status" in ('ASSIGNED'));
create unique index "access_pin_codes_one_of_each_limit" on "access_pin_codes" ("office_centre_id", "pin_hash") where ("status" in ('ASSIGNED'));
create unique index "visitor_qr_passes_one_each_limit" on "visitor_qr_passes" ("office_centre_id", "visit_key") where ("status" in ('ASSIGNED'));
create unique index "access_area_presences_once_limit" on "access_area_presences" ("access_area_id", "user_id");
