CREATE TABLE "fm_forms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fm_forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"reference_no" text,
	"tenant_id" bigint NOT NULL,
	"token" text,
	"token_expiry_date" timestamp(3) with time zone,
	"request_type" text NOT NULL,
	"tags" text[],
	"contractor_company" text NOT NULL,
	"contractor_name" text NOT NULL,
	"contractor_office_no" text,
	"contractor_mobile" text,
	"contractor_email" text NOT NULL,
	"contractor_address" text,
	"applicant_company" text,
	"applicant_name" text NOT NULL,
	"applicant_office_no" text,
	"applicant_mobile" text,
	"applicant_email" text NOT NULL,
	"applicant_address" text,
	"floor_no" text,
	"work_location" text,
	"work_nature" text,
	"work_start_date" timestamp(3) with time zone,
	"work_end_date" timestamp(3) with time zone,
	"overnight_work" boolean DEFAULT false NOT NULL,
	"noisy_work" boolean DEFAULT false NOT NULL,
	"insurance_expiry_date" date,
	"training_expiry_date" date,
	"contractor_signature_file_id" bigint,
	"contractor_signature_name" text,
	"signed_hash" text,
	"signature_valid" boolean DEFAULT false NOT NULL,
	"notify_mcst" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"suspended" boolean DEFAULT false NOT NULL,
	"handed_back" boolean DEFAULT false NOT NULL,
	"created_by_landlord" boolean DEFAULT false NOT NULL,
	"submitted_date" timestamp(3) with time zone,
	"submitted_user_id" bigint,
	"submitted_remark" text,
	"applicant_approved_date" timestamp(3) with time zone,
	"applicant_approved_user_id" bigint,
	"applicant_approve_remark" text,
	"applicant_rejected_date" timestamp(3) with time zone,
	"applicant_rejected_user_id" bigint,
	"applicant_reject_remark" text,
	"landlord_approved_date" timestamp(3) with time zone,
	"landlord_approved_user_id" bigint,
	"landlord_approve_remark" text,
	"landlord_rejected_date" timestamp(3) with time zone,
	"landlord_rejected_user_id" bigint,
	"landlord_reject_remark" text,
	"mcst_approved_date" timestamp(3) with time zone,
	"mcst_approved_user_id" bigint,
	"mcst_approve_remark" text,
	"mcst_rejected_date" timestamp(3) with time zone,
	"mcst_rejected_user_id" bigint,
	"mcst_reject_remark" text,
	"terminated_date" timestamp(3) with time zone,
	"terminated_user_id" bigint,
	"terminate_remark" text,
	"suspended_date" timestamp(3) with time zone,
	"suspended_user_id" bigint,
	"suspend_remark" text,
	"reissued_date" timestamp(3) with time zone,
	"reissued_user_id" bigint,
	"reissue_remark" text,
	"handed_back_date" timestamp(3) with time zone,
	"handed_back_user_id" bigint,
	"hand_back_remark" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("reference_no", '') || ' ' || coalesce("contractor_company", '') || ' ' || coalesce("contractor_name", '') || ' ' || coalesce("contractor_email", '') || ' ' || coalesce("applicant_name", '') || ' ' || coalesce("work_location", ''))) STORED,
	CONSTRAINT "fm_forms_request_type_check" CHECK ("request_type" in ('RENOVATION', 'REINSTATEMENT', 'INSTALLATION', 'MAINTENANCE', 'OTHERS')),
	CONSTRAINT "fm_forms_status_check" CHECK ("status" in ('PENDING_SUBMISSION', 'PENDING_REVIEW', 'PENDING_MCST_APPROVAL', 'APPROVED', 'REJECTED', 'TERMINATED'))
);

CREATE TABLE "fm_form_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fm_form_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"tenant_id" bigint,
	"fm_form_id" bigint NOT NULL,
	"fm_document" text,
	"form_name" text NOT NULL,
	"document_file_id" bigint,
	"document_file_required" boolean DEFAULT false NOT NULL,
	"landlord_signature_required" boolean DEFAULT true NOT NULL,
	"mcst_signature_required" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"applicant_approved_date" timestamp(3) with time zone,
	"applicant_approved_user_id" bigint,
	"applicant_approve_remark" text,
	"applicant_rejected_date" timestamp(3) with time zone,
	"applicant_rejected_user_id" bigint,
	"applicant_reject_remark" text,
	"landlord_approved_date" timestamp(3) with time zone,
	"landlord_approved_user_id" bigint,
	"landlord_approve_remark" text,
	"landlord_rejected_date" timestamp(3) with time zone,
	"landlord_rejected_user_id" bigint,
	"landlord_reject_remark" text,
	"mcst_approved_date" timestamp(3) with time zone,
	"mcst_approved_user_id" bigint,
	"mcst_approve_remark" text,
	"mcst_rejected_date" timestamp(3) with time zone,
	"mcst_rejected_user_id" bigint,
	"mcst_reject_remark" text,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("form_name", ''))) STORED,
	CONSTRAINT "fm_form_documents_status_check" CHECK ("status" in ('APPROVED', 'PENDING_REVIEW', 'REJECTED'))
);

