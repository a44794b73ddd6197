-- Search text without accents, case and width of letters; names in one order everywhere; names in one form of Unicode.
-- Existing names get that form row by row, before the tables are written anew. A row whose name is taken in that form keeps its own: two twins
-- that are there stay, and a third is refused. Permits stay as they were signed.
DO $$
DECLARE
  place record;
  found record;
BEGIN
  FOR place IN SELECT * FROM (VALUES
      ('office_centres', 'centre_code'),
      ('office_centres', 'building_name'),
      ('office_centres', 'company_name'),
      ('office_centres', 'customer_code'),
      ('rates', 'name'),
      ('office_centre_units', 'unit_no'),
      ('email_domains', 'domain'),
      ('users', 'full_name'),
      ('user_groups', 'group_name'),
      ('global_user_groups', 'group_name'),
      ('directory_people', 'full_name'),
      ('activity_event_time_slots', 'session_name'),
      ('activity_event_time_slots', 'location'),
      ('activity_event_time_slots', 'check_in_code'),
      ('event_participants', 'guest_name'),
      ('deep_links', 'name'),
      ('service_request_places', 'name'),
      ('service_request_places', 'floor_no'),
      ('ahu_units', 'reference_no'),
      ('ahu_units', 'name'),
      ('ahu_units', 'floor_no'),
      ('season_parking', 'vehicle_plate_no'),
      ('season_parking_instances', 'vehicle_plate_no'),
      ('car_parks', 'code'),
      ('car_parks', 'name'),
      ('marketplace_posts', 'title'),
      ('marketplace_post_histories', 'title'),
      ('invoices', 'invoice_no'),
      ('emergency_broadcast_templates', 'name'),
      ('holidays', 'name')
    ) AS names (in_table, in_column)
  LOOP
    FOR found IN EXECUTE format(
      $find$ SELECT id, form FROM (SELECT id, %2$I AS name, btrim(normalize(translate(regexp_replace(%2$I, '[\u00ad\u200b\u2060\ufeff]+', '', 'g'),
        '０１２３４５６７８９ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ', '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'), NFC)) AS form FROM %1$I) named
        WHERE name <> form AND form <> '' ORDER BY id $find$, place.in_table, place.in_column)
    LOOP
      BEGIN
        EXECUTE format('UPDATE %1$I SET %2$I = $1 WHERE id = $2', place.in_table, place.in_column) USING found.form, found.id;
      EXCEPTION WHEN unique_violation OR check_violation OR exclusion_violation THEN
        NULL;
      END;
    END LOOP;
  END LOOP;
