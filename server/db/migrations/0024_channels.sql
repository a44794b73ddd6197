CREATE TABLE "deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" jsonb NOT NULL,
	"message" jsonb NOT NULL,
	"link" text,
	"urgent" boolean NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "delivery_recipients" (
	"delivery_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"user_id" bigint NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	CONSTRAINT "delivery_recipients_pk" PRIMARY KEY("delivery_id","channel","user_id")
);

CREATE TABLE "push_subscriptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL
);

ALTER TABLE "mails" ADD COLUMN "priority" integer DEFAULT 0 NOT NULL;
ALTER TABLE "delivery_recipients" ADD CONSTRAINT "delivery_recipients_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "delivery_recipients" ADD CONSTRAINT "delivery_recipients_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "deliveries_key" ON "deliveries" USING btree ("kind","key");
CREATE INDEX "deliveries_created_date_idx" ON "deliveries" USING btree ("created_date");
CREATE INDEX "delivery_recipients_waiting_idx" ON "delivery_recipients" USING btree ("delivery_id","channel","user_id") WHERE status = 'WAITING';
CREATE INDEX "delivery_recipients_user_id_idx" ON "delivery_recipients" USING btree ("user_id");
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions" USING btree ("endpoint");
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions" USING btree ("user_id");
CREATE INDEX "push_subscriptions_session_id_idx" ON "push_subscriptions" USING btree ("session_id");
