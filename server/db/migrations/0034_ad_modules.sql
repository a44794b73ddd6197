ALTER TABLE "in_app_pop_up_forms" DROP CONSTRAINT "in_app_pop_up_forms_module_code_check";
ALTER TABLE "in_app_pop_up_forms" ADD CONSTRAINT "in_app_pop_up_forms_module_code_check" CHECK ("module_code" in ('ACTIVITY_EVENT', 'POLL', 'SURVEY', 'CAR_PARK'));
