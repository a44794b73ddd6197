-- Events of doors are kept by month from now on (decision 0088). What is there already stays where it is, as the part for all that has no
-- month of its own: no row is copied.
UPDATE "access_events" SET "happened_at" = "created_date" WHERE "happened_at" IS NULL;
ALTER TABLE "access_events" ALTER COLUMN "happened_at" SET NOT NULL;
ALTER TABLE "access_events" DROP CONSTRAINT "access_events_pkey";
DROP INDEX "access_events_uuid_key";
DROP INDEX "access_events_once_limit";
ALTER TABLE "access_events" ALTER COLUMN "id" DROP IDENTITY;
ALTER TABLE "access_events" RENAME TO "access_events_other";
CREATE SCHEMA IF NOT EXISTS months;
ALTER TABLE "access_events_other" SET SCHEMA months;
CREATE TABLE "access_events" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "access_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"happened_at" timestamp(3) with time zone NOT NULL,
	"received_at" timestamp(3) with time zone,
	"event_type" text,
	"reason" text,
	"credential_type" text,
	"credential" text,
	"direction" text,
	"actor_id" bigint,
	"remark" text,
	"extended_time" boolean DEFAULT false NOT NULL,
	"late" boolean DEFAULT false NOT NULL,
	"boot_id" text,
	"event_no" integer,
	CONSTRAINT "access_events_pk" PRIMARY KEY("id","happened_at"),
	CONSTRAINT "access_events_event_type_check" CHECK ("event_type" in ('GRANTED', 'DENIED', 'NO_ENTRY_AFTER_GRANTED', 'EGRESS', 'DOOR_OPENED', 'DOOR_CLOSED', 'DOOR_HELD_OPEN', 'DOOR_FORCED', 'DOOR_TAMPERED', 'PASSBACK_DETECTED', 'LOCKOUT_STARTED', 'LOCKOUT_ENDED', 'REMOTE_UNLOCK', 'LOCKDOWN_STARTED', 'LOCKDOWN_LIFTED', 'CONTROLLER_OFFLINE', 'CONTROLLER_ONLINE')),
	CONSTRAINT "access_events_reason_check" CHECK ("reason" in ('GRANTED', 'FREE_ACCESS', 'POINT_OUT_OF_SERVICE', 'THREAT_LEVEL', 'DENY_ALL', 'UNKNOWN_CREDENTIAL', 'NO_ACCESS_RIGHTS', 'OUT_OF_TIME_RANGE', 'AUTHENTICATION_FACTOR_TIMEOUT', 'INCORRECT_AUTHENTICATION_FACTOR', 'MAX_ATTEMPTS', 'PASSBACK', 'AUTHENTICATION_FACTOR_LOST', 'AUTHENTICATION_FACTOR_DAMAGED', 'CREDENTIAL_UNASSIGNED', 'CREDENTIAL_NOT_PROVISIONED', 'CREDENTIAL_NOT_YET_ACTIVE', 'CREDENTIAL_EXPIRED', 'CREDENTIAL_DISABLED', 'CREDENTIAL_STALE', 'CREDENTIAL_USED', 'OTHER')),
	CONSTRAINT "access_events_credential_type_check" CHECK ("credential_type" in ('STAFF_MOBILE_PASS', 'STAFF_QR_PASS', 'VISITOR_QR_PASS', 'PHYSICAL_CARD', 'FACE', 'PIN', 'USER')),
	CONSTRAINT "access_events_direction_check" CHECK ("direction" in ('ENTRY', 'EXIT'))
) PARTITION BY RANGE ("happened_at");
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_door_id_fk" FOREIGN KEY ("door_id") REFERENCES "public"."doors"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_device_controller_id_fk" FOREIGN KEY ("device_controller_id") REFERENCES "public"."device_controllers"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "access_events" ADD CONSTRAINT "access_events_actor_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "access_events_uuid_key" ON "access_events" USING btree ("uuid","happened_at");
CREATE INDEX "access_events_office_centre_id_id_idx" ON "access_events" USING btree ("office_centre_id","id");
CREATE INDEX "access_events_tenant_id_id_idx" ON "access_events" USING btree ("tenant_id","id");
CREATE INDEX "access_events_office_centre_id_created_date_id_idx" ON "access_events" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "access_events_office_centre_id_updated_date_id_idx" ON "access_events" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "access_events_office_centre_id_happened_at_id_idx" ON "access_events" USING btree ("office_centre_id","happened_at","id");
CREATE INDEX "access_events_door_id_id_idx" ON "access_events" USING btree ("door_id","id");
CREATE INDEX "access_events_device_controller_id_id_idx" ON "access_events" USING btree ("device_controller_id","id");
CREATE INDEX "access_events_user_id_id_idx" ON "access_events" USING btree ("user_id","id");
CREATE INDEX "access_events_actor_id_id_idx" ON "access_events" USING btree ("actor_id","id");
CREATE INDEX "access_events_office_centre_id_event_type_happened_at_id_idx" ON "access_events" USING btree ("office_centre_id","event_type","happened_at","id");
create unique index "access_events_once_limit" on "access_events" ("device_controller_id", "boot_id", "event_no", "happened_at");
ALTER TABLE "access_events" ATTACH PARTITION months."access_events_other" DEFAULT;
SELECT setval(pg_get_serial_sequence('public.access_events', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM "access_events"), false);
DO $$
DECLARE
  from_day timestamp := date_trunc('month', now() at time zone 'UTC');
  from_at timestamptz;
  to_at timestamptz;
BEGIN
  FOR ahead IN 0..2 LOOP
    from_at := (from_day + make_interval(months => ahead)) at time zone 'UTC';
    to_at := (from_day + make_interval(months => ahead + 1)) at time zone 'UTC';
    CONTINUE WHEN EXISTS (SELECT 1 FROM "access_events" WHERE "happened_at" >= from_at AND "happened_at" < to_at);
    EXECUTE format('CREATE TABLE months.%I PARTITION OF public.access_events FOR VALUES FROM (%L) TO (%L)',
      'access_events_' || to_char(from_at at time zone 'UTC', 'YYYY_MM'), from_at, to_at);
  END LOOP;
END $$;
