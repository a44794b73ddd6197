ALTER TABLE "data_providers" DROP CONSTRAINT "data_providers_reading_check";
ALTER TABLE "data_providers" ADD COLUMN "changed" integer;
ALTER TABLE "data_providers" ADD COLUMN "left_out" text;
ALTER TABLE "holidays" ADD COLUMN "provider_version" integer;
ALTER TABLE "data_providers" ADD CONSTRAINT "data_providers_reading_check" CHECK ("reading" in ('READ', 'NOT_ALLOWED', 'UNREACHABLE', 'SIGN_IN', 'NOT_FOUND', 'UNREADABLE', 'EMPTY', 'FAILED'));
