CREATE TABLE "mail_servers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_servers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"enabled" boolean DEFAULT false NOT NULL,
	"host" text,
	"port" integer,
	"security" text NOT NULL,
	"user_name" text,
	"password" text,
	"from_name" text,
	"from_address" text,
	"reply_to" text,
	CONSTRAINT "mail_servers_security_check" CHECK ("security" in ('STARTTLS', 'TLS', 'NONE'))
);

ALTER TABLE "mails" ADD COLUMN "office_centre_id" bigint;
ALTER TABLE "mail_servers" ADD CONSTRAINT "mail_servers_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "mail_servers_uuid_key" ON "mail_servers" USING btree ("uuid");
CREATE INDEX "mail_servers_office_centre_id_id_idx" ON "mail_servers" USING btree ("office_centre_id","id");
CREATE INDEX "mail_servers_office_centre_id_created_date_id_idx" ON "mail_servers" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "mail_servers_office_centre_id_updated_date_id_idx" ON "mail_servers" USING btree ("office_centre_id","updated_date","id");
ALTER TABLE "mails" ADD CONSTRAINT "mails_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "mails_office_centre_id_id_idx" ON "mails" USING btree ("office_centre_id","id");
create unique index "mail_servers_once_limit" on "mail_servers" ("office_centre_id");
