CREATE TABLE "client_pairings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "client_pairings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entity" text NOT NULL,
	"code_hash" text NOT NULL,
	"claim_hash" text NOT NULL,
	"record_id" bigint,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_date" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "hotdesk_bookings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hotdesk_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"tenant_id" bigint,
	"user_id" bigint,
	"hotdesk_id" bigint NOT NULL,
	"zone_id" bigint,
	"date" date NOT NULL,
	"part" text NOT NULL,
	"start_time" time,
	"end_time" time,
	"start_at" timestamp(3) with time zone,
	"end_at" timestamp(3) with time zone,
	"remark" text,
	"source" text,
	"display_id" bigint,
	"only_one" boolean DEFAULT true NOT NULL,
	"check_in_from" timestamp(3) with time zone,
	"check_in_until" timestamp(3) with time zone,
	"request_key" text,
	"status" text NOT NULL,
	"checked_in_date" timestamp(3) with time zone,
	"checked_in_user_id" bigint,
	"released_date" timestamp(3) with time zone,
	"released_user_id" bigint,
	"cancelled_date" timestamp(3) with time zone,
	"cancelled_user_id" bigint,
	"cancel_remark" text,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "hotdesk_bookings_part_check" CHECK ("part" in ('DAY', 'MORNING', 'AFTERNOON', 'HOURS')),
	CONSTRAINT "hotdesk_bookings_source_check" CHECK ("source" in ('PORTAL', 'APP', 'SCAN', 'DISPLAY')),
	CONSTRAINT "hotdesk_bookings_status_check" CHECK ("status" in ('CONFIRMED', 'CHECKED_IN', 'COMPLETED', 'CANCELLED', 'NO_SHOW'))
);

CREATE TABLE "hotdesk_zones" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hotdesk_zones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"floor_no" text,
	"description" text,
	"plan_file_id" bigint,
	"active" boolean DEFAULT true NOT NULL,
	"viewable_by" text NOT NULL,
	"selected_building_ids" bigint[],
	"selected_tenant_ids" bigint[],
	"selected_user_group_ids" bigint[],
	"selected_exclude_tenant_ids" bigint[],
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", '') || ' ' || coalesce("floor_no", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "hotdesk_zones_viewable_by_check" CHECK ("viewable_by" in ('ALL', 'BUILDING', 'OFFICE_TENANT', 'USER_GROUP'))
);

CREATE TABLE "hotdesks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hotdesks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"zone_id" bigint NOT NULL,
	"desk_no" text NOT NULL,
	"desk_type" text NOT NULL,
	"owner_id" bigint,
	"amenities" text[],
	"remark" text,
	"active" boolean DEFAULT true NOT NULL,
	"plan_x" integer,
	"plan_y" integer,
	"unique_code" text,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("desk_no", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	"deleted_date" timestamp(3) with time zone,
	CONSTRAINT "hotdesks_desk_type_check" CHECK ("desk_type" in ('RESERVABLE', 'HOT', 'ASSIGNED'))
);

CREATE TABLE "hotdesk_lendings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hotdesk_lendings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"hotdesk_id" bigint NOT NULL,
	"owner_id" bigint,
	"from_date" date NOT NULL,
	"until_date" date NOT NULL
);

CREATE TABLE "zone_displays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "zone_displays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"name" text NOT NULL,
	"zone_id" bigint NOT NULL,
	"theme" text NOT NULL,
	"shows_names" boolean DEFAULT false NOT NULL,
	"may_book" boolean DEFAULT true NOT NULL,
	"max_minutes" integer,
	"key_hash" text,
	"last_used_date" timestamp(3) with time zone,
	"status" text NOT NULL,
	"paired_date" timestamp(3) with time zone,
	"paired_user_id" bigint,
	"revoked_date" timestamp(3) with time zone,
	"revoked_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "zone_displays_theme_check" CHECK ("theme" in ('LIGHT', 'DARK', 'AUTO')),
	CONSTRAINT "zone_displays_status_check" CHECK ("status" in ('UNPAIRED', 'PAIRED', 'REVOKED'))
);

