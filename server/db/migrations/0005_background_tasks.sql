CREATE TABLE "background_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" bigint NOT NULL,
	"office_centre_id" bigint,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"status" text DEFAULT 'QUEUED' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"storage_key" text,
	"file_name" text,
	"size" bigint,
	"error" text,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"finished_date" timestamp(3) with time zone
);

ALTER TABLE "background_tasks" ADD CONSTRAINT "background_tasks_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "background_tasks_user_id_idx" ON "background_tasks" USING btree ("user_id","created_date" DESC NULLS LAST);