END $$;
DROP INDEX "office_centres_centre_code_id_idx";
DROP INDEX "office_centres_building_name_id_idx";
DROP INDEX "office_centres_company_name_id_idx";
DROP INDEX "office_centres_landlord_id_centre_code_id_idx";
DROP INDEX "office_centres_landlord_id_company_name_id_idx";
DROP INDEX "office_centres_landlord_id_building_name_id_idx";
DROP INDEX "office_centres_landlord_id_customer_code_id_idx";
DROP INDEX "office_centres_landlord_id_contact_email_id_idx";
DROP INDEX "rates_office_centre_id_name_id_idx";
DROP INDEX "terms_and_conditions_office_centre_id_name_id_en_idx";
DROP INDEX "terms_and_conditions_office_centre_id_name_id_zh_hant_idx";
DROP INDEX "terms_and_conditions_office_centre_id_name_id_zh_hans_idx";
DROP INDEX "office_centre_units_office_centre_id_unit_no_id_idx";
DROP INDEX "email_domains_office_centre_id_domain_id_idx";
DROP INDEX "users_full_name_id_idx";
DROP INDEX "users_username_id_idx";
DROP INDEX "user_invitations_building_id_username_id_idx";
DROP INDEX "user_groups_building_id_group_name_id_idx";
DROP INDEX "global_user_groups_group_name_id_idx";
DROP INDEX "directory_people_building_id_username_id_idx";
DROP INDEX "directory_people_building_id_full_name_id_idx";
DROP INDEX "activity_events_office_centre_id_name_id_en_idx";
DROP INDEX "activity_events_office_centre_id_name_id_zh_hant_idx";
DROP INDEX "activity_events_office_centre_id_name_id_zh_hans_idx";
DROP INDEX "activity_event_time_slots_office_centre_id_session_name_id_idx";
DROP INDEX "activity_event_time_slots_office_centre_id_location_id_idx";
DROP INDEX "activity_event_time_slots_office_centre_id_check_in_code_id_idx";
DROP INDEX "event_participants_office_centre_id_guest_name_id_idx";
DROP INDEX "poll_forms_office_centre_id_name_id_en_idx";
DROP INDEX "poll_forms_office_centre_id_name_id_zh_hant_idx";
DROP INDEX "poll_forms_office_centre_id_name_id_zh_hans_idx";
DROP INDEX "survey_forms_office_centre_id_name_id_en_idx";
DROP INDEX "survey_forms_office_centre_id_name_id_zh_hant_idx";
DROP INDEX "survey_forms_office_centre_id_name_id_zh_hans_idx";
DROP INDEX "in_app_pop_up_forms_office_centre_id_name_id_en_idx";
DROP INDEX "in_app_pop_up_forms_office_centre_id_name_id_zh_hant_idx";
DROP INDEX "in_app_pop_up_forms_office_centre_id_name_id_zh_hans_idx";
DROP INDEX "featured_items_office_centre_id_name_id_en_idx";
DROP INDEX "featured_items_office_centre_id_name_id_zh_hant_idx";
DROP INDEX "featured_items_office_centre_id_name_id_zh_hans_idx";
DROP INDEX "articles_office_centre_id_name_id_en_idx";
DROP INDEX "articles_office_centre_id_name_id_zh_hant_idx";
DROP INDEX "articles_office_centre_id_name_id_zh_hans_idx";
DROP INDEX "deep_links_office_centre_id_name_id_idx";
DROP INDEX "service_request_forms_office_centre_id_title_id_en_idx";
DROP INDEX "service_request_forms_office_centre_id_title_id_zh_hant_idx";
DROP INDEX "service_request_forms_office_centre_id_title_id_zh_hans_idx";
DROP INDEX "service_request_places_office_centre_id_name_id_idx";
DROP INDEX "service_request_places_office_centre_id_floor_no_id_idx";
DROP INDEX "documents_office_centre_id_document_name_id_en_idx";
DROP INDEX "documents_office_centre_id_document_name_id_zh_hant_idx";
DROP INDEX "documents_office_centre_id_document_name_id_zh_hans_idx";
DROP INDEX "document_categories_office_centre_id_category_name_id_en_idx";
DROP INDEX "document_categories_office_centre_id_category_name_5bec26e3_idx";
DROP INDEX "document_categories_office_centre_id_category_name_00974917_idx";
DROP INDEX "ahu_units_office_centre_id_reference_no_id_idx";
DROP INDEX "ahu_units_office_centre_id_name_id_idx";
DROP INDEX "ahu_units_office_centre_id_floor_no_id_idx";
DROP INDEX "season_parking_office_centre_id_vehicle_plate_no_id_idx";
DROP INDEX "season_parking_instances_office_centre_id_vehicle__2e3d414e_idx";
DROP INDEX "car_parks_office_centre_id_code_id_idx";
DROP INDEX "car_parks_office_centre_id_name_id_idx";
DROP INDEX "fm_forms_office_centre_id_contractor_company_id_idx";
DROP INDEX "fm_form_documents_office_centre_id_form_name_id_idx";
DROP INDEX "fm_form_additional_documents_office_centre_id_name_id_idx";
DROP INDEX "fm_form_declaration_histories_office_centre_id_dec_44569b9f_idx";
DROP INDEX "fm_form_declaration_histories_office_centre_id_dec_c3277f8e_idx";
DROP INDEX "fm_form_declaration_histories_office_centre_id_con_50a96960_idx";
DROP INDEX "marketplace_posts_office_centre_id_title_id_idx";
DROP INDEX "marketplace_post_histories_office_centre_id_title_id_idx";
DROP INDEX "invoices_office_centre_id_invoice_no_id_idx";
DROP INDEX "payments_office_centre_id_transaction_id_id_idx";
DROP INDEX "notifications_office_centre_id_title_id_en_idx";
DROP INDEX "notifications_office_centre_id_title_id_zh_hant_idx";
DROP INDEX "notifications_office_centre_id_title_id_zh_hans_idx";
DROP INDEX "emergency_broadcasts_office_centre_id_title_id_en_idx";
DROP INDEX "emergency_broadcasts_office_centre_id_title_id_zh_hant_idx";
DROP INDEX "emergency_broadcasts_office_centre_id_title_id_zh_hans_idx";
DROP INDEX "emergency_broadcast_templates_office_centre_id_name_id_idx";
DROP INDEX "emergency_broadcast_templates_office_centre_id_title_id_en_idx";
DROP INDEX "emergency_broadcast_templates_office_centre_id_tit_3ae44c39_idx";
DROP INDEX "emergency_broadcast_templates_office_centre_id_tit_2ac347cc_idx";
DROP INDEX "maintenance_broadcasts_title_id_en_idx";
DROP INDEX "maintenance_broadcasts_title_id_zh_hant_idx";
DROP INDEX "maintenance_broadcasts_title_id_zh_hans_idx";
DROP INDEX "holidays_office_centre_id_name_id_idx";
DROP INDEX "message_templates_office_centre_id_name_id_en_idx";
DROP INDEX "message_templates_office_centre_id_name_id_zh_hant_idx";
DROP INDEX "message_templates_office_centre_id_name_id_zh_hans_idx";
DROP INDEX "mails_to_address_id_idx";
ALTER TABLE "office_centres" drop column "search_text";
ALTER TABLE "office_centres" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("centre_code", '') || ' ' || coalesce("company_name", '') || ' ' || coalesce("building_name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "rates" drop column "search_text";
ALTER TABLE "rates" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "terms_and_conditions" drop column "search_text";
ALTER TABLE "terms_and_conditions" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "office_centre_units" drop column "search_text";
ALTER TABLE "office_centre_units" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("floor_no", '') || ' ' || coalesce("unit_no", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "email_domains" drop column "search_text";
ALTER TABLE "email_domains" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("domain", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "users" drop column "search_text";
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("full_name", '') || ' ' || coalesce("username", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "user_invitations" drop column "search_text";
ALTER TABLE "user_invitations" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("username", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "user_groups" drop column "search_text";
ALTER TABLE "user_groups" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("group_name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "global_user_groups" drop column "search_text";
ALTER TABLE "global_user_groups" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("group_name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "directory_people" drop column "search_text";
ALTER TABLE "directory_people" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("username", '') || ' ' || coalesce("full_name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "activity_events" drop column "search_text";
ALTER TABLE "activity_events" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "activity_event_time_slots" drop column "search_text";
ALTER TABLE "activity_event_time_slots" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("session_name", '') || ' ' || coalesce("location", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "event_participants" drop column "search_text";
ALTER TABLE "event_participants" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("guest_name", '') || ' ' || coalesce("guest_email", '') || ' ' || coalesce("comment", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "poll_forms" drop column "search_text";
ALTER TABLE "poll_forms" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "poll_form_responses" drop column "search_text";
ALTER TABLE "poll_form_responses" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("words", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "survey_forms" drop column "search_text";
ALTER TABLE "survey_forms" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "survey_form_responses" drop column "search_text";
ALTER TABLE "survey_form_responses" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("words", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "in_app_pop_up_forms" drop column "search_text";
ALTER TABLE "in_app_pop_up_forms" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "featured_items" drop column "search_text";
ALTER TABLE "featured_items" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "articles" drop column "search_text";
ALTER TABLE "articles" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "deep_links" drop column "search_text";
ALTER TABLE "deep_links" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "service_requests" drop column "search_text";
ALTER TABLE "service_requests" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce("location", '') || ' ' || coalesce("guest_name", '') || ' ' || coalesce("guest_email", '') || ' ' || coalesce("remark", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "service_request_comments" drop column "search_text";
ALTER TABLE "service_request_comments" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("comment", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "service_request_forms" drop column "search_text";
ALTER TABLE "service_request_forms" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce(("title"->>'en'), '') || ' ' || coalesce(("title"->>'zh-Hant'), '') || ' ' || coalesce(("title"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "service_request_places" drop column "search_text";
ALTER TABLE "service_request_places" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", '') || ' ' || coalesce("floor_no", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "documents" drop column "search_text";
ALTER TABLE "documents" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce(("document_name"->>'en'), '') || ' ' || coalesce(("document_name"->>'zh-Hant'), '') || ' ' || coalesce(("document_name"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "document_categories" drop column "search_text";
ALTER TABLE "document_categories" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce(("category_name"->>'en'), '') || ' ' || coalesce(("category_name"->>'zh-Hant'), '') || ' ' || coalesce(("category_name"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "aircon_requests" drop column "search_text";
ALTER TABLE "aircon_requests" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce("unit_no", '') || ' ' || coalesce("ahu_reference_no", '') || ' ' || coalesce("ahu_name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "ahu_units" drop column "search_text";
ALTER TABLE "ahu_units" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce("name", '') || ' ' || coalesce("floor_no", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "season_parking" drop column "search_text";
ALTER TABLE "season_parking" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce("vehicle_plate_no", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "season_parking_instances" drop column "search_text";
ALTER TABLE "season_parking_instances" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce("vehicle_plate_no", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "car_parks" drop column "search_text";
ALTER TABLE "car_parks" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("code", '') || ' ' || coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "fm_forms" drop column "search_text";
ALTER TABLE "fm_forms" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce("contractor_company", '') || ' ' || coalesce("contractor_name", '') || ' ' || coalesce("contractor_email", '') || ' ' || coalesce("applicant_name", '') || ' ' || coalesce("work_location", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "fm_form_documents" drop column "search_text";
ALTER TABLE "fm_form_documents" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("form_name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "fm_form_additional_documents" drop column "search_text";
ALTER TABLE "fm_form_additional_documents" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "fm_form_declaration_histories" drop column "search_text";
ALTER TABLE "fm_form_declaration_histories" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("declared_name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "marketplace_posts" drop column "search_text";
ALTER TABLE "marketplace_posts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce("title", '') || ' ' || coalesce("description", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "marketplace_blacklists" drop column "search_text";
ALTER TABLE "marketplace_blacklists" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "invoices" drop column "search_text";
ALTER TABLE "invoices" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("invoice_no", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "payments" drop column "search_text";
ALTER TABLE "payments" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "notifications" drop column "search_text";
ALTER TABLE "notifications" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce(("title"->>'en'), '') || ' ' || coalesce(("title"->>'zh-Hant'), '') || ' ' || coalesce(("title"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "emergency_broadcasts" drop column "search_text";
ALTER TABLE "emergency_broadcasts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("reference_no", '') || ' ' || coalesce(("title"->>'en'), '') || ' ' || coalesce(("title"->>'zh-Hant'), '') || ' ' || coalesce(("title"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "emergency_broadcast_templates" drop column "search_text";
ALTER TABLE "emergency_broadcast_templates" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", '') || ' ' || coalesce(("title"->>'en'), '') || ' ' || coalesce(("title"->>'zh-Hant'), '') || ' ' || coalesce(("title"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "maintenance_broadcasts" drop column "search_text";
ALTER TABLE "maintenance_broadcasts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce(("title"->>'en'), '') || ' ' || coalesce(("title"->>'zh-Hant'), '') || ' ' || coalesce(("title"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "holidays" drop column "search_text";
ALTER TABLE "holidays" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("name", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "message_templates" drop column "search_text";
ALTER TABLE "message_templates" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce(("name"->>'en'), '') || ' ' || coalesce(("name"->>'zh-Hant'), '') || ' ' || coalesce(("name"->>'zh-Hans'), ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
ALTER TABLE "mails" drop column "search_text";
ALTER TABLE "mails" ADD COLUMN "search_text" text GENERATED ALWAYS AS (replace(replace(replace(translate(lower(normalize(regexp_replace(normalize(coalesce("to_address", '') || ' ' || coalesce("subject", ''), nfkd), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]+', '', 'g'), nfc)), 'łđðøħıŧ', 'lddohit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')) STORED;
CREATE INDEX "office_centres_search_idx" ON "office_centres" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "office_centres_letters_idx" ON "office_centres" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "rates_search_idx" ON "rates" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "rates_letters_idx" ON "rates" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "terms_and_conditions_search_idx" ON "terms_and_conditions" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "terms_and_conditions_letters_idx" ON "terms_and_conditions" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "office_centre_units_search_idx" ON "office_centre_units" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "office_centre_units_letters_idx" ON "office_centre_units" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "email_domains_search_idx" ON "email_domains" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "email_domains_letters_idx" ON "email_domains" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "users_search_idx" ON "users" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "users_letters_idx" ON "users" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "user_invitations_search_idx" ON "user_invitations" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "user_invitations_letters_idx" ON "user_invitations" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "user_groups_search_idx" ON "user_groups" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "user_groups_letters_idx" ON "user_groups" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "global_user_groups_search_idx" ON "global_user_groups" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "global_user_groups_letters_idx" ON "global_user_groups" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "directory_people_search_idx" ON "directory_people" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "directory_people_letters_idx" ON "directory_people" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "activity_events_search_idx" ON "activity_events" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "activity_events_letters_idx" ON "activity_events" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "activity_event_time_slots_search_idx" ON "activity_event_time_slots" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "activity_event_time_slots_letters_idx" ON "activity_event_time_slots" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "event_participants_search_idx" ON "event_participants" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "event_participants_letters_idx" ON "event_participants" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "poll_forms_search_idx" ON "poll_forms" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "poll_forms_letters_idx" ON "poll_forms" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "poll_form_responses_search_idx" ON "poll_form_responses" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "poll_form_responses_letters_idx" ON "poll_form_responses" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "survey_forms_search_idx" ON "survey_forms" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "survey_forms_letters_idx" ON "survey_forms" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "survey_form_responses_search_idx" ON "survey_form_responses" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "survey_form_responses_letters_idx" ON "survey_form_responses" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "in_app_pop_up_forms_search_idx" ON "in_app_pop_up_forms" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "in_app_pop_up_forms_letters_idx" ON "in_app_pop_up_forms" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "featured_items_search_idx" ON "featured_items" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "featured_items_letters_idx" ON "featured_items" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "articles_search_idx" ON "articles" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "articles_letters_idx" ON "articles" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "deep_links_search_idx" ON "deep_links" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "deep_links_letters_idx" ON "deep_links" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "service_requests_search_idx" ON "service_requests" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "service_requests_letters_idx" ON "service_requests" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "service_request_comments_search_idx" ON "service_request_comments" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "service_request_comments_letters_idx" ON "service_request_comments" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "service_request_forms_search_idx" ON "service_request_forms" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "service_request_forms_letters_idx" ON "service_request_forms" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "service_request_places_search_idx" ON "service_request_places" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "service_request_places_letters_idx" ON "service_request_places" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "documents_search_idx" ON "documents" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "documents_letters_idx" ON "documents" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "document_categories_search_idx" ON "document_categories" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "document_categories_letters_idx" ON "document_categories" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "aircon_requests_search_idx" ON "aircon_requests" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "aircon_requests_letters_idx" ON "aircon_requests" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "ahu_units_search_idx" ON "ahu_units" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "ahu_units_letters_idx" ON "ahu_units" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "season_parking_search_idx" ON "season_parking" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "season_parking_letters_idx" ON "season_parking" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "season_parking_instances_search_idx" ON "season_parking_instances" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "season_parking_instances_letters_idx" ON "season_parking_instances" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "car_parks_search_idx" ON "car_parks" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "car_parks_letters_idx" ON "car_parks" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "fm_forms_search_idx" ON "fm_forms" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "fm_forms_letters_idx" ON "fm_forms" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "fm_form_documents_search_idx" ON "fm_form_documents" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "fm_form_documents_letters_idx" ON "fm_form_documents" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "fm_form_additional_documents_search_idx" ON "fm_form_additional_documents" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "fm_form_additional_documents_letters_idx" ON "fm_form_additional_documents" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "fm_form_declaration_histories_search_idx" ON "fm_form_declaration_histories" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "fm_form_declaration_histories_letters_idx" ON "fm_form_declaration_histories" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "marketplace_posts_search_idx" ON "marketplace_posts" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "marketplace_posts_letters_idx" ON "marketplace_posts" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "marketplace_blacklists_search_idx" ON "marketplace_blacklists" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "marketplace_blacklists_letters_idx" ON "marketplace_blacklists" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "invoices_search_idx" ON "invoices" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "invoices_letters_idx" ON "invoices" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "payments_search_idx" ON "payments" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "payments_letters_idx" ON "payments" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "notifications_search_idx" ON "notifications" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "notifications_letters_idx" ON "notifications" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "emergency_broadcasts_search_idx" ON "emergency_broadcasts" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "emergency_broadcasts_letters_idx" ON "emergency_broadcasts" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "emergency_broadcast_templates_search_idx" ON "emergency_broadcast_templates" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "emergency_broadcast_templates_letters_idx" ON "emergency_broadcast_templates" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "maintenance_broadcasts_search_idx" ON "maintenance_broadcasts" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "maintenance_broadcasts_letters_idx" ON "maintenance_broadcasts" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "holidays_search_idx" ON "holidays" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "holidays_letters_idx" ON "holidays" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "message_templates_search_idx" ON "message_templates" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "message_templates_letters_idx" ON "message_templates" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "mails_search_idx" ON "mails" USING gin ("search_text" gin_trgm_ops);
CREATE INDEX "mails_letters_idx" ON "mails" USING gin (string_to_array(regexp_replace("search_text", '[\x01-\x7f]+', '', 'g'), null));
CREATE INDEX "office_centres_centre_code_id_idx" ON "office_centres" USING btree (("centre_code") collate "und-x-icu","id");
CREATE INDEX "office_centres_building_name_id_idx" ON "office_centres" USING btree (("building_name") collate "und-x-icu","id");
CREATE INDEX "office_centres_company_name_id_idx" ON "office_centres" USING btree (("company_name") collate "und-x-icu","id");
CREATE INDEX "office_centres_landlord_id_centre_code_id_idx" ON "office_centres" USING btree ("landlord_id",("centre_code") collate "und-x-icu","id");
CREATE INDEX "office_centres_landlord_id_company_name_id_idx" ON "office_centres" USING btree ("landlord_id",("company_name") collate "und-x-icu","id");
CREATE INDEX "office_centres_landlord_id_building_name_id_idx" ON "office_centres" USING btree ("landlord_id",("building_name") collate "und-x-icu","id");
CREATE INDEX "office_centres_landlord_id_customer_code_id_idx" ON "office_centres" USING btree ("landlord_id",("customer_code") collate "und-x-icu","id");
CREATE INDEX "office_centres_landlord_id_contact_email_id_idx" ON "office_centres" USING btree ("landlord_id",("contact_email") collate "und-x-icu","id");
CREATE INDEX "rates_office_centre_id_name_id_idx" ON "rates" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "terms_and_conditions_office_centre_id_name_id_en_idx" ON "terms_and_conditions" USING btree ("office_centre_id",(("name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "terms_and_conditions_office_centre_id_name_id_zh_hant_idx" ON "terms_and_conditions" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "terms_and_conditions_office_centre_id_name_id_zh_hans_idx" ON "terms_and_conditions" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "office_centre_units_office_centre_id_unit_no_id_idx" ON "office_centre_units" USING btree ("office_centre_id",("unit_no") collate "und-x-icu","id");
CREATE INDEX "email_domains_office_centre_id_domain_id_idx" ON "email_domains" USING btree ("office_centre_id",("domain") collate "und-x-icu","id");
CREATE INDEX "users_full_name_id_idx" ON "users" USING btree (("full_name") collate "und-x-icu","id");
CREATE INDEX "users_username_id_idx" ON "users" USING btree (("username") collate "und-x-icu","id");
CREATE INDEX "user_invitations_building_id_username_id_idx" ON "user_invitations" USING btree ("building_id",("username") collate "und-x-icu","id");
CREATE INDEX "user_groups_building_id_group_name_id_idx" ON "user_groups" USING btree ("building_id",("group_name") collate "und-x-icu","id");
CREATE INDEX "global_user_groups_group_name_id_idx" ON "global_user_groups" USING btree (("group_name") collate "und-x-icu","id");
CREATE INDEX "directory_people_building_id_username_id_idx" ON "directory_people" USING btree ("building_id",("username") collate "und-x-icu","id");
CREATE INDEX "directory_people_building_id_full_name_id_idx" ON "directory_people" USING btree ("building_id",("full_name") collate "und-x-icu","id");
CREATE INDEX "activity_events_office_centre_id_name_id_en_idx" ON "activity_events" USING btree ("office_centre_id",(("name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "activity_events_office_centre_id_name_id_zh_hant_idx" ON "activity_events" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "activity_events_office_centre_id_name_id_zh_hans_idx" ON "activity_events" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "activity_event_time_slots_office_centre_id_session_name_id_idx" ON "activity_event_time_slots" USING btree ("office_centre_id",("session_name") collate "und-x-icu","id");
CREATE INDEX "activity_event_time_slots_office_centre_id_location_id_idx" ON "activity_event_time_slots" USING btree ("office_centre_id",("location") collate "und-x-icu","id");
CREATE INDEX "activity_event_time_slots_office_centre_id_check_in_code_id_idx" ON "activity_event_time_slots" USING btree ("office_centre_id",("check_in_code") collate "und-x-icu","id");
CREATE INDEX "event_participants_office_centre_id_guest_name_id_idx" ON "event_participants" USING btree ("office_centre_id",("guest_name") collate "und-x-icu","id");
CREATE INDEX "poll_forms_office_centre_id_name_id_en_idx" ON "poll_forms" USING btree ("office_centre_id",(("name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "poll_forms_office_centre_id_name_id_zh_hant_idx" ON "poll_forms" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "poll_forms_office_centre_id_name_id_zh_hans_idx" ON "poll_forms" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "survey_forms_office_centre_id_name_id_en_idx" ON "survey_forms" USING btree ("office_centre_id",(("name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "survey_forms_office_centre_id_name_id_zh_hant_idx" ON "survey_forms" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "survey_forms_office_centre_id_name_id_zh_hans_idx" ON "survey_forms" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "in_app_pop_up_forms_office_centre_id_name_id_en_idx" ON "in_app_pop_up_forms" USING btree ("office_centre_id",(("name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "in_app_pop_up_forms_office_centre_id_name_id_zh_hant_idx" ON "in_app_pop_up_forms" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "in_app_pop_up_forms_office_centre_id_name_id_zh_hans_idx" ON "in_app_pop_up_forms" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "featured_items_office_centre_id_name_id_en_idx" ON "featured_items" USING btree ("office_centre_id",(("name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "featured_items_office_centre_id_name_id_zh_hant_idx" ON "featured_items" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "featured_items_office_centre_id_name_id_zh_hans_idx" ON "featured_items" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "articles_office_centre_id_name_id_en_idx" ON "articles" USING btree ("office_centre_id",(("name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "articles_office_centre_id_name_id_zh_hant_idx" ON "articles" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "articles_office_centre_id_name_id_zh_hans_idx" ON "articles" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "deep_links_office_centre_id_name_id_idx" ON "deep_links" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "service_request_forms_office_centre_id_title_id_en_idx" ON "service_request_forms" USING btree ("office_centre_id",(("title"->>'en')) collate "und-x-icu","id");
CREATE INDEX "service_request_forms_office_centre_id_title_id_zh_hant_idx" ON "service_request_forms" USING btree ("office_centre_id",(coalesce(nullif("title"->>'zh-Hant', ''), ("title"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "service_request_forms_office_centre_id_title_id_zh_hans_idx" ON "service_request_forms" USING btree ("office_centre_id",(coalesce(nullif("title"->>'zh-Hans', ''), ("title"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "service_request_places_office_centre_id_name_id_idx" ON "service_request_places" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "service_request_places_office_centre_id_floor_no_id_idx" ON "service_request_places" USING btree ("office_centre_id",("floor_no") collate "und-x-icu","id");
CREATE INDEX "documents_office_centre_id_document_name_id_en_idx" ON "documents" USING btree ("office_centre_id",(("document_name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "documents_office_centre_id_document_name_id_zh_hant_idx" ON "documents" USING btree ("office_centre_id",(coalesce(nullif("document_name"->>'zh-Hant', ''), ("document_name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "documents_office_centre_id_document_name_id_zh_hans_idx" ON "documents" USING btree ("office_centre_id",(coalesce(nullif("document_name"->>'zh-Hans', ''), ("document_name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "document_categories_office_centre_id_category_name_id_en_idx" ON "document_categories" USING btree ("office_centre_id",(("category_name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "document_categories_office_centre_id_category_name_5bec26e3_idx" ON "document_categories" USING btree ("office_centre_id",(coalesce(nullif("category_name"->>'zh-Hant', ''), ("category_name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "document_categories_office_centre_id_category_name_00974917_idx" ON "document_categories" USING btree ("office_centre_id",(coalesce(nullif("category_name"->>'zh-Hans', ''), ("category_name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "ahu_units_office_centre_id_reference_no_id_idx" ON "ahu_units" USING btree ("office_centre_id",("reference_no") collate "und-x-icu","id");
CREATE INDEX "ahu_units_office_centre_id_name_id_idx" ON "ahu_units" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "ahu_units_office_centre_id_floor_no_id_idx" ON "ahu_units" USING btree ("office_centre_id",("floor_no") collate "und-x-icu","id");
CREATE INDEX "season_parking_office_centre_id_vehicle_plate_no_id_idx" ON "season_parking" USING btree ("office_centre_id",("vehicle_plate_no") collate "und-x-icu","id");
CREATE INDEX "season_parking_instances_office_centre_id_vehicle__2e3d414e_idx" ON "season_parking_instances" USING btree ("office_centre_id",("vehicle_plate_no") collate "und-x-icu","id");
CREATE INDEX "car_parks_office_centre_id_code_id_idx" ON "car_parks" USING btree ("office_centre_id",("code") collate "und-x-icu","id");
CREATE INDEX "car_parks_office_centre_id_name_id_idx" ON "car_parks" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "fm_forms_office_centre_id_contractor_company_id_idx" ON "fm_forms" USING btree ("office_centre_id",("contractor_company") collate "und-x-icu","id");
CREATE INDEX "fm_form_documents_office_centre_id_form_name_id_idx" ON "fm_form_documents" USING btree ("office_centre_id",("form_name") collate "und-x-icu","id");
CREATE INDEX "fm_form_additional_documents_office_centre_id_name_id_idx" ON "fm_form_additional_documents" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "fm_form_declaration_histories_office_centre_id_dec_44569b9f_idx" ON "fm_form_declaration_histories" USING btree ("office_centre_id",("declared_name") collate "und-x-icu","id");
CREATE INDEX "fm_form_declaration_histories_office_centre_id_dec_c3277f8e_idx" ON "fm_form_declaration_histories" USING btree ("office_centre_id",("declared_email") collate "und-x-icu","id");
CREATE INDEX "fm_form_declaration_histories_office_centre_id_con_50a96960_idx" ON "fm_form_declaration_histories" USING btree ("office_centre_id",("content_hash") collate "und-x-icu","id");
CREATE INDEX "marketplace_posts_office_centre_id_title_id_idx" ON "marketplace_posts" USING btree ("office_centre_id",("title") collate "und-x-icu","id");
CREATE INDEX "marketplace_post_histories_office_centre_id_title_id_idx" ON "marketplace_post_histories" USING btree ("office_centre_id",("title") collate "und-x-icu","id");
CREATE INDEX "invoices_office_centre_id_invoice_no_id_idx" ON "invoices" USING btree ("office_centre_id",("invoice_no") collate "und-x-icu","id");
CREATE INDEX "payments_office_centre_id_transaction_id_id_idx" ON "payments" USING btree ("office_centre_id",("transaction_id") collate "und-x-icu","id");
CREATE INDEX "notifications_office_centre_id_title_id_en_idx" ON "notifications" USING btree ("office_centre_id",(("title"->>'en')) collate "und-x-icu","id");
CREATE INDEX "notifications_office_centre_id_title_id_zh_hant_idx" ON "notifications" USING btree ("office_centre_id",(coalesce(nullif("title"->>'zh-Hant', ''), ("title"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "notifications_office_centre_id_title_id_zh_hans_idx" ON "notifications" USING btree ("office_centre_id",(coalesce(nullif("title"->>'zh-Hans', ''), ("title"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "emergency_broadcasts_office_centre_id_title_id_en_idx" ON "emergency_broadcasts" USING btree ("office_centre_id",(("title"->>'en')) collate "und-x-icu","id");
CREATE INDEX "emergency_broadcasts_office_centre_id_title_id_zh_hant_idx" ON "emergency_broadcasts" USING btree ("office_centre_id",(coalesce(nullif("title"->>'zh-Hant', ''), ("title"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "emergency_broadcasts_office_centre_id_title_id_zh_hans_idx" ON "emergency_broadcasts" USING btree ("office_centre_id",(coalesce(nullif("title"->>'zh-Hans', ''), ("title"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "emergency_broadcast_templates_office_centre_id_name_id_idx" ON "emergency_broadcast_templates" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "emergency_broadcast_templates_office_centre_id_title_id_en_idx" ON "emergency_broadcast_templates" USING btree ("office_centre_id",(("title"->>'en')) collate "und-x-icu","id");
CREATE INDEX "emergency_broadcast_templates_office_centre_id_tit_3ae44c39_idx" ON "emergency_broadcast_templates" USING btree ("office_centre_id",(coalesce(nullif("title"->>'zh-Hant', ''), ("title"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "emergency_broadcast_templates_office_centre_id_tit_2ac347cc_idx" ON "emergency_broadcast_templates" USING btree ("office_centre_id",(coalesce(nullif("title"->>'zh-Hans', ''), ("title"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "maintenance_broadcasts_title_id_en_idx" ON "maintenance_broadcasts" USING btree ((("title"->>'en')) collate "und-x-icu","id");
CREATE INDEX "maintenance_broadcasts_title_id_zh_hant_idx" ON "maintenance_broadcasts" USING btree ((coalesce(nullif("title"->>'zh-Hant', ''), ("title"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "maintenance_broadcasts_title_id_zh_hans_idx" ON "maintenance_broadcasts" USING btree ((coalesce(nullif("title"->>'zh-Hans', ''), ("title"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "holidays_office_centre_id_name_id_idx" ON "holidays" USING btree ("office_centre_id",("name") collate "und-x-icu","id");
CREATE INDEX "message_templates_office_centre_id_name_id_en_idx" ON "message_templates" USING btree ("office_centre_id",(("name"->>'en')) collate "und-x-icu","id");
CREATE INDEX "message_templates_office_centre_id_name_id_zh_hant_idx" ON "message_templates" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hant', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "message_templates_office_centre_id_name_id_zh_hans_idx" ON "message_templates" USING btree ("office_centre_id",(coalesce(nullif("name"->>'zh-Hans', ''), ("name"->>'en'))) collate "und-x-icu","id");
CREATE INDEX "mails_to_address_id_idx" ON "mails" USING btree (("to_address") collate "und-x-icu","id");
