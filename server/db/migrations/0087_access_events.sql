CREATE TABLE "controller_configurations" (
	"device_controller_id" bigint PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"config_version" integer NOT NULL,
	"hashes" jsonb NOT NULL,
	"given_date" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "access_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"tenant_id" bigint,
	"door_id" bigint,
	"device_controller_id" bigint,
	"user_id" bigint,
	"happened_at" timestamp(3) with time zone,
	"received_at" timestamp(3) with time zone,
	"event_type" text,
	"reason" text,
	"credential_type" text,
	"credential" text,
	"direction" text,
	"actor_id" bigint,
	"remark" text,
	"late" boolean DEFAULT false NOT NULL,
	"boot_id" text,
	"event_no" integer,
	CONSTRAINT "access_events_event_type_check" CHECK ("event_type" in ('GRANTED', 'DENIED', 'NO_ENTRY_AFTER_GRANTED', 'EGRESS', 'DOOR_OPENED', 'DOOR_CLOSED', 'DOOR_HELD_OPEN', 'DOOR_FORCED', 'DOOR_TAMPERED', 'PASSBACK_DETECTED', 'LOCKOUT_STARTED', 'LOCKOUT_ENDED', 'REMOTE_UNLOCK', 'LOCKDOWN_STARTED', 'LOCKDOWN_LIFTED', 'CONTROLLER_OFFLINE', 'CONTROLLER_ONLINE')),
	CONSTRAINT "access_events_reason_check" CHECK ("reason" in ('GRANTED', 'FREE_ACCESS', 'POINT_OUT_OF_SERVICE', 'THREAT_LEVEL', 'DENY_ALL', 'UNKNOWN_CREDENTIAL', 'NO_ACCESS_RIGHTS', 'OUT_OF_TIME_RANGE', 'AUTHENTICATION_FACTOR_TIMEOUT', 'INCORRECT_AUTHENTICATION_FACTOR', 'MAX_ATTEMPTS', 'PASSBACK', 'AUTHENTICATION_FACTOR_LOST', 'AUTHENTICATION_FACTOR_DAMAGED', 'CREDENTIAL_UNASSIGNED', 'CREDENTIAL_NOT_PROVISIONED', 'CREDENTIAL_NOT_YET_ACTIVE', 'CREDENTIAL_EXPIRED', 'CREDENTIAL_DISABLED', 'CREDENTIAL_STALE', 'CREDENTIAL_USED', 'OTHER')),
	CONSTRAINT "access_events_credential_type_check" CHECK ("credential_type" in ('STAFF_MOBILE_PASS', 'STAFF_QR_PASS', 'VISITOR_QR_PASS', 'PHYSICAL_CARD', 'FACE', 'PIN', 'USER')),
	CONSTRAINT "access_events_direction_check" CHECK ("direction" in ('ENTRY', 'EXIT'))
);

CREATE TABLE "access_lockdowns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_lockdowns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"covers" text NOT NULL,
	"door_group_id" bigint,
	"door_id" bigint,
	"reason" text NOT NULL,
	"started_at" timestamp(3) with time zone,
	"ends_at" timestamp(3) with time zone,
	"status" text NOT NULL,
	"ended_date" timestamp(3) with time zone,
	"lifted_date" timestamp(3) with time zone,
	"lifted_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce("reason", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "access_lockdowns_covers_check" CHECK ("covers" in ('BUILDING', 'DOOR_GROUP', 'DOOR')),
	CONSTRAINT "access_lockdowns_status_check" CHECK ("status" in ('ACTIVE', 'LIFTED', 'ENDED'))
);

CREATE TABLE "roll_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roll_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp(3) with time zone,
	"closed_date" timestamp(3) with time zone,
	"closed_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce("reason", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "roll_calls_status_check" CHECK ("status" in ('OPEN', 'CLOSED'))
);

