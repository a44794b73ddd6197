CREATE TABLE "push_messages" (
	"delivery_id" bigint NOT NULL,
	"subscription_id" bigint NOT NULL,
	"claimed_date" timestamp(3) with time zone,
	"status" text,
	CONSTRAINT "push_messages_pk" PRIMARY KEY("delivery_id","subscription_id")
);

ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "push_messages_subscription_id_idx" ON "push_messages" USING btree ("subscription_id");