CREATE TABLE "hotdesk_settings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hotdesk_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint NOT NULL,
	"day_start" time NOT NULL,
	"midday" time NOT NULL,
	"day_end" time NOT NULL,
	"horizon_days" integer,
	"several_desks" boolean DEFAULT false NOT NULL,
	"check_in_opens" integer NOT NULL,
	"check_in_closes" integer
);

ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_kind_check";
ALTER TABLE "hotdesk_bookings" ADD CONSTRAINT "hotdesk_bookings_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hotdesk_bookings" ADD CONSTRAINT "hotdesk_bookings_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "hotdesk_bookings" ADD CONSTRAINT "hotdesk_bookings_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "hotdesk_bookings" ADD CONSTRAINT "hotdesk_bookings_hotdesk_id_fk" FOREIGN KEY ("hotdesk_id") REFERENCES "public"."hotdesks"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "hotdesk_bookings" ADD CONSTRAINT "hotdesk_bookings_zone_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."hotdesk_zones"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "hotdesk_bookings" ADD CONSTRAINT "hotdesk_bookings_display_id_fk" FOREIGN KEY ("display_id") REFERENCES "public"."zone_displays"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hotdesk_bookings" ADD CONSTRAINT "hotdesk_bookings_checked_in_user_id_fk" FOREIGN KEY ("checked_in_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hotdesk_bookings" ADD CONSTRAINT "hotdesk_bookings_released_user_id_fk" FOREIGN KEY ("released_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hotdesk_bookings" ADD CONSTRAINT "hotdesk_bookings_cancelled_user_id_fk" FOREIGN KEY ("cancelled_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hotdesk_zones" ADD CONSTRAINT "hotdesk_zones_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hotdesk_zones" ADD CONSTRAINT "hotdesk_zones_plan_file_id_fk" FOREIGN KEY ("plan_file_id") REFERENCES "public"."system_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hotdesks" ADD CONSTRAINT "hotdesks_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hotdesks" ADD CONSTRAINT "hotdesks_zone_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."hotdesk_zones"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "hotdesks" ADD CONSTRAINT "hotdesks_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "hotdesk_lendings" ADD CONSTRAINT "hotdesk_lendings_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hotdesk_lendings" ADD CONSTRAINT "hotdesk_lendings_hotdesk_id_fk" FOREIGN KEY ("hotdesk_id") REFERENCES "public"."hotdesks"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "hotdesk_lendings" ADD CONSTRAINT "hotdesk_lendings_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "zone_displays" ADD CONSTRAINT "zone_displays_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "zone_displays" ADD CONSTRAINT "zone_displays_zone_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."hotdesk_zones"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "zone_displays" ADD CONSTRAINT "zone_displays_paired_user_id_fk" FOREIGN KEY ("paired_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "zone_displays" ADD CONSTRAINT "zone_displays_revoked_user_id_fk" FOREIGN KEY ("revoked_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "hotdesk_settings" ADD CONSTRAINT "hotdesk_settings_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "client_pairings_code_key" ON "client_pairings" USING btree ("entity","code_hash");
CREATE UNIQUE INDEX "client_pairings_claim_key" ON "client_pairings" USING btree ("claim_hash");
CREATE UNIQUE INDEX "hotdesk_bookings_uuid_key" ON "hotdesk_bookings" USING btree ("uuid");
CREATE INDEX "hotdesk_bookings_office_centre_id_id_idx" ON "hotdesk_bookings" USING btree ("office_centre_id","id");
CREATE INDEX "hotdesk_bookings_tenant_id_id_idx" ON "hotdesk_bookings" USING btree ("tenant_id","id");
CREATE INDEX "hotdesk_bookings_office_centre_id_created_date_id_idx" ON "hotdesk_bookings" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "hotdesk_bookings_office_centre_id_updated_date_id_idx" ON "hotdesk_bookings" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "hotdesk_bookings_office_centre_id_reference_no_id_idx" ON "hotdesk_bookings" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "hotdesk_bookings_office_centre_id_start_at_id_idx" ON "hotdesk_bookings" USING btree ("office_centre_id","start_at","id");
CREATE INDEX "hotdesk_bookings_office_centre_id_end_at_id_idx" ON "hotdesk_bookings" USING btree ("office_centre_id","end_at","id");
CREATE INDEX "hotdesk_bookings_office_centre_id_status_id_idx" ON "hotdesk_bookings" USING btree ("office_centre_id","status","id");
CREATE INDEX "hotdesk_bookings_user_id_id_idx" ON "hotdesk_bookings" USING btree ("user_id","id");
CREATE INDEX "hotdesk_bookings_hotdesk_id_id_idx" ON "hotdesk_bookings" USING btree ("hotdesk_id","id");
CREATE INDEX "hotdesk_bookings_zone_id_id_idx" ON "hotdesk_bookings" USING btree ("zone_id","id");
CREATE INDEX "hotdesk_bookings_status_check_in_until_idx" ON "hotdesk_bookings" USING btree ("status","check_in_until");
CREATE INDEX "hotdesk_bookings_status_end_at_idx" ON "hotdesk_bookings" USING btree ("status","end_at");
CREATE INDEX "hotdesk_bookings_office_centre_id_status_part_source_id_idx" ON "hotdesk_bookings" USING btree ("office_centre_id","status","part","source","id");
CREATE INDEX "hotdesk_bookings_display_id_idx" ON "hotdesk_bookings" USING btree ("display_id");
CREATE INDEX "hotdesk_bookings_checked_in_user_id_idx" ON "hotdesk_bookings" USING btree ("checked_in_user_id");
CREATE INDEX "hotdesk_bookings_released_user_id_idx" ON "hotdesk_bookings" USING btree ("released_user_id");
CREATE INDEX "hotdesk_bookings_cancelled_user_id_idx" ON "hotdesk_bookings" USING btree ("cancelled_user_id");
CREATE UNIQUE INDEX "hotdesk_bookings_reference_no_key" ON "hotdesk_bookings" USING btree ("office_centre_id","reference_no");
CREATE INDEX "hotdesk_bookings_search_idx" ON "hotdesk_bookings" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "hotdesk_bookings_letters_idx" ON "hotdesk_bookings" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "hotdesk_zones_uuid_key" ON "hotdesk_zones" USING btree ("uuid");
CREATE INDEX "hotdesk_zones_office_centre_id_id_idx" ON "hotdesk_zones" USING btree ("office_centre_id","id");
CREATE INDEX "hotdesk_zones_office_centre_id_created_date_id_idx" ON "hotdesk_zones" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "hotdesk_zones_office_centre_id_updated_date_id_idx" ON "hotdesk_zones" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "hotdesk_zones_office_centre_id_name_id_idx" ON "hotdesk_zones" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "hotdesk_zones_office_centre_id_floor_no_id_idx" ON "hotdesk_zones" USING btree ("office_centre_id",("floor_no") collate "und-x-icu","id");
CREATE INDEX "hotdesk_zones_plan_file_id_idx" ON "hotdesk_zones" USING btree ("plan_file_id");
CREATE INDEX "hotdesk_zones_selected_building_ids_idx" ON "hotdesk_zones" USING gin ("selected_building_ids");
CREATE INDEX "hotdesk_zones_selected_tenant_ids_idx" ON "hotdesk_zones" USING gin ("selected_tenant_ids");
CREATE INDEX "hotdesk_zones_selected_user_group_ids_idx" ON "hotdesk_zones" USING gin ("selected_user_group_ids");
CREATE INDEX "hotdesk_zones_selected_exclude_tenant_ids_idx" ON "hotdesk_zones" USING gin ("selected_exclude_tenant_ids");
CREATE UNIQUE INDEX "hotdesk_zones_name_key" ON "hotdesk_zones" USING btree ("office_centre_id",lower("name"));
CREATE INDEX "hotdesk_zones_search_idx" ON "hotdesk_zones" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "hotdesk_zones_letters_idx" ON "hotdesk_zones" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "hotdesks_uuid_key" ON "hotdesks" USING btree ("uuid");
CREATE INDEX "hotdesks_office_centre_id_id_idx" ON "hotdesks" USING btree ("office_centre_id","id");
CREATE INDEX "hotdesks_office_centre_id_created_date_id_idx" ON "hotdesks" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "hotdesks_office_centre_id_updated_date_id_idx" ON "hotdesks" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "hotdesks_office_centre_id_desk_no_id_idx" ON "hotdesks" USING btree ("office_centre_id",("desk_no") collate "und-x-icu","id");
CREATE INDEX "hotdesks_office_centre_id_desk_type_id_idx" ON "hotdesks" USING btree ("office_centre_id","desk_type","id");
CREATE INDEX "hotdesks_zone_id_id_idx" ON "hotdesks" USING btree ("zone_id","id");
CREATE INDEX "hotdesks_owner_id_id_idx" ON "hotdesks" USING btree ("owner_id","id");
CREATE UNIQUE INDEX "hotdesks_desk_no_key" ON "hotdesks" USING btree ("office_centre_id",lower("desk_no")) WHERE deleted_date is null;
CREATE UNIQUE INDEX "hotdesks_unique_code_key" ON "hotdesks" USING btree (lower("unique_code")) WHERE deleted_date is null;
CREATE INDEX "hotdesks_search_idx" ON "hotdesks" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "hotdesks_letters_idx" ON "hotdesks" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "hotdesk_lendings_uuid_key" ON "hotdesk_lendings" USING btree ("uuid");
CREATE INDEX "hotdesk_lendings_office_centre_id_id_idx" ON "hotdesk_lendings" USING btree ("office_centre_id","id");
CREATE INDEX "hotdesk_lendings_office_centre_id_created_date_id_idx" ON "hotdesk_lendings" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "hotdesk_lendings_office_centre_id_updated_date_id_idx" ON "hotdesk_lendings" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "hotdesk_lendings_office_centre_id_from_date_id_idx" ON "hotdesk_lendings" USING btree ("office_centre_id","from_date","id");
CREATE INDEX "hotdesk_lendings_office_centre_id_until_date_id_idx" ON "hotdesk_lendings" USING btree ("office_centre_id","until_date","id");
CREATE INDEX "hotdesk_lendings_hotdesk_id_id_idx" ON "hotdesk_lendings" USING btree ("hotdesk_id","id");
CREATE INDEX "hotdesk_lendings_owner_id_id_idx" ON "hotdesk_lendings" USING btree ("owner_id","id");
CREATE UNIQUE INDEX "zone_displays_uuid_key" ON "zone_displays" USING btree ("uuid");
CREATE INDEX "zone_displays_office_centre_id_id_idx" ON "zone_displays" USING btree ("office_centre_id","id");
CREATE INDEX "zone_displays_office_centre_id_created_date_id_idx" ON "zone_displays" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "zone_displays_office_centre_id_updated_date_id_idx" ON "zone_displays" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "zone_displays_office_centre_id_name_id_idx" ON "zone_displays" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "zone_displays_office_centre_id_last_used_date_id_idx" ON "zone_displays" USING btree ("office_centre_id","last_used_date","id");
CREATE INDEX "zone_displays_zone_id_id_idx" ON "zone_displays" USING btree ("zone_id","id");
CREATE INDEX "zone_displays_office_centre_id_status_id_idx" ON "zone_displays" USING btree ("office_centre_id","status","id");
CREATE INDEX "zone_displays_paired_user_id_idx" ON "zone_displays" USING btree ("paired_user_id");
CREATE INDEX "zone_displays_revoked_user_id_idx" ON "zone_displays" USING btree ("revoked_user_id");
CREATE UNIQUE INDEX "zone_displays_name_key" ON "zone_displays" USING btree ("office_centre_id",lower("name"));
CREATE UNIQUE INDEX "zone_displays_key_hash_key" ON "zone_displays" USING btree (lower("key_hash"));
CREATE INDEX "zone_displays_search_idx" ON "zone_displays" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "zone_displays_letters_idx" ON "zone_displays" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "hotdesk_settings_uuid_key" ON "hotdesk_settings" USING btree ("uuid");
CREATE INDEX "hotdesk_settings_office_centre_id_id_idx" ON "hotdesk_settings" USING btree ("office_centre_id","id");
CREATE INDEX "hotdesk_settings_office_centre_id_created_date_id_idx" ON "hotdesk_settings" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "hotdesk_settings_office_centre_id_updated_date_id_idx" ON "hotdesk_settings" USING btree ("office_centre_id","updated_date","id");
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_kind_check" CHECK ("kind" in ('notification', 'event', 'serviceRequest', 'feedback', 'aircon', 'permit', 'document', 'hotdesk', 'loan', 'booking', 'marketplace', 'privileges'));
alter table "hotdesk_bookings" add constraint "hotdesk_bookings_free_limit" exclude using gist ("hotdesk_id" with =, tstzrange("start_at", "end_at", '[)') with &&) where ("status" in ('CONFIRMED', 'CHECKED_IN') and "start_at" is not null and "end_at" is not null);
alter table "hotdesk_bookings" add constraint "hotdesk_bookings_one_person_limit" exclude using gist ("user_id" with =, tstzrange("start_at", "end_at", '[)') with &&) where ("status" in ('CONFIRMED', 'CHECKED_IN') and "only_one" in (true) and "start_at" is not null and "end_at" is not null);
alter table "hotdesk_lendings" add constraint "hotdesk_lendings_once_limit" exclude using gist ("hotdesk_id" with =, daterange("from_date", "until_date", '[]') with &&);
create unique index "hotdesk_settings_once_limit" on "hotdesk_settings" ("office_centre_id");
