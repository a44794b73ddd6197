CREATE TABLE "email_domains" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_domains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"domain" text NOT NULL,
	"proven_by" text,
	"proven_date" timestamp(3) with time zone,
	"checked_date" timestamp(3) with time zone,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("domain", ''))) STORED,
	CONSTRAINT "email_domains_proven_by_check" CHECK ("proven_by" in ('DNS', 'PROVIDER'))
);

ALTER TABLE "email_domains" ADD CONSTRAINT "email_domains_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "email_domains_uuid_key" ON "email_domains" USING btree ("uuid");
CREATE INDEX "email_domains_office_centre_id_id_idx" ON "email_domains" USING btree ("office_centre_id","id");
CREATE INDEX "email_domains_office_centre_id_created_date_id_idx" ON "email_domains" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "email_domains_office_centre_id_updated_date_id_idx" ON "email_domains" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "email_domains_office_centre_id_domain_id_idx" ON "email_domains" USING btree ("office_centre_id","domain","id");
CREATE INDEX "email_domains_office_centre_id_proven_by_id_idx" ON "email_domains" USING btree ("office_centre_id","proven_by","id");
CREATE INDEX "email_domains_office_centre_id_proven_date_id_idx" ON "email_domains" USING btree ("office_centre_id","proven_date","id");
CREATE INDEX "email_domains_office_centre_id_checked_date_id_idx" ON "email_domains" USING btree ("office_centre_id","checked_date","id");
CREATE INDEX "email_domains_search_idx" ON "email_domains" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "email_domains_letters_idx" ON "email_domains" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "users_invite_last_sent_date_id_idx" ON "users" USING btree ("invite_last_sent_date","id");
CREATE INDEX "user_roles_office_centre_id_created_date_id_idx" ON "user_roles" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "user_roles_office_centre_id_updated_date_id_idx" ON "user_roles" USING btree ("office_centre_id","updated_date","id");
create unique index "email_domains_once_limit" on "email_domains" ("office_centre_id", "domain");
create unique index "email_domains_proven_limit" on "email_domains" ("domain") where ("proven_by" in ('DNS', 'PROVIDER'));
-- The domains of the identity providers, with what proves them, become the domains of their buildings.
INSERT INTO email_domains (office_centre_id, domain, proven_by, proven_date, checked_date)
	SELECT p.office_centre_id, listed.domain, proof.proven_by, proof.proven_date, proof.checked_date
	FROM identity_providers p JOIN office_centres c ON c.id = p.office_centre_id CROSS JOIN LATERAL unnest(p.domains) WITH ORDINALITY AS listed (domain, place)
	LEFT JOIN domain_proofs proof ON proof.office_centre_id = p.office_centre_id AND proof.domain = listed.domain
	ORDER BY p.office_centre_id, listed.place;
ALTER TABLE "identity_providers" DROP COLUMN "domains";
DROP TABLE "domain_proofs" CASCADE;
