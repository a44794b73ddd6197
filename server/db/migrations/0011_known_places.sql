CREATE TABLE "known_places" (
	"user_id" bigint NOT NULL,
	"place" text NOT NULL,
	"last_used_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_places_user_id_place_pk" PRIMARY KEY("user_id","place")
);

ALTER TABLE "known_places" ADD CONSTRAINT "known_places_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