CREATE TABLE "access_commands" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_commands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"device_controller_id" bigint,
	"door_id" bigint,
	"command_type" text,
	"reason" text,
	"requested_by_id" bigint,
	"status" text NOT NULL,
	"requested_at" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone,
	"answered_at" timestamp(3) with time zone,
	"outcome" text,
	CONSTRAINT "access_commands_command_type_check" CHECK ("command_type" in ('UNLOCK', 'LOCKDOWN', 'SYNC')),
	CONSTRAINT "access_commands_status_check" CHECK ("status" in ('PENDING', 'DONE', 'FAILED', 'EXPIRED'))
);

CREATE TABLE "roll_call_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roll_call_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"roll_call_id" bigint NOT NULL,
	"user_id" bigint,
	"full_name" text,
	"company" text,
	"floor_no" text,
	"door_name" text,
	"last_seen_at" timestamp(3) with time zone,
	"status" text NOT NULL,
	"ticked_date" timestamp(3) with time zone,
	"ticked_user_id" bigint,
	"search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("full_name", '') || ' ' || coalesce("company", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED,
	CONSTRAINT "roll_call_entries_status_check" CHECK ("status" in ('MISSING', 'SAFE', 'NOT_HERE'))
);

CREATE TABLE "access_settings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint NOT NULL,
	"event_days" integer NOT NULL,
	"alarm_minutes" integer NOT NULL,
	"presence_hours" integer NOT NULL
);