CREATE TABLE "fm_form_additional_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fm_form_additional_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"tenant_id" bigint,
	"fm_form_id" bigint NOT NULL,
	"name" text NOT NULL,
	"document_file_id" bigint NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("name", ''))) STORED
);

CREATE TABLE "fm_form_declaration_histories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fm_form_declaration_histories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint,
	"tenant_id" bigint,
	"fm_form_id" bigint NOT NULL,
	"declared_name" text NOT NULL,
	"declared_email" text,
	"declared_date" timestamp(3) with time zone NOT NULL,
	"form_version" integer NOT NULL,
	"content_hash" text,
	"signature_file_id" bigint,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce("declared_name", ''))) STORED
);

CREATE TABLE "fm_form_settings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fm_form_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"created_user_id" bigint,
	"updated_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_user_id" bigint,
	"office_centre_id" bigint NOT NULL,
	"landlord_notify_party_email" text[],
	"notify_mcst" boolean DEFAULT false NOT NULL,
	"mcst_number" text,
	"sub_mcst" text,
	"mcst_users" jsonb,
	"terms_file_id" bigint,
	"ptw_form_admin_fee_percentage" integer,
	"detail_admin_fee" text,
	"noisy_work_restriction_timing" jsonb,
	"documents" jsonb,
	"link_days" integer,
	"terms_updated_date" timestamp(3) with time zone,
	"terms_updated_user_id" bigint
);

