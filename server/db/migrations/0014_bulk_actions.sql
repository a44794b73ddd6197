CREATE TABLE "bulk_action_rows" (
	"task_id" uuid NOT NULL,
	"record_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"code" text,
	"message" text,
	CONSTRAINT "bulk_action_rows_pk" PRIMARY KEY("task_id","record_id")
);

ALTER TABLE "background_tasks" ADD COLUMN "action" text;
ALTER TABLE "background_tasks" ADD COLUMN "refused" integer DEFAULT 0 NOT NULL;
ALTER TABLE "bulk_action_rows" ADD CONSTRAINT "bulk_action_rows_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."background_tasks"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "bulk_action_rows_waiting_idx" ON "bulk_action_rows" USING btree ("task_id","record_id") WHERE status = 'WAITING';
