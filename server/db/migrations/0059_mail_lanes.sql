ALTER TABLE "mails" DROP CONSTRAINT "mails_status_check";
ALTER TABLE "mail_servers" ADD COLUMN "failing_since" timestamp(3) with time zone;
ALTER TABLE "mail_servers" ADD COLUMN "paused_until" timestamp(3) with time zone;
ALTER TABLE "mail_servers" ADD COLUMN "failure" text;
ALTER TABLE "mail_servers" ADD COLUMN "failure_answer" text;
ALTER TABLE "mails" ADD COLUMN "handed_date" timestamp (3) with time zone;
ALTER TABLE "mails" ADD COLUMN "unsubscribe" text;
ALTER TABLE "mail_servers" ADD CONSTRAINT "mail_servers_failure_check" CHECK ("failure" in ('notAllowed', 'unknown', 'unreachable', 'silent', 'security', 'certificate', 'signIn', 'sender', 'recipient', 'refused'));
ALTER TABLE "mails" ADD CONSTRAINT "mails_status_check" CHECK ("status" in ('QUEUED', 'SENDING', 'RETRYING', 'UNCERTAIN', 'FAILED', 'SENT', 'KEPT', 'EXPIRED'));