ALTER TABLE "fm_forms" ADD CONSTRAINT "fm_forms_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "fm_forms" ADD CONSTRAINT "fm_forms_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE restrict ON UPDATE no action;
ALTER TABLE "fm_forms" ADD CONSTRAINT "fm_forms_contractor_signature_file_id_fk" FOREIGN KEY ("contractor_signature_file_id") REFERENCES "public"."system_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_forms" ADD CONSTRAINT "fm_forms_submitted_user_id_fk" FOREIGN KEY ("submitted_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_forms" ADD CONSTRAINT "fm_forms_applicant_approved_user_id_fk" FOREIGN KEY ("applicant_approved_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_forms" ADD CONSTRAINT "fm_forms_applicant_rejected_user_id_fk" FOREIGN KEY ("applicant_rejected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_forms" ADD CONSTRAINT "fm_forms_landlord_approved_user_id_fk" FOREIGN KEY ("landlord_approved_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_forms" ADD CONSTRAINT "fm_forms_landlord_rejected_user_id_fk" FOREIGN KEY ("landlord_rejected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_forms" ADD CONSTRAINT "fm_forms_mcst_approved_user_id_fk" FOREIGN KEY ("mcst_approved_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_forms" ADD CONSTRAINT "fm_forms_mcst_rejected_user_id_fk" FOREIGN KEY ("mcst_rejected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_forms" ADD CONSTRAINT "fm_forms_terminated_user_id_fk" FOREIGN KEY ("terminated_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_forms" ADD CONSTRAINT "fm_forms_suspended_user_id_fk" FOREIGN KEY ("suspended_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_forms" ADD CONSTRAINT "fm_forms_reissued_user_id_fk" FOREIGN KEY ("reissued_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_forms" ADD CONSTRAINT "fm_forms_handed_back_user_id_fk" FOREIGN KEY ("handed_back_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_form_documents" ADD CONSTRAINT "fm_form_documents_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "fm_form_documents" ADD CONSTRAINT "fm_form_documents_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "fm_form_documents" ADD CONSTRAINT "fm_form_documents_fm_form_id_fk" FOREIGN KEY ("fm_form_id") REFERENCES "public"."fm_forms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "fm_form_documents" ADD CONSTRAINT "fm_form_documents_document_file_id_fk" FOREIGN KEY ("document_file_id") REFERENCES "public"."system_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_form_documents" ADD CONSTRAINT "fm_form_documents_applicant_approved_user_id_fk" FOREIGN KEY ("applicant_approved_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_form_documents" ADD CONSTRAINT "fm_form_documents_applicant_rejected_user_id_fk" FOREIGN KEY ("applicant_rejected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_form_documents" ADD CONSTRAINT "fm_form_documents_landlord_approved_user_id_fk" FOREIGN KEY ("landlord_approved_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_form_documents" ADD CONSTRAINT "fm_form_documents_landlord_rejected_user_id_fk" FOREIGN KEY ("landlord_rejected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_form_documents" ADD CONSTRAINT "fm_form_documents_mcst_approved_user_id_fk" FOREIGN KEY ("mcst_approved_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_form_documents" ADD CONSTRAINT "fm_form_documents_mcst_rejected_user_id_fk" FOREIGN KEY ("mcst_rejected_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_form_additional_documents" ADD CONSTRAINT "fm_form_additional_documents_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "fm_form_additional_documents" ADD CONSTRAINT "fm_form_additional_documents_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "fm_form_additional_documents" ADD CONSTRAINT "fm_form_additional_documents_fm_form_id_fk" FOREIGN KEY ("fm_form_id") REFERENCES "public"."fm_forms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "fm_form_additional_documents" ADD CONSTRAINT "fm_form_additional_documents_document_file_id_fk" FOREIGN KEY ("document_file_id") REFERENCES "public"."system_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_form_declaration_histories" ADD CONSTRAINT "fm_form_declaration_histories_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "fm_form_declaration_histories" ADD CONSTRAINT "fm_form_declaration_histories_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "fm_form_declaration_histories" ADD CONSTRAINT "fm_form_declaration_histories_fm_form_id_fk" FOREIGN KEY ("fm_form_id") REFERENCES "public"."fm_forms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "fm_form_declaration_histories" ADD CONSTRAINT "fm_form_declaration_histories_signature_file_id_fk" FOREIGN KEY ("signature_file_id") REFERENCES "public"."system_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_form_settings" ADD CONSTRAINT "fm_form_settings_office_centre_id_fk" FOREIGN KEY ("office_centre_id") REFERENCES "public"."office_centres"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "fm_form_settings" ADD CONSTRAINT "fm_form_settings_terms_file_id_fk" FOREIGN KEY ("terms_file_id") REFERENCES "public"."system_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fm_form_settings" ADD CONSTRAINT "fm_form_settings_terms_updated_user_id_fk" FOREIGN KEY ("terms_updated_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "fm_forms_uuid_key" ON "fm_forms" USING btree ("uuid");
CREATE INDEX "fm_forms_office_centre_id_id_idx" ON "fm_forms" USING btree ("office_centre_id","id");
CREATE INDEX "fm_forms_tenant_id_id_idx" ON "fm_forms" USING btree ("tenant_id","id");
CREATE INDEX "fm_forms_office_centre_id_created_date_id_idx" ON "fm_forms" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "fm_forms_office_centre_id_updated_date_id_idx" ON "fm_forms" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "fm_forms_office_centre_id_reference_no_id_idx" ON "fm_forms" USING btree ("office_centre_id","reference_no","id");
CREATE INDEX "fm_forms_office_centre_id_request_type_id_idx" ON "fm_forms" USING btree ("office_centre_id","request_type","id");
CREATE INDEX "fm_forms_office_centre_id_contractor_company_id_idx" ON "fm_forms" USING btree ("office_centre_id","contractor_company","id");
CREATE INDEX "fm_forms_office_centre_id_work_start_date_id_idx" ON "fm_forms" USING btree ("office_centre_id","work_start_date","id");
CREATE INDEX "fm_forms_office_centre_id_work_end_date_id_idx" ON "fm_forms" USING btree ("office_centre_id","work_end_date","id");
CREATE INDEX "fm_forms_office_centre_id_status_id_request_type_o_4eb9501f_idx" ON "fm_forms" USING btree ("office_centre_id","status","id","request_type","overnight_work");
CREATE INDEX "fm_forms_contractor_signature_file_id_idx" ON "fm_forms" USING btree ("contractor_signature_file_id");
CREATE INDEX "fm_forms_submitted_user_id_idx" ON "fm_forms" USING btree ("submitted_user_id");
CREATE INDEX "fm_forms_applicant_approved_user_id_idx" ON "fm_forms" USING btree ("applicant_approved_user_id");
CREATE INDEX "fm_forms_applicant_rejected_user_id_idx" ON "fm_forms" USING btree ("applicant_rejected_user_id");
CREATE INDEX "fm_forms_landlord_approved_user_id_idx" ON "fm_forms" USING btree ("landlord_approved_user_id");
CREATE INDEX "fm_forms_landlord_rejected_user_id_idx" ON "fm_forms" USING btree ("landlord_rejected_user_id");
CREATE INDEX "fm_forms_mcst_approved_user_id_idx" ON "fm_forms" USING btree ("mcst_approved_user_id");
CREATE INDEX "fm_forms_mcst_rejected_user_id_idx" ON "fm_forms" USING btree ("mcst_rejected_user_id");
CREATE INDEX "fm_forms_terminated_user_id_idx" ON "fm_forms" USING btree ("terminated_user_id");
CREATE INDEX "fm_forms_suspended_user_id_idx" ON "fm_forms" USING btree ("suspended_user_id");
CREATE INDEX "fm_forms_reissued_user_id_idx" ON "fm_forms" USING btree ("reissued_user_id");
CREATE INDEX "fm_forms_handed_back_user_id_idx" ON "fm_forms" USING btree ("handed_back_user_id");
CREATE UNIQUE INDEX "fm_forms_reference_no_key" ON "fm_forms" USING btree ("office_centre_id","reference_no");
CREATE INDEX "fm_forms_search_idx" ON "fm_forms" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "fm_forms_letters_idx" ON "fm_forms" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "fm_form_documents_uuid_key" ON "fm_form_documents" USING btree ("uuid");
CREATE INDEX "fm_form_documents_office_centre_id_id_idx" ON "fm_form_documents" USING btree ("office_centre_id","id");
CREATE INDEX "fm_form_documents_tenant_id_id_idx" ON "fm_form_documents" USING btree ("tenant_id","id");
CREATE INDEX "fm_form_documents_office_centre_id_created_date_id_idx" ON "fm_form_documents" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "fm_form_documents_office_centre_id_updated_date_id_idx" ON "fm_form_documents" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "fm_form_documents_office_centre_id_form_name_id_idx" ON "fm_form_documents" USING btree ("office_centre_id","form_name","id");
CREATE INDEX "fm_form_documents_office_centre_id_document_file_r_46372327_idx" ON "fm_form_documents" USING btree ("office_centre_id","document_file_required","id");
CREATE INDEX "fm_form_documents_office_centre_id_landlord_signat_c89e149f_idx" ON "fm_form_documents" USING btree ("office_centre_id","landlord_signature_required","id");
CREATE INDEX "fm_form_documents_office_centre_id_mcst_signature__9cee1e9f_idx" ON "fm_form_documents" USING btree ("office_centre_id","mcst_signature_required","id");
CREATE INDEX "fm_form_documents_office_centre_id_status_id_idx" ON "fm_form_documents" USING btree ("office_centre_id","status","id");
CREATE INDEX "fm_form_documents_office_centre_id_applicant_appro_793bdcbe_idx" ON "fm_form_documents" USING btree ("office_centre_id","applicant_approved_date","id");
CREATE INDEX "fm_form_documents_office_centre_id_landlord_approv_53e40f88_idx" ON "fm_form_documents" USING btree ("office_centre_id","landlord_approved_date","id");
CREATE INDEX "fm_form_documents_office_centre_id_mcst_approved_date_id_idx" ON "fm_form_documents" USING btree ("office_centre_id","mcst_approved_date","id");
CREATE INDEX "fm_form_documents_fm_form_id_id_idx" ON "fm_form_documents" USING btree ("fm_form_id","id");
CREATE INDEX "fm_form_documents_document_file_id_idx" ON "fm_form_documents" USING btree ("document_file_id");
CREATE INDEX "fm_form_documents_applicant_approved_user_id_idx" ON "fm_form_documents" USING btree ("applicant_approved_user_id");
CREATE INDEX "fm_form_documents_applicant_rejected_user_id_idx" ON "fm_form_documents" USING btree ("applicant_rejected_user_id");
CREATE INDEX "fm_form_documents_landlord_approved_user_id_idx" ON "fm_form_documents" USING btree ("landlord_approved_user_id");
CREATE INDEX "fm_form_documents_landlord_rejected_user_id_idx" ON "fm_form_documents" USING btree ("landlord_rejected_user_id");
CREATE INDEX "fm_form_documents_mcst_approved_user_id_idx" ON "fm_form_documents" USING btree ("mcst_approved_user_id");
CREATE INDEX "fm_form_documents_mcst_rejected_user_id_idx" ON "fm_form_documents" USING btree ("mcst_rejected_user_id");
CREATE INDEX "fm_form_documents_search_idx" ON "fm_form_documents" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "fm_form_documents_letters_idx" ON "fm_form_documents" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "fm_form_additional_documents_uuid_key" ON "fm_form_additional_documents" USING btree ("uuid");
CREATE INDEX "fm_form_additional_documents_office_centre_id_id_idx" ON "fm_form_additional_documents" USING btree ("office_centre_id","id");
CREATE INDEX "fm_form_additional_documents_tenant_id_id_idx" ON "fm_form_additional_documents" USING btree ("tenant_id","id");
CREATE INDEX "fm_form_additional_documents_office_centre_id_crea_2db7b94c_idx" ON "fm_form_additional_documents" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "fm_form_additional_documents_office_centre_id_upda_566a065b_idx" ON "fm_form_additional_documents" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "fm_form_additional_documents_office_centre_id_name_id_idx" ON "fm_form_additional_documents" USING btree ("office_centre_id","name","id");
CREATE INDEX "fm_form_additional_documents_fm_form_id_id_idx" ON "fm_form_additional_documents" USING btree ("fm_form_id","id");
CREATE INDEX "fm_form_additional_documents_document_file_id_idx" ON "fm_form_additional_documents" USING btree ("document_file_id");
CREATE INDEX "fm_form_additional_documents_search_idx" ON "fm_form_additional_documents" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "fm_form_additional_documents_letters_idx" ON "fm_form_additional_documents" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "fm_form_declaration_histories_uuid_key" ON "fm_form_declaration_histories" USING btree ("uuid");
CREATE INDEX "fm_form_declaration_histories_office_centre_id_id_idx" ON "fm_form_declaration_histories" USING btree ("office_centre_id","id");
CREATE INDEX "fm_form_declaration_histories_tenant_id_id_idx" ON "fm_form_declaration_histories" USING btree ("tenant_id","id");
CREATE INDEX "fm_form_declaration_histories_office_centre_id_cre_1de23135_idx" ON "fm_form_declaration_histories" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "fm_form_declaration_histories_office_centre_id_upd_58b9443f_idx" ON "fm_form_declaration_histories" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "fm_form_declaration_histories_office_centre_id_dec_44569b9f_idx" ON "fm_form_declaration_histories" USING btree ("office_centre_id","declared_name","id");
CREATE INDEX "fm_form_declaration_histories_office_centre_id_dec_c3277f8e_idx" ON "fm_form_declaration_histories" USING btree ("office_centre_id","declared_email","id");
CREATE INDEX "fm_form_declaration_histories_office_centre_id_dec_b041dc85_idx" ON "fm_form_declaration_histories" USING btree ("office_centre_id","declared_date","id");
CREATE INDEX "fm_form_declaration_histories_office_centre_id_for_1f1f88bb_idx" ON "fm_form_declaration_histories" USING btree ("office_centre_id","form_version","id");
CREATE INDEX "fm_form_declaration_histories_office_centre_id_con_50a96960_idx" ON "fm_form_declaration_histories" USING btree ("office_centre_id","content_hash","id");
CREATE INDEX "fm_form_declaration_histories_fm_form_id_id_idx" ON "fm_form_declaration_histories" USING btree ("fm_form_id","id");
CREATE INDEX "fm_form_declaration_histories_signature_file_id_idx" ON "fm_form_declaration_histories" USING btree ("signature_file_id");
CREATE INDEX "fm_form_declaration_histories_search_idx" ON "fm_form_declaration_histories" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "fm_form_declaration_histories_letters_idx" ON "fm_form_declaration_histories" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE UNIQUE INDEX "fm_form_settings_uuid_key" ON "fm_form_settings" USING btree ("uuid");
CREATE INDEX "fm_form_settings_office_centre_id_id_idx" ON "fm_form_settings" USING btree ("office_centre_id","id");
CREATE INDEX "fm_form_settings_office_centre_id_created_date_id_idx" ON "fm_form_settings" USING btree ("office_centre_id","created_date","id");
CREATE INDEX "fm_form_settings_office_centre_id_updated_date_id_idx" ON "fm_form_settings" USING btree ("office_centre_id","updated_date","id");
CREATE INDEX "fm_form_settings_terms_file_id_idx" ON "fm_form_settings" USING btree ("terms_file_id");
CREATE INDEX "fm_form_settings_terms_updated_user_id_idx" ON "fm_form_settings" USING btree ("terms_updated_user_id");
create unique index "fm_form_settings_once_limit" on "fm_form_settings" ("office_centre_id");