ALTER TABLE "message_templates" DROP CONSTRAINT "message_templates_kind_check";
ALTER TABLE "device_controllers" ADD COLUMN "access_key" text;
ALTER TABLE "device_controllers" ADD COLUMN "key_active" boolean DEFAULT true NOT NULL;
ALTER TABLE "device_controllers" ADD COLUMN "last_used_date" timestamp(3) with time zone;
ALTER TABLE "device_controllers" ADD COLUMN "key_renewed_date" timestamp(3) with time zone;
ALTER TABLE "device_controllers" ADD COLUMN "key_renewed_user_id" bigint;
ALTER TABLE "device_controllers" ADD COLUMN "key_revoked_date" timestamp(3) with time zone;
ALTER TABLE "device_controllers" ADD COLUMN "key_revoked_user_id" bigint;
ALTER TABLE "device_controllers" ADD COLUMN "boot_id" text;
ALTER TABLE "device_controllers" ADD COLUMN "clock_offset" integer;
ALTER TABLE "device_controllers" ADD COLUMN "known_version" integer;
ALTER TABLE "doors" ADD COLUMN "contact_state" text;
ALTER TABLE "doors" ADD COLUMN "contact_at" timestamp(3) with time zone;
ALTER TABLE "doors" ADD COLUMN "online_until" timestamp(3) with time zone;
ALTER TABLE "doors" ADD COLUMN "unlocked_date" timestamp(3) with time zone;
ALTER TABLE "doors" ADD COLUMN "unlocked_user_id" bigint;
ALTER TABLE "controller_configurations" ADD CONSTRAINT "controller_configurations_device_controller_id_fk" FOREIGN KEY ("device_controller_id") REFERENCES "public"."device_controllers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_door_id_fk" FOREIGN KEY ("door_id") REFERENCES "public"."doors"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_device_controller_id_fk" FOREIGN KEY ("device_controller_id") REFERENCES "public"."device_controllers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_actor_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "access_lockdowns" ADD CONSTRAINT "access_lockdowns_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_lockdowns" ADD CONSTRAINT "access_lockdowns_door_group_id_fk" FOREIGN KEY ("door_group_id") REFERENCES "public"."door_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_lockdowns" ADD CONSTRAINT "access_lockdowns_door_id_fk" FOREIGN KEY ("door_id") REFERENCES "public"."doors"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_lockdowns" ADD CONSTRAINT "access_lockdowns_lifted_user_id_fk" FOREIGN KEY ("lifted_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "roll_calls" ADD CONSTRAINT "roll_calls_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "roll_calls" ADD CONSTRAINT "roll_calls_closed_user_id_fk" FOREIGN KEY ("closed_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "access_commands" ADD CONSTRAINT "access_commands_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_commands" ADD CONSTRAINT "access_commands_device_controller_id_fk" FOREIGN KEY ("device_controller_id") REFERENCES "public"."device_controllers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_commands" ADD CONSTRAINT "access_commands_door_id_fk" FOREIGN KEY ("door_id") REFERENCES "public"."doors"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_commands" ADD CONSTRAINT "access_commands_requested_by_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "roll_call_entries" ADD CONSTRAINT "roll_call_entries_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "roll_call_entries" ADD CONSTRAINT "roll_call_entries_roll_call_id_fk" FOREIGN KEY ("roll_call_id") REFERENCES "public"."roll_calls"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "roll_call_entries" ADD CONSTRAINT "roll_call_entries_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "roll_call_entries" ADD CONSTRAINT "roll_call_entries_ticked_user_id_fk" FOREIGN KEY ("ticked_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "access_settings" ADD CONSTRAINT "access_settings_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "access_events_uuid_key" ON "access_events" USING btree ("uuid");
CREATE INDEX "access_events_office_centre_id_id_idx" ON "access_events" USING btree ("office_centre_id","id");
CREATE INDEX "access_events_tenant_id_id_idx" ON "access_events" USING btree ("tenant_id","id");
CREATE INDEX "access_events_office_centre_id_created_date_id_idx" ON "access_events" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "access_events_office_centre_id_updated_date_id_idx" ON "access_events" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "access_events_office_centre_id_happened_at_id_idx" ON "access_events" USING btree ("office_centre_id","happened_at","id");
CREATE INDEX "access_events_door_id_id_idx" ON "access_events" USING btree ("door_id","id");
CREATE INDEX "access_events_device_controller_id_id_idx" ON "access_events" USING btree ("device_controller_id","id");
CREATE INDEX "access_events_user_id_id_idx" ON "access_events" USING btree ("user_id","id");
CREATE INDEX "access_events_actor_id_id_idx" ON "access_events" USING btree ("actor_id","id");
CREATE UNIQUE INDEX "access_lockdowns_uuid_key" ON "access_lockdowns" USING btree ("uuid");
CREATE INDEX "access_lockdowns_office_centre_id_id_idx" ON "access_lockdowns" USING btree ("office_centre_id","id");
CREATE INDEX "access_lockdowns_office_centre_id_created_date_id_idx" ON "access_lockdowns" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "access_lockdowns_office_centre_id_updated_date_id_idx" ON "access_lockdowns" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "access_lockdowns_office_centre_id_reference_no_id_idx" ON "access_lockdowns" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "access_lockdowns_office_centre_id_covers_id_idx" ON "access_lockdowns" USING btree ("office_centre_id","covers","id");
CREATE INDEX "access_lockdowns_office_centre_id_reason_id_idx" ON "access_lockdowns" USING btree ("office_centre_id",("reason") collate "und-x-icu","id");
CREATE INDEX "access_lockdowns_office_centre_id_status_id_idx" ON "access_lockdowns" USING btree ("office_centre_id","status","id");
CREATE INDEX "access_lockdowns_office_centre_id_started_at_id_idx" ON "access_lockdowns" USING btree ("office_centre_id","started_at","id");
CREATE INDEX "access_lockdowns_office_centre_id_ends_at_id_idx" ON "access_lockdowns" USING btree ("office_centre_id","ends_at","id");
CREATE INDEX "access_lockdowns_office_centre_id_lifted_date_id_idx" ON "access_lockdowns" USING btree ("office_centre_id","lifted_date","id");
CREATE INDEX "access_lockdowns_office_centre_id_ended_date_id_idx" ON "access_lockdowns" USING btree ("office_centre_id","ended_date","id");
CREATE INDEX "access_lockdowns_door_group_id_id_idx" ON "access_lockdowns" USING btree ("door_group_id","id");
CREATE INDEX "access_lockdowns_door_id_id_idx" ON "access_lockdowns" USING btree ("door_id","id");
CREATE INDEX "access_lockdowns_lifted_user_id_id_idx" ON "access_lockdowns" USING btree ("lifted_user_id","id");
CREATE INDEX "access_lockdowns_status_ends_at_idx" ON "access_lockdowns" USING btree ("status","ends_at");
CREATE INDEX "access_lockdowns_office_centre_id_status_covers_id_idx" ON "access_lockdowns" USING btree ("office_centre_id","status","covers","id");
CREATE UNIQUE INDEX "access_lockdowns_reference_no_key" ON "access_lockdowns" USING btree ("office_centre_id","reference_no");
CREATE INDEX "access_lockdowns_search_idx" ON "access_lockdowns" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "access_lockdowns_letters_idx" ON "access_lockdowns" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "roll_calls_uuid_key" ON "roll_calls" USING btree ("uuid");
CREATE INDEX "roll_calls_office_centre_id_id_idx" ON "roll_calls" USING btree ("office_centre_id","id");
CREATE INDEX "roll_calls_office_centre_id_created_date_id_idx" ON "roll_calls" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "roll_calls_office_centre_id_updated_date_id_idx" ON "roll_calls" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "roll_calls_office_centre_id_reference_no_id_idx" ON "roll_calls" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "roll_calls_office_centre_id_reason_id_idx" ON "roll_calls" USING btree ("office_centre_id",("reason") collate "und-x-icu","id");
CREATE INDEX "roll_calls_office_centre_id_status_id_idx" ON "roll_calls" USING btree ("office_centre_id","status","id");
CREATE INDEX "roll_calls_office_centre_id_started_at_id_idx" ON "roll_calls" USING btree ("office_centre_id","started_at","id");
CREATE INDEX "roll_calls_office_centre_id_closed_date_id_idx" ON "roll_calls" USING btree ("office_centre_id","closed_date","id");
CREATE INDEX "roll_calls_closed_user_id_id_idx" ON "roll_calls" USING btree ("closed_user_id","id");
CREATE UNIQUE INDEX "roll_calls_reference_no_key" ON "roll_calls" USING btree ("office_centre_id","reference_no");
CREATE INDEX "roll_calls_search_idx" ON "roll_calls" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "roll_calls_letters_idx" ON "roll_calls" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "access_commands_uuid_key" ON "access_commands" USING btree ("uuid");
CREATE INDEX "access_commands_office_centre_id_id_idx" ON "access_commands" USING btree ("office_centre_id","id");
CREATE INDEX "access_commands_office_centre_id_created_date_id_idx" ON "access_commands" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "access_commands_office_centre_id_updated_date_id_idx" ON "access_commands" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "access_commands_office_centre_id_requested_at_id_idx" ON "access_commands" USING btree ("office_centre_id","requested_at","id");
CREATE INDEX "access_commands_office_centre_id_command_type_id_idx" ON "access_commands" USING btree ("office_centre_id","command_type","id");
CREATE INDEX "access_commands_office_centre_id_status_id_idx" ON "access_commands" USING btree ("office_centre_id","status","id");
CREATE INDEX "access_commands_office_centre_id_reason_id_idx" ON "access_commands" USING btree ("office_centre_id",("reason") collate "und-x-icu","id");
CREATE INDEX "access_commands_office_centre_id_outcome_id_idx" ON "access_commands" USING btree ("office_centre_id",("outcome") collate "und-x-icu","id");
CREATE INDEX "access_commands_office_centre_id_expires_at_id_idx" ON "access_commands" USING btree ("office_centre_id","expires_at","id");
CREATE INDEX "access_commands_office_centre_id_answered_at_id_idx" ON "access_commands" USING btree ("office_centre_id","answered_at","id");
CREATE INDEX "access_commands_device_controller_id_id_idx" ON "access_commands" USING btree ("device_controller_id","id");
CREATE INDEX "access_commands_door_id_id_idx" ON "access_commands" USING btree ("door_id","id");
CREATE INDEX "access_commands_requested_by_id_id_idx" ON "access_commands" USING btree ("requested_by_id","id");
CREATE INDEX "access_commands_status_expires_at_idx" ON "access_commands" USING btree ("status","expires_at");
CREATE INDEX "access_commands_office_centre_id_status_command_type_id_idx" ON "access_commands" USING btree ("office_centre_id","status","command_type","id");
CREATE UNIQUE INDEX "roll_call_entries_uuid_key" ON "roll_call_entries" USING btree ("uuid");
CREATE INDEX "roll_call_entries_office_centre_id_id_idx" ON "roll_call_entries" USING btree ("office_centre_id","id");
CREATE INDEX "roll_call_entries_office_centre_id_created_date_id_idx" ON "roll_call_entries" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "roll_call_entries_office_centre_id_updated_date_id_idx" ON "roll_call_entries" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "roll_call_entries_office_centre_id_full_name_id_idx" ON "roll_call_entries" USING btree ("office_centre_id",("full_name") collate "und-x-icu","id");
CREATE INDEX "roll_call_entries_office_centre_id_company_id_idx" ON "roll_call_entries" USING btree ("office_centre_id",("company") collate "und-x-icu","id");
CREATE INDEX "roll_call_entries_office_centre_id_floor_no_id_idx" ON "roll_call_entries" USING btree ("office_centre_id",("floor_no") collate "und-x-icu","id");
CREATE INDEX "roll_call_entries_ticked_user_id_id_idx" ON "roll_call_entries" USING btree ("ticked_user_id","id");
CREATE INDEX "roll_call_entries_roll_call_id_id_idx" ON "roll_call_entries" USING btree ("roll_call_id","id");
CREATE INDEX "roll_call_entries_office_centre_id_status_id_idx" ON "roll_call_entries" USING btree ("office_centre_id","status","id");
CREATE INDEX "roll_call_entries_user_id_idx" ON "roll_call_entries" USING btree ("user_id");
CREATE INDEX "roll_call_entries_search_idx" ON "roll_call_entries" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "roll_call_entries_letters_idx" ON "roll_call_entries" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "access_settings_uuid_key" ON "access_settings" USING btree ("uuid");
CREATE INDEX "access_settings_office_centre_id_id_idx" ON "access_settings" USING btree ("office_centre_id","id");
CREATE INDEX "access_settings_office_centre_id_created_date_id_idx" ON "access_settings" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "access_settings_office_centre_id_updated_date_id_idx" ON "access_settings" USING btree ("office_centre_id","updated_date","id");
ALTER TABLE "device_controllers" ADD CONSTRAINT "device_controllers_key_renewed_user_id_fk" FOREIGN KEY ("key_renewed_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "device_controllers" ADD CONSTRAINT "device_controllers_key_revoked_user_id_fk" FOREIGN KEY ("key_revoked_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "doors" ADD CONSTRAINT "doors_unlocked_user_id_fk" FOREIGN KEY ("unlocked_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "device_controllers_key_renewed_user_id_idx" ON "device_controllers" USING btree ("key_renewed_user_id");
CREATE INDEX "device_controllers_key_revoked_user_id_idx" ON "device_controllers" USING btree ("key_revoked_user_id");
CREATE UNIQUE INDEX "device_controllers_access_key_key" ON "device_controllers" USING btree (lower("access_key"));
CREATE INDEX "doors_unlocked_user_id_idx" ON "doors" USING btree ("unlocked_user_id");
ALTER TABLE "doors" ADD CONSTRAINT "doors_contact_state_check" CHECK ("contact_state" in ('UNKNOWN', 'CLOSED', 'OPEN', 'HELD_OPEN', 'FORCED', 'TAMPERED'));
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_kind_check" CHECK ("kind" in ('notification', 'event', 'serviceRequest', 'feedback', 'aircon', 'permit', 'document', 'hotdesk', 'loan', 'booking', 'access', 'loadingBay', 'location', 'marketplace', 'privileges'));
create unique index "access_events_once_limit" on "access_events" ("device_controller_id", "boot_id", "event_no");
create unique index "access_settings_once_limit" on "access_settings" ("office_centre_id");
UPDATE "doors" SET "contact_state" = 'UNKNOWN';
UPDATE "device_controllers" SET "key_active" = false;
