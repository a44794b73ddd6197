CREATE TABLE "mail_stops" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "mails" DROP CONSTRAINT "mails_status_check";
ALTER TABLE "mails" ADD CONSTRAINT "mails_status_check" CHECK ("status" in ('QUEUED', 'SENDING', 'RETRYING', 'UNCERTAIN', 'FAILED', 'SENT', 'KEPT', 'EXPIRED', 'REFUSED'));
