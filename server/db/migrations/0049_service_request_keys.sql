ALTER TABLE "service_requests" ADD COLUMN "request_key" text;
